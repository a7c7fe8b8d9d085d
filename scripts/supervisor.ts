import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningProcess } from './processes.ts'

export interface Service {
  process: RunningProcess
  /** Resolves once it answers; rejects when it ends first or takes too long. */
  ready: Promise<unknown>
}

export interface SupervisorOptions {
  /** What it is called in the messages. */
  name: string
  start: () => Service
  /** What goes on without it, in a sentence. */
  meanwhile: string
  /** Where the messages go, one line each. */
  say: (line: string) => void
  /** First and longest wait before it is started again, in milliseconds. Each wait is twice the one before. */
  backoffMs?: { first: number; longest: number }
  /** Milliseconds after which a service that ran is taken for healthy, so that the next wait is the first again. */
  healthyAfterMs?: number
}

/**
 * Keeps a service running that is already there: starts it again whenever it ends by itself, each time after a longer
 * wait.
 * @returns what stops it for good
 */
export function keepRunning(
  running: Service,
  {
    name,
    start,
    meanwhile,
    say,
    backoffMs = { first: 1_000, longest: 30_000 },
    healthyAfterMs = 60_000,
  }: SupervisorOptions,
): Pick<RunningProcess, 'stop'> {
  const stopping = new AbortController()
  let current = running

  const watch = async () => {
    let wait = backoffMs.first
    for (;;) {
      const startedAt = Date.now()
      const code = await current.process.exited
      if (stopping.signal.aborted) return
      if (Date.now() - startedAt >= healthyAfterMs) wait = backoffMs.first
      say(`${name} ended with code ${code}; starting it again in ${wait / 1000} s. ${meanwhile}`)
      await sleep(wait, undefined, { signal: stopping.signal })
      wait = Math.min(wait * 2, backoffMs.longest)
      current = start()
      current.ready.then(
        () => say(`${name} is back.`),
        // Its end is told above.
        () => {},
      )
    }
  }
  // Only the stopping ends the watch early.
  watch().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })

  return {
    async stop(milliseconds) {
      stopping.abort()
      await current.process.stop(milliseconds)
    },
  }
}
