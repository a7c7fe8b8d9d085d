/** @jest-environment node */
import { waitForStep } from '@/lib/auth/steady-answer'

it.each([0, 3, 90, 250, 749])(
  'an answer that was ready after %d ms is given after the same time as any other',
  (elapsed) => {
    expect(elapsed + waitForStep(elapsed)).toBe(750)
  },
)

it('an answer that took longer than one step is given at the end of its last one', () => {
  expect(1_100 + waitForStep(1_100)).toBe(1_500)
})
