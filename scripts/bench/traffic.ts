import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf, pageIds } from '../../lib/addresses.ts'
import { products } from '../../lib/catalogue/products.ts'
import { locales } from '../../lib/locales.ts'

export const kinds = ['page', 'page data', 'file', 'elsewhere', 'interface', 'panel'] as const
export type Kind = (typeof kinds)[number]

interface Visit {
  kind: Kind
  path: string
  headers: Record<string, string>
  /** Whether the answer is one that this visit may get. */
  isExpected: (status: number) => boolean
}

/** What one kind of visit got. */
export interface Tally {
  asked: number
  /** Milliseconds of each answer. */
  durations: number[]
  unexpected: string[]
}

const is =
  (...statuses: number[]) =>
  (status: number): boolean =>
    statuses.includes(status)

/** A busy day of the site in small: mostly pages as browsers open them, and a little of everything else. */
export function visitsOf(session: string): Visit[] {
  const pages = pageIds.flatMap((id) =>
    locales.map((locale) => ({ path: addressOf(id, locale), language: { 'accept-language': locale } })),
  )
  const page = (headers: Record<string, string>, kind: Kind): Visit[] =>
    pages.map(({ path, language }) => ({
      kind,
      path,
      headers: { ...headers, ...language },
      isExpected: is(200),
    }))
  const opened = page({ accept: 'text/html', 'accept-encoding': 'gzip' }, 'page')
  const visit = (kind: Kind, path: string, isExpected: Visit['isExpected'], headers = {}): Visit => ({
    kind,
    path,
    headers,
    isExpected,
  })
  const staff = { cookie: session, accept: 'text/html' }
  return [
    ...opened,
    ...opened,
    ...opened,
    ...page({ rsc: '1', 'accept-encoding': 'gzip' }, 'page data'),
    ...products.map(({ slug }) => visit('file', `/pictures/${slug}-1-800.avif`, is(200))),
    visit('file', '/sitemap.xml', is(200)),
    visit('file', '/pictures/world-map.svg', is(200)),
    visit('elsewhere', '/nao-existe', is(404), { accept: 'text/html' }),
    visit('elsewhere', '/paraty', is(301, 307, 308), { 'accept-language': 'en' }),
    visit('elsewhere', '/passeio-que-nao-ha', is(301, 307, 308, 404)),
    // Without an answer of the backend it says so (502, 504); it never fails by itself.
    ...products
      .slice(0, 4)
      .map(({ slug }) => visit('interface', `/api/product-images/${slug}`, is(200, 502, 504))),
    visit('interface', '/api/health', is(200)),
    // Refused, sent to the sign-in or told in words that the service is away: all but a failure (500).
    visit('panel', '/admin', is(200, 307, 503), staff),
    visit('panel', '/admin?tab=images', is(200, 307, 503), staff),
    visit('panel', '/api/admin/counts', is(200, 401, 403, 502, 503, 504), staff),
    visit('panel', '/api/admin/images/tour-images', is(200, 401, 403, 502, 503, 504), staff),
  ]
}

/** Makes visits at a fixed pace, however long the answers take, and waits for the last of them. */
export async function makeVisits(
  origin: string,
  visits: Visit[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Map<Kind, Tally>> {
  const tallies = new Map<Kind, Tally>(
    kinds.map((kind) => [kind, { asked: 0, durations: [], unexpected: [] }]),
  )
  const one = async ({ kind, path, headers, isExpected }: Visit) => {
    const tally = tallies.get(kind)
    if (!tally) return
    tally.asked += 1
    const started = performance.now()
    try {
      const answer = await fetch(origin + path, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      })
      await answer.arrayBuffer()
      if (!isExpected(answer.status)) tally.unexpected.push(`${answer.status} ${path}`)
    } catch (error) {
      tally.unexpected.push(`${error instanceof Error ? error.message : String(error)} ${path}`)
    }
    tally.durations.push(performance.now() - started)
  }
  const total = Math.round(perSecond * seconds)
  const started = performance.now()
  const underWay: Promise<void>[] = []
  for (let count = 0; count < total; count += 1) {
    // A step that shares no factor with the list: neighbours in the list are not asked for together.
    const visit = visits[(count * 37) % visits.length]
    if (visit) underWay.push(one(visit))
    const ahead = (count / perSecond) * 1000 - (performance.now() - started)
    if (ahead > 5) await sleep(ahead)
  }
  await Promise.all(underWay)
  return tallies
}
