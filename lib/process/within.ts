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

/**
 * The data that a call to the backend gives, within a time.
 * @throws when the time is over, or the backend gives an error instead
 */
export async function dataWithin<Data>(
  milliseconds: number,
  call: PromiseLike<{ data: Data; error: { message: string } | null }>,
): Promise<Data> {
  const { data, error } = await within(milliseconds, Promise.resolve(call))
  if (error) throw new Error(error.message || 'the service gave no reason')
  return data
}
