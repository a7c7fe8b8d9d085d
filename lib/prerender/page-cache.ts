import { createRequire } from 'node:module'
import type * as FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { site } from '../site.ts'
import { finishPage } from './finished-page.ts'

const require = createRequire(import.meta.url)
const {
  default: FileSystemCache,
}: typeof FileSystemCacheModule = require('next/dist/server/lib/incremental-cache/file-system-cache')

const policy = { https: site.origin.startsWith('https:'), chatHost: site.chat.host }

/**
 * Next's own cache of prerendered pages, which finishes each page on its way (next.config.ts names it): pages of
 * the build when they are first read, pages that are rendered again while the site runs when they are stored.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<FileSystemCacheModule.default['get']>) {
    const entry = await super.get(...args)
    if (entry?.value?.kind === 'APP_PAGE') finishPage(entry.value, policy)
    return entry
  }

  override async set(...args: Parameters<FileSystemCacheModule.default['set']>) {
    const [, value] = args
    if (value?.kind === 'APP_PAGE') finishPage(value, policy)
    return super.set(...args)
  }
}
