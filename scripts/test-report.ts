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

/** What a runner counted, from the JSON report that it wrote; one failure when it wrote none. */
export function readCounts(runner: 'jest' | 'playwright', file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, flaky: 0 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (runner === 'jest' ? jestReport : playwrightReport).parse(report)
}

/** Everything that ran, in one line: `427 policies, 388 journeys (2 skipped, 1 flaky)`. */
export const whatRan = (runs: readonly (Counts & { name: string })[]): string =>
  runs
    .map(({ name, passed, failed, skipped, flaky }) => {
      const notes = Object.entries({ failed, skipped, flaky }).filter(([, count]) => count > 0)
      const said = notes.map(([note, count]) => `${count} ${note}`).join(', ')
      return `${passed + failed} ${name}${said && ` (${said})`}`
    })
    .join(', ')
