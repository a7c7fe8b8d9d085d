/** As long as the shipped nginx keeps a page, so that what staff change shows soon everywhere. */
const shelfSeconds = 10

/** Bytes of pages at most; the site's own are about nine million. */
const shelfBytes = 64 * 2 ** 20

interface ShelvedPage {
  etag: string
  policy: string
  body: Uint8Array<ArrayBuffer>
  /** Milliseconds of the clock. */
  until: number
}

interface Shelf {
  pages: Map<string, ShelvedPage>
  bytes: number
}

declare global {
  /** Next bundles the middleware, which takes from the shelf, apart from the cache, which fills it. */
  var finishedPages: Shelf | undefined
}

function shelf(): Shelf {
  globalThis.finishedPages ??= { pages: new Map(), bytes: 0 }
  return globalThis.finishedPages
}

function drop(all: Shelf, path: string): void {
  all.bytes -= all.pages.get(path)?.body.byteLength ?? 0
  all.pages.delete(path)
}

/** Keeps a finished page in memory for the next seconds. One that has not changed just stays longer. */
export function putOnShelf(path: string, page: { html: string; etag: string; policy: string }): void {
  const all = shelf()
  const until = Date.now() + shelfSeconds * 1000
  const known = all.pages.get(path)
  if (known?.etag === page.etag) {
    known.until = until
    return
  }
  drop(all, path)
  const body = new TextEncoder().encode(page.html)
  all.pages.set(path, { etag: page.etag, policy: page.policy, body, until })
  all.bytes += body.byteLength
  for (const oldest of all.pages.keys()) {
    if (all.bytes <= shelfBytes) break
    drop(all, oldest)
  }
}

/** Forgets every page, because something that stands on some of them has changed. */
export function clearShelf(): void {
  globalThis.finishedPages = undefined
}

/** By what else Next's answers to the same address differ. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

/**
 * The answer to a browser that opens a page which is on the shelf. Next would read the page from its cache, count
 * through it for an ETag and write it anew for each visitor, which takes three times as long (BENCHMARKS.md).
 * The middleware cannot see which requests ask for page data instead of the page; only browsers that open a page
 * say that they take HTML, and only they are answered from here.
 * @param headers of the page
 * @returns undefined when Next has to answer
 */
export function takeFromShelf(
  request: { method: string; headers: Headers },
  path: string,
  headers: Record<string, string>,
): Response | undefined {
  const page = shelf().pages.get(path)
  if (!page || page.until < Date.now()) return undefined
  if (!request.headers.get('accept')?.includes('text/html')) return undefined

  const shared = {
    ...headers,
    ETag: page.etag,
    Vary: headers.Vary ? `${vary}, ${headers.Vary}` : vary,
    'Content-Security-Policy': page.policy,
  }
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? []
  if (known.some((tag) => tag.replace(/^W\//, '') === page.etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  const length = String(page.body.byteLength)
  return new Response(request.method === 'HEAD' ? null : page.body, {
    headers: { ...shared, 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': length },
  })
}
