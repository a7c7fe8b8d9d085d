/** Loaded before a program (`node --import`): the program ends with the process that started it. */
import { leaveWithParent } from './processes.ts'

leaveWithParent(() => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(143), 2500).unref()
})
