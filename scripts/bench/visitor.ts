/**
 * A visitor who opens the list of tours again and again, in a thread of its own: what the bench itself is busy with must
 * not count as waiting. `workerData` is the site's origin; any message ends the visit, which answers with its result.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

export const visitResultSchema = z.object({
  /** Milliseconds that each page took. */
  pages: z.array(z.number()),
  pagesFailed: z.number(),
})
export type VisitResult = z.infer<typeof visitResultSchema>

/** @returns whether the whole page came */
const openPage = (origin: string): Promise<boolean> =>
  fetch(`${origin}/passeios`, {
    headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (answer) => answer.ok && (await answer.text()).includes('</html>'),
    () => false,
  )

async function openPages(origin: string, goesOn: () => boolean): Promise<VisitResult> {
  const visit: VisitResult = { pages: [], pagesFailed: 0 }
  while (goesOn()) {
    const began = performance.now()
    const isWhole = await openPage(origin)
    if (isWhole) visit.pages.push(performance.now() - began)
    else visit.pagesFailed += 1
    await sleep(100)
  }
  return visit
}

/** Says when it begins, and what came of it when it is told to end. */
async function visit(port: NonNullable<typeof parentPort>): Promise<void> {
  const origin = z.string().parse(workerData)
  let isEnded = false
  port.once('message', () => {
    isEnded = true
  })
  // On a site that is up somebody has opened the page before, and the process has it in memory.
  await openPage(origin)
  port.postMessage('ready')
  port.postMessage(await openPages(origin, () => !isEnded))
}

if (parentPort) void visit(parentPort)
