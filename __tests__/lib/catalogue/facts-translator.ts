import { createTranslator } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'

/** The words of the facts in a language, as pages get them. */
export const factsIn = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace: 'facts' })
