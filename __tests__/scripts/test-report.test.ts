/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { readCounts, whatRan } from '../../scripts/test-report'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

const counts = (runner: 'jest' | 'playwright', report: object) => {
  writeFileSync('report.json', JSON.stringify(report))
  return readCounts(runner, 'report.json')
}

test('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 10, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 }
  expect(counts('jest', report)).toEqual({ passed: 10, failed: 3, skipped: 1, flaky: 0 })
})

test('a browser test that passed at the second try passed; an error outside of tests is a failure', () => {
  const report = {
    stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'no browser' }],
  }
  expect(counts('playwright', report)).toEqual({ passed: 21, failed: 2, skipped: 4, flaky: 1 })
})

test('no report is a failure', () => {
  expect(readCounts('jest', 'none.json')).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: 0 })
})

test('what ran is one line, with a note where something failed, was left out or needed a second try', () => {
  const all = { passed: 427, failed: 0, skipped: 0, flaky: 0 }
  const some = { passed: 380, failed: 8, skipped: 2, flaky: 1 }
  expect(
    whatRan([
      { name: 'policies', ...all },
      { name: 'journeys', ...some },
    ]),
  ).toBe('427 policies, 388 journeys (8 failed, 2 skipped, 1 flaky)')
})
