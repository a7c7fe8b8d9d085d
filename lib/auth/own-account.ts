import 'server-only'
import { isAuthError } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { log, reason } from '../log'
import { site } from '../site'
import { anonymousClient } from '../supabase/anonymous'
import { forgetSession, type SessionClient, sessionClient } from '../supabase/server'
import { isSecureRequest } from '../supabase/session-cookie'
import { within } from '../supabase/within'
import { type Refusal, refusal, timeoutMs, unavailable } from './accounts'
import { recordEvent } from './events'
import { endRecovery, isRecovering, recoveryCookie, recoveryCookieName } from './recovery'
import { answerAt, mailAnswerMs } from './response-timing'
import { isOutage, loadConfirmedVisitor, type User } from './session'

/**
 * What the log tells of a failure. Of the auth service's own only its kind: its sentence may name the address that
 * somebody typed.
 */
const failure = (error: unknown): Record<string, unknown> =>
  isAuthError(error)
    ? { name: error.name, code: error.code, status: error.status }
    : { reason: reason(error) }

/**
 * Has the service send a link for a new password. The answer comes at a fixed time and is the same whether or not there
 * is an account, and whatever the service says of it; only an unreachable service is reported.
 */
export async function sendPasswordLink(email: string): Promise<Refusal | undefined> {
  const client = await sessionClient()
  if (!client) return unavailable
  const send = async (): Promise<Refusal | undefined> => {
    try {
      const { error } = await within(
        timeoutMs,
        client.auth.resetPasswordForEmail(email, { redirectTo: `${site.origin}/admin/password/new` }),
      )
      if (!error) return undefined
      throw error
    } catch (error) {
      log.error('password-mail-failed', failure(error))
      // With a code the service spoke of this address; saying so would tell that it has an account.
      const spoke = typeof error === 'object' && error !== null && 'code' in error && error.code !== undefined
      return !spoke && isOutage(error) ? unavailable : undefined
    }
  }
  return answerAt(mailAnswerMs, send(), undefined)
}

/** The account whose link for a forgotten password was followed in this session; undefined in any other session. */
export async function recoveringPerson(): Promise<{ user: User; client: SessionClient } | undefined> {
  const [jar, asked] = [await cookies(), await headers()]
  const proof = jar.get(recoveryCookieName(isSecureRequest(asked)))?.value
  if (!proof) return undefined
  const visitor = await loadConfirmedVisitor()
  if (visitor.kind !== 'user') return undefined
  const { user, client } = visitor
  return (await isRecovering(client, proof)) ? { user, client } : undefined
}

/** Revokes this session's right to set a password without the old one. */
async function forgetRecovery(client: SessionClient): Promise<void> {
  await endRecovery(client)
  const [jar, asked] = [await cookies(), await headers()]
  const secure = isSecureRequest(asked)
  jar.set(recoveryCookieName(secure), '', recoveryCookie(secure, 0))
}

/** Sets a password, and ends the sessions of all other devices: whoever knew the old one is out. */
async function setPassword(
  client: SessionClient,
  user: User,
  password: string,
): Promise<Refusal | undefined> {
  try {
    const { error } = await within(timeoutMs, client.auth.updateUser({ password }))
    if (error?.code === 'same_password') {
      return { error: { key: 'passwordSame', field: 'password' }, isOutage: false }
    }
    if (error) return refusal(error)
    await recordEvent(client, { kind: 'password', account: user.id })
    const others = await within(timeoutMs, client.auth.signOut({ scope: 'others' }))
    if (others.error) log.error('other-sessions-not-ended', { reason: reason(others.error) })
    return undefined
  } catch (error) {
    return refusal(error)
  }
}

/** Sets the password of somebody who came by the link in the mail. `gone` where that is over. */
export async function chooseForgottenPassword(password: string): Promise<Refusal | 'gone' | undefined> {
  const person = await recoveringPerson()
  if (!person) return 'gone'
  const problem = await setPassword(person.client, person.user, password)
  if (!problem) await forgetRecovery(person.client)
  return problem
}

/** What is wrong with a current password, as the service says it. */
function wrongPassword(error: unknown): Refusal {
  const said = refusal(error)
  const isWrong = 'key' in said.error && said.error.key === 'credentials'
  return isWrong ? { error: { key: 'passwordWrong', field: 'current' }, isOutage: false } : said
}

/** Changes the password of somebody who knows the old one. This browser gets a session of its own for it. */
export async function changePassword(
  user: User,
  { current, password }: { current: string; password: string },
): Promise<Refusal | undefined> {
  const client = await sessionClient({ mustWriteCookies: true })
  if (!client) return unavailable
  try {
    // A session that has just begun: hosted projects may ask for one before they change a password.
    const { error } = await within(
      timeoutMs,
      client.auth.signInWithPassword({ email: user.email, password: current }),
    )
    if (error) return wrongPassword(error)
  } catch (error) {
    return wrongPassword(error)
  }
  return setPassword(client, user, password)
}

/** Whether somebody knows their password, asked without touching the session of this browser. */
async function checkPassword(email: string, password: string): Promise<Refusal | undefined> {
  const client = anonymousClient()
  if (!client) return unavailable
  try {
    const { error } = await within(timeoutMs, client.auth.signInWithPassword({ email, password }))
    if (error) return wrongPassword(error)
    await within(timeoutMs, client.auth.signOut({ scope: 'local' }))
    return undefined
  } catch (error) {
    return wrongPassword(error)
  }
}

/** Gets this browser a token that carries what has changed. Where that fails, the old one is good until its end. */
async function renewSession(client: SessionClient): Promise<void> {
  try {
    const { error } = await within(timeoutMs, client.auth.refreshSession())
    if (error) throw error
  } catch (error) {
    log.error('session-not-renewed', failure(error))
  }
}

/**
 * Has the service send a link to a new address, which counts once it was followed. The answer does not tell whether
 * another account has that address. `changed` where the service asks for no confirmation.
 */
export async function changeEmail(
  { client, user }: { client: SessionClient; user: User },
  { email, current }: { email: string; current: string },
): Promise<Refusal | 'sent' | 'changed'> {
  const problem = await checkPassword(user.email, current)
  if (problem) return problem
  const send = async (): Promise<Refusal | 'sent' | 'changed'> => {
    try {
      const { data, error } = await within(
        timeoutMs,
        client.auth.updateUser({ email }, { emailRedirectTo: `${site.origin}/admin/account` }),
      )
      if (!error) {
        await recordEvent(client, { kind: 'email', account: user.id })
        return data.user.email?.toLowerCase() === email.toLowerCase() ? 'changed' : 'sent'
      }
      log.warn('email-change-refused', failure(error))
      return error.code === undefined && isOutage(error) ? unavailable : 'sent'
    } catch (error) {
      log.error('email-change-failed', failure(error))
      return unavailable
    }
  }
  const answer = await answerAt<Refusal | 'sent' | 'changed'>(mailAnswerMs, send(), 'sent')
  // Here and not while the mail is sent: once the answer is out, no cookie takes the new token.
  if (answer === 'changed') await renewSession(client)
  return answer
}

/** Ends all sessions of a person. If the service cannot be reached, none ends and the refusal says so. */
export async function signOutEverywhere(): Promise<Refusal | undefined> {
  const visitor = await loadConfirmedVisitor()
  if (visitor.kind === 'failed') return unavailable
  if (visitor.kind === 'user') {
    const client = await sessionClient({ mustWriteCookies: true })
    if (!client) return unavailable
    await recordEvent(client, { kind: 'sign-out-everywhere', account: visitor.user.id })
    try {
      const { error } = await within(timeoutMs, client.auth.signOut({ scope: 'global' }))
      if (error && isOutage(error)) return refusal(error)
    } catch (error) {
      return refusal(error)
    }
  }
  await forgetSession()
  return undefined
}
