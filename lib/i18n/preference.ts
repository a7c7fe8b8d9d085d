import { defaultLocale, type Locale, locales } from './locales.ts'

/** Holds the visitor's choice of language for a year: a cookie, because the server answers by it. */
export const localeCookie = { name: 'NEXT_LOCALE', maxAge: 60 * 60 * 24 * 365 } as const

/** The query parameter by which the language toggle stores a choice; it is gone after the redirect. */
export const localeParameter = 'lang'

/** The language named in a cookie or parameter, or undefined where it is absent or not one of the two. */
export const parseLocale = (value: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === value)

/**
 * The language that a visitor has chosen, or undefined where they have not. Whatever answers a request reads it here: the
 * same cookies must not mean one language to the middleware and another to the pages in memory.
 * @param cookies the Cookie header; of several choices the last counts, and escapes are read, as Next reads cookies
 */
export function storedLocale(cookies: string | null | undefined): Locale | undefined {
  const start = `${localeCookie.name}=`
  const pair = cookies?.split(/; */).findLast((cookie) => cookie.startsWith(start)) ?? start
  try {
    return parseLocale(decodeURIComponent(pair.slice(start.length)))
  } catch {
    return undefined
  }
}

/** What a browser calls each language, whatever the country: "en" for "en-US". */
const browserLanguage: Record<Locale, string> = { 'pt-BR': 'pt', 'en-GB': 'en' }

/**
 * The visitor's language (spec §4): the stored choice if it is one of the two, otherwise English where
 * the browser's first language begins with "en", otherwise Portuguese.
 */
export function preferredLocale(stored: string | undefined, acceptLanguage: string | null): Locale {
  const choice = parseLocale(stored)
  if (choice) return choice
  const first = /^\s*(\w+)/.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  return locales.find((locale) => browserLanguage[locale] === first) ?? defaultLocale
}

/**
 * The language of a root segment, which the layout has already limited to the two that exist.
 * @throws when called outside a page of a language
 */
export function requireLocale(value: string | undefined): Locale {
  const locale = parseLocale(value)
  if (!locale) throw new Error(`Not a language of the site: ${String(value)}`)
  return locale
}
