import 'server-only'
import { AuthError } from '@supabase/supabase-js'
import { z } from 'zod'
import { log, reason } from '../../process/log'
import { within } from '../../process/within'
import { site } from '../../site'
import { isOutage } from '../../supabase/call'
import { forgetSession, type SessionClient, sessionClient } from '../../supabase/server'
import { logEvent, recordEvent, recordSignIn } from '../people/events'
import type { FormError, FormErrorKey, SignInFields, SignUpFields } from './forms'
import type { Attempt } from './limiter'

/** Longest wait for the service when somebody signs in, up or out. */
export const timeoutMs = 12_000

/** `isOutage` tells failures of the service from failures of the person. */
export type Refusal = { error: FormError; isOutage: boolean }

/** The service did not answer. */
export const unavailable: Refusal = { error: { key: 'unavailable' }, isOutage: true }

/**
 * Turns a failure of the auth service into what the form shows. Of the service's own messages only the one about wrong
 * credentials is reworded (spec §8).
 */
export function refusal(error: unknown): Refusal {
  const outage = isOutage(error)
  if (outage) log.error('sign-in-service-failed', { reason: reason(error) })
  // What the service says carries a code. The words of gateways and of connections that broke say nothing to a person.
  if (!(error instanceof AuthError) || (outage && error.code === undefined)) {
    return unavailable
  }
  if (error.code === 'invalid_credentials' || error.message === 'Invalid login credentials') {
    return { error: { key: 'credentials' }, isOutage: false }
  }
  return { error: { message: error.message }, isOutage: outage }
}

/** What the service means where nobody signs in or up, for which the specification fixes no words. */
const ownWords: ReadonlyMap<string | undefined, FormErrorKey> = new Map([
  ['user_banned', 'banned'],
  ['over_request_rate_limit', 'tooManyRequests'],
  ['over_email_send_rate_limit', 'tooManyMails'],
  ['insufficient_aal', 'secondFactor'],
  ['captcha_failed', 'captcha'],
])

/** `refusal` for a change of the own account, in the person's language where the site has words for it. */
export function accountRefusal(error: unknown): Refusal {
  const said = refusal(error)
  const key = error instanceof AuthError ? ownWords.get(error.code) : undefined
  return key ? { ...said, error: { key } } : said
}

const lifetimeSchema = z.object({ exp: z.number() })

/** How soon before its end the library renews a token, in seconds. */
const renewalMargin = 90

/**
 * Whether a token that was made a moment ago is over by the clock of this machine. Every page would then take the
 * session for one that has ended, and lead back to the sign-in for ever.
 */
function isOverAlready(token: string): boolean {
  const lifetime = lifetimeSchema.safeParse(jwtPayload(token))
  // A token that cannot be read is judged where it is used.
  if (!lifetime.success) return false
  const secondsLeft = lifetime.data.exp - Date.now() / 1000
  if (secondsLeft > renewalMargin) return false
  log.error('clock-differs', { secondsLeftOfNewToken: Math.round(secondsLeft) })
  return true
}

/** Signs a person in and stores the session in the cookie. */
export async function signIn(
  { email, password }: SignInFields,
  { clientIp, device }: Attempt,
): Promise<Refusal | undefined> {
  const client = await sessionClient({ mustWriteCookies: true })
  if (!client) return unavailable
  try {
    const { data, error } = await within(timeoutMs, client.auth.signInWithPassword({ email, password }))
    if (error) return refusal(error)
    if (isOverAlready(data.session.access_token)) {
      await forgetSession()
      return { error: { key: 'clock' }, isOutage: true }
    }
    await recordSignIn(client, { account: data.user.id, clientIp, device })
    return undefined
  } catch (error) {
    return refusal(error)
  }
}

/**
 * Creates an account. Where the service answers with a session at once, that session is ended: the
 * person signs in.
 */
export async function signUp({
  fullName,
  email,
  password,
}: SignUpFields): Promise<Refusal | { created: 'ready' | 'confirm' }> {
  const client = await sessionClient({ mustWriteCookies: true })
  if (!client) return unavailable
  try {
    const { data, error } = await within(
      timeoutMs,
      client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName }, emailRedirectTo: `${site.origin}/admin` },
      }),
    )
    if (error) return refusal(error)
    if (!data.session) return { created: 'confirm' }
    await endSession(client)
    return { created: 'ready' }
  } catch (error) {
    return refusal(error)
  }
}

/** Ends the session of a client at the service, and takes it out of the browser even where that cannot be asked. */
async function endSession(client: SessionClient): Promise<void> {
  try {
    const { error } = await within(timeoutMs, client.auth.signOut({ scope: 'local' }))
    if (error && isOutage(error)) log.error('sign-out-failed', { reason: reason(error) })
  } catch (error) {
    log.error('sign-out-failed', { reason: reason(error) })
  }
  await forgetSession()
}

/** Adds a sign-out to the audit log. Where the service does not say whose session it is, the log says so instead. */
async function recordSignOut(client: SessionClient): Promise<void> {
  try {
    const { data, error } = await within(3_000, client.auth.getClaims())
    if (data) return await recordEvent(client, { kind: 'sign-out', account: data.claims.sub })
    // There was no session, or it had ended already: nobody signs out.
    if (!error || !isOutage(error)) return
    throw error
  } catch (error) {
    logEvent({ kind: 'sign-out' })
    log.error('staff-event-not-recorded', { kind: 'sign-out', reason: reason(error) })
  }
}

/** Ends this session here and at the service (spec §2.13). The browser forgets it in any case. */
export async function signOut(): Promise<void> {
  const client = await sessionClient({ mustWriteCookies: true })
  if (!client) return forgetSession()
  await recordSignOut(client)
  await endSession(client)
}

/**
 * What a token says, without a look at its signature: nothing may be allowed because of it.
 * @returns undefined where it cannot be read
 */
export function jwtPayload(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
