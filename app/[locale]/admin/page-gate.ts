import { redirect } from 'next/navigation'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf } from '@/lib/routing/pages'
import { type Administrator, loadGate } from '@/lib/staff/sign-in/gate'
import { signInAddressFor } from '@/lib/staff/sign-in/return-address'

/**
 * Lets administrators into a screen of the panel and its actions. Anonymous visitors go to the sign-in page, which brings
 * them back to the screen, and people without the role to the home page ("Acesso negado", spec §4, §6).
 * @param screen its address
 * @returns undefined where it could not be found out who asks, or what their role is: that is an outage and no denial
 */
export async function enterPanel(locale: Locale, screen: string): Promise<Administrator | undefined> {
  const gate = await loadGate()
  if (gate.kind === 'anonymous') redirect(signInAddressFor(screen))
  if (gate.kind === 'denied' && !gate.lookupFailed) redirect(`${addressOf('home', locale)}#acesso-negado`)
  return gate.kind === 'admin' ? gate : undefined
}
