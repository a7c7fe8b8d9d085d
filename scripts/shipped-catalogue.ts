import { buildCatalogue, nothingPublished } from '../lib/catalogue/build/catalogue.ts'
import { productView } from '../lib/catalogue/build/trip-view.ts'
import { type Locale, locales } from '../lib/i18n/locales.ts'
import { addressOf, pageIds } from '../lib/routing/pages.ts'

/** The catalogue as a new deployment has it. */
export const shippedCatalogue = buildCatalogue(nothingPublished)

/** Every public page of it by language: its id and its canonical address. */
export const shippedPages: { id: string; locale: Locale; path: string }[] = locales.flatMap((locale) => [
  ...pageIds.map((id) => ({ id, locale, path: addressOf(id, locale) })),
  ...shippedCatalogue.trips.map((trip) => ({
    id: trip.slug,
    locale,
    path: productView(shippedCatalogue, trip, locale).href,
  })),
])
