import { createTranslator } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import { wordsOf } from '../../i18n/words.ts'
import type { FactWords } from './placeholders.ts'

function translators(locale: Locale): FactWords {
  const messages = wordsOf(locale).interface
  return {
    locale,
    facts: createTranslator({ locale, messages, namespace: 'facts' }),
    price: createTranslator({ locale, messages, namespace: 'price' }),
    refunds: messages.cancellation,
  }
}

const words: Record<Locale, FactWords> = { 'pt-BR': translators('pt-BR'), 'en-GB': translators('en-GB') }

/**
 * The translators that format facts in a language. Their messages belong to the interface, which only a deployment
 * changes.
 */
export const factWords = (locale: Locale): FactWords => words[locale]
