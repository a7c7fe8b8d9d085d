import { defaultLocale, type Locale, locales } from '../locales.ts'

/** Holds the visitor's choice of language for a year: a cookie, because the server answers by it. */
export const localeCookie = { name: 'NEXT_LOCALE', maxAge: 60 * 60 * 24 * 365 } as const

/** The query parameter by which the language toggle stores a choice; it is gone after the redirect. */
export const localeParameter = 'lang'

/** The language named in a cookie or parameter, or undefined where it is absent or not one of the two. */
export const parseLocale = (value: string | null | undefined): Locale | undefined =>
  locales.find((locale) => locale === value)

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
