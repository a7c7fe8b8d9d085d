import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildInputs, isBuilt, markBuilt } from './build-state.ts'
import { LockedError, lockDirectory } from './lock.ts'
import { type RunningProcess, startProcess } from './processes.ts'

type Variables = Record<string, string | undefined>

const next = 'node_modules/next/dist/bin/next'

/**
 * Where decoded pictures leave the memory that they took: the C library of most Linux systems otherwise keeps a share of
 * it for each thread, which is more than all the rest of the site (BENCHMARKS.md). For the environment of a process;
 * deploy/ sets the same. Other systems do not know these variables.
 */
export const smallMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' } as const

/**
 * Megabytes of its heap that a process may fill, and of the part for what is new, as arguments of Node: it otherwise takes a
 * share of the machine's memory before it looks for what has become free. The site needs about 130. deploy/ sets the same.
 */
export const smallHeap = ['--max-old-space-size=320', '--max-semi-space-size=8'] as const

/** Milliseconds for which a connection stays open, longer than a proxy keeps its own. package.json and deploy/ set the same. */
const keepAlive = ['--keepAliveTimeout', '65000'] as const

/** The site never uses the secret key. Empty rather than absent, or Next would take it from `.env.local`. */
export const nextEnvironment = (
  variables: Variables,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv => ({
  ...smallMemory,
  ...variables,
  NODE_ENV: mode,
  NEXT_TELEMETRY_DISABLED: '1',
  SUPABASE_SECRET_KEY: '',
})

/**
 * Keeps others from building anew while this process serves or tests the build; holds until the process ends.
 * @throws Error while another process does
 */
export async function lockBuild(folder: string): Promise<void> {
  try {
    process.on('exit', await lockDirectory(`.cache/lock-of-${path.basename(folder)}`))
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new Error(`Process ${error.pid} is using the built site. Stop it first.`)
  }
}

/**
 * Builds the site, as `npm run build` does, when anything that a build reads has changed since the last one.
 * @throws when the build fails; Next has said why
 */
export async function ensureBuild(
  variables: Variables,
  onStart: (build: RunningProcess) => void,
): Promise<'built' | 'reused'> {
  const fingerprint = buildInputs(variables)
  if (isBuilt(fingerprint)) return 'reused'
  const programs = [[next, 'build'], ['scripts/finish-build.ts']]
  for (const program of programs) {
    const build = startProcess(process.execPath, ['--import', './scripts/exit-with-parent.ts', ...program], {
      env: nextEnvironment(variables, 'production'),
    })
    onStart(build)
    const code = await build.exited
    if (code !== 0) throw new Error(`The build failed with code ${code}: see the lines above.`)
  }
  markBuilt(fingerprint)
  return 'built'
}

/** Starts Next on the loopback address, or on the host that was chosen. */
export function startNext({
  mode,
  port,
  host = 'localhost',
  variables,
  logFile,
}: {
  mode: 'production' | 'development'
  port: number
  host?: string
  variables: Variables
  logFile?: string
}): RunningProcess {
  const [bounds, command] = mode === 'production' ? [smallHeap, ['start', ...keepAlive]] : [[], ['dev']]
  return startProcess(
    process.execPath,
    [
      ...bounds,
      '--import',
      './scripts/exit-with-parent.ts',
      next,
      ...command,
      '-p',
      String(port),
      '-H',
      host,
    ],
    { env: nextEnvironment(variables, mode), logFile },
  )
}

/**
 * Waits until an address answers anything that is not a failure of the server.
 * @throws when the process ends first, or after the time is over
 */
export async function waitForAnswer(
  url: string,
  running: RunningProcess,
  milliseconds = 60_000,
): Promise<void> {
  let ended: number | undefined
  void running.exited.then((code) => {
    ended = code
  })
  const deadline = Date.now() + milliseconds
  while (Date.now() < deadline) {
    if (ended !== undefined) throw new Error(`The site ended with code ${ended} before it answered.`)
    const status = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.status,
      () => undefined,
    )
    if (status !== undefined && status < 500) return
    await sleep(150)
  }
  throw new Error(`${url} did not answer in ${milliseconds / 1000} s.`)
}
