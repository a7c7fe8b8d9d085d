import type { Locale } from '../i18n/locales.ts'
import { type Words, words } from '../i18n/words.ts'

/** Words of chat drafts, of the request composer, of sharing, and of pages read without signal or as Markdown. */
export type RequestWords = Words['request']

/** The words with which a language asks for a trip. Client components are given the parts that they need. */
export const requestWords = (locale: Locale): RequestWords => words(locale).request
