/**
 * Keeps pages that were opened readable without signal. `/sw.js` sets `offlineSettings` and loads this file.
 *
 * Pages come from the network first; a copy is shown only where the network fails, with a line that says when it was seen.
 * The panel, links to drafts, the interfaces and everything that is not read with GET stay untouched.
 */
const { cacheVersion, poster, words, limits, english, queryPages, folders, ahead } = self.offlineSettings

const stores = {
  pages: `offline-pages-${cacheVersion}`,
  pictures: `offline-pictures-${cacheVersion}`,
  files: `offline-files-${cacheVersion}`,
}

/** When a copy was taken, in milliseconds since 1970; a header of the copy alone. */
const seenHeader = 'x-offline-seen'

const liesIn = (path, names) => names.some((name) => path === `/${name}` || path.startsWith(`/${name}/`))

/** Fixed files of the build and data of pages, whose names change with them; drawn ones and staff's own pictures. */
const isFile = (path) => path.startsWith('/_next/static/') || liesIn(path, ['page-data'])
const isPicture = (path) => liesIn(path, folders.pictures)
const isPrivate = (path) => liesIn(path, folders.private)
const isOther = (path) =>
  liesIn(path, folders.other) || /\.(?:js|txt|xml|json|webmanifest|ico)$/.test(path)

const isEnglish = (path) => english.some((one) => path === one) || path.startsWith('/en/')

/** Oldest entries go first, until there are no more than so many and no more than so many bytes. */
async function trim(cache, { most, bytes }) {
  const keys = await cache.keys()
  let kept = 0
  let weight = 0
  for (const key of keys.reverse()) {
    const response = await cache.match(key)
    weight += Number(response?.headers.get('x-offline-bytes') ?? 0)
    kept += 1
    if (kept > most || weight > bytes) await cache.delete(key)
  }
}

/** A copy that says when it was taken and how heavy it is; undefined where it is too heavy to keep. */
async function copyOf(response, heaviest) {
  const body = await response.blob()
  if (body.size > heaviest) return undefined
  const headers = new Headers(response.headers)
  // The body is no longer compressed, and what the copy is for is written into it.
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(seenHeader, String(Date.now()))
  headers.set('x-offline-bytes', String(body.size))
  return new Response(body, { status: response.status, headers })
}

async function keep(name, key, response, limit) {
  try {
    const copy = await copyOf(response, limit.heaviest)
    if (!copy) return
    const cache = await caches.open(name)
    // What is opened again counts as new.
    await cache.delete(key)
    await cache.put(key, copy)
    await trim(cache, limit)
  } catch {
    // A device without room keeps nothing; the page itself was shown.
  }
}

/** A date or campaign in the address changes nothing of a page; a comparison or a list is what its query says. */
const pageKey = (url) =>
  queryPages.includes(url.pathname) ? `${url.origin}${url.pathname}${url.search}` : `${url.origin}${url.pathname}`

/** What an answer forbids to keep, and what the panel shows, is kept by nobody. */
const mayBeKept = (response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !(response.headers.get('cache-control') ?? '').includes('no-store')
const isOfPanel = ({ referrer }) => referrer !== '' && isPrivate(new URL(referrer).pathname)

const isPage = (response) =>
  mayBeKept(response) &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html')

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** A moment on Paraty's clock, to the minute. */
const momentIn = (seen, locale) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  }).format(seen)

const noticeLook =
  'display:block;position:sticky;z-index:30;top:var(--header-height,0px);margin:var(--header-height,0px) 0 calc(-1*var(--header-height,0px));padding:.75rem 1.25rem;background:#5c3a00;color:#fff;font-weight:600'

/** Written into the copy itself, so that it stands there without scripts, before anything with a price. */
const notice = (seen, locale) =>
  `<offline-notice role="status" style="${noticeLook}">${escaped(
    words[locale].seen.replace('{date}', momentIn(seen, locale)),
  )}</offline-notice>`

const localeIn = (html) => (/<html[^>]*\slang="en/.test(html) ? 'en-GB' : 'pt-BR')

async function shown(copy) {
  const html = await copy.text()
  const seen = Number(copy.headers.get(seenHeader))
  const headers = new Headers(copy.headers)
  headers.delete('etag')
  headers.set('cache-control', 'no-store')
  const marked = html
    .replace(/<html(?=[\s>])/, `<html data-offline-since="${new Date(seen).toISOString()}"`)
    .replace(/<body[^>]*>/, (body) => `${body}${notice(seen, localeIn(html))}`)
  return new Response(marked, { status: 200, headers })
}

const addressIn = (href) => {
  const { pathname, search } = new URL(href)
  return pathname + search
}

/** What stands at an address that was never opened: what to do, and the pages that can be read. */
async function neverOpened(url) {
  const cache = await caches.open(stores.pages)
  const copies = await cache.keys()
  const locale = (await languageOf(url)) ?? 'pt-BR'
  const text = words[locale]
  const links = []
  for (const request of copies.reverse()) {
    const html = await (await cache.match(request))?.text()
    const title = /<title>([^<]*)<\/title>/.exec(html ?? '')?.[1]
    // The title is markup of the site's own page, escaped already.
    if (title) links.push(`<li><a href="${escaped(addressIn(request.url))}">${title}</a></li>`)
  }
  const list = links.length > 0 ? `<ul>${links.join('')}</ul>` : `<p>${escaped(text.none)}</p>`
  const look = 'max-width:40rem;margin:4vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif'
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(text.title)}</title></head><body style="${look}"><main><img src="${poster}" alt="" width="1200" height="900" style="width:100%;height:auto"><h1>${escaped(text.title)}</h1><p>${escaped(text.text)}</p>${list}<p><a href="${escaped(addressIn(url.href))}">${escaped(text.retry)}</a></p></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; img-src data:; style-src-attr 'unsafe-inline'; base-uri 'none'",
    },
  })
}

/** English addresses say so themselves; elsewhere the last page that was kept does. */
async function languageOf(url) {
  if (isEnglish(url.pathname)) return 'en-GB'
  const cache = await caches.open(stores.pages)
  const last = (await cache.keys()).at(-1)
  const copy = last && (await cache.match(last))
  return copy && localeIn(await copy.text())
}

/** The copy of a page: of its query, or of the page itself, whose scripts answer the query. */
async function copyOfPage(url) {
  const cache = await caches.open(stores.pages)
  return (await cache.match(pageKey(url))) ?? (await cache.match(`${url.origin}${url.pathname}`))
}

async function answerPage(event, url) {
  try {
    const response = await fetch(event.request)
    if (isPage(response)) event.waitUntil(keep(stores.pages, pageKey(url), response.clone(), limits.pages))
    return response
  } catch {
    const copy = await copyOfPage(url)
    return copy ? shown(copy) : neverOpened(url)
  }
}

/** Fingerprinted files never change: the copy goes first. Pictures come from the network, as staff may change them. */
async function answerFile(event, url) {
  const cache = await caches.open(stores.files)
  const copy = await cache.match(url.href)
  if (copy) return copy
  const response = await fetch(event.request)
  if (mayBeKept(response))
    event.waitUntil(keep(stores.files, url.href, response.clone(), limits.files))
  return response
}

async function answerPicture(event, url) {
  try {
    const response = await fetch(event.request)
    if (mayBeKept(response))
      event.waitUntil(keep(stores.pictures, url.href, response.clone(), limits.pictures))
    return response
  } catch (error) {
    const cache = await caches.open(stores.pictures)
    const copy = await cache.match(url.href)
    if (copy && event.request.mode !== 'navigate') return copy
    // A picture that was tapped before the page's scripts ran: the browser stays where it is.
    if (event.request.mode === 'navigate') return new Response(null, { status: 204 })
    throw error
  }
}

/** Keeps a page that is shown already, for which this worker saw no document. */
async function keepShown(url) {
  try {
    const response = await fetch(pageKey(url), { headers: { Accept: 'text/html' } })
    if (isPage(response)) await keep(stores.pages, pageKey(url), response, limits.pages)
  } catch {
    // The signal went meanwhile: there is no copy of this page.
  }
}

/** The files of the build that a page names, wherever it does. */
const filesIn = (html) => [...new Set(html.match(/\/(?:_next\/static|page-data)\/[\w./%@~-]+/g) ?? [])]

const keepFile = async (address, base) => {
  const file = new URL(address, base)
  const name = isFile(file.pathname) ? 'files' : isPicture(file.pathname) ? 'pictures' : undefined
  if (file.origin !== self.location.origin || !name) return
  const cache = await caches.open(stores[name])
  if (await cache.match(file.href)) return
  const response = await fetch(file.href)
  if (mayBeKept(response)) await keep(stores[name], file.href, response, limits[name])
}

/** Keeps a page that nobody has opened yet, with its files: the list and the finder, which are wanted without signal. */
async function keepAhead(address) {
  const url = new URL(address, self.location.origin)
  const cache = await caches.open(stores.pages)
  if (await cache.match(pageKey(url))) return
  const response = await fetch(url, { headers: { Accept: 'text/html' } })
  if (!isPage(response)) return
  const html = await response.clone().text()
  await keep(stores.pages, pageKey(url), response, limits.pages)
  await Promise.allSettled(filesIn(html).map((file) => keepFile(file, url)))
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  const current = Object.values(stores)
  const clean = async () => {
    const all = (await caches.keys()).filter((name) => name.startsWith('offline-'))
    await Promise.all(all.filter((name) => !current.includes(name)).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

/** A page for which no document was asked says that it was opened; the first one, which brought the worker, with its files. */
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'opened' || typeof event.data.address !== 'string') return
  const url = new URL(event.data.address)
  if (url.origin !== self.location.origin || isPrivate(url.pathname)) return
  const files = Array.isArray(event.data.files) ? event.data.files : []
  const locale = typeof event.data.locale === 'string' ? event.data.locale : ''
  event.waitUntil(
    Promise.allSettled([
      keepShown(url),
      ...files.filter((one) => typeof one === 'string').map((file) => keepFile(file, url)),
      ...(ahead[locale] ?? []).map(keepAhead),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isPrivate(url.pathname) || isOfPanel(request)) return
  if (isFile(url.pathname)) return event.respondWith(answerFile(event, url))
  if (isPicture(url.pathname)) return event.respondWith(answerPicture(event, url))
  if (isOther(url.pathname)) return
  if (request.mode === 'navigate') return event.respondWith(answerPage(event, url))
})
