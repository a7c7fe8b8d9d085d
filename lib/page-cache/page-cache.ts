import { createRequire } from 'node:module'
import { z } from 'zod'
import { isSwitchedOn } from '../config/switches.ts'
import { currentGeneration } from '../content/state.ts'
import { isUpToDate } from '../content/up-to-date.ts'
import { deferScripts } from '../deferred-scripts/deferred-scripts.ts'
import { log } from '../log.ts'
import { keepInMemory } from '../page-memory/page-memory.ts'
import { site } from '../site.ts'
import { addPolicy, type CachedPage, policyOf } from './finished-page.ts'

/** What Next keeps under a key; of `APP_PAGE` it is a page. */
interface Kept {
  kind: string
}

/**
 * Of Next's own cache, what is used here. Described by hand: types of Next go with the module that they describe, and
 * one that is missing stops every build, also one without the page cache.
 */
interface NextCache {
  get(key: string, ...context: unknown[]): Promise<{ value: Kept | null } | null>
  set(key: string, value: Kept | null, ...context: unknown[]): Promise<void>
}
type NextCacheClass = new (...context: unknown[]) => NextCache

const cacheModule = z.object({
  default: z.custom<NextCacheClass>(
    (found) =>
      typeof found === 'function' &&
      ['get', 'set'].every((name) => typeof found.prototype[name] === 'function'),
  ),
})
const etagModule = z.object({
  generateETag: z.custom<(text: string) => string>((found) => typeof found === 'function'),
})

const require = createRequire(import.meta.url)

/** @throws where an upgrade of Next has moved one of its modules, or what is in it */
function takeFromNext() {
  try {
    return {
      ...cacheModule.parse(require('next/dist/server/lib/incremental-cache/file-system-cache')),
      ...etagModule.parse(require('next/dist/server/lib/etag')),
    }
  } catch (cause) {
    throw new Error(
      "Next's own page cache is no longer where lib/page-cache/page-cache.ts takes it from: adapt it, or build and start with WITHOUT=page-cache",
      { cause },
    )
  }
}
const { default: FileSystemCache, generateETag } = takeFromNext()

const policyOptions = { https: site.origin.startsWith('https:'), chatHost: site.chat.host }

let hasWarnedOfKey = false

/** Next's keys end in the internal path of the page, behind a dollar sign; undefined of a key that does not. */
function pathOf(key: string): string | undefined {
  const start = key.indexOf('/$/')
  if (start >= 0) return key.slice(start + '/$'.length)
  if (!hasWarnedOfKey) log.warn('page-cache-key-unknown', { key, effect: 'pages are not kept in memory' })
  hasWarnedOfKey = true
  return undefined
}

/** Next hands out the same object again and again, and counting through a page takes half a millisecond. */
const etags = new WeakMap<object, string>()

function etagOf(page: CachedPage): string {
  const known = etags.get(page)
  if (known) return known
  const etag = generateETag(page.html)
  etags.set(page, etag)
  return etag
}

/** The generation of the content that a document was rendered from; its root element carries it. */
const generationPattern = /<html[^>]* data-content="([^"]*)"/

const generations = new WeakMap<object, string>()

function generationOf(page: CachedPage): string {
  const known = generations.get(page)
  if (known !== undefined) return known
  // A copy, because V8 keeps the whole of a string for as long as a part that was cut out of it is used.
  const generation = Buffer.from(generationPattern.exec(page.html.slice(0, 2000))?.[1] ?? '').toString()
  generations.set(page, generation)
  return generation
}

/** Whether a page is whole and of one piece, as far as was found out about it. */
const wholeness = new WeakMap<object, boolean>()

/**
 * Whether a page that was read from disk is the whole of one rendering: its document has an end, and the data for
 * navigations is of the same generation. Next writes the two one beside the other, so that a process that is killed, or
 * another one on the same build, may leave or find them cut short or mixed.
 */
function isWhole(page: CachedPage): boolean {
  const known = wholeness.get(page)
  if (known !== undefined) return known
  const data = page.rscData
  const whole =
    page.html.trimEnd().endsWith('</html>') &&
    (data === undefined || data.includes(`"data-content":"${generationOf(page)}"`))
  wholeness.set(page, whole)
  if (!whole) log.warn('page-cache-torn', { generation: generationOf(page), effect: 'rendered again' })
  return whole
}

const isPage = (value: Kept | null | undefined): value is Kept & CachedPage => value?.kind === 'APP_PAGE'

/** Makes a page ready to be sent, and returns its policy. One that is ready stays as it is. */
function finish(page: CachedPage): string {
  const known = policyOf(page)
  if (known !== undefined) return known
  if (isSwitchedOn('deferred-scripts')) page.html = deferScripts(page.html)
  return addPolicy(page, policyOptions)
}

/**
 * Next's own cache of prerendered pages, which finishes each page on its way (next.config.ts names it): pages of
 * the build when they are read, pages that are rendered again while the site runs before they are sent. A page that
 * was rendered from other content than this process shows now is none: Next renders it anew. What is handed out is
 * also kept in memory, from which the request gate (page-memory/serve-page.ts) answers before Next.
 */
export default class PageCache extends FileSystemCache {
  private prepare(key: string, page: CachedPage): void {
    const policy = finish(page)
    const path = isSwitchedOn('page-memory') ? pathOf(key) : undefined
    if (path === undefined) return
    keepInMemory(path, {
      html: page.html,
      policy,
      etag: etagOf(page),
      generation: generationOf(page),
    })
  }

  override async get(...args: Parameters<NextCache['get']>) {
    const entry = await super.get(...args)
    if (!isPage(entry?.value)) return entry
    const current = currentGeneration()
    if (current !== undefined && !isUpToDate(generationOf(entry.value), pathOf(args[0]) ?? '')) return null
    if (!isWhole(entry.value)) return null
    this.prepare(args[0], entry.value)
    return entry
  }

  override async set(...args: Parameters<NextCache['set']>) {
    const [key, value, ...context] = args
    if (!isPage(value)) return super.set(...args)
    // Stored as Next rendered it: a process that starts on this build with other switches finishes it in its own way.
    const rendered = { ...value }
    this.prepare(key, value)
    await super.set(key, rendered, ...context)
  }
}
