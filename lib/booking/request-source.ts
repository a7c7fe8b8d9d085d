import { createTranslator } from 'next-intl'
import { type Catalogue, isUpcoming } from '../catalogue/catalogue.ts'
import { factWords } from '../catalogue/fact-words.ts'
import { maxGroup, startTimeText } from '../catalogue/facts.ts'
import { courseWords } from '../catalogue/site-words.ts'
import type { Course, Product } from '../catalogue/trip.ts'
import { chatAddress, courseLink, detailBookingLink, draftTitle } from '../chat.ts'
import { plainTitle } from '../chat-address.ts'
import { fill } from '../fill.ts'
import { messagesOf } from '../i18n/messages.ts'
import { defaultLocale, type Locale } from '../locales.ts'
import { requestWords } from './request-words.ts'
import type { DraftWords, RequestSubject } from './trip-request.ts'

/** All that the composer of a trip or course is given: plain data. */
export interface RequestSource {
  subject: RequestSubject
  /** Portuguese, and English on English pages. */
  drafts: readonly DraftWords[]
  /** Start times as the page's language says them. */
  starts: readonly string[]
  /** The chat's address, without a text. */
  chat: string
  /** The link that works without scripts. */
  plainHref: string
}

const draftLanguages = (locale: Locale): Locale[] => [...new Set([defaultLocale, locale])]

/** The note of a date in a language, or in Portuguese where that is missing; an empty one counts as missing (spec §3). */
function noteIn(note: Product['dates'][number]['note'], locale: Locale) {
  const own = note?.[locale]
  if (own) return { note: own }
  const fallback = note?.[defaultLocale]
  return fallback ? { note: fallback, noteLang: defaultLocale } : {}
}

const upcoming = (dates: Product['dates'], locale: Locale, now: number): RequestSubject['dates'] =>
  dates
    .filter(({ date }) => isUpcoming(date, now))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, state, note }) => ({ date, state, ...noteIn(note, locale) }))

/**
 * What the composer of a trip's page needs.
 * @param now milliseconds since 1970: dates that are over are left out
 */
export function tripRequestSource(
  catalogue: Catalogue,
  product: Product,
  locale: Locale,
  now: number,
): RequestSource {
  const { detail, kind, minimumAge, dates } = product
  const startsIn = (language: Locale): string[] =>
    detail.startTimes.map((time) => startTimeText(time, language, factWords(language).facts))
  const { group } = detail
  return {
    subject: {
      kind,
      price: detail.price,
      group: group && { min: group.min, max: maxGroup[locale](group) },
      minimumAge,
      dates: upcoming(dates, locale, now),
    },
    drafts: draftLanguages(locale).map((language) => {
      const t = createTranslator({
        locale: language,
        messages: messagesOf(language),
        namespace: 'chat',
      })
      return {
        locale: language,
        opening: t(kind, { title: draftTitle(catalogue, product, language) }),
        starts: startsIn(language),
        words: requestWords(language).draft,
      }
    }),
    starts: startsIn(locale),
    chat: chatAddress(catalogue),
    plainHref: detailBookingLink(catalogue, product, locale),
  }
}

/** What the composer of a course needs. Its classes are its dates; a class has a largest size and no smallest one. */
export function courseRequestSource(
  catalogue: Catalogue,
  course: Course,
  locale: Locale,
  now: number,
): RequestSource {
  return {
    subject: {
      kind: 'course',
      group: { max: catalogue.content.courses.students },
      dates: upcoming(course.dates, locale, now),
    },
    drafts: draftLanguages(locale).map((language) => {
      const words = requestWords(language).draft
      const title = plainTitle(courseWords(course, language).words.title)
      return { locale: language, opening: fill(words.course, { title }), starts: [], words }
    }),
    starts: [],
    chat: chatAddress(catalogue),
    plainHref: courseLink(catalogue, course, locale),
  }
}
