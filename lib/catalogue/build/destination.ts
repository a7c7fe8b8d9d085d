import type { Locale } from '../../i18n/locales.ts'
import { words } from '../../i18n/words.ts'

/** The words of the destination page in a language (spec §2.6). Paragraphs may hold links: `[words](target)`. */
export const destinationWords = (locale: Locale) => words(locale).destination
