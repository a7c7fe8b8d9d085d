import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { log } from '../../process/log'
import { callBackend } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'
import { hash } from './client-address'

// Whoever followed the link for a forgotten password may choose a new one without the old one. A random value shows it,
// which this browser keeps beside its session, and of which the database keeps a hash with the session
// (migration limits): whoever has got hold of the session alone cannot make it up.

/** Longest wait for the database, in milliseconds. */
const timeoutMs = 3_000

/** How long a new password may take after the link in the mail was followed, in seconds. */
const maxAge = 15 * 60

const proofBytes = 32

/** The cookie with the value. */
export const recoveryCookieName = (secure: boolean): string =>
  secure ? '__Host-saira-recovery' : 'saira-recovery'

/** Attributes of that cookie. */
export const recoveryCookie = (secure: boolean, age = maxAge) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: age }) as const

/**
 * Lets the session that has just begun with the link choose a password.
 * @returns the value for the cookie; undefined where the database refuses, or does not answer, which is logged
 */
export async function beginRecovery(client: SessionClient): Promise<string | undefined> {
  const proof = randomBytes(proofBytes).toString('base64url')
  const query = client.rpc('begin_recovery', { proof_hash: hash(proof) })
  const begun = await callBackend('begin-recovery', query, z.boolean(), timeoutMs)
  if (begun.ok && begun.value) return proof
  log.warn('recovery-refused')
  return undefined
}

/**
 * Whether the session of this client may choose a password, as the holder of the value.
 * @returns undefined where the database does not answer, which is logged
 */
export async function isRecovering(client: SessionClient, proof: string): Promise<boolean | undefined> {
  const query = client.rpc('is_recovering', { proof_hash: hash(proof) })
  const answer = await callBackend('is-recovering', query, z.boolean(), timeoutMs)
  return answer.ok ? answer.value : undefined
}

/** The password is chosen: the value is worth nothing any more. */
export async function endRecovery(client: SessionClient): Promise<void> {
  await callBackend('end-recovery', client.rpc('end_recovery'), z.unknown(), timeoutMs)
}
