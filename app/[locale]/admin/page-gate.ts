import { redirect } from 'next/navigation'
import { addressOf } from '@/lib/addresses'
import { type Gate, readGate } from '@/lib/auth/gate'
import type { Locale } from '@/lib/locales'

/**
 * Lets administrators into a screen of the panel (spec §4, §6). Nobody goes to the sign-in page, others to
 * the home page, which shows "Acesso negado".
 * @returns undefined where the service could not say who asks
 */
export async function enterPanel(locale: Locale): Promise<Extract<Gate, { kind: 'admin' }> | undefined> {
  const gate = await readGate()
  if (gate.kind === 'anonymous') redirect('/admin/login')
  if (gate.kind === 'denied') redirect(`${addressOf('home', locale)}#acesso-negado`)
  return gate.kind === 'admin' ? gate : undefined
}
