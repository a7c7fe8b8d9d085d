import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { currentGeneration } from '../content/state.ts'
import { isUpToDate } from '../content/up-to-date.ts'
import { type Encoding, encodings } from '../http/accepted-encoding.ts'
import { log, reason } from '../log.ts'

/** Bytes of pages at most, compressed forms included; the site's own are about twelve million. */
const mostBytes = 64 * 2 ** 20

type Bytes = Uint8Array<ArrayBuffer>

interface PageInMemory {
  etag: string
  policy: string
  /** What it was rendered from. */
  generation: string
  body: Bytes
  /** Each form as soon as it is made. */
  compressed: Partial<Record<Encoding, Bytes>>
}

interface Memory {
  pages: Map<string, PageInMemory>
  bytes: number
  /** Compressions that are waiting, one after the other: they must not take all of zlib's threads. */
  queue: Promise<void>
}

declare global {
  /** Next bundles the request gate (serve-page.ts), which answers from here, apart from the page cache, which fills it. */
  var pageMemory: Memory | undefined
}

function memory(): Memory {
  globalThis.pageMemory ??= { pages: new Map(), bytes: 0, queue: Promise.resolve() }
  return globalThis.pageMemory
}

const sizeOf = ({ body, compressed }: PageInMemory): number =>
  body.byteLength + (compressed.br?.byteLength ?? 0) + (compressed.gzip?.byteLength ?? 0)

function forget(all: Memory, path: string): void {
  const page = all.pages.get(path)
  if (!page) return
  all.bytes -= sizeOf(page)
  all.pages.delete(path)
}

/** Lets the pages go that have been here for longest, where there are too many bytes of them. */
function makeRoom(all: Memory): void {
  for (const oldest of all.pages.keys()) {
    if (all.bytes <= mostBytes) break
    forget(all, oldest)
  }
}

const compressors: Record<Encoding, (body: Bytes) => Promise<Buffer<ArrayBuffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
}

let hasWarned = false

/** Pages go out as plain text then; one line is enough to find out why. */
function warnOnce(error: unknown): void {
  if (!hasWarned) log.warn('page-compression-failed', { reason: reason(error) })
  hasWarned = true
}

/** Compresses a page once for everybody; until then, and where it fails, it is sent as plain text. */
async function compress(all: Memory, path: string, page: PageInMemory): Promise<void> {
  for (const encoding of encodings) {
    if (all.pages.get(path) !== page) return
    const bytes = await compressors[encoding](page.body)
    if (all.pages.get(path) !== page) return
    page.compressed[encoding] = bytes
    all.bytes += bytes.byteLength
  }
  makeRoom(all)
}

/** Keeps a finished page in memory for as long as the content that it was rendered from is current. */
export function keepInMemory(
  path: string,
  { html, etag, policy, generation }: { html: string; etag: string; policy: string; generation: string },
): void {
  const all = memory()
  // The same page, perhaps found to be good for a later generation as well.
  if (all.pages.get(path)?.etag === etag) return
  forget(all, path)
  const page: PageInMemory = {
    etag,
    policy,
    generation,
    body: new TextEncoder().encode(html),
    compressed: {},
  }
  all.pages.set(path, page)
  all.bytes += sizeOf(page)
  makeRoom(all)
  all.queue = all.queue.then(() => compress(all, path, page)).catch(warnOnce)
}

/** The page of an internal path, if it is in memory and shows what this process shows now. */
export function pageInMemory(path: string): PageInMemory | undefined {
  const page = memory().pages.get(path)
  const current = currentGeneration()
  if (!page || current === undefined) return undefined
  if (page.generation !== current) {
    if (!isUpToDate(page.generation, path)) return undefined
    // For the next visitor two names are compared.
    page.generation = current
  }
  return page
}

/** The page of an internal path as it was last rendered, from whatever content. */
export const lastPageInMemory = (path: string): PageInMemory | undefined => memory().pages.get(path)

/** Resolves when every page in memory is compressed. */
export const compressionsDone = (): Promise<void> => memory().queue
