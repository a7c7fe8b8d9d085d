import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { processorSeconds } from './server.ts'

const run = promisify(execFile)

export interface Throughput {
  /** Answers per second of the clock. */
  perSecond: number
  /** Answers per second of the server's own processor time: hardly moved by other work on the machine. */
  perProcessorSecond?: number
  /** 99th percentile of the waiting time, in milliseconds. */
  p99: number
  errors: number
}

/** Visitors who ask at the same time. */
export const connections = 32

const autocannonResult = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

/** What a browser says that opens a page. */
const headers = [
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'gzip, br'],
  ['Accept-Language', 'pt-BR'],
] as const

async function once(url: string, seconds: number): Promise<Omit<Throughput, 'perProcessorSecond'>> {
  const args = [
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...headers.flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    '--json',
    url,
  ]
  const { stdout } = await run(process.execPath, ['node_modules/autocannon/autocannon.js', ...args])
  const { requests, latency, errors, non2xx } = autocannonResult.parse(JSON.parse(stdout))
  return { perSecond: requests.average, p99: latency.p99, errors: errors + non2xx }
}

/** Asks for an address on many connections for some seconds. */
export async function measureLoad(url: string, pid: number, seconds: number): Promise<Throughput> {
  const before = processorSeconds(pid)
  const measured = await once(url, seconds)
  const after = processorSeconds(pid)
  if (before === undefined || after === undefined) return measured
  return { ...measured, perProcessorSecond: (measured.perSecond * seconds) / (after - before) }
}
