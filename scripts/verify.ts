/** `npm run verify`: types, formatting and lint, unit and component tests. Starts nothing. */
import { checkFormat, checkTypes, runUnitTests } from './checks.ts'
import { exitWithParent } from './processes.ts'
import { StepError, stopPrograms } from './steps.ts'

const leave = async (code: number) => {
  await stopPrograms()
  process.exit(code)
}
process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
exitWithParent(() => void leave(143))

try {
  await checkTypes()
  await checkFormat()
  await runUnitTests()
} catch (error) {
  if (!(error instanceof StepError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
