import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  /** Left out on this machine, where nginx is missing for instance; each says why. */
  skipped: number
  /** Among those that passed: only when tried again. */
  flaky: number
}

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    /** Test files that could not even be loaded. */
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    flaky: 0,
  }))

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    // A flaky test passed when it was tried again.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }))

/** The JSON report that a test runner writes. */
export interface Report {
  runner: 'jest' | 'playwright'
  file: string
}

/** What a runner counted; undefined when it wrote no report. */
export function readCounts({ runner, file }: Report): Counts | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (runner === 'jest' ? jestReport : playwrightReport).parse(report)
}

interface Ended {
  name: string
  isFailed: boolean
  counts?: Counts
}

function sayOne({ name, isFailed, counts }: Ended): string {
  const { passed = 0, failed = 0, skipped = 0, flaky = 0 } = counts ?? {}
  const notes = Object.entries({ failed, skipped, flaky })
    .filter(([, count]) => count > 0)
    .map(([note, count]) => `${count} ${note}`)
  if (isFailed && failed === 0) notes.unshift('failed')
  return `${counts ? `${passed + failed} ` : ''}${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

/** Keeps the steps of a test run that came to their end, well or not. */
export class TestRun {
  readonly #ended: Ended[] = []

  /** Does a step and keeps how it ended; a runner's report, also of a run that failed, says more than that it did. */
  async record<T>(name: string, work: () => Promise<T>, report?: Report): Promise<T> {
    let isFailed = true
    try {
      const result = await work()
      isFailed = false
      return result
    } finally {
      this.#ended.push({ name, isFailed, counts: report && readCounts(report) })
    }
  }

  /** Does what only a failure makes worth a word: whatever has to be there before a step, or goes after it. */
  async support<T>(name: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      this.#ended.push({ name, isFailed: true })
      throw error
    }
  }

  /** Everything that ended, in one line: `types, lint, 427 policies, 388 journeys (2 skipped, 1 flaky)`. */
  whatRan(): string {
    return this.#ended.map(sayOne).join(', ') || 'nothing'
  }

  /** Tests that passed and failed. A step that failed with no test to blame is a failure of its own. */
  totals(): { passed: number; failed: number } {
    const sum = (count: (one: Ended) => number) => this.#ended.reduce((total, one) => total + count(one), 0)
    return {
      passed: sum(({ counts }) => counts?.passed ?? 0),
      failed: sum(({ isFailed, counts }) => Math.max(counts?.failed ?? 0, isFailed ? 1 : 0)),
    }
  }
}
