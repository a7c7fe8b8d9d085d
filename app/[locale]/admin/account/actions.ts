'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { recordFailedSignIn } from '@/lib/staff/people/events'
import type { Refusal } from '@/lib/staff/sign-in/accounts'
import { clientAddress } from '@/lib/staff/sign-in/client-address'
import { requestDevice } from '@/lib/staff/sign-in/device'
import {
  type FormError,
  type MailState,
  type PasswordState,
  parseNewEmail,
  parseNewPassword,
  typed,
} from '@/lib/staff/sign-in/forms'
import { permitMail, permitSignIn } from '@/lib/staff/sign-in/limiter'
import { changeEmail, changePassword, signOutEverywhere } from '@/lib/staff/sign-in/own-account'
import { signInAddressFor } from '@/lib/staff/sign-in/return-address'
import { loadVisitor, type Visitor } from '@/lib/staff/sign-in/session'

const unavailable: FormError = { key: 'unavailable' }

/** The signed-in person, as the service names them; a request without a session goes to the sign-in page. */
async function requirePerson(): Promise<Extract<Visitor, { kind: 'user' }> | undefined> {
  const visitor = await loadVisitor()
  if (visitor.kind === 'anonymous') redirect(signInAddressFor('/admin/account'))
  return visitor.kind === 'user' ? visitor : undefined
}

/** Tries something that needs the current password, within the limits of sign-in: a session is no way around them. */
async function withPassword<Done>(
  email: string,
  work: () => Promise<Refusal | Done>,
  isRefusal: (answer: Refusal | Done) => answer is Refusal,
): Promise<{ error: FormError } | { done: Done }> {
  const device = await requestDevice()
  const permit = await permitSignIn({ email, clientIp: clientAddress(await headers()), device: device.token })
  if (!permit.allowed) return { error: permit.error }
  const answer = await work()
  const isWrong = isRefusal(answer) && 'key' in answer.error && answer.error.key === 'passwordWrong'
  await (isWrong ? recordFailedSignIn(email) : permit.release())
  return isRefusal(answer) ? { error: answer.error } : { done: answer }
}

/** Changes the password of whoever knows the current one, and ends the sessions of their other devices. */
export async function changePasswordAction(_previous: PasswordState, sent: FormData): Promise<PasswordState> {
  const form = sentForm(sent)
  const person = await requirePerson()
  if (!person) return { error: unavailable }
  const parsed = parseNewPassword(form, person.user.email)
  if (!parsed.ok) return { error: parsed.error }
  const result = await withPassword(
    person.user.email,
    () => changePassword(person.user, parsed.fields),
    (answer): answer is Refusal => answer !== undefined,
  )
  return 'error' in result ? { error: result.error } : { done: true }
}

/** Has a link sent to a new e-mail; says the same where another account has it. */
export async function changeEmailAction(_previous: MailState, sent: FormData): Promise<MailState> {
  const form = sentForm(sent)
  const email = typed(form, 'email')
  const person = await requirePerson()
  if (!person) return { email, error: unavailable }
  const parsed = parseNewEmail(form, person.user.email)
  if (!parsed.ok) return { email, error: parsed.error }
  const { token: device } = await requestDevice()
  const mail = await permitMail({
    email: parsed.fields.email,
    clientIp: clientAddress(await headers()),
    device,
  })
  if (!mail.allowed) return { email, error: mail.error }
  const result = await withPassword(
    person.user.email,
    () => changeEmail(person, parsed.fields),
    (answer): answer is Refusal => typeof answer !== 'string',
  )
  if ('done' in result) return { email: parsed.fields.email, done: result.done }
  await mail.release()
  return { email, error: result.error }
}

/** Ends the sessions of all devices, and leads to the sign-in. */
export async function signOutEverywhereAction(
  _previous: PasswordState,
  sent: FormData,
): Promise<PasswordState> {
  sentForm(sent)
  // Not from a session that was ended elsewhere: it can end no other, and whoever signs in again may ask once more.
  const person = await requirePerson()
  if (!person) return { error: unavailable }
  const problem = await signOutEverywhere(person)
  if (problem) return { error: problem.error }
  redirect('/admin/login?notice=everywhere')
}
