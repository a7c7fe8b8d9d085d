/** Runs tasks that share a key one after the other, tasks with different keys side by side. */
export function oneAtATime(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const tails = new Map<string, Promise<unknown>>()
  return async (key, task) => {
    const result = (tails.get(key) ?? Promise.resolve()).then(task)
    const tail = result.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await result
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}
