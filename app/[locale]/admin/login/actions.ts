'use server'

import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { signIn, signUp } from '@/lib/auth/accounts'
import { parseSignIn, parseSignUp, type SignInState, type SignUpState, typed } from '@/lib/auth/forms'
import { clientAddress, permitSignIn, permitSignUp } from '@/lib/auth/limiter'

/** The form that an action was called with. Whoever calls one without has not come from a page of this site (404). */
function sentForm(sent: unknown): FormData {
  if (!(sent instanceof FormData)) notFound()
  return sent
}

/** Signs a person in and leads to the panel (spec §2.12, §7). */
export async function signInAction(_previous: SignInState, sent: FormData): Promise<SignInState> {
  const form = sentForm(sent)
  const email = typed(form, 'email')
  const parsed = parseSignIn(form)
  if (!parsed.ok) return { email, error: parsed.error }

  const permit = await permitSignIn(clientAddress(await headers()), parsed.fields.email)
  if (!permit.allowed) return { email, error: { key: 'tooManyAttempts', minutes: permit.minutes } }
  const refusal = await signIn(parsed.fields)
  if (!refusal || refusal.isOutage) await permit.forgive()
  if (refusal) return { email, error: refusal.error }
  redirect('/admin')
}

/** Creates an account; the person then signs in (spec §4, §7). */
export async function signUpAction(_previous: SignUpState, sent: FormData): Promise<SignUpState> {
  const form = sentForm(sent)
  const fullName = typed(form, 'fullName')
  const email = typed(form, 'email')
  const parsed = parseSignUp(form)
  if (!parsed.ok) return { fullName, email, error: parsed.error }

  const permit = await permitSignUp(clientAddress(await headers()))
  if (!permit.allowed) return { fullName, email, error: { key: 'tooManyAttempts', minutes: permit.minutes } }
  const result = await signUp(parsed.fields)
  if ('created' in result) return { fullName: '', email: '', created: result.created }
  if (result.isOutage) await permit.forgive()
  return { fullName, email, error: result.error }
}
