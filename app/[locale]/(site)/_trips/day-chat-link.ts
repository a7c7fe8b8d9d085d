import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Product } from '@/lib/catalogue/trip'
import { detailBookingLink, subjectLink } from '@/lib/chat'
import { withText } from '@/lib/chat-address'
import type { Locale } from '@/lib/locales'

interface Day {
  locale: Locale
  /** ISO date. */
  day: string
}

/** A chat link with another text, made of the one that it has. */
function rewritten(href: string, write: (text: string) => string): string {
  const { origin, pathname, searchParams } = new URL(href)
  return withText(`${origin}${pathname}`, write(searchParams.get('text') ?? ''))
}

/** "12/12/2026", as both languages write a day in the chat. */
const dayText = (day: string): string => day.split('-').toReversed().join('/')

/** The chat link of a trip's departure: its booking draft with the day where the visitor would type it. */
export const dayChatLink = (catalogue: Catalogue, product: Product, { locale, day }: Day): string =>
  rewritten(detailBookingLink(catalogue, product, locale), (text) =>
    text.replace(/DD\/MM\/(AAAA|YYYY)/g, dayText(day)),
  )

/** The chat link of a course's class: the enquiry about classes, with the course and its day below. */
export const courseDayChatLink = (catalogue: Catalogue, course: string, { locale, day }: Day): string =>
  rewritten(subjectLink(catalogue, 'courseClasses', locale), (text) => `${text}\n${course}: ${dayText(day)}`)
