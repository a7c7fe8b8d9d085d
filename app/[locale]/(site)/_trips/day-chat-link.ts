import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import type { Course, Product } from '@/lib/catalogue/shape/trip'
import { withDay } from '@/lib/chat/chat-address'
import { courseLink, detailBookingLink } from '@/lib/chat/drafts'
import type { Locale } from '@/lib/i18n/locales'

interface Day {
  locale: Locale
  /** ISO date. */
  day: string
}

/** The chat link of a trip's departure: its booking draft with the day. */
export const dayChatLink = (catalogue: Catalogue, product: Product, { locale, day }: Day): string =>
  withDay(detailBookingLink(catalogue, product, locale), day)

/** The chat link of a course's class: the draft that names the course, with the day. */
export const courseDayChatLink = (catalogue: Catalogue, course: Course, { locale, day }: Day): string =>
  withDay(courseLink(catalogue, course, locale), day)
