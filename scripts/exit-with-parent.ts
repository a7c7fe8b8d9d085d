/** Loaded before a program (`node --import`): the program ends with the process that started it. */
import { exitWithParent } from './processes.ts'

exitWithParent(() => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(143), 2500).unref()
})
