import english from '../../messages/en-GB/choosing.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/choosing.json' with { type: 'json' }
import type { Texts } from '../i18n/messages.ts'
import type { Locale } from '../locales.ts'

/** Words of the finder, the comparison, the list and what explains them. */
export type ChoosingWords = Texts<typeof portuguese>

const words: Record<Locale, ChoosingWords> = { 'pt-BR': portuguese, 'en-GB': english }

/** The words with which a language helps people choose. Client components are given the parts that they need. */
export const choosingWords = (locale: Locale): ChoosingWords => words[locale]
