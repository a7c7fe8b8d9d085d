import { createRequire } from 'node:module'
import type * as EtagModule from 'next/dist/server/lib/etag'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { site } from '../site.ts'
import { finishPage } from './finished-page.ts'
import { clearShelf, putOnShelf, shelfClearings } from './shelf.ts'

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

/**
 * Next's own cache of prerendered pages, which finishes each page on its way (next.config.ts names it): pages of
 * the build when they are read, pages that are rendered again while the site runs when they are stored. What
 * it hands out also goes on the shelf, from which the middleware answers browsers for a few seconds.
 *
 * A request that was under way when staff changed something keeps nothing: it may have asked the backend before and
 * be done after, and Next, which counts from the time at which a page or a list is stored, would take it for new.
 */
export default class PageCache extends FileSystemCache {
  /** Next makes a cache for each request, before it looks for or renders anything. */
  private readonly begun = shelfClearings()

  private isOvertaken(): boolean {
    return shelfClearings() !== this.begun
  }

  private finish(key: string, value: CachedValue | undefined): void {
    if (value?.kind !== 'APP_PAGE') return
    const policy = finishPage(value, policyOptions)
    if (this.isOvertaken()) return
    putOnShelf(pathOf(key), { html: value.html, policy, etag: etagOf(value) })
  }

  override async get(...args: Parameters<Cache['get']>) {
    const entry = await super.get(...args)
    this.finish(args[0], entry?.value)
    return entry
  }

  override async set(...args: Parameters<Cache['set']>) {
    this.finish(args[0], args[1])
    if (!this.isOvertaken()) await super.set(...args)
  }

  override async revalidateTag(...args: Parameters<Cache['revalidateTag']>) {
    clearShelf()
    return super.revalidateTag(...args)
  }
}
