import 'server-only'
import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/supabase-js'
import { log, reason } from '../log'
import { type SessionClient, sessionClient } from '../supabase/server'
import { within } from '../supabase/within'

/** Longest wait for the answer who somebody is, in milliseconds. */
const patience = 8_000

export interface User {
  id: string
  email: string
}

/** Who asks. An outage is not the same as nobody: it must not send a signed-in person to the sign-in page. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'failed' }
  | { kind: 'user'; user: User; client: SessionClient }

/** Whether the service itself failed, rather than refused: no answer, a garbled one, 5xx or a full queue. */
export function isOutage(error: unknown): boolean {
  if (!isAuthError(error) || isAuthRetryableFetchError(error)) return true
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
    const { data, error } = await within(patience, client.auth.getClaims())
    if (error) return withoutUser(error)
    if (!data) return { kind: 'anonymous' }
    const { sub, email } = data.claims
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
    const { data, error } = await within(patience, client.auth.getUser())
    if (error) return withoutUser(error)
    return { kind: 'user', user: { id: data.user.id, email: data.user.email ?? '' }, client }
  } catch (error) {
    return withoutUser(error)
  }
}
