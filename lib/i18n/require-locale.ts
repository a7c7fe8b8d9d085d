import type { Locale } from './locales'
import { parseLocale } from './preference'

/**
 * The language of a root segment, which the layout has already limited to the two that exist.
 * @throws when called outside a page of a language
 */
export function requireLocale(value: string | undefined): Locale {
  const locale = parseLocale(value)
  if (!locale) throw new Error(`Not a language of the site: ${String(value)}`)
  return locale
}
