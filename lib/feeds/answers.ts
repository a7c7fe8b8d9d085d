import { findProduct } from '../catalogue/build/trip-view'
import { currentCatalogue } from '../content/current'
import type { Locale } from '../i18n/locales'
import { departureCalendar } from './departure-calendar'
import { octoProducts } from './octo'

/** Feeds follow the content of this process; programs that read them may keep one for five minutes. */
const caching = { 'Cache-Control': 'public, max-age=300' }

/** Where a trip's departures can be subscribed to. */
export const tripCalendarAddress = (slug: string, locale: Locale): string =>
  `${locale === 'pt-BR' ? '/datas.ics' : '/en/dates.ics'}?trip=${slug}`

/** The catalogue of a language as JSON in the shape of OCTO products (design §13). */
export const catalogueAnswer = (locale: Locale): Response =>
  Response.json(octoProducts(currentCatalogue(), locale), { headers: caching })

/** The departures of all trips as a calendar, or those of the trip that `?trip=` names; 404 where there is no such trip. */
export function calendarAnswer(request: Request, locale: Locale): Response {
  const slug = new URL(request.url).searchParams.get('trip')
  const catalogue = currentCatalogue()
  const trip = slug === null ? undefined : findProduct(catalogue, slug)
  if (slug !== null && !trip) return new Response(null, { status: 404 })
  return new Response(departureCalendar(catalogue, locale, Date.now(), trip), {
    headers: { ...caching, 'Content-Type': 'text/calendar; charset=utf-8' },
  })
}
