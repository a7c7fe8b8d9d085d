import type { Catalogue } from '../catalogue/catalogue.ts'
import { findProduct } from '../catalogue/read.ts'
import type { Locale } from '../locales.ts'
import { tripRoute } from '../routing/address-book.ts'
import { pageIds, routeOf } from '../routing/pages.ts'
import { missingMarkdown, pageMarkdown } from './page-markdown.ts'
import { tripMarkdown } from './trip-markdown.ts'

/**
 * What stands at a route below `/[locale]`, as Markdown.
 * @param now milliseconds since 1970
 */
export function markdownAt(
  catalogue: Catalogue,
  route: string,
  locale: Locale,
  query: URLSearchParams,
  now: number,
): { status: 200 | 404; text: string } {
  const page = pageIds.find((id) => routeOf(id) === route)
  if (page !== undefined) return { status: 200, text: pageMarkdown(catalogue, page, locale, query) }
  const trip = findProduct(catalogue, route.slice(tripRoute('').length))
  if (trip && route === tripRoute(trip.slug))
    return { status: 200, text: tripMarkdown(catalogue, trip, locale, now) }
  return { status: 404, text: missingMarkdown(catalogue, locale) }
}
