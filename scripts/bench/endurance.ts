import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readKeys } from '../backend/keys.ts'
import type { BackendVariables } from '../embedded-backend.ts'
import { freePort } from '../ports.ts'
import { isFlat, median, percentile } from './figures.ts'
import { table } from './report.ts'
import { build, memoryMegabytes, type Server, serveNext } from './server.ts'
import { administratorCookie, heavyPicture, isWhole, listed, upload } from './staff.ts'
import { kinds, makeVisits, type Tally, visitsOf } from './traffic.ts'
import { openConnection, weathers } from './weather.ts'
import { benchFolder, copyProject } from './workspace.ts'

/** Ten minutes of a busy day: twenty answers a second, many times what the operator will see. */
const visitsInAll = 12_000

/** How often the site, and then its backend, is killed while pictures are being uploaded. */
const killings = 4

interface Backend {
  process: ChildProcess
  variables: BackendVariables
}

async function startBackend(directory: string, port: number): Promise<Backend> {
  const child = spawn(process.execPath, ['scripts/backend/serve.ts'], {
    env: {
      ...process.env,
      SUPABASE_PORT: String(port),
      DATA_DIR: directory,
      SITE_URL: 'http://localhost:3000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('"event":"ready"')) break
  }
  const keys = readKeys(directory)
  return {
    process: child,
    variables: {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SUPABASE_SECRET_KEY: keys.secret,
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

interface Phase {
  name: string
  tallies: Map<string, Tally>
}

const rowsOf = ({ name, tallies }: Phase): string[][] =>
  kinds.map((kind) => {
    const { asked = 0, durations = [], unexpected = [] } = tallies.get(kind) ?? {}
    return [
      name,
      kind,
      String(asked),
      percentile(durations, 0.5).toFixed(0),
      percentile(durations, 0.99).toFixed(0),
      String(unexpected.length),
    ]
  })

/** Samples a process's memory, in megabytes, until it is told to stop. */
function watchMemory(pid: number): () => number[] {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(memoryMegabytes(pid)), 1000)
  return () => {
    clearInterval(timer)
    return samples
  }
}

/** Uploads until the process is killed in the middle of it; says which uploads had been confirmed by then. */
async function uploadUntil(killed: () => Promise<void>, site: Server, cookie: string, picture: Buffer) {
  const confirmed: string[] = []
  let goesOn = true
  const worker = async () => {
    while (goesOn) {
      const address = await upload(site.origin, cookie, picture)
      if (address) confirmed.push(address)
      else await sleep(50)
    }
  }
  const workers = Array.from({ length: 4 }, worker)
  await sleep(1200 + Math.random() * 800)
  await killed()
  goesOn = false
  await Promise.all(workers)
  return confirmed
}

export interface Endurance {
  text: string
  failures: string[]
}

/**
 * The site with its own backend under ten minutes' worth of traffic in a shorter time, then with a bad connection to
 * the backend, then killed during uploads.
 * @param seconds over which the traffic is spread
 */
export async function measureEndurance(seconds: number, say: (text: string) => void): Promise<Endurance> {
  const failures: string[] = []
  say('endurance: building the site')
  const folder = copyProject('endurance')
  await build(folder)
  const data = path.join(benchFolder, 'endurance-data')
  rmSync(data, { recursive: true, force: true })
  const port = await freePort()
  let backend = await startBackend(data, port)
  const connection = await openConnection(backend.variables.SUPABASE_URL)
  const variables = { ...backend.variables, SUPABASE_URL: connection.url }
  let site = await serveNext(folder, variables)
  const cookie = await administratorCookie(backend.variables)
  const visits = visitsOf(cookie)
  const perSecond = visitsInAll / seconds

  try {
    await makeVisits(site.origin, visits, { perSecond, seconds: 10 })
    const phases: Phase[] = []
    const memory: string[][] = []
    for (const weather of weathers) {
      const duration = weather === 'fair' ? seconds : Math.max(10, seconds / 4)
      say(`endurance: ${Math.round(perSecond)} visits a second for ${duration} s, backend ${weather}`)
      connection.change(weather)
      const memoryOf = watchMemory(site.pid)
      const tallies = await makeVisits(site.origin, visits, { perSecond, seconds: duration })
      const samples = memoryOf()
      phases.push({ name: weather, tallies })
      for (const [kind, { unexpected }] of tallies) {
        if (unexpected.length > 0) failures.push(`${weather}, ${kind}: ${unexpected.slice(0, 3).join('; ')}`)
      }
      if (weather !== 'fair') continue
      const quarter = Math.floor(samples.length / 4)
      memory.push(
        ...[0, 1, 2, 3].map((part) => [
          `quarter ${part + 1}`,
          median(samples.slice(part * quarter, (part + 1) * quarter)).toFixed(0),
        ]),
      )
      if (!isFlat(samples)) failures.push('memory went on growing')
    }
    connection.change('stopped')
    const panel = await (await fetch(`${site.origin}/admin`, { headers: { cookie } })).text()
    if (!panel.includes('não conseguiu falar com o serviço'))
      failures.push('the panel does not say that the service is away')
    connection.change('fair')

    const picture = await heavyPicture()
    const confirmed: string[] = []
    for (const victim of ['site', 'backend'] as const) {
      for (let round = 1; round <= killings; round += 1) {
        confirmed.push(
          ...(await uploadUntil(
            () => (victim === 'site' ? site.kill() : kill(backend.process)),
            site,
            cookie,
            picture,
          )),
        )
        if (victim === 'site') site = await serveNext(folder, variables)
        else backend = await startBackend(data, port)
        say(`endurance: ${victim} killed during uploads, ${round} of ${killings}`)
      }
    }
    const shown = await listed(site.origin, cookie)
    const lost = confirmed.filter((address) => !shown.includes(address))
    const broken: string[] = []
    for (const address of shown) if (!(await isWhole(site.origin, address))) broken.push(address)
    if (confirmed.length === 0) failures.push('no upload was confirmed')
    if (lost.length > 0) failures.push(`confirmed and lost: ${lost.join(', ')}`)
    if (broken.length > 0) failures.push(`listed and not whole: ${broken.join(', ')}`)

    const text = [
      `### Endurance\n\n${visitsInAll} visits, ten minutes of a busy day, within ${seconds} seconds; then shorter with the connection to the backend stopped, slow (2 s an answer) and flapping (every second). One process, compressed answers. Milliseconds.`,
      table(['backend', 'asked for', 'times', 'p50', 'p99', 'unexpected'], phases.flatMap(rowsOf)),
      'Memory of the process during the first run, megabytes:',
      table(['', 'median'], memory),
      `Killed ${killings} times each during uploads, site and backend: ${confirmed.length} uploads confirmed, ${lost.length} lost; ${shown.length} listed afterwards, ${broken.length} not whole.`,
    ].join('\n\n')
    return { text, failures }
  } finally {
    await site.stop()
    await connection.close()
    backend.process.kill('SIGTERM')
  }
}
