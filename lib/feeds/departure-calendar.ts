import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Catalogue, isUpcoming } from '../catalogue/build/catalogue'
import { productView } from '../catalogue/build/trip-view'
import { byMoment } from '../catalogue/shape/departure'
import type { Product, UpcomingDate } from '../catalogue/shape/trip'
import { defaultLocale, type Locale } from '../i18n/locales'
import { paratyOffset } from '../i18n/paraty-clock'
import { wordsOf } from '../i18n/words'
import { fullAddress } from '../seo/metadata'
import { site } from '../site'

const millisecondsPerHour = 60 * 60 * 1000
const millisecondsPerDay = 24 * millisecondsPerHour

/** When a departure begins and ends; a whole day, or several, where no hour is known. A day is written as in UTC. */
function span(
  { detail }: Product,
  { date, time }: UpcomingDate,
): { start: Date; end: Date; allDay: boolean } {
  const { unit, range } = detail.duration
  const [only, ...others] = detail.startTimes
  const clock = time ?? (others.length === 0 ? only?.start : undefined)
  if (unit === 'hours' && clock) {
    const start = new Date(`${date}T${clock}:00${paratyOffset.text}`)
    return { start, end: new Date(start.getTime() + range.max * millisecondsPerHour), allDay: false }
  }
  const start = new Date(`${date}T00:00:00Z`)
  const days = unit === 'days' ? Math.ceil(range.max) : 1
  return { start, end: new Date(start.getTime() + days * millisecondsPerDay), allDay: true }
}

/**
 * Upcoming departures as a calendar to subscribe to (RFC 5545): of one trip, or of all. A departure keeps its identity
 * when its state or note changes; a cancelled one stays, marked as such, until its day is over.
 * @param now milliseconds since 1970
 */
export function departureCalendar(catalogue: Catalogue, locale: Locale, now: number, trip?: Product): string {
  const words = wordsOf(locale).interface
  const title = trip ? productView(catalogue, trip, locale).words.title : words.dates.calendar
  const calendar = ical({
    name: `${title} · ${site.name}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'departures', language: locale.toUpperCase().slice(0, 2) },
    ttl: 60 * 60,
  })
  for (const product of trip ? [trip] : catalogue.trips) {
    const { words: said, href } = productView(catalogue, product, locale)
    for (const departure of product.dates.filter(({ date }) => isUpcoming(date, now)).toSorted(byMoment)) {
      const state = words.dates.states[departure.state]
      const note = departure.note?.[locale] || departure.note?.[defaultLocale]
      calendar.createEvent({
        id: `${product.slug}-${departure.date}${departure.time ? `-${departure.time.replace(':', '')}` : ''}@${new URL(site.origin).hostname}`,
        stamp: new Date(now),
        ...span(product, departure),
        summary: departure.state === 'open' ? said.title : `${said.title} (${state})`,
        description: [note, words.dates.calendarNote].filter(Boolean).join('\n'),
        location: product.detail.meetingPoint ?? `${site.town}, ${site.region}`,
        url: fullAddress(href),
        status: departure.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      })
    }
  }
  return calendar.toString()
}
