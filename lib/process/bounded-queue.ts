import pLimit from 'p-limit'

/** As many jobs run and wait as the queue allows. */
export class QueueFullError extends Error {}

/** Runs a few pieces of work at a time and lets a few wait, so that a flood of them cannot take the memory. */
export class BoundedQueue {
  readonly #limit: ReturnType<typeof pLimit>
  readonly #most: number
  /** When each of those that wait began to, first in line first. */
  readonly #since: number[] = []

  /**
   * @param concurrency how many run at a time
   * @param maxWaiting how many more may wait for their turn
   */
  constructor(concurrency: number, maxWaiting: number) {
    this.#limit = pLimit(concurrency)
    this.#most = concurrency + maxWaiting
  }

  /** Milliseconds that the first in line has waited for its turn; 0 where nobody waits. */
  get waitedMs(): number {
    const [first] = this.#since
    return first === undefined ? 0 : performance.now() - first
  }

  /**
   * Runs `work` when it is its turn, in the order of the calls.
   * @throws QueueFullError at once when too many wait already, and whatever `work` rejects with
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#most)
      throw new QueueFullError('queue full')
    this.#since.push(performance.now())
    return this.#limit(() => {
      this.#since.shift()
      return work()
    })
  }
}
