import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Locale } from '../locales'
import { localeCookie, preferredLocale } from './preference'

/** The language of whoever sent the present request, for actions and route handlers, whose addresses name none. */
export async function requestLocale(): Promise<Locale> {
  const stored = (await cookies()).get(localeCookie.name)?.value
  return preferredLocale(stored, (await headers()).get('accept-language'))
}
