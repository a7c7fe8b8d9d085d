import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../ports.ts'
import { smallHeap, smallMemory } from '../site.ts'

const next = path.resolve('node_modules/next/dist/bin/next')
const finishBuild = path.resolve('scripts/finish-build.ts')

const endsWithParent = ['--import', path.resolve('scripts/exit-with-parent.ts')]
const stopWithParent = path.resolve('scripts/bench/stop-with-parent.ts')

/** No backend and no settings of the machine: every run measures the same site. */
const environment = (siteUrl: string): NodeJS.ProcessEnv => ({
  ...smallMemory,
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: siteUrl,
  SUPABASE_URL: '',
  SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
})

function runToEnd(args: string[], folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...endsWithParent, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => output.push(String(chunk)))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${args.join(' ')} in ${folder} ended with code ${code}:\n${output.join('')}`))
    })
  })
}

/**
 * Builds an app for production from nothing.
 * @param variables for its environment
 * @returns the time it took in seconds
 */
export async function build(folder: string, variables: Record<string, string> = {}): Promise<number> {
  rmSync(path.join(folder, '.next'), { recursive: true, force: true })
  const env = { ...environment('http://localhost:3000'), ...variables }
  const started = performance.now()
  await runToEnd([next, 'build'], folder, env)
  await runToEnd([finishBuild], folder, env)
  return (performance.now() - started) / 1000
}

export interface Server {
  origin: string
  pid: number
  /** From the start of the process to the first answer, in seconds. */
  startSeconds: number
  stop: () => Promise<void>
  /** Ends it without a chance to tidy up. */
  kill: () => Promise<void>
}

const open = new Set<Server>()

/** Ends what is still running, when a run is interrupted. */
export const stopServers = (): Promise<unknown> => Promise.all([...open].map((server) => server.stop()))

/** Starts a program that answers at a port, and waits for its first answer. */
export async function serve(
  command: string,
  args: string[],
  { cwd, port, env }: { cwd: string; port: number; env: NodeJS.ProcessEnv },
): Promise<Server> {
  const origin = `http://localhost:${port}`
  const started = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid !== undefined) {
    // After a crash of the bench its servers end as well. Beside them, because nginx cannot look after itself and what is
    // measured carries nothing else.
    spawn(process.execPath, [stopWithParent, String(child.pid)], { stdio: 'ignore' }).unref()
  }
  const errors: string[] = []
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  for (;;) {
    const answered = await fetch(origin, { redirect: 'manual' }).then(
      async (response) => {
        await response.arrayBuffer()
        return true
      },
      () => false,
    )
    if (answered) break
    if (child.exitCode !== null || child.pid === undefined) {
      throw new Error(`${command} ended before it answered:\n${errors.join('')}`)
    }
    if (performance.now() - started > 60_000) throw new Error(`${command} did not answer within a minute`)
    await sleep(20)
  }
  if (child.pid === undefined) throw new Error(`${command} has no process`)
  const server: Server = {
    origin,
    pid: child.pid,
    startSeconds: (performance.now() - started) / 1000,
    stop: async () => {
      open.delete(server)
      child.kill('SIGTERM')
      await exited
    },
    kill: async () => {
      open.delete(server)
      child.kill('SIGKILL')
      await exited
    },
  }
  open.add(server)
  return server
}

/** Starts the built app of a folder with `next start`; without variables it has no backend. */
export async function serveNext(
  folder: string,
  variables: Record<string, string> = {},
  chosenPort?: number,
): Promise<Server> {
  const port = chosenPort ?? (await freePort())
  return serve(process.execPath, [...smallHeap, next, 'start', '-p', String(port), '-H', 'localhost'], {
    cwd: folder,
    port,
    env: { ...environment(`http://localhost:${port}`), ...variables, SUPABASE_SECRET_KEY: '' },
  })
}

/** A process and its direct children. */
function family(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid
    } catch {
      return false
    }
  })
  return [pid, ...children.map(Number)]
}

const ticksPerSecond = 100

/** Processor time that a server and its workers have used, in seconds; undefined where the system does not say. */
export function processorSeconds(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const ticks = family(pid).map((member) => {
    const stat = readFileSync(`/proc/${member}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond
}

/** Memory of a process in megabytes (resident set). */
export const memoryMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
