'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { clientAddress } from '@/lib/auth/client-address'
import {
  type MailState,
  type PasswordState,
  parseChosenPassword,
  parseForgotten,
  tooManyAttempts,
  typed,
} from '@/lib/auth/forms'
import { permitMail } from '@/lib/auth/limiter'
import { chooseForgottenPassword, recoveringPerson, sendPasswordLink } from '@/lib/auth/own-account'
import { sentForm } from '@/lib/auth/sent-form'

/** Has a link for a new password sent, and says the same whether or not there is an account. */
export async function forgottenAction(_previous: MailState, sent: FormData): Promise<MailState> {
  const form = sentForm(sent)
  const email = typed(form, 'email')
  const parsed = parseForgotten(form)
  if (!parsed.ok) return { email, error: parsed.error }
  const permit = await permitMail(parsed.fields.email, clientAddress(await headers()))
  if (!permit.allowed) return { email, error: tooManyAttempts(permit) }
  const refusal = await sendPasswordLink(parsed.fields.email)
  if (!refusal) return { email: parsed.fields.email, done: 'sent' }
  await permit.release()
  return { email, error: refusal.error }
}

/** Sets the password of somebody who followed the link, and leads to their account. */
export async function choosePasswordAction(_previous: PasswordState, sent: FormData): Promise<PasswordState> {
  const form = sentForm(sent)
  const person = await recoveringPerson()
  if (!person) redirect('/admin/password?notice=link')
  const parsed = parseChosenPassword(form, person.user.email)
  if (!parsed.ok) return { error: parsed.error }
  const problem = await chooseForgottenPassword(parsed.fields.password)
  if (problem === 'gone') redirect('/admin/password?notice=link')
  if (problem) return { error: problem.error }
  redirect('/admin/account?notice=password')
}
