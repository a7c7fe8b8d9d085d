/** What a stand-in for the backend answers; the last one stays. */
export type Answer = Response | Error | 'silence'

export const backendUrl = 'https://project.supabase.example'
export const publicUrl = (path: string): string => `${backendUrl}/storage/v1/object/public/${path}`

/** Replaces `fetch` by a backend that gives these answers in turn, and stays silent until it is aborted. */
export function backendAnswers(...answers: [Answer, ...Answer[]]) {
  let next = 0
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const answer = answers[Math.min(next, answers.length - 1)]
    next += 1
    if (answer instanceof Response) {
      // A clone shares its stream with the original, and cancelling one would wait for the other.
      return new Response(answer.body ? await answer.clone().arrayBuffer() : null, answer)
    }
    if (answer !== 'silence') throw answer
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  })
}

/** The structured lines written to one level of the log, while nothing is printed. */
export function logged(level: 'error' | 'warn' | 'info'): () => Record<string, unknown>[] {
  const spy = jest.spyOn(console, level).mockImplementation(() => undefined)
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)))
}
