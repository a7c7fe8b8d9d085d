import { runProgram, step } from './steps.ts'

/** Checks that need no running site; both `npm run verify` and `npm test` begin with them. */
export async function checkSources(unitReport?: string): Promise<void> {
  await step('Types', async () => {
    await runProgram('next', ['typegen'])
    await runProgram('tsc', ['--noEmit'])
  })
  await step('Formatting and lint', () =>
    runProgram('biome', ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']),
  )
  await step('Unit and component tests', () =>
    runProgram('jest', [
      '--selectProjects',
      'unit',
      // Jest leaves one processor to others, which on two is half of them.
      '--maxWorkers=100%',
      ...(unitReport ? ['--json', `--outputFile=${unitReport}`] : []),
    ]),
  )
}
