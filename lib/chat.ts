import { createTranslator } from 'next-intl'
import { startTimeText } from './catalogue/facts.ts'
import type { Product } from './catalogue/schema.ts'
import { productWords } from './catalogue/translations.ts'
import { withText } from './chat-address.ts'
import { messagesOf } from './i18n/messages.ts'
import { defaultLocale, type Locale } from './locales.ts'
import { site } from './site.ts'

const speaker = (locale: Locale) => ({
  t: createTranslator({ locale, messages: messagesOf(locale), namespace: 'chat' }),
  facts: createTranslator({ locale, messages: messagesOf(locale), namespace: 'facts' }),
})

type Speaker = ReturnType<typeof speaker>

const speakers: Record<Locale, Speaker> = { 'pt-BR': speaker('pt-BR'), 'en-GB': speaker('en-GB') }

/** The chat with the team, without a text. */
export const chatAddress = `https://${site.chat.host}/${site.chat.number}`

/** The link that opens the chat with a text written in (spec §7). The text is only a draft: the visitor sends it. */
export const chatLink = (text: string): string => withText(chatAddress, text)

/** Asterisks, underscores, tildes and back-quotes would turn a title into bold or italic text in the chat. */
const plain = (title: string): string => title.replace(/[*_~`]/g, '')

/** The team reads Portuguese; a visitor of the English site sees below it, in English, what the draft says. */
function draft(locale: Locale, write: (language: Locale, speaker: Speaker) => string): string {
  const text = write(defaultLocale, speakers[defaultLocale])
  return locale === defaultLocale ? text : `${text}\n\n${write(locale, speakers[locale])}`
}

/**
 * A word of a draft that the visitor's own text follows: on English pages both languages share the line, so that
 * nothing typed is said twice.
 */
export const draftLabel = (locale: Locale, write: (language: Locale) => string): string =>
  [...new Set([write(defaultLocale), write(locale)])].join(' / ')

type ChatSubject = 'custom' | 'courseClasses' | 'courseInfo' | 'general'

/** A chat link about a subject of its own: a custom itinerary, the courses, anything else (spec §7). */
export const subjectLink = (subject: ChatSubject, locale: Locale): string =>
  chatLink(draft(locale, (_, { t }) => t(subject)))

const title = ({ slug }: Product, locale: Locale): string => plain(productWords(slug, locale).words.title)

/** The chat link of a product card (spec §7). */
export const bookingLink = (product: Product, locale: Locale): string =>
  chatLink(draft(locale, (language, { t }) => t(product.kind, { title: title(product, language) })))

/** The chat link that asks when a tour is available (spec §7). */
export const availabilityLink = (product: Product, locale: Locale): string =>
  chatLink(draft(locale, (language, { t }) => t('availability', { title: title(product, language) })))

/**
 * The chat link of a detail page (spec §2.8): title, start times where the product has them, and
 * placeholders for the date and the number of people.
 */
export function detailBookingLink(product: Product, locale: Locale): string {
  const { startTimes } = product.detail
  return chatLink(
    draft(locale, (language, { t, facts }) => {
      const times = startTimes.map((time) => startTimeText(time, language, facts))
      return [
        t(product.kind, { title: title(product, language) }),
        times.length > 0 ? t('startTimes', { times: times.join(' · ') }) : undefined,
        t('date'),
        t('people'),
      ]
        .filter((line) => line !== undefined)
        .join('\n')
    }),
  )
}
