import type { Catalogue } from '../catalogue/catalogue.ts'
import { productView } from '../catalogue/read.ts'
import { chatAddress } from '../chat.ts'
import { defaultLocale, type Locale } from '../locales.ts'
import { choosingWords } from './choosing-words.ts'
import type { DraftWriter } from './drafts.ts'

/** What writes the drafts of a page: in Portuguese, and on English pages in English below it (spec §7). */
export function draftWriter(catalogue: Catalogue, locale: Locale): DraftWriter {
  return {
    chat: chatAddress(catalogue),
    languages: [...new Set([defaultLocale, locale])].map((language) => {
      const { draft, criteria } = choosingWords(language)
      const titles = catalogue.trips.map((trip) => [
        trip.slug,
        productView(catalogue, trip, language).words.title,
      ])
      return { locale: language, words: { draft, criteria }, titles: Object.fromEntries(titles) }
    }),
  }
}
