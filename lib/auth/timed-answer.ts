import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds until a request for a mail is answered: longer than most mail servers take to accept one. */
export const mailAnswerMs = 1_500

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
