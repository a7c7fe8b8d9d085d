import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { productView } from '../catalogue/build/trip-view.ts'
import { chatAddress } from '../chat/drafts.ts'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { draftLocales } from '../wish/wish-draft.ts'
import type { DraftWriter } from './drafts.ts'

/** What writes the drafts of a page about several trips: in Portuguese, and on English pages in English below it (spec §7). */
export function draftWriter(catalogue: Catalogue, locale: Locale): DraftWriter {
  return {
    chat: chatAddress(catalogue),
    languages: draftLocales(locale).map((language) => {
      const titles = catalogue.trips.map((trip) => [
        trip.slug,
        productView(catalogue, trip, language).words.title,
      ])
      return {
        locale: language,
        words: wordsOf(language).choosing.draft,
        titles: Object.fromEntries(titles),
      }
    }),
  }
}
