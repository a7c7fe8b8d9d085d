import { type RunningProcess, startProcess } from './processes.ts'

/** A program that a step ran did not succeed; what it printed says why. */
export class StepError extends Error {}

const running = new Set<RunningProcess>()

/** Does a piece of work under a title, and prints how it ended and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now()
  console.log(`\n== ${title}`)
  let outcome = 'failed after '
  try {
    const result = await work()
    outcome = ''
    return result
  } finally {
    console.log(`== ${title}: ${outcome}${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
}

/**
 * Runs a program of the project's packages to its end, with the pinned Node.
 * @throws StepError when it fails
 */
export async function runProgram(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const program = startProcess(
    process.execPath,
    ['--import', './scripts/exit-with-parent.ts', `node_modules/.bin/${name}`, ...args],
    { env },
  )
  running.add(program)
  const code = await program.exited
  running.delete(program)
  if (code !== 0) throw new StepError(`${name} ended with code ${code}.`)
}

/** Ends the programs under way. */
export const stopPrograms = (): Promise<unknown> => Promise.all([...running].map((program) => program.stop()))
