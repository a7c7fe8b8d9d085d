import type { Locale } from '../../i18n/locales'
import { type Words, words } from '../../i18n/words'

export type ContentPanelWords = Words['contentPanel']

/** The words of the screens on which staff change content. */
export const contentWordsOf = (locale: Locale): ContentPanelWords => words(locale).contentPanel
