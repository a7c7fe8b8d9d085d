import { ProblemError } from './problem-error'

/**
 * Lets few run at a time and few wait: decoding pictures takes much memory, and a flood must not take it
 * from the public site.
 */
export class Turns {
  readonly #atOnce: number
  readonly #maxWaiting: number
  #running = 0
  readonly #waiting: (() => void)[] = []

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  /**
   * Runs `work` when it is its turn.
   * @throws ProblemError busy when too many wait already, and whatever `work` rejects with
   */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#maxWaiting) throw new ProblemError('busy')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The place passes on; it is given back only when nobody waits.
      if (next) next()
      else this.#running -= 1
    }
  }
}
