import { type Words, words } from '../../i18n/words'
import type { Locale } from '../../locales'

export type ContentPanelWords = Words['contentPanel']

/** The words of the screens on which staff change content. */
export const contentWordsOf = (locale: Locale): ContentPanelWords => words(locale).contentPanel
