import type { Locale } from '../i18n/locales.ts'
import { type Words, words } from '../i18n/words.ts'

export type MapWords = Words['map']

/** The words of the maps in a language. */
export const mapWords = (locale: Locale): MapWords => words(locale).map
