'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { clientAddress } from '@/lib/staff/sign-in/client-address'
import { requestDevice } from '@/lib/staff/sign-in/device'
import {
  type MailState,
  type PasswordState,
  parseChosenPassword,
  parseForgotten,
  typed,
} from '@/lib/staff/sign-in/forms'
import { permitMail } from '@/lib/staff/sign-in/limiter'
import { chooseForgottenPassword, loadRecovery, sendPasswordLink } from '@/lib/staff/sign-in/own-account'

/** Has a link for a new password sent, and says the same whether or not there is an account. */
export async function forgottenAction(_previous: MailState, sent: FormData): Promise<MailState> {
  const form = sentForm(sent)
  const email = typed(form, 'email')
  const parsed = parseForgotten(form)
  if (!parsed.ok) return { email, error: parsed.error }
  const { token: device } = await requestDevice()
  const permit = await permitMail({
    email: parsed.fields.email,
    clientIp: clientAddress(await headers()),
    device,
  })
  if (!permit.allowed) return { email, error: permit.error }
  const refusal = await sendPasswordLink(parsed.fields.email)
  if (!refusal) return { email: parsed.fields.email, done: 'sent' }
  await permit.release()
  return { email, error: refusal.error }
}

/** Sets the password of somebody who followed the link, and leads to their account. */
export async function choosePasswordAction(_previous: PasswordState, sent: FormData): Promise<PasswordState> {
  const form = sentForm(sent)
  const recovery = await loadRecovery()
  if (recovery.kind === 'none') redirect('/admin/password?notice=link')
  if (recovery.kind === 'failed') return { error: { key: 'unavailable' } }
  const parsed = parseChosenPassword(form, recovery.user.email)
  if (!parsed.ok) return { error: parsed.error }
  const problem = await chooseForgottenPassword(recovery, parsed.fields.password)
  if (problem) return { error: problem.error }
  redirect('/admin/account?notice=password')
}
