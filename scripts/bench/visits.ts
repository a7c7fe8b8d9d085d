import { problems } from '../../lib/admin/images/areas.ts'
import admin from '../../messages/pt-BR/admin.json' with { type: 'json' }
import { shippedCatalogue, shippedPages } from '../shipped-catalogue.ts'
import { fetchWhole, remove, upload } from './staff.ts'
import type { Kind, Outcome, Visit } from './traffic.ts'

type Judge = (status: number, body: Buffer, location: string | null) => Outcome

const statuses =
  (...expected: number[]): Judge =>
  (status) => ({ answer: String(status), isExpected: expected.includes(status) })

const wholePage: Judge = (status, body) => {
  const isWhole = body.includes('</html>')
  return { answer: isWhole ? String(status) : `${status}, cut off`, isExpected: status === 200 && isWhole }
}

/** What the panel's own page of an outage is called in the report. */
export const outageSaid = 'says that the service is away'

/** The panel, or a page of the panel that says in words why it is not there. Never an empty failure. */
const panelPage =
  (isHealthy: boolean): Judge =>
  (status, body, location) => {
    if (body.includes(admin.outage.title)) {
      return { answer: outageSaid, isExpected: status === 200 && !isHealthy }
    }
    if (body.includes(admin.dashboard.welcome)) return { answer: 'the panel', isExpected: status === 200 }
    return { answer: location ? `${status} to ${location}` : `${status}, something else`, isExpected: false }
  }

const isProblem = (body: Buffer): boolean => {
  const text = body.toString()
  return problems.some((problem) => text === JSON.stringify({ error: problem }))
}

/** What the panel's scripts ask: an answer, or a problem that the panel has words for. */
const panelData =
  (isHealthy: boolean): Judge =>
  (status, body) => ({
    answer: status === 200 ? '200' : `${status} ${body.toString().slice(0, 60)}`,
    isExpected: status === 200 || (!isHealthy && isProblem(body)),
  })

const visit = (kind: Kind, path: string, headers: Record<string, string>, judge: Judge): Visit => ({
  kind,
  path,
  make: async (origin) => {
    const signal = AbortSignal.timeout(30_000)
    const answer = await fetch(origin + path, { headers, redirect: 'manual', signal })
    return judge(answer.status, Buffer.from(await answer.arrayBuffer()), answer.headers.get('location'))
  },
})

/** A member of staff uploads a picture, looks at it and takes it away again. */
const pictureWork = (cookie: string, picture: Buffer, isHealthy: boolean): Visit => ({
  kind: 'picture work',
  path: 'upload, look, remove',
  make: async (origin) => {
    const sent = await upload(origin, cookie, picture)
    if (!sent.stored) {
      return {
        answer: `not stored: ${sent.reason}`,
        isExpected: !isHealthy && isProblem(Buffer.from(sent.reason)),
      }
    }
    const seen = await fetchWhole(origin, sent.stored)
    const removed = await remove(origin, cookie, sent.stored.name)
    const isDone = seen === 'whole' && removed === 200
    // Once confirmed it may be out of sight while the connection is bad, but never in pieces.
    return {
      answer: isDone ? 'done' : `stored, then ${seen} and ${removed}`,
      isExpected: isDone || (!isHealthy && seen !== 'broken' && removed !== 500),
    }
  },
})

const clicked = { rsc: '1' }

/** What Next's own links put behind an address when they ask for page data; without it they are redirected. */
export async function dataQuery(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/en/tours`, { headers: clicked, redirect: 'manual' })
  await answer.arrayBuffer()
  return new URL(answer.headers.get('location') ?? '', `${origin}/`).search
}

/**
 * A busy day of the site in small: mostly pages as browsers open them, and a little of everything else.
 * @param isHealthy whether the backend answers; where it does not, what needs it may say so
 */
export function visitsOf({
  cookie,
  query,
  picture,
  isHealthy,
}: {
  cookie: string
  /** From `dataQuery`. */
  query: string
  picture: Buffer
  isHealthy: boolean
}): Visit[] {
  const opened = shippedPages.map(({ path, locale }) => ({ path, language: { 'accept-language': locale } }))
  const products = shippedCatalogue.trips
  const gzip = { 'accept-encoding': 'gzip' }
  const html = { accept: 'text/html', ...gzip }
  const pages = opened.map(({ path, language }) => visit('page', path, { ...html, ...language }, wholePage))
  const staff = { cookie, ...html }
  return [
    ...pages,
    ...pages,
    ...pages,
    ...opened.map(({ path, language }) =>
      visit('page data', path + query, { ...clicked, ...gzip, ...language }, statuses(200)),
    ),
    ...products.map(({ slug }) => visit('file', `/pictures/${slug}-1-800.avif`, {}, statuses(200))),
    visit('file', '/sitemap.xml', gzip, statuses(200)),
    visit('file', '/pictures/world-map.svg', gzip, statuses(200)),
    visit('elsewhere', '/nao-existe', html, statuses(404)),
    visit('elsewhere', '/paraty', { ...html, 'accept-language': 'en' }, statuses(307, 308)),
    visit('elsewhere', '/passeio-que-nao-ha', html, statuses(404)),
    // Without an answer of the backend it says so; it never fails by itself.
    ...products
      .slice(0, 8)
      .map(({ slug }) =>
        visit(
          'interface',
          `/api/product-images/${slug}`,
          {},
          statuses(200, ...(isHealthy ? [] : [502, 504])),
        ),
      ),
    visit('interface', '/api/health', {}, statuses(200)),
    visit('panel', '/admin', staff, panelPage(isHealthy)),
    visit('panel', `/admin${query}`, { ...staff, ...clicked }, statuses(200)),
    visit('panel', '/api/admin/counts', staff, panelData(isHealthy)),
    visit('panel', '/api/admin/images/tour-images', staff, panelData(isHealthy)),
    pictureWork(cookie, picture, isHealthy),
  ]
}
