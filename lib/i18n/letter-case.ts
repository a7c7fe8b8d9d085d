import type { Locale } from './locales.ts'

/** A text with its first letter in upper case, as at the start of a sentence. */
export const capitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** A text with its first letter in lower case, as in the middle of a sentence. */
export const uncapitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
