import { previewLinkFolders } from './preview-link.ts'

/*
 * What stands at the site's addresses beside pages: the one table. The door, the configuration of Next, the reserved
 * addresses and the service worker are made from it; the middleware's matcher and nginx are tested against it.
 */

/** Folders of files: the build's, drawings, the offline worker, and what pages hydrate with (page-store.ts). */
export const fileFolders: readonly string[] = [
  '_next',
  'pictures',
  'posters',
  'icons',
  'offline',
  'page-data',
]

/** Folders of route handlers, which bound their own work. */
export const handlerFolders: readonly string[] = ['api', 'media', 'share']

/** Files at the root, and their English counterparts. */
export const rootFiles: readonly string[] = [
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'sw.js',
  'llms.txt',
  'catalogue.json',
  'datas.ics',
  'en/catalogue.json',
  'en/dates.ics',
]

/** The back office. */
export const panelFolder = 'admin'

/** Where pages tell of what is counted (lib/visits). */
export const visitsPath = '/api/visits'

/** Where people who found a weakness look for whom to tell (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt'

export type Place = 'panel' | 'draft' | 'handler' | 'file' | 'page'

/**
 * What stands at a path. Panel, handlers and links to drafts are recognised in any capitals, as the framework does; files
 * in their own spelling alone.
 */
export function placeOf(path: string): Place {
  const end = path.indexOf('/', 1)
  const first = end < 0 ? path.slice(1) : path.slice(1, end)
  if (first.toLowerCase() === panelFolder) return 'panel'
  const start = path.slice(0, 40).toLowerCase()
  if (previewLinkFolders.some((folder) => start.startsWith(folder))) return 'draft'
  if (path === securityTxtPath || (end > 0 && handlerFolders.includes(first.toLowerCase()))) return 'handler'
  const isFile = (end > 0 && fileFolders.includes(first)) || rootFiles.includes(path.slice(1))
  return isFile ? 'file' : 'page'
}

/** The paths that the middleware sees; Next wants it as a literal, which a test compares. */
export const middlewareMatcher = `/((?!${[
  ...[...fileFolders, ...handlerFolders].map((folder) => `${folder}/`),
  ...rootFiles.map((file) => `${file.replaceAll('.', '\\.')}$`),
].join('|')}).*)`
