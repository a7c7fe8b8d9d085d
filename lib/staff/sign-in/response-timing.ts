import { setTimeout as sleep } from 'node:timers/promises'

// What an answer says must not be told by the time that it takes: work for an account that exists takes longer.

/** Milliseconds; longer than the service usually takes to compare a password. */
const signInStepMs = 750

/** Milliseconds until a request for a mail is answered: longer than most mail servers take to accept one. */
export const mailAnswerMs = 1_500

/** Milliseconds; longer than it usually takes to hash the password of a new account and to send its mail. */
export const signUpStepMs = 2_500

/** How much longer an answer waits that was ready after so many milliseconds: until the next whole step. */
export const waitForStep = (elapsedMs: number, stepMs = signInStepMs): number => stepMs - (elapsedMs % stepMs)

/**
 * Gives an answer that could tell something at whole steps of time only. Comparing a password takes time that an unknown
 * account does not take, and a new one takes a mail: an answer as soon as it is ready would tell which addresses have an
 * account.
 * @param tells whether this answer is to wait; one that leads into the panel need not
 */
export async function steadyAnswer<Answer>(
  work: () => Promise<Answer>,
  {
    tells = () => true,
    stepMs = signInStepMs,
  }: { tells?: (answer: Answer) => boolean; stepMs?: number } = {},
): Promise<Answer> {
  const started = performance.now()
  const answer = await work()
  if (tells(answer)) await sleep(waitForStep(performance.now() - started, stepMs))
  return answer
}

/**
 * The answer of `work`, at a fixed time: work that takes longer goes on by itself, and `late` is the answer. Sending a
 * mail takes time that an unknown address does not take; an answer when it is done would tell which addresses have an
 * account.
 * @param work never rejects
 */
export async function answerAt<Answer>(
  milliseconds: number,
  work: Promise<Answer>,
  late: Answer,
): Promise<Answer> {
  const time = sleep(milliseconds)
  const answer = await Promise.race([work, time.then(() => late)])
  await time
  return answer
}
