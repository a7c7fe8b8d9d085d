import type { Locale } from '../i18n/locales.ts'
import { type Words, words } from '../i18n/words.ts'

/** Words of the finder, the comparison, the list and what explains them. */
export type ChoosingWords = Words['choosing']

/** The words with which a language helps people choose. Client components are given the parts that they need. */
export const choosingWords = (locale: Locale): ChoosingWords => words(locale).choosing
