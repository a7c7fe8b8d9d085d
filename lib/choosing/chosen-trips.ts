import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { findProduct } from '../catalogue/build/trip-view.ts'
import type { Product } from '../catalogue/shape/trip.ts'

/** The trips of an address, and how many of its names no visitor can open. */
export function chosenTrips(
  catalogue: Catalogue,
  slugs: readonly string[],
): { trips: Product[]; unknown: number } {
  const trips = slugs.flatMap((slug) => findProduct(catalogue, slug) ?? [])
  return { trips, unknown: slugs.length - trips.length }
}
