import * as rootParams from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { log, reason } from '../process/log'
import { defaultLocale } from './locales'
import { paratyTimeZone } from './paraty-clock'
import { parseLocale } from './preference'
import { wordsOf } from './words'

/**
 * Languages for next-intl. Pages take theirs from the `[locale]` root segment; actions and route
 * handlers have no root segment and name it themselves.
 */
export default getRequestConfig(async ({ locale }) => {
  const resolved = parseLocale(locale ?? (await rootParams.locale())) ?? defaultLocale
  return {
    locale: resolved,
    messages: wordsOf(resolved).interface,
    timeZone: paratyTimeZone,
    onError: (error) => log.error('translation-failed', { locale: resolved, reason: reason(error) }),
  }
})
