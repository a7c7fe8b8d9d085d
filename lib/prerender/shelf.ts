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
  /** How often it has been cleared. */
  clearings: number
}

declare global {
  /** Next bundles the middleware, which takes from the shelf, apart from the cache, which fills it. */
  var finishedPages: Shelf | undefined
}

function shelf(): Shelf {
  globalThis.finishedPages ??= { pages: new Map(), bytes: 0, clearings: 0 }
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
  globalThis.finishedPages = { pages: new Map(), bytes: 0, clearings: shelfClearings() + 1 }
}

/** How often the shelf has been cleared: what was begun before the last time may be out of date. */
export const shelfClearings = (): number => shelf().clearings

/** The page of an internal path, if it is on the shelf. */
export function findOnShelf(path: string): ShelvedPage | undefined {
  const page = shelf().pages.get(path)
  return page && page.until >= Date.now() ? page : undefined
}
