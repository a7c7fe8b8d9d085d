/** @jest-environment node */
import { ProblemError } from '@/lib/admin/problem-error'
import { readBody } from '@/lib/admin/request-body'
import { Turns } from '@/lib/admin/turns'

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

describe('taking turns', () => {
  const pending = () => Promise.withResolvers<void>()

  it('runs no more at once than allowed, in order, and refuses whoever is one too many', async () => {
    const turns = new Turns(1, 1)
    const [first, second] = [pending(), pending()]
    const order: string[] = []
    const running = turns.take(async () => {
      order.push('first')
      await first.promise
    })
    const waiting = turns.take(async () => {
      order.push('second')
      await second.promise
    })
    expect(await problemOf(turns.take(async () => {}))).toBe('busy')
    expect(order).toEqual(['first'])
    first.resolve()
    await running
    second.resolve()
    await waiting
    expect(order).toEqual(['first', 'second'])
  })

  it('gives the place on when the work fails', async () => {
    const turns = new Turns(1, 0)
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await turns.take(async () => 'yes')).toBe('yes')
  })
})
