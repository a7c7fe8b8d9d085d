import type { Locale } from './locales.ts'
import { words } from './words.ts'

/** The interface's words of a language. */
export const messagesOf = (locale: Locale) => words(locale).interface
