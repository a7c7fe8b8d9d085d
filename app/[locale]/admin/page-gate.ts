import { redirect } from 'next/navigation'
import { type Gate, readGate } from '@/lib/auth/gate'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

/**
 * Lets administrators into a screen of the panel (spec §4, §6). Anonymous visitors go to the sign-in page, people
 * without the role to the home page, which shows "Acesso negado".
 * @returns undefined where it could not be found out who asks, or what their role is: that is an outage and no denial
 */
export async function enterPanel(locale: Locale): Promise<Extract<Gate, { kind: 'admin' }> | undefined> {
  const gate = await readGate()
  if (gate.kind === 'anonymous') redirect('/admin/login')
  if (gate.kind === 'denied' && !gate.lookupFailed) redirect(`${addressOf('home', locale)}#acesso-negado`)
  return gate.kind === 'admin' ? gate : undefined
}
