import { BoundedQueue, QueueFullError } from '@/lib/process/bounded-queue'

it('runs no more at once than allowed, in order, and refuses whoever is one too many', async () => {
  const queue = new BoundedQueue(1, 1)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const order: string[] = []
  const running = queue.run(async () => {
    order.push('first')
    await first.promise
  })
  const waiting = queue.run(async () => {
    order.push('second')
    await second.promise
  })
  await expect(queue.run(async () => {})).rejects.toBeInstanceOf(QueueFullError)
  expect(order).toEqual(['first'])
  first.resolve()
  await running
  second.resolve()
  await waiting
  expect(order).toEqual(['first', 'second'])
})

it('gives the place on when the work fails', async () => {
  const queue = new BoundedQueue(1, 0)
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run(async () => 'yes')).toBe('yes')
})

it('says how long the first in line has waited, and that nobody waits', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
  const queue = new BoundedQueue(1, 2)
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [running, next] = works.map(({ promise }, index) => {
    clock.mockReturnValue(1000 + 100 * index)
    return queue.run(() => promise)
  })
  await Promise.resolve()
  clock.mockReturnValue(2000)
  expect(queue.waitedMs).toBe(900)
  works[0]?.resolve()
  await running
  expect(queue.waitedMs).toBe(800)
  works[1]?.resolve()
  await next
  expect(queue.waitedMs).toBe(0)
  clock.mockRestore()
})
