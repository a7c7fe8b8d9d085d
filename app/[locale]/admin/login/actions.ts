'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { recordFailedSignIn } from '@/lib/staff/people/events'
import { signIn, signUp } from '@/lib/staff/sign-in/accounts'
import { clientAddress } from '@/lib/staff/sign-in/client-address'
import { requestDevice } from '@/lib/staff/sign-in/device'
import {
  parseSignIn,
  parseSignUp,
  type SignInFields,
  type SignInState,
  type SignUpState,
  typed,
} from '@/lib/staff/sign-in/forms'
import { permitSignIn, permitSignUp } from '@/lib/staff/sign-in/limiter'
import { signUpStepMs, steadyAnswer } from '@/lib/staff/sign-in/response-timing'
import { returnAddress } from '@/lib/staff/sign-in/return-address'

/** Tries a password within the limits; undefined where it was right. */
async function trySignIn(fields: SignInFields): Promise<SignInState['error']> {
  const device = await requestDevice()
  const attempt = { email: fields.email, clientIp: clientAddress(await headers()), device: device.token }
  const permit = await permitSignIn(attempt)
  if (!permit.allowed) return permit.error
  const refusal = await signIn(fields, attempt)
  if (!refusal) {
    device.keep()
    return undefined
  }
  await (refusal.isOutage ? permit.release() : recordFailedSignIn(fields.email))
  return refusal.error
}

/** Signs a person in and leads to the screen of the panel that they came for (spec §2.12, §7). */
export async function signInAction(_previous: SignInState, sent: FormData): Promise<SignInState> {
  const form = sentForm(sent)
  const email = typed(form, 'email')
  const parsed = parseSignIn(form)
  if (!parsed.ok) return { email, error: parsed.error }
  const error = await steadyAnswer(() => trySignIn(parsed.fields), {
    tells: (refusal) => refusal !== undefined,
  })
  if (error) return { email, error }
  redirect(returnAddress(form.get('next')))
}

/** Creates an account; the person then signs in (spec §4, §7). */
export async function signUpAction(_previous: SignUpState, sent: FormData): Promise<SignUpState> {
  const form = sentForm(sent)
  const fullName = typed(form, 'fullName')
  const email = typed(form, 'email')
  const parsed = parseSignUp(form)
  if (!parsed.ok) return { fullName, email, error: parsed.error }

  const permit = await permitSignUp(clientAddress(await headers()))
  if (!permit.allowed) return { fullName, email, error: permit.error }
  const work = async () => {
    const outcome = await signUp(parsed.fields)
    if ('error' in outcome && outcome.isOutage) await permit.release()
    return outcome
  }
  // A project that asks for confirmation says the same of an address that has an account, but sends it no mail.
  const result = await steadyAnswer(work, { stepMs: signUpStepMs })
  if ('created' in result) return { fullName: '', email: '', created: result.created }
  return { fullName, email, error: result.error }
}
