import { runProgram, step } from './steps.ts'

/* Checks that need no running site; both `npm run verify` and `npm test` begin with them, in this order. */

/** @throws StepError where the compiler finds something */
export const checkTypes = (): Promise<void> =>
  step('Types', async () => {
    await runProgram('next', ['typegen'])
    await runProgram('tsc', ['--noEmit'])
  })

/** @throws StepError where Biome finds something */
export const checkFormat = (): Promise<void> =>
  step('Formatting and lint', () =>
    runProgram('biome', ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']),
  )

/** @throws StepError where a test fails; `report` is the file that says which */
export const runUnitTests = (report?: string): Promise<void> =>
  step('Unit and component tests', () =>
    runProgram('jest', [
      '--selectProjects',
      'unit',
      // Jest leaves one processor to others, which on two is half of them.
      '--maxWorkers=100%',
      ...(report ? ['--json', `--outputFile=${report}`] : []),
    ]),
  )
