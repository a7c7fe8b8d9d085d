import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { systemCode } from '../lib/process/log.ts'

/**
 * Calls back once when the process that started this one is gone, so that a parent killed without a chance to tidy up
 * leaves nothing behind.
 */
export function exitWithParent(leave: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    leave()
  }, 500)
  timer.unref()
}

export interface RunningProcess {
  /** Resolves with the exit code when the process is gone, whatever ended it. */
  readonly exited: Promise<number>
  /** Asks the process and all it started to end; ends them by force when they do not within the time. */
  stop: (milliseconds?: number) => Promise<void>
  /** Ends the process and all it started at once, as a crash or a power cut would. */
  kill: () => Promise<void>
}

/** On systems with process groups, signals the process and everything that it started. */
function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error
  }
}

/**
 * Starts a program in a process group of its own: Ctrl-C reaches this process alone, which then stops the others in
 * the order it chooses. Its output goes to ours, line by line to `onLine`, or together with its errors to `logFile`.
 */
export function startProcess(
  command: string,
  args: string[],
  { env, onLine, logFile }: { env: NodeJS.ProcessEnv; onLine?: (line: string) => void; logFile?: string },
): RunningProcess {
  const log = logFile ? openSync(logFile, 'a') : 'inherit'
  const child = spawn(command, args, {
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', onLine ? 'pipe' : log, log],
  })
  if (typeof log === 'number') closeSync(log)
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  let ended = false
  const exited = new Promise<number>((resolve) => {
    const end = (code: number) => {
      ended = true
      resolve(code)
    }
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`)
      end(127)
    })
    child.on('exit', (code, by) => {
      // What the process started may outlive it.
      signal(child, 'SIGKILL')
      end(code ?? (by === 'SIGINT' ? 130 : 143))
    })
  })
  return {
    exited,
    async stop(milliseconds = 1500) {
      if (ended) return
      signal(child, 'SIGTERM')
      const timer = setTimeout(() => signal(child, 'SIGKILL'), milliseconds)
      await exited
      clearTimeout(timer)
    },
    async kill() {
      if (ended) return
      signal(child, 'SIGKILL')
      await exited
    },
  }
}
