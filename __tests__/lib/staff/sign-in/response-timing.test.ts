import { answerAt, waitForStep } from '@/lib/staff/sign-in/response-timing'

it.each([0, 3, 90, 250, 749])(
  'an answer that was ready after %d ms is given after the same time as any other',
  (elapsed) => {
    expect(elapsed + waitForStep(elapsed)).toBe(750)
  },
)

it('an answer that took longer than one step is given at the end of its last one', () => {
  expect(1_100 + waitForStep(1_100)).toBe(1_500)
})

it('an answer waits for its time, and does not wait for work that takes longer', async () => {
  const started = performance.now()
  expect(await answerAt(60, Promise.resolve('early'), 'late')).toBe('early')
  // Timers may fire a fraction of a millisecond early.
  expect(performance.now() - started).toBeGreaterThanOrEqual(58)
  expect(await answerAt(1, new Promise<string>(() => {}), 'late')).toBe('late')
})
