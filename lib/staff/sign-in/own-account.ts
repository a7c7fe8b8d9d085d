import 'server-only'
import { isAuthError } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { z } from 'zod'
import { log, reason } from '../../process/log'
import { within } from '../../process/within'
import { site } from '../../site'
import { anonymousClient } from '../../supabase/anonymous'
import { callBackend, isOutage } from '../../supabase/call'
import { forgetSession, type SessionClient, sessionClient } from '../../supabase/server'
import { isSecureRequest } from '../../supabase/session-cookie'
import { recordEvent } from '../people/events'
import { accountRefusal, type Refusal, timeoutMs, unavailable } from './accounts'
import { hash } from './client-address'
import { requestDevice } from './device'
import { endRecovery, isRecovering, recoveryCookie, recoveryCookieName } from './recovery'
import { answerAt, mailAnswerMs } from './response-timing'
import { loadVisitor, type User } from './session'

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

/** Who may choose a password without the old one. */
export type Recovery =
  | { kind: 'person'; user: User; client: SessionClient }
  | { kind: 'none' }
  | { kind: 'failed' }

/** The account whose link for a forgotten password was followed in this session; none in any other session. */
export async function loadRecovery(): Promise<Recovery> {
  const [jar, asked] = [await cookies(), await headers()]
  const proof = jar.get(recoveryCookieName(isSecureRequest(asked)))?.value
  if (!proof) return { kind: 'none' }
  const visitor = await loadVisitor()
  if (visitor.kind === 'anonymous') return { kind: 'none' }
  if (visitor.kind === 'failed') return visitor
  const { user, client } = visitor
  const mayChoose = await isRecovering(client, proof)
  if (mayChoose === undefined) return { kind: 'failed' }
  return mayChoose ? { kind: 'person', user, client } : { kind: 'none' }
}

/** Revokes this session's right to set a password without the old one. */
async function forgetRecovery(client: SessionClient): Promise<void> {
  await endRecovery(client)
  const [jar, asked] = [await cookies(), await headers()]
  const secure = isSecureRequest(asked)
  jar.set(recoveryCookieName(secure), '', recoveryCookie(secure, 0))
}

/**
 * Other browsers than this one count as unknown again: whoever knew the password keeps no attempts of their own. Never
 * rejects.
 */
async function forgetOtherDevices(client: SessionClient): Promise<void> {
  const { token } = await requestDevice()
  const query = client.rpc('forget_other_devices', { device_hash: hash(token) })
  await callBackend('forget-other-devices', query, z.unknown(), timeoutMs)
}

/** Ends the sessions of all other devices. Never rejects: what was to be changed has been. */
async function endOtherSessions(client: SessionClient): Promise<void> {
  try {
    const { error } = await within(timeoutMs, client.auth.signOut({ scope: 'others' }))
    if (error) throw error
  } catch (error) {
    log.error('other-sessions-not-ended', failure(error))
  }
}

/** Sets a password, and ends the sessions of all other devices: whoever knew the old one is out. */
async function setPassword(
  client: SessionClient,
  user: User,
  { password, current }: { password: string; current?: string },
): Promise<Refusal | undefined> {
  try {
    // Projects may ask for the current password; whoever came by the link in a mail has none to give.
    const { error } = await within(
      timeoutMs,
      client.auth.updateUser({ password, ...(current !== undefined && { current_password: current }) }),
    )
    if (error?.code === 'same_password') {
      return { error: { key: 'passwordSame', field: 'password' }, isOutage: false }
    }
    if (error) return accountRefusal(error)
  } catch (error) {
    return accountRefusal(error)
  }
  await Promise.all([
    recordEvent(client, { kind: 'password', account: user.id }),
    endOtherSessions(client),
    forgetOtherDevices(client),
  ])
  return undefined
}

/** Sets the password of somebody who came by the link in the mail, whose right to it ends with that. */
export async function chooseForgottenPassword(
  { client, user }: Extract<Recovery, { kind: 'person' }>,
  password: string,
): Promise<Refusal | undefined> {
  const problem = await setPassword(client, user, { password })
  if (!problem) await forgetRecovery(client)
  return problem
}

/** What is wrong with a current password, as the service says it. */
function wrongPassword(error: unknown): Refusal {
  const said = accountRefusal(error)
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
  return setPassword(client, user, { password, current })
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

/**
 * Ends all sessions of a person. If the service cannot be reached, none ends and the refusal says so.
 * @param client of the person, whose token is good for the audit log a little longer
 */
export async function signOutEverywhere({
  client,
  user,
}: {
  client: SessionClient
  user: User
}): Promise<Refusal | undefined> {
  try {
    const { data } = await within(timeoutMs, client.auth.getSession())
    if (!data.session) return unavailable
    await forgetOtherDevices(client)
    // As the library's own signing out does it, which takes the token away that the audit log needs.
    const { error } = await within(timeoutMs, client.auth.admin.signOut(data.session.access_token, 'global'))
    if (error) throw error
  } catch (error) {
    return accountRefusal(error)
  }
  await recordEvent(client, { kind: 'sign-out-everywhere', account: user.id })
  await forgetSession()
  return undefined
}
