/**
 * `npm run verify`: types, formatting and lint, unit and component tests. Starts nothing.
 *
 *   --changed   of the tests only those that reach what changed since the last commit (`npm run check`)
 */
import { parseArgs } from 'node:util'
import { checkFormat, checkTypes, runJest } from './checks.ts'
import { exitWithParent } from './processes.ts'
import { StepError, stopPrograms } from './steps.ts'

const leave = async (code: number) => {
  await stopPrograms()
  process.exit(code)
}
process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
exitWithParent(() => void leave(143))

const { changed } = parseArgs({ options: { changed: { type: 'boolean', default: false } } }).values

try {
  await checkTypes()
  await checkFormat()
  await runJest('Unit and component tests', ['unit'], changed ? ['--onlyChanged', '--passWithNoTests'] : [])
} catch (error) {
  if (!(error instanceof StepError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
