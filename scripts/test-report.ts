import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
}

const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    /** Test files that could not even be loaded. */
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }))

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    // A flaky test passed when it was tried again.
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }))

/** What a runner counted, from the JSON report that it wrote; one failure when it wrote none. */
export function readCounts(runner: 'jest' | 'playwright', file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (runner === 'jest' ? jestReport : playwrightReport).parse(report)
}
