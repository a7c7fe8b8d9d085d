import type { Locale } from '../i18n/locales'
import { type Words, words } from '../i18n/words'

export type AdminWords = Words['admin']

/** The words of the panel. Server parents hand the parts that a component needs to it as props. */
export const adminWords = (locale: Locale): AdminWords => words(locale).admin
