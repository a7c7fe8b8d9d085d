/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { readCounts } from '../../scripts/test-report'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

const counts = (runner: 'jest' | 'playwright', report: object) => {
  writeFileSync('report.json', JSON.stringify(report))
  return readCounts(runner, 'report.json')
}

test('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 10, numFailedTests: 2, numRuntimeErrorTestSuites: 1, numTotalTests: 12 }
  expect(counts('jest', report)).toEqual({ passed: 10, failed: 3 })
})

test('a browser test that passed at the second try passed; an error outside of tests is a failure', () => {
  const report = {
    stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'no browser' }],
  }
  expect(counts('playwright', report)).toEqual({ passed: 21, failed: 2 })
})

test('no report is a failure', () => {
  expect(readCounts('jest', 'none.json')).toEqual({ passed: 0, failed: 1 })
})
