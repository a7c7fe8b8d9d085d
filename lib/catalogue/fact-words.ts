import { createTranslator } from 'next-intl'
import { messagesOf } from '../i18n/messages.ts'
import type { Locale } from '../locales.ts'
import type { FactWords } from './fact-text.ts'

function translators(locale: Locale): FactWords {
  const messages = messagesOf(locale)
  return {
    locale,
    facts: createTranslator({ locale, messages, namespace: 'facts' }),
    price: createTranslator({ locale, messages, namespace: 'price' }),
    cancellation: createTranslator({ locale, messages, namespace: 'cancellation' }),
  }
}

const words: Record<Locale, FactWords> = { 'pt-BR': translators('pt-BR'), 'en-GB': translators('en-GB') }

/** How facts are said in a language. These are words of the interface, which only a deployment changes. */
export const factWords = (locale: Locale): FactWords => words[locale]
