/** Something took longer than it may. */
class TooSlowError extends Error {}

/**
 * The result of `work`, or a failure after `milliseconds`. For libraries that try again by themselves for
 * longer than a person would wait.
 * @throws TooSlowError when the time is over, and whatever `work` rejects with
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`no answer in ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
