import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import englishAdmin from '@/messages/en-GB/admin.json'
import english from '@/messages/en-GB/interface.json'
import portugueseAdmin from '@/messages/pt-BR/admin.json'
import portuguese from '@/messages/pt-BR/interface.json'
import { defaultLocale, type Locale } from '../locales'
import { log, reason } from '../log'
import { parseLocale } from './preference'

/** The interface's words of a language. Words of products, destination and policy have modules of their own. */
export const messagesOf = (locale: Locale) =>
  locale === 'en-GB' ? { ...english, admin: englishAdmin } : { ...portuguese, admin: portugueseAdmin }

/**
 * Languages for next-intl. Pages take theirs from the `[locale]` root segment; actions and route
 * handlers have no root segment and name it themselves.
 */
export default getRequestConfig(async ({ locale }) => {
  const resolved = parseLocale(locale ?? (await rootParams.locale())) ?? defaultLocale
  return {
    locale: resolved,
    messages: messagesOf(resolved),
    timeZone: 'America/Sao_Paulo',
    onError: (error) => log.error('translation-failed', { locale: resolved, reason: reason(error) }),
  }
})
