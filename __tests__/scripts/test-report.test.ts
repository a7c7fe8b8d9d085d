import { writeFileSync } from 'node:fs'
import { readCounts, TestRun } from '../../scripts/test-report'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

const file = 'report.json'
const jestReport = { numPassedTests: 10, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 }

const counts = (runner: 'jest' | 'playwright', report: object) => {
  writeFileSync(file, JSON.stringify(report))
  return readCounts({ runner, file })
}

test('a test file that cannot be loaded is a failure', () => {
  const report = { ...jestReport, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 }
  expect(counts('jest', report)).toEqual({ passed: 10, failed: 3, skipped: 1, flaky: 0 })
})

test('a browser test that passed at the second try passed; an error outside of tests is a failure', () => {
  const report = {
    stats: { expected: 20, unexpected: 1, flaky: 1, skipped: 4 },
    errors: [{ message: 'no browser' }],
  }
  expect(counts('playwright', report)).toEqual({ passed: 21, failed: 2, skipped: 4, flaky: 1 })
})

test('without a report nothing was counted', () => {
  expect(readCounts({ runner: 'jest', file: 'none.json' })).toBeUndefined()
})

describe('a run', () => {
  const well = async () => {}
  const badly = async () => {
    throw new Error('It ended with code 1.')
  }

  test('says in one line what came to its end, with a note where tests failed, were left out or needed a second try', async () => {
    const run = new TestRun()
    await run.record('types', well)
    await run.record('policies', async () => writeFileSync(file, JSON.stringify(jestReport)), {
      runner: 'jest',
      file,
    })
    const journeys = { stats: { expected: 379, unexpected: 8, flaky: 1, skipped: 2 }, errors: [] }
    const failing = async () => {
      writeFileSync(file, JSON.stringify(journeys))
      await badly()
    }
    await expect(run.record('journeys', failing, { runner: 'playwright', file })).rejects.toThrow()
    expect(run.whatRan()).toBe('types, 10 policies, 388 journeys (8 failed, 2 skipped, 1 flaky)')
    expect(run.totals()).toEqual({ passed: 390, failed: 8 })
  })

  test('that ends with types or lint names them, and counts no test', async () => {
    const types = new TestRun()
    await expect(types.record('types', badly)).rejects.toThrow('It ended with code 1.')
    expect(types.whatRan()).toBe('types (failed)')
    expect(types.totals()).toEqual({ passed: 0, failed: 1 })

    const lint = new TestRun()
    await lint.record('types', well)
    await expect(lint.record('lint', badly)).rejects.toThrow()
    expect(lint.whatRan()).toBe('types, lint (failed)')
  })

  test('in which a runner wrote no report, or failed with no test to blame, failed once', async () => {
    const silent = new TestRun()
    await expect(silent.record('journeys', badly, { runner: 'playwright', file })).rejects.toThrow()
    expect(silent.whatRan()).toBe('journeys (failed)')
    expect(silent.totals()).toEqual({ passed: 0, failed: 1 })

    const blameless = new TestRun()
    const failing = async () => {
      writeFileSync(file, JSON.stringify(jestReport))
      await badly()
    }
    await expect(blameless.record('policies', failing, { runner: 'jest', file })).rejects.toThrow()
    expect(blameless.whatRan()).toBe('10 policies (failed)')
    expect(blameless.totals()).toEqual({ passed: 10, failed: 1 })
  })

  test('names what stands between the steps only where it failed', async () => {
    const run = new TestRun()
    await run.support('start of the site', well)
    await run.record('types', well)
    await expect(run.support('clean-up', badly)).rejects.toThrow('It ended with code 1.')
    expect(run.whatRan()).toBe('types, clean-up (failed)')
    expect(run.totals()).toEqual({ passed: 0, failed: 1 })
  })

  test('that did nothing yet says so', () => {
    expect(new TestRun().whatRan()).toBe('nothing')
  })
})
