import english from '../../messages/en-GB/destination.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/destination.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import { type DestinationWords, destinationWordsSchema } from './destination-words.ts'

const words: Record<Locale, DestinationWords> = {
  'pt-BR': destinationWordsSchema.parse(portuguese),
  'en-GB': destinationWordsSchema.parse(english),
}

/** The words of the destination page in a language (spec §2.6). */
export const destinationWords = (locale: Locale) => words[locale]
