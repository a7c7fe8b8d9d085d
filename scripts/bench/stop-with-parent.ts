/** `node scripts/bench/stop-with-parent.ts PID`: ends that program when the process that started this one is gone. */
import { z } from 'zod'
import { exitWithParent } from '../processes.ts'

const pid = z.coerce.number().int().positive().parse(process.argv[2])

exitWithParent(() => {
  process.kill(pid, 'SIGTERM')
  process.exit()
})
// Until it has ended by itself.
setInterval(() => {
  try {
    process.kill(pid, 0)
  } catch {
    process.exit()
  }
}, 500)
