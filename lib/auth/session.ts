import 'server-only'
import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { log, reason } from '../log'
import { type SessionClient, sessionClient } from '../supabase/server'
import { within } from '../supabase/within'

/** Longest wait for the answer who somebody is. */
const timeoutMs = 8_000

export interface User {
  id: string
  email: string
  /** An address that waits for the link in its mail to be followed; known where the service was asked. */
  newEmail?: string
}

/** The caller of a request. An outage and an anonymous visitor are told apart: an outage must not sign anybody out. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'failed' }
  | { kind: 'user'; user: User; client: SessionClient }

/**
 * Whether the service itself failed, rather than refused: no answer, a garbled one, 5xx, a full queue, or a gateway that
 * no longer accepts the site's own key. Refusals of the service carry a code of their own, those of a gateway do not.
 */
export function isOutage(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return true
  if (error.status === 401) return error.code === undefined
  return error.status === undefined || error.status >= 500 || error.status === 429
}

function withoutUser(error: unknown): Visitor {
  if (isAuthSessionMissingError(error) || !isOutage(error)) return { kind: 'anonymous' }
  log.error('session-lookup-failed', { reason: reason(error) })
  return { kind: 'failed' }
}

/** Reads who asks from the signed session, for pages. Asks the service only where it cannot check the signature here. */
export async function loadVisitor(): Promise<Visitor> {
  const client = await sessionClient()
  if (!client) return { kind: 'failed' }
  try {
    // The library renews what has run out before it looks; what is still too old then is judged below.
    const { data, error } = await within(timeoutMs, client.auth.getClaims(undefined, { allowExpired: true }))
    if (error) return withoutUser(error)
    if (!data) return { kind: 'anonymous' }
    const { sub, email, exp } = data.claims
    if (exp * 1000 <= Date.now()) {
      // Renewed a moment ago, and old already: by this machine's clock alone. Sending people to sign in would not help.
      log.error('clock-differs', { secondsAhead: Math.round(Date.now() / 1000 - exp) })
      return { kind: 'failed' }
    }
    return { kind: 'user', user: { id: sub, email: email ?? '' }, client }
  } catch (error) {
    return withoutUser(error)
  }
}

/** Asks the service who asks, for writes: a session that was ended elsewhere no longer counts. */
export async function loadConfirmedVisitor(): Promise<Visitor> {
  const client = await sessionClient()
  if (!client) return { kind: 'failed' }
  try {
    const { data, error } = await within(timeoutMs, client.auth.getUser())
    if (error) return withoutUser(error)
    const { id, email = '', new_email: newEmail } = data.user
    return { kind: 'user', user: { id, email, newEmail: newEmail || undefined }, client }
  } catch (error) {
    return withoutUser(error)
  }
}
