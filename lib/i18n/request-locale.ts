import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from './locales'
import { preferredLocale, storedLocale } from './preference'

/** The language of whoever sent the present request, for actions and route handlers, whose addresses name none. */
export async function requestLocale(): Promise<Locale> {
  const sent = await headers()
  return preferredLocale(storedLocale(sent.get('cookie')), sent.get('accept-language'))
}
