import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { startEmbeddedBackend } from '../embedded-backend.ts'
import { freePort } from '../ports.ts'
import { type BackendState, backendStates, openConnection } from './backend-faults.ts'
import { crashDuringUploads, type Victim } from './crash-tests.ts'
import { type Endurance, enduranceReport, type Phase } from './endurance-report.ts'
import { isFlat } from './figures.ts'
import { build, memoryMegabytes, serveNext } from './server.ts'
import { administratorCookie, noisePicture } from './staff.ts'
import { makeVisits } from './traffic.ts'
import { dataQuery, outageSaid, visitsOf } from './visits.ts'
import { benchFolder, copyProject } from './workspace.ts'

/** Ten minutes of a busy day: twenty answers a second, many times what the operator will see. */
const visitsInAll = 12_000

/** How often the site, and then its backend, is killed while pictures are being uploaded. */
const kills = 4

/** Samples a process's memory, in megabytes, until it is told to stop. */
function watchMemory(pid: number): () => number[] {
  const samples = [memoryMegabytes(pid)]
  const timer = setInterval(() => samples.push(memoryMegabytes(pid)), 1000)
  return () => {
    clearInterval(timer)
    return samples
  }
}

const healthSchema = z.object({ status: z.string(), backend: z.string() })

const askHealth = async (origin: string): Promise<string> =>
  healthSchema.parse(await (await fetch(`${origin}/api/health`)).json()).backend

const backendPromised = { healthy: 'reachable', stopped: 'unreachable', slow: 'unreachable' } as const

/** What did not go as the project promises, in words. */
function shortcomings({ state, tallies, health, memory }: Phase): string[] {
  const promised = state === 'flapping' ? health : backendPromised[state]
  return [
    ...[...tallies].flatMap(([kind, { unexpected }]) =>
      unexpected.length > 0
        ? [`${state}, ${kind}: ${unexpected.length} times, such as ${unexpected.slice(0, 3).join('; ')}`]
        : [],
    ),
    ...(health === promised ? [] : [`${state}: health calls the backend ${health}`]),
    ...(state !== 'stopped' || tallies.get('panel')?.answers.has(outageSaid)
      ? []
      : ['stopped: the panel never said that the service is away']),
    ...(state !== 'healthy' || isFlat(memory) ? [] : ['the memory of the process went on growing']),
  ]
}

/**
 * The site with its own backend under ten minutes' worth of traffic in a shorter time, then with a bad connection to
 * the backend, then killed during uploads.
 * @param seconds over which the traffic is spread
 */
export async function measureEndurance(seconds: number, say: (text: string) => void): Promise<Endurance> {
  say('endurance: building the site')
  const folder = copyProject('endurance')
  await build(folder)
  const directory = path.join(benchFolder, 'endurance-data')
  rmSync(directory, { recursive: true, force: true })
  const port = await freePort()
  const startBackend = () => startEmbeddedBackend({ port, directory, siteUrl: 'http://localhost:3000' })
  let backend = startBackend()
  const direct = await backend.ready
  const connection = await openConnection(direct.SUPABASE_URL)
  const variables = { ...direct, SUPABASE_URL: connection.url }
  let site = await serveNext(folder, variables)
  const memoryAfterStart = memoryMegabytes(site.pid)

  try {
    const cookie = await administratorCookie(direct)
    const picture = await noisePicture(640, 480)
    const perSecond = visitsInAll / seconds
    const query = await dataQuery(site.origin)
    const visitsIn = (state: BackendState) =>
      visitsOf({ cookie, query, picture, isHealthy: state === 'healthy' })
    await makeVisits(site.origin, visitsIn('healthy'), { perSecond, seconds: 10 })
    const phases: Phase[] = []
    for (const state of backendStates) {
      const duration = state === 'healthy' ? seconds : Math.max(10, seconds / 4)
      say(`endurance: ${Math.round(perSecond)} visits a second for ${duration} s, backend ${state}`)
      connection.change(state)
      const memoryOf = watchMemory(site.pid)
      const began = performance.now()
      const tallies = await makeVisits(site.origin, visitsIn(state), { perSecond, seconds: duration })
      const took = (performance.now() - began) / 1000
      phases.push({ state, tallies, took, memory: memoryOf(), health: await askHealth(site.origin) })
    }
    connection.change('healthy')

    const victims: Victim[] = [
      {
        name: 'site',
        kill: () => site.kill(),
        restart: async () => {
          site = await serveNext(folder, variables)
        },
      },
      {
        name: 'backend',
        kill: () => backend.process.kill(),
        restart: async () => {
          backend = startBackend()
          await backend.ready
        },
      },
    ]
    const survivals = []
    for (const victim of victims) {
      say(`endurance: uploading, and killing the ${victim.name} ${kills} times`)
      const origin = () => site.origin
      survivals.push(await crashDuringUploads({ victim, rounds: kills, origin, cookie }))
    }

    const failures = [
      ...phases.flatMap(shortcomings),
      ...survivals.flatMap(({ victim, confirmed, interrupted, lost, back, broken }) => [
        ...(confirmed > 0 && interrupted > 0 ? [] : [`${victim} killed: not in the middle of uploads`]),
        ...lost.map((name) => `${victim} killed: ${name} was confirmed and is lost`),
        ...back.map((name) => `${victim} killed: ${name} was removed and is back`),
        ...broken.map((name) => `${victim} killed: ${name} is shown and not whole`),
      ]),
    ]
    const machine = `${os.cpus().length} processors, load ${os.loadavg()[0]?.toFixed(1)}`
    const pace = { visits: visitsInAll, seconds, machine }
    return { text: enduranceReport({ pace, phases, survivals, memoryAfterStart }), failures }
  } finally {
    await site.stop()
    await connection.close()
    await backend.process.stop()
  }
}
