import { type Locale, locales } from '../i18n/locales.ts'
import type { PageAddresses } from './pages.ts'

/** Where each language shows the draft that a link opens; the token follows. */
const folders: Readonly<Record<Locale, string>> = { 'pt-BR': '/previa', 'en-GB': '/en/preview' }

/** The folders of shared previews, for robots.txt. */
export const previewLinkFolders: readonly string[] = locales.map((locale) => `${folders[locale]}/`)

/** The addresses at which a token opens a draft, in each language. */
export const previewLinkAddresses = (token: string): PageAddresses => ({
  'pt-BR': `${folders['pt-BR']}/${token}`,
  'en-GB': `${folders['en-GB']}/${token}`,
})

/** Tokens as the database makes them (migration preview_links). */
const tokenPattern = /^[0-9a-f]{64}$/

/** Whether a text has the form of a token; the database is asked about no other. */
export const isToken = (text: string): boolean => tokenPattern.test(text)

/**
 * The language and the token of a path that lies where shared previews do. The token is "ended" where the path cannot be
 * that of a link, such as one of which a mail program cut the end.
 */
export function previewLinkIn(pathname: string): { locale: Locale; token: string } | undefined {
  const locale = locales.find((candidate) => pathname.startsWith(`${folders[candidate]}/`))
  if (!locale) return undefined
  const token = pathname.slice(folders[locale].length + 1)
  return { locale, token: isToken(token) ? token : 'ended' }
}

/** Longest path that a log holds, in characters; no address of the site comes near. */
const maxLoggedPath = 4096

/** A path as it may stand in a log: whoever reads a log must not come by the token of a link. */
export const withoutToken = (path: string): string =>
  path.slice(0, maxLoggedPath).replace(/[0-9a-f]{32,}/gi, '…')
