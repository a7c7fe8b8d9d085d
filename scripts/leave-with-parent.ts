/** Loaded before a program that is not ours (`node --import`): the program ends with the process that started it. */
import { leaveWithParent } from './processes.ts'

leaveWithParent(() => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(143), 1000).unref()
})
