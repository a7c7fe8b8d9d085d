import { runAtOnce, runInSlices } from '@/lib/concurrency/time-slices'

/** Steps that take three milliseconds each by the clock of the test. */
function slowSteps(count: number, done: number[]): (() => void)[] {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  return Array.from({ length: count }, (_, step) => () => {
    now += 3
    done.push(step)
  })
}

test('work in slices does every step in its order and lets other work in between', async () => {
  const done: number[] = []
  const running = runInSlices(slowSteps(10, done))
  const before: number[] = []
  setImmediate(() => before.push(done.length))
  await running
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(before[0]).toBeLessThan(10)
})

test('work at once is done when the call returns', () => {
  const done: number[] = []
  runAtOnce(slowSteps(10, done))
  expect(done).toHaveLength(10)
})

test('a step that fails ends the work, and the caller is told', async () => {
  const done: number[] = []
  const [first, ...rest] = slowSteps(3, done)
  const failing = () => {
    throw new Error('broken')
  }
  await expect(runInSlices([first ?? failing, failing, ...rest])).rejects.toThrow('broken')
  expect(done).toEqual([0])
})
