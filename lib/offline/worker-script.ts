import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { locales } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { addressOf, pageAddresses, queryPages } from '../routing/pages.ts'
import { fileFolders, handlerFolders, panelFolder } from '../routing/places.ts'
import { previewLinkFolders } from '../routing/preview-link.ts'

const megabyte = 1024 * 1024

/**
 * How much a device keeps: entries and bytes of each kind, and the heaviest single one. Together about 15 MB, little enough
 * for any phone.
 */
export const offlineLimits = {
  pages: { most: 40, bytes: 5 * megabyte, heaviest: megabyte },
  pictures: { most: 60, bytes: 6 * megabyte, heaviest: megabyte },
  files: { most: 120, bytes: 4 * megabyte, heaviest: megabyte },
} as const

/** Shown at an address that was never opened: it travels in the worker, since nothing else is sure to be there. */
const poster = `data:image/svg+xml,${encodeURIComponent(
  readFileSync(path.join(process.cwd(), 'public', 'posters', 'offline.svg'), 'utf8'),
)}`

/** Version of the format of offline copies: raising it makes every device start with empty caches. */
const cacheVersion = 1

/**
 * The service worker's script: its settings, then the worker itself (public/offline/worker.js). A browser compares both, so
 * that a deployment that changes either is taken up at the next visit.
 */
export function workerScript(catalogue: Catalogue): string {
  const settings = {
    cacheVersion,
    poster,
    words: { 'pt-BR': wordsOf('pt-BR').request.offline, 'en-GB': wordsOf('en-GB').request.offline },
    limits: offlineLimits,
    english: [...catalogue.addresses.entries]
      .filter(([, { locale }]) => locale === 'en-GB')
      .map(([address]) => address),
    folders: {
      pictures: ['pictures', 'posters', 'icons', 'media'],
      private: [panelFolder, 'api', ...previewLinkFolders.map((folder) => folder.slice(1, -1))],
      other: [...fileFolders, ...handlerFolders],
    },
    /** What is kept before anybody opens it, by language: the list lives on the device, and the finder needs no signal. */
    ahead: Object.fromEntries(
      locales.map((locale) => [locale, [addressOf('list', locale), addressOf('choose', locale)]]),
    ),
    queryPages: queryPages.flatMap((page) => Object.values(pageAddresses(page))),
  }
  return `self.offlineSettings = ${JSON.stringify(settings)}\nimportScripts('/offline/worker.js')\n`
}
