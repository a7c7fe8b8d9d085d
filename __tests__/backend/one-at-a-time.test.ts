import { setTimeout as sleep } from 'node:timers/promises'
import { oneAtATime } from '../../scripts/backend/one-at-a-time'

const task =
  (log: string[], name: string, wait = 5) =>
  async () => {
    log.push(`${name} begins`)
    await sleep(wait)
    log.push(`${name} ends`)
    return name
  }

test('tasks of one key wait for one another', async () => {
  const inTurn = oneAtATime()
  const log: string[] = []
  const results = await Promise.all([inTurn('a', task(log, '1')), inTurn('a', task(log, '2', 1))])
  expect(results).toEqual(['1', '2'])
  expect(log).toEqual(['1 begins', '1 ends', '2 begins', '2 ends'])
})

test('tasks of other keys do not wait', async () => {
  const inTurn = oneAtATime()
  const log: string[] = []
  await Promise.all([inTurn('a', task(log, '1', 20)), inTurn('b', task(log, '2', 1))])
  expect(log).toEqual(['1 begins', '2 begins', '2 ends', '1 ends'])
})

test('a task that fails fails for its caller alone', async () => {
  const inTurn = oneAtATime()
  const failing = inTurn('a', async () => {
    throw new Error('no space left')
  })
  const next = inTurn('a', async () => 'fine')
  await expect(failing).rejects.toThrow('no space left')
  expect(await next).toBe('fine')
})
