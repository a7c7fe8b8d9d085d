import { shippedCatalogue } from '../shipped-catalogue.ts'
import { median, percentile } from './figures.ts'
import { generatedContent } from './generated-content.ts'
import { atMost, type Section, table } from './section.ts'
import { type Server, serveNext } from './server.ts'
import { administratorCookie } from './staff.ts'
import { startBackend, storeItems } from './staff-site.ts'

/** Trips in the catalogue, and milliseconds that a screen may take with them. */
const trips = 500
const mostMilliseconds = 200

const screens = [
  ['the overview', '/admin'],
  ['the list of tours', '/admin/tours'],
  ['the editor of a shipped tour', '/admin/tours/caiaque-coletivo'],
  ['the editor of a tour that staff added', '/admin/tours/caiaque-coletivo-g0'],
  ['the history of a tour', '/admin/tours/caiaque-coletivo/history'],
  ['site content', '/admin/content'],
  ['people', '/admin/people'],
] as const

async function openScreen(origin: string, path: string, cookie: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(origin + path, {
    headers: {
      cookie,
      accept: 'text/html',
      'accept-language': 'pt-BR',
      // As browsers ask.
      'accept-encoding': 'gzip, br',
    },
    redirect: 'manual',
  })
  const text = await response.text()
  if (response.status !== 200 || !text.includes('</html>'))
    throw new Error(`${path} answered ${response.status} ${response.headers.get('location') ?? ''}`)
  return performance.now() - began
}

/** How long the screens of the panel take with five hundred trips, on the embedded backend, one at a time. */
export async function measurePanel(
  folder: string,
  { rounds, say }: { rounds: number; say: (text: string) => void },
): Promise<Section> {
  const backend = await startBackend('panel')
  let site: Server | undefined
  try {
    const more = trips - shippedCatalogue.trips.length
    say(`panel: storing ${more} trips`)
    await storeItems(backend.variables, generatedContent(more))
    site = await serveNext(folder, {
      ...backend.variables,
      CONTENT_SNAPSHOT: '.next/cache/bench-content-panel.json',
    })
    const cookie = await administratorCookie(backend.variables, 'panel@example.com')
    const rows: { name: string; times: number[] }[] = []
    for (const [name, path] of screens) {
      // The first one loads the modules of the screen.
      await openScreen(site.origin, path, cookie)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await openScreen(site.origin, path, cookie))
      rows.push({ name, times })
      say(`panel: ${name}: ${median(times).toFixed(0)} ms`)
    }
    const slowest = rows.toSorted((a, b) => median(b.times) - median(a.times))[0]
    return {
      title: `The panel with ${trips} trips`,
      bars: slowest
        ? [
            atMost(
              `A screen of the panel with ${trips} trips, slowest: ${slowest.name}`,
              mostMilliseconds,
              median(slowest.times),
              'ms',
            ),
          ]
        : [],
      text: table(
        ['screen', 'p50 ms', 'p95 ms'],
        rows.map(({ name, times }) => [name, median(times).toFixed(0), percentile(times, 0.95).toFixed(0)]),
      ),
    }
  } finally {
    await site?.stop()
    await backend.stop()
  }
}
