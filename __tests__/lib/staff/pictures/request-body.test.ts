import { ProblemError } from '@/lib/staff/answers'
import { readBody } from '@/lib/staff/pictures/request-body'

const request = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://localhost/', { method: 'POST', body, headers, ...{ duplex: 'half' } })

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  )

const stream = (chunks: number, size: number, failure?: Error): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let index = 0; index < chunks; index += 1) controller.enqueue(new Uint8Array(size))
      if (failure) controller.error(failure)
      else controller.close()
    },
  })

describe('reading a body', () => {
  it('gives back what was sent, up to the limit itself', async () => {
    expect(await readBody(request(stream(4, 25)), 100)).toHaveLength(100)
  })

  it.each([
    ['one byte too many', request(stream(1, 101)), 'tooLarge'],
    ['nothing', request(stream(0, 0)), 'empty'],
    ['no body', request(null), 'empty'],
    ['a connection that breaks', request(stream(1, 10, new Error('reset'))), 'interrupted'],
    ['less than was announced', request(stream(1, 10), { 'content-length': '20' }), 'interrupted'],
  ])('refuses %s', async (_name, given, problem) => {
    expect(await problemOf(readBody(given, 100))).toBe(problem)
  })

  it('keeps nothing of what a sender has walked away from', async () => {
    const controller = new AbortController()
    const given = new Request('http://localhost/', { method: 'POST', body: 'abc', signal: controller.signal })
    controller.abort()
    expect(await problemOf(readBody(given, 100))).toBe('interrupted')
  })
})

describe('a sender that takes its time', () => {
  /** Sends so many bytes every 10 ms, for ever. */
  const trickle = (bytes: number): ReadableStream<Uint8Array> =>
    new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        controller.enqueue(new Uint8Array(bytes))
      },
    })
  const quick = { timeoutMs: 5_000, intervalMs: 50, minBytesPerInterval: 40 }

  it('is given up when it sends next to nothing', async () => {
    expect(await problemOf(readBody(request(trickle(1)), 1_000_000, quick))).toBe('slow')
  })

  /** So many bytes, two every 10 ms. */
  const drip = (bytes: number): ReadableStream<Uint8Array> => {
    let left = bytes
    return new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        controller.enqueue(new Uint8Array(Math.min(2, left)))
        left -= 2
        if (left <= 0) controller.close()
      },
    })
  }
  const announcing = (bytes: number) => ({ 'content-length': String(bytes) })

  it('is waited for when the little that is left comes in time', async () => {
    expect(await readBody(request(drip(40), announcing(40)), 1_000, quick)).toHaveLength(40)
  })

  it('is given up early when what is left cannot come in time', async () => {
    const body = readBody(request(drip(5_000), announcing(5_000)), 10_000, quick)
    expect(await problemOf(body)).toBe('slow')
  })

  it('is given up when it never comes to an end', async () => {
    expect(await problemOf(readBody(request(trickle(100)), 1_000_000, { ...quick, timeoutMs: 200 }))).toBe(
      'slow',
    )
  })
})
