import { createTranslator } from 'next-intl'
import english from '@/messages/en-GB/interface.json'
import portuguese from '@/messages/pt-BR/interface.json'
import { withText } from './chat-address.ts'
import type { Locale } from './locales.ts'
import { site } from './site.ts'

const translators = {
  'pt-BR': createTranslator({ locale: 'pt-BR', messages: { chat: portuguese.chat }, namespace: 'chat' }),
  'en-GB': createTranslator({ locale: 'en-GB', messages: { chat: english.chat }, namespace: 'chat' }),
} satisfies Record<Locale, unknown>

type ChatTranslator = (typeof translators)['pt-BR']

/** The chat with the team, without a text. */
export const chatAddress = `https://${site.chat.host}/${site.chat.number}`

/** The link that opens the chat with a text written in (spec §7). The text is only a draft: the visitor sends it. */
export const chatLink = (text: string): string => withText(chatAddress, text)

/** Asterisks, underscores, tildes and back-quotes would turn a title into bold or italic text in the chat. */
const plain = (title: string): string => title.replace(/[*_~`]/g, '')

/** The team reads Portuguese; a visitor of the English site sees below it, in English, what the draft says. */
function draft(locale: Locale, write: (t: ChatTranslator) => string): string {
  const text = write(translators['pt-BR'])
  return locale === 'pt-BR' ? text : `${text}\n\n${write(translators[locale])}`
}

type ChatSubject = 'custom' | 'courseClasses' | 'courseInfo' | 'general'

/** A chat link about a subject of its own: a custom itinerary, the courses, anything else (spec §7). */
export const subjectLink = (subject: ChatSubject, locale: Locale): string =>
  chatLink(draft(locale, (t) => t(subject)))

interface ChatProduct {
  kind: 'tour' | 'expedition'
  title: string
}

/** The chat link of a product card (spec §7). */
export const bookingLink = ({ kind, title }: ChatProduct, locale: Locale): string =>
  chatLink(draft(locale, (t) => t(kind, { title: plain(title) })))

/** The chat link that asks when a tour is available (spec §7). */
export const availabilityLink = (title: string, locale: Locale): string =>
  chatLink(draft(locale, (t) => t('availability', { title: plain(title) })))

/**
 * The chat link of a detail page (spec §2.8): title, start times where the product has them, and
 * placeholders for the date and the number of people.
 */
export function detailBookingLink(product: ChatProduct, startTimes: string[], locale: Locale): string {
  return chatLink(
    draft(locale, (t) =>
      [
        t(product.kind, { title: plain(product.title) }),
        startTimes.length > 0 ? t('startTimes', { times: startTimes.join(' · ') }) : undefined,
        t('date'),
        t('people'),
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    ),
  )
}
