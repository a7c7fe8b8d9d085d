import { runProgram, step } from './steps.ts'

/* Checks that need no running site: `npm run check`, `npm run verify` and `npm test` are made of them. */

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

/** Jest's projects that need nothing running (jest.config.ts). */
type Project = 'unit' | 'processes'

/**
 * @param options further arguments of Jest
 * @throws StepError where a test fails
 */
export const runJest = (title: string, projects: readonly Project[], options: string[] = []): Promise<void> =>
  step(title, () =>
    // Jest leaves one processor to others, which on two is half of them.
    runProgram('jest', ['--maxWorkers=100%', ...options, '--selectProjects', ...projects]),
  )
