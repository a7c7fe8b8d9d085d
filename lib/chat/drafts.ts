import { createTranslator } from 'next-intl'
import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { courseWords } from '../catalogue/build/site-words.ts'
import { productView } from '../catalogue/build/trip-view.ts'
import type { Course, Product } from '../catalogue/shape/trip.ts'
import { startTimeText } from '../catalogue/text/fact-formats.ts'
import { fill } from '../i18n/fill.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import type { PageId } from '../routing/pages.ts'
import { site } from '../site.ts'
import { plainTitle, withText } from './chat-address.ts'

const translatorsIn = (locale: Locale) => ({
  t: createTranslator({ locale, messages: wordsOf(locale).interface, namespace: 'chat' }),
  facts: createTranslator({ locale, messages: wordsOf(locale).interface, namespace: 'facts' }),
})

type Translators = ReturnType<typeof translatorsIn>

const translators: Record<Locale, Translators> = {
  'pt-BR': translatorsIn('pt-BR'),
  'en-GB': translatorsIn('en-GB'),
}

/** The chat with the team, without a text. */
export const chatAddress = ({ content }: Catalogue): string =>
  `https://${site.chat.host}/${content.contact.chatNumber}`

/** The link that opens the chat with a text written in (spec §7). The text is only a draft: the visitor sends it. */
export const chatLink = (catalogue: Catalogue, text: string): string => withText(chatAddress(catalogue), text)

/** The team reads Portuguese; a visitor of the English site sees below it, in English, what the draft says. */
function draft(locale: Locale, write: (language: Locale, translatorsIn: Translators) => string): string {
  const text = write(defaultLocale, translators[defaultLocale])
  return locale === defaultLocale ? text : `${text}\n\n${write(locale, translators[locale])}`
}

/**
 * A word of a draft that the visitor's own text follows: on English pages both languages share the line, so that
 * nothing typed is said twice.
 */
export const draftLabel = (locale: Locale, write: (language: Locale) => string): string =>
  [...new Set([write(defaultLocale), write(locale)])].join(' / ')

type ChatSubject = 'custom' | 'courseClasses' | 'courseInfo' | 'cancellation'

/**
 * A chat link about a subject of its own (spec §7): a custom itinerary, the courses, a booking that has to be cancelled
 * or moved.
 */
export const subjectLink = (catalogue: Catalogue, subject: ChatSubject, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language, { t }) => {
      if (subject !== 'cancellation') return t(subject)
      const { cancellation, cancellationTrip, cancellationDate, cancellationName } =
        wordsOf(language).request.subjects
      return [cancellation, cancellationTrip, cancellationDate, cancellationName].join('\n')
    }),
  )

/** Where somebody stands who opens the chat: a page, a trip's page, or an address that has none. */
export type ChatPlace = PageId | 'missing' | Product

/** The chat link of a page's own buttons: says which page it was and asks what people ask there. */
export const placeLink = (catalogue: Catalogue, page: PageId | 'missing', locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language) => wordsOf(language).request.places[page]),
  )

/** The chat link that asks for advice on what to choose. */
export const adviceLink = (catalogue: Catalogue, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language) => wordsOf(language).choosing.draft.criteria),
  )

/** The chat link of the header's booking button: on a trip it asks for that trip, elsewhere it names the page. */
export const headerChatLink = (catalogue: Catalogue, place: ChatPlace, locale: Locale): string =>
  typeof place === 'string'
    ? placeLink(catalogue, place, locale)
    : detailBookingLink(catalogue, place, locale)

/** The chat link of the footer, which offers the chat without a purpose: on a trip it asks about that trip. */
export const footerChatLink = (catalogue: Catalogue, place: ChatPlace, locale: Locale): string =>
  typeof place === 'string' ? placeLink(catalogue, place, locale) : questionLink(catalogue, place, locale)

/** The chat link of "Tirar dúvidas": a question about a trip, not a booking. */
export const questionLink = (catalogue: Catalogue, product: Product, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language) => {
      const { questions } = wordsOf(language).request
      const opening = fill(questions[product.kind], { title: draftTitle(catalogue, product, language) })
      return `${opening}\n${questions.mine}`
    }),
  )

/** A trip's title as a draft has it. */
export const draftTitle = (catalogue: Catalogue, product: Product, locale: Locale): string =>
  plainTitle(productView(catalogue, product, locale).words.title)

/** The chat link of a product card (spec §7). */
export const bookingLink = (catalogue: Catalogue, product: Product, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language, { t }) => t(product.kind, { title: draftTitle(catalogue, product, language) })),
  )

/** The chat link that asks whether a tour is available on a day (spec §7). */
export const availabilityLink = (catalogue: Catalogue, product: Product, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language, { t }) =>
      [t('availability', { title: draftTitle(catalogue, product, language) }), t('date')].join('\n'),
    ),
  )

/**
 * The chat link of a detail page (spec §2.8): title, start times where the product has them, and
 * placeholders for the date and the number of people.
 */
export function detailBookingLink(catalogue: Catalogue, product: Product, locale: Locale): string {
  const { startTimes } = product.detail
  return chatLink(
    catalogue,
    draft(locale, (language, { t, facts }) => {
      const times = startTimes.map((time) => startTimeText(time, language, facts))
      return [
        t(product.kind, { title: draftTitle(catalogue, product, language) }),
        times.length > 0 ? t('startTimes', { times: times.join(' · ') }) : undefined,
        t('date'),
        t('people'),
      ]
        .filter((line) => line !== undefined)
        .join('\n')
    }),
  )
}

/** The chat link of one course: names it, with placeholders for the date and the number of people. */
export const courseLink = (catalogue: Catalogue, course: Course, locale: Locale): string =>
  chatLink(
    catalogue,
    draft(locale, (language, { t }) => {
      const title = plainTitle(courseWords(course, language).words.title)
      return [fill(wordsOf(language).wish.draft.course, { title }), t('date'), t('people')].join('\n')
    }),
  )
