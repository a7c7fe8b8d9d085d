import 'server-only'
import { isAuthSessionMissingError } from '@supabase/supabase-js'
import { log, reason } from '../../process/log'
import { within } from '../../process/within'
import { isOutage } from '../../supabase/call'
import { type SessionClient, sessionClient } from '../../supabase/server'

/** Longest wait for the answer who somebody is. */
const timeoutMs = 8_000

export interface User {
  id: string
  email: string
  /** An address that waits for the link in its mail to be followed. */
  newEmail?: string
}

/** The caller of a request. An outage and an anonymous visitor are told apart: an outage must not sign anybody out. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'failed' }
  | { kind: 'user'; user: User; client: SessionClient }

function withoutUser(error: unknown): Visitor {
  if (isAuthSessionMissingError(error) || !isOutage(error)) return { kind: 'anonymous' }
  log.error('session-lookup-failed', { reason: reason(error) })
  return { kind: 'failed' }
}

/**
 * Who asks, as the service says: the token alone would be good until its end, also where the session was ended elsewhere or
 * the account is gone.
 */
export async function loadVisitor(): Promise<Visitor> {
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
