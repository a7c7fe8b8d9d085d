import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

/** The words of the facts in a language, as pages get them. */
export const factsIn = (locale: Locale) =>
  createTranslator({ locale, messages: wordsOf(locale).interface, namespace: 'facts' })
