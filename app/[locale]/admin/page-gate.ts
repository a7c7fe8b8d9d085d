import { redirect } from 'next/navigation'
import { type Administrator, type Gate, readGate, writeGate } from '@/lib/auth/gate'
import { signInAddressFor } from '@/lib/auth/return-address'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

/**
 * Leads anonymous visitors to the sign-in page, which brings them back to the screen, and people without the role to the
 * home page ("Acesso negado").
 */
function administratorOf(gate: Gate, locale: Locale, screen: string): Administrator | undefined {
  if (gate.kind === 'anonymous') redirect(signInAddressFor(screen))
  if (gate.kind === 'denied' && !gate.lookupFailed) redirect(`${addressOf('home', locale)}#acesso-negado`)
  return gate.kind === 'admin' ? gate : undefined
}

/**
 * Lets administrators into a screen of the panel, and leads everybody else away (spec §4, §6).
 * @param screen its address
 * @returns undefined where it could not be found out who asks, or what their role is: that is an outage and no denial
 */
export const enterPanel = async (locale: Locale, screen: string): Promise<Administrator | undefined> =>
  administratorOf(await readGate(), locale, screen)

/** The same for actions, which change something: a session that was ended elsewhere no longer counts. */
export const enterAction = async (locale: Locale, screen: string): Promise<Administrator | undefined> =>
  administratorOf(await writeGate(), locale, screen)
