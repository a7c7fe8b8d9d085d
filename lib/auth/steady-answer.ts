import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds; longer than the service usually takes to compare a password. */
const stepMs = 750

/** How much longer an answer waits that was ready after so many milliseconds: until the next whole step. */
export const waitForStep = (elapsedMs: number): number => stepMs - (elapsedMs % stepMs)

/**
 * Gives an answer that could tell something at whole steps of time only. Comparing a password takes time that an unknown
 * account does not take: a refusal as soon as it is ready would tell which addresses have an account.
 * @param tells whether this answer is to wait; one that leads into the panel need not
 */
export async function steadyAnswer<Answer>(
  work: () => Promise<Answer>,
  tells: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const started = performance.now()
  const answer = await work()
  if (tells(answer)) await sleep(waitForStep(performance.now() - started))
  return answer
}
