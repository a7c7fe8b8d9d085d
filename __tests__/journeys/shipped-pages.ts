import type { Product } from '../../lib/catalogue/shape/trip.ts'
import { type Locale, locales } from '../../lib/i18n/locales.ts'
import { addressListsOf, isPageId, addressOf as pageAddress, pageIds } from '../../lib/routing/pages.ts'
import { shippedCatalogue } from '../../scripts/shipped-catalogue.ts'

/** Every page of the site as shipped: ids of pages, and slugs of trips. */
export const pages: readonly string[] = [...pageIds, ...shippedCatalogue.trips.map(({ slug }) => slug)]

/**
 * The canonical address of a page or trip in a language.
 * @throws where the site as shipped has neither
 */
export function addressOf(id: string, locale: Locale): string {
  if (isPageId(id)) return pageAddress(id, locale)
  return shippedTrip(id).addresses[locale][0]
}

/**
 * A trip as it is shipped, for journeys that meet its facts.
 * @throws where there is none of that slug
 */
export function shippedTrip(slug: string): Product {
  const trip = shippedCatalogue.trips.find((candidate) => candidate.slug === slug)
  if (!trip) throw new Error(`No trip ${slug}`)
  return trip
}

/** Every address that shows a page, aliases included, with the page's id or the trip's slug. */
export const addresses: ReadonlyMap<string, string> = new Map(
  [
    ...pageIds.map((id) => ({ id, lists: addressListsOf(id) })),
    ...shippedCatalogue.trips.map(({ slug, addresses: lists }) => ({ id: slug, lists })),
  ].flatMap(({ id, lists }) =>
    locales.flatMap((locale) => lists[locale].map((address) => [address, id] as const)),
  ),
)
