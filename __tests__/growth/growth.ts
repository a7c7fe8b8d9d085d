/** Milliseconds of processor time that a piece of work takes: the least of some runs, since others use the machine as well. */
async function cost(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < 4; run += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** What takes less at the largest size, in milliseconds, harms nobody however it grows. */
const harmless = 25

/** How much more than in proportion a cost may seem to grow on a busy machine. */
const tolerance = 2.5

/**
 * Whether work on what strangers send grows no worse than its size: it is done with an input of 1, 2, 4 and 8 times a size.
 * @param size of the smallest input; the largest should be as much as gets through to the work
 * @returns the costs in milliseconds, and the first that is out of proportion
 */
export async function growth<Input>(
  size: number,
  make: (size: number) => Input,
  work: (input: Input) => unknown,
): Promise<{ costs: number[]; tooMuch: number | undefined }> {
  const costs: number[] = []
  for (const times of [1, 2, 4, 8]) {
    const input = make(size * times)
    costs.push(await cost(() => work(input)))
  }
  const [first = 0] = costs
  const limit = (index: number) => Math.max(harmless, first * 2 ** index * tolerance)
  return { costs, tooMuch: costs.find((one, index) => one > limit(index)) }
}
