import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import type { AddressBook } from './address-book.ts'
import { shortcuts } from './pages.ts'
import { previewLinkIn } from './preview-link.ts'
import { slugSource } from './slug.ts'

/** The folders of the content in the back office, and an item in one of them, inside larger patterns. */
const contentFolder = '(?:tours|expeditions|aca-courses|content)'
const contentItem = `${contentFolder}/${slugSource}`

/** The screens of the back office; they have one address for both languages. */
const panelScreens = [
  /^\/admin$/,
  /^\/admin\/login$/,
  /^\/admin\/(?:dates|events|more|people|redirects|visitors|account|password|password\/new)$/,
  // Lists, editors ("new" among them) and histories of the content.
  new RegExp(`^/admin/(?:${contentFolder}|${contentItem}(?:/history)?)$`),
  new RegExp(`^/admin/preview/${contentItem}$`),
]

/** The page inside a preview's frame, whose language stands in its address. */
const previewFrame = new RegExp(`^(/admin/preview/${contentItem})/(${locales.join('|')})$`)

function previewed(pathname: string): { locale: Locale; rewrite: string } | undefined {
  const [, screen, language] = previewFrame.exec(pathname) ?? []
  const locale = locales.find((candidate) => candidate === language)
  return locale && { locale, rewrite: `/${locale}${screen}/frame` }
}

/** Whether a path is the page inside a preview's frame. */
export const isPreviewFrame = (pathname: string): boolean => previewFrame.test(pathname)

/** The internal route that shows the not-found page, below `/[locale]`. */
export const missingRoute = '/missing'
const missingPanelRoute = '/admin/missing'

export type Resolution =
  /** Show the page; `dependsOnPreference` is set where the answer depends on the visitor's language. */
  | { kind: 'page'; locale: Locale; rewrite: string; dependsOnPreference: boolean }
  | { kind: 'panel'; locale: Locale; rewrite: string; status: 200 | 404 }
  /** Show the draft that a link opens, or say that it is over; no preference decides. */
  | { kind: 'preview'; locale: Locale; rewrite: string; token: string }
  | { kind: 'redirect'; to: string; status: 307 | 308; dependsOnPreference: boolean }
  | { kind: 'missing'; locale: Locale; rewrite: string }

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** The address that a person meant by another spelling: capitals, escapes, repeated or trailing slashes. */
export function respelled(pathname: string): string | undefined {
  const plain = decoded(pathname)
  if (plain === undefined) return undefined
  const tidy = plain.toLowerCase().replace(/\/{2,}/g, '/')
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy
}

/** The public address of an internal one such as `/en-GB/tours`, or undefined where there is none. */
function publicAddress(book: AddressBook, pathname: string): string | undefined {
  const locale = locales.find(
    (candidate) => pathname === `/${candidate}` || pathname.startsWith(`/${candidate}/`),
  )
  return locale && book.routes.get(pathname.slice(locale.length + 1))?.[locale]
}

/** Where a language keeps its shared pages; the default one has the bare addresses. */
const folders: Record<Locale, string> = { 'pt-BR': '', 'en-GB': '/en' }

/** The language in whose folder a path lies, whether or not there is a page. */
const folderLocale = (pathname: string): Locale | undefined =>
  locales.find(
    (locale) =>
      folders[locale] && (pathname === folders[locale] || pathname.startsWith(`${folders[locale]}/`)),
  )

/** The address for a path in a language's folder that uses another language's slug of the same page. */
function counterpart(book: AddressBook, pathname: string): string | undefined {
  const locale = folderLocale(pathname)
  const entry = locale && book.entries.get(pathname.slice(folders[locale].length))
  return entry && book.routes.get(entry.route)?.[locale]
}

/** Whether a path is a screen of the back office, in its only spelling. */
export const isPanelScreen = (pathname: string): boolean =>
  panelScreens.some((screen) => screen.test(pathname))

const isPanel = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/')

/**
 * What the site answers at a path (spec §2.1).
 * @param book the addresses of the current catalogue
 * @param pathname the path as requested, still percent-encoded, without the query
 * @param preference the visitor's language: stored choice, browser, default
 */
export function resolveAddress(book: AddressBook, pathname: string, preference: Locale): Resolution {
  const entry = book.entries.get(pathname)
  if (entry) {
    const { locale, route } = entry
    const dependsOnPreference = entry.hasEnglishCounterpart && locale === defaultLocale
    const preferred = book.routes.get(route)?.[preference]
    if (dependsOnPreference && preference !== locale && preferred !== undefined) {
      return { kind: 'redirect', to: preferred, status: 307, dependsOnPreference }
    }
    return { kind: 'page', locale, rewrite: `/${locale}${route}`, dependsOnPreference }
  }
  if (isPanel(pathname)) {
    const frame = previewed(pathname)
    if (frame) return { kind: 'panel', ...frame, status: 200 }
    const exists = isPanelScreen(pathname)
    const spelling = respelled(pathname)
    if (!exists && spelling !== undefined && isPanelScreen(spelling)) {
      return { kind: 'redirect', to: spelling, status: 308, dependsOnPreference: false }
    }
    const route = exists ? pathname : missingPanelRoute
    return {
      kind: 'panel',
      locale: preference,
      rewrite: `/${preference}${route}`,
      status: exists ? 200 : 404,
    }
  }
  // In every spelling, and never by a redirect: browsers keep those, and the token must not be kept.
  const link = previewLinkIn(respelled(pathname) ?? pathname)
  if (link) return { kind: 'preview', ...link, rewrite: `/${link.locale}/preview/${link.token}` }

  const target = redirectTarget(book, pathname) ?? sentOn(book, pathname)
  if (target) return { kind: 'redirect', to: target, status: 308, dependsOnPreference: false }

  const locale = folderLocale(pathname) ?? preference
  return { kind: 'missing', locale, rewrite: `/${locale}${missingRoute}` }
}

/**
 * Where an address that is none leads. Only to what a table or a pattern of this site names, never to a path as somebody
 * wrote it: with backslashes, control characters or "..", a URL could make another host of it.
 */
function redirectTarget(book: AddressBook, pathname: string): string | undefined {
  const known =
    shortcuts[pathname] ??
    book.former.get(pathname) ??
    publicAddress(book, pathname) ??
    counterpart(book, pathname)
  if (known) return known
  const spelling = respelled(pathname)
  if (spelling === undefined || spelling === pathname) return undefined
  if (book.entries.has(spelling) || isPanelScreen(spelling)) return spelling
  return shortcuts[spelling] ?? book.former.get(spelling) ?? counterpart(book, spelling)
}

/** Folders above an address in which a redirect is looked for. */
const maxFolders = 12

/** Where staff send an address on to that is none: by its own redirect, else by that of the nearest folder above it. */
function sentOn({ redirects }: AddressBook, pathname: string): string | undefined {
  const path = redirects.size > 0 ? respelled(pathname) : undefined
  if (path === undefined) return undefined
  const folders = path.split('/', maxFolders)
  const above = folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/*`)
  const found = [path, ...above].find((from) => redirects.has(from))
  return found && redirects.get(found)
}
