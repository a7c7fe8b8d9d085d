import { createRequire } from 'node:module'
import type * as EtagModule from 'next/dist/server/lib/etag'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { currentGeneration } from '../content/state.ts'
import { rememberPage } from '../page-memory/page-memory.ts'
import { site } from '../site.ts'
import { finishPage } from './finished-page.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof FileSystemCacheModule = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { generateETag }: typeof EtagModule = require('next/dist/server/lib/etag')

type Cache = FileSystemCacheModule.default
type CachedValue = Parameters<Cache['set']>[1]

const policyOptions = { https: site.origin.startsWith('https:'), chatHost: site.chat.host }

/** Next's keys end in the internal path of the page, behind a dollar sign. */
const pathOf = (key: string): string => key.slice(key.indexOf('/$/') + '/$'.length)

/** Next hands out the same object again and again, and counting through a page takes half a millisecond. */
const etags = new WeakMap<object, string>()

function etagOf(page: { html: string }): string {
  const known = etags.get(page)
  if (known) return known
  const etag = generateETag(page.html)
  etags.set(page, etag)
  return etag
}

/** The generation of the content that a document was rendered from; its root element carries it. */
const generationPattern = /<html[^>]* data-content="([^"]*)"/

const generations = new WeakMap<object, string>()

function generationOf(page: { html: string }): string {
  const known = generations.get(page)
  if (known !== undefined) return known
  const generation = generationPattern.exec(page.html.slice(0, 2000))?.[1] ?? ''
  generations.set(page, generation)
  return generation
}

/**
 * Next's own cache of prerendered pages, which finishes each page on its way (next.config.ts names it): pages of
 * the build when they are read, pages that are rendered again while the site runs when they are stored. A page that
 * was rendered from other content than this process shows now is none: Next renders it anew. What is handed out is
 * also kept in memory, from which the middleware answers browsers.
 */
export default class PageCache extends FileSystemCache {
  private finish(key: string, value: CachedValue | undefined): void {
    if (value?.kind !== 'APP_PAGE') return
    const policy = finishPage(value, policyOptions)
    rememberPage(pathOf(key), {
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
    this.finish(args[0], entry?.value)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>) {
    this.finish(args[0], args[1])
    await super.set(...args)
  }
}
