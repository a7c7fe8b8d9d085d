import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { baseDocuments } from '../../lib/catalogue/base/documents.ts'
import { buildCatalogue, nothingPublished } from '../../lib/catalogue/build/catalogue.ts'
import { shippedPages } from '../shipped-catalogue.ts'
import { percentile } from './figures.ts'
import { atMost, type Section, table } from './section.ts'
import { processorSeconds, type Server } from './server.ts'
import { type VisitResult, visitResultSchema } from './visitor.ts'

/** Milliseconds. */
const bars = { firstVisitor: 100, whileRendering: 100, processor: 100, trips: 1000 } as const

/** Connections that ask for pages which must be rendered, and how long they do, in milliseconds. */
const renderings = { connections: 16, milliseconds: 15_000 } as const

/** A visitor who opens a ready page again and again while something is done to the site. */
export async function visitDuring(
  origin: string,
  work: () => Promise<string>,
): Promise<VisitResult & { outcome: string }> {
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: origin })
  try {
    await once(visitor, 'message')
    const outcome = await work()
    const visited = once(visitor, 'message')
    visitor.postMessage('enough')
    return { ...visitResultSchema.parse((await visited)[0]), outcome }
  } finally {
    // It would keep the bench from ending where the work fails.
    await visitor.terminate()
  }
}

/** An address that is rendered for each request. */
export const renderedAddress = (index: number): string =>
  index % 4 === 0 ? `/admin/login?visit=${index}` : `/escolher?people=${1 + (index % 12)}&visit=${index}`

const readySchema = z.object({ pages: z.literal('warming').optional() })

/** Milliseconds that the slowest page takes for its first visitor, once the process says that its pages are ready. */
async function slowestFirstVisit(origin: string): Promise<number> {
  for (;;) {
    const ready = await fetch(`${origin}/api/health/ready`)
    if (readySchema.parse(await ready.json()).pages === undefined) break
    await sleep(100)
  }
  let slowest = 0
  for (const { path, locale } of shippedPages) {
    const began = performance.now()
    const page = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-language': locale } })
    await page.arrayBuffer()
    slowest = Math.max(slowest, performance.now() - began)
  }
  return slowest
}

/** Milliseconds of a processor that one request takes; without a look at the answer, which may be a refusal. */
async function processorOf(
  { origin, pid }: Server,
  request: RequestInit,
  path = '/passeios',
): Promise<number> {
  const times = 50
  const before = processorSeconds(pid) ?? Number.NaN
  for (let time = 0; time < times; time += 1) {
    await (await fetch(origin + path, { redirect: 'manual', ...request })).arrayBuffer()
  }
  return (((processorSeconds(pid) ?? Number.NaN) - before) / times) * 1000
}

/** Milliseconds in which a catalogue with so many trips of staff is built. */
function tripsLoad(count: number): number {
  const shipped = baseDocuments.tours.get('caiaque-coletivo')
  const items = Array.from({ length: count }, (_, position) => ({
    collection: 'tours' as const,
    id: `viagem-${position}`,
    document: {
      ...Object(shipped),
      slug: `viagem-${position}`,
      menu: { shown: true },
      addresses: { 'pt-BR': [`/viagem-${position}`], 'en-GB': [`/trip-${position}`] },
    },
    position,
    hidden: false,
    deleted: false,
  }))
  const began = performance.now()
  const { trips } = buildCatalogue({ ...nothingPublished, items })
  const milliseconds = performance.now() - began
  if (trips.length < count) throw new Error(`${trips.length} of ${count} trips were built`)
  return milliseconds
}

/** What one process promises its visitors, whatever others ask for. */
export async function measureDoor(site: Server, say: (text: string) => void): Promise<Section> {
  const first = await slowestFirstVisit(site.origin)
  const until = performance.now() + renderings.milliseconds
  const { pages, pagesFailed, outcome } = await visitDuring(site.origin, async () => {
    let rendered = 0
    const ask = async (connection: number) => {
      for (let index = connection; performance.now() < until; index += renderings.connections) {
        await (await fetch(site.origin + renderedAddress(index))).arrayBuffer()
        rendered += 1
      }
    }
    await Promise.all(Array.from({ length: renderings.connections }, (_, connection) => ask(connection)))
    return `${rendered} answers`
  })
  await processorOf(site, {})
  const plain = await processorOf(site, { headers: { accept: 'text/html' } })
  const requests: [name: string, request: RequestInit, path?: string][] = [
    ['15,000 spaces in Accept-Encoding', { headers: { 'accept-encoding': `gzip${' '.repeat(15_000)}` } }],
    [
      'a form at its limit, 64 KB',
      {
        method: 'POST',
        headers: { origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=1&'.repeat(16_000),
      },
      '/admin/login',
    ],
    ['230 languages in Accept-Language', { headers: { 'accept-language': 'a;q=0.1,'.repeat(230) } }],
  ]
  const rows: string[][] = []
  let worst = 0
  for (const [name, request, path] of requests) {
    const more = (await processorOf(site, request, path)) - plain
    worst = Math.max(worst, more)
    rows.push([`processor of ${name}, over a ready page, ms`, more.toFixed(1)])
  }
  const p95 = percentile(pages, 0.95)
  const loaded = tripsLoad(500)
  say(
    `door: first visitor ${first.toFixed(0)} ms, p95 while rendering ${p95.toFixed(0)} ms, 500 trips ${loaded.toFixed(0)} ms`,
  )
  return {
    title: 'What nobody waits for',
    bars: [
      atMost('First visitor of a page after a start, slowest page', bars.firstVisitor, first, 'ms'),
      atMost('A ready page while 16 connections ask for rendered ones, p95', bars.whileRendering, p95, 'ms'),
      atMost('Pages that failed meanwhile', 0, pagesFailed, 'pages'),
      atMost('Processor of one request over a ready page, worst', bars.processor, worst, 'ms', 1),
      atMost('500 trips are loaded', bars.trips, loaded, 'ms'),
    ],
    text: table(['', ''], [['rendered meanwhile', outcome], ...rows]),
  }
}
