import { createRequire } from 'node:module'
import type * as EtagModule from 'next/dist/server/lib/etag'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { isSwitchedOn } from '../config/switches.ts'
import { currentGeneration } from '../content/state.ts'
import { deferScripts } from '../deferred-scripts/deferred-scripts.ts'
import { log } from '../log.ts'
import { keepInMemory } from '../page-memory/page-memory.ts'
import { site } from '../site.ts'
import { addPolicy, type CachedPage, policyOf } from './finished-page.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof FileSystemCacheModule = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { generateETag }: typeof EtagModule = require('next/dist/server/lib/etag')

type Cache = FileSystemCacheModule.default
type CachedValue = Parameters<Cache['set']>[1]

const policyOptions = { https: site.origin.startsWith('https:'), chatHost: site.chat.host }

if (typeof FileSystemCache?.prototype.get !== 'function' || typeof generateETag !== 'function') {
  throw new Error(
    "Next's own page cache is no longer where lib/page-cache/page-cache.ts takes it from: adapt it, or build with WITHOUT=page-cache",
  )
}

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
  const generation = generationPattern.exec(page.html.slice(0, 2000))?.[1] ?? ''
  generations.set(page, generation)
  return generation
}

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
  private prepare(key: string, value: CachedValue | undefined): void {
    if (value?.kind !== 'APP_PAGE') return
    const policy = finish(value)
    const path = isSwitchedOn('page-memory') ? pathOf(key) : undefined
    if (path === undefined) return
    keepInMemory(path, {
      html: value.html,
      policy,
      etag: etagOf(value),
      generation: generationOf(value),
    })
  }

  override async get(...args: Parameters<Cache['get']>) {
    const entry = await super.get(...args)
    if (entry?.value?.kind === 'APP_PAGE') {
      const current = currentGeneration()
      if (current !== undefined && generationOf(entry.value) !== current) return null
    }
    this.prepare(args[0], entry?.value)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>) {
    const [key, value, ...context] = args
    if (value?.kind !== 'APP_PAGE') return super.set(...args)
    // Stored as Next rendered it: a process that starts on this build with other switches finishes it in its own way.
    const rendered = { ...value }
    this.prepare(key, value)
    await super.set(key, rendered, ...context)
  }
}
