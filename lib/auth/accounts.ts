import 'server-only'
import { AuthError } from '@supabase/supabase-js'
import { log, reason } from '../log'
import { site } from '../site'
import { forgetSession, sessionClient } from '../supabase/server'
import { within } from '../supabase/within'
import type { FormError, SignInFields, SignUpFields } from './forms'
import { isOutage } from './session'

/** Longest wait for the service when somebody signs in, up or out, in milliseconds. */
const patience = 12_000

/** `isOutage` tells failures of the service from failures of the person. */
export type Refusal = { error: FormError; isOutage: boolean }

/** The service's own words, where it has any: a connection that broke leaves none, a bare 5xx leaves "{}". */
const hasWords = (error: AuthError): boolean =>
  error.status !== undefined && error.status !== 0 && /^[^{<]*[a-z][^{<]*$/i.test(error.message)

/** The one wording that the product replaces (spec §8); every other message passes as the service gave it. */
function refusal(error: unknown): Refusal {
  const outage = isOutage(error)
  if (outage) log.error('sign-in-service-failed', { reason: reason(error) })
  if (!(error instanceof AuthError) || !hasWords(error)) {
    return { error: { key: 'unavailable' }, isOutage: true }
  }
  if (error.code === 'invalid_credentials' || error.message === 'Invalid login credentials') {
    return { error: { key: 'credentials' }, isOutage: false }
  }
  return { error: { message: error.message }, isOutage: outage }
}

const unavailable: Refusal = { error: { key: 'unavailable' }, isOutage: true }

/** Signs a person in and stores the session in the cookie. */
export async function signIn({ email, password }: SignInFields): Promise<Refusal | undefined> {
  const client = await sessionClient()
  if (!client) return unavailable
  try {
    const { error } = await within(patience, client.auth.signInWithPassword({ email, password }))
    return error ? refusal(error) : undefined
  } catch (error) {
    return refusal(error)
  }
}

/**
 * Creates an account. Where the service answers with a session at once, that session is ended: the
 * person signs in (design §2).
 */
export async function signUp({
  fullName,
  email,
  password,
}: SignUpFields): Promise<Refusal | { created: 'ready' | 'confirm' }> {
  const client = await sessionClient()
  if (!client) return unavailable
  try {
    const { data, error } = await within(
      patience,
      client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName }, emailRedirectTo: `${site.origin}/admin` },
      }),
    )
    if (error) return refusal(error)
    if (!data.session) return { created: 'confirm' }
    await signOut()
    return { created: 'ready' }
  } catch (error) {
    return refusal(error)
  }
}

/** Ends this session here and at the service. The browser forgets it even where the service cannot be asked. */
export async function signOut(): Promise<void> {
  const client = await sessionClient()
  try {
    const { error } = (await (client && within(patience, client.auth.signOut({ scope: 'local' })))) ?? {}
    if (error && isOutage(error)) log.error('sign-out-failed', { reason: reason(error) })
  } catch (error) {
    log.error('sign-out-failed', { reason: reason(error) })
  }
  await forgetSession()
}
