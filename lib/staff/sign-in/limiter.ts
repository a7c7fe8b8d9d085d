import 'server-only'
import { z } from 'zod'
import { anonymousClient } from '../../supabase/anonymous'
import { callBackend } from '../../supabase/call'
import { logEvent } from '../people/events'
import { hash } from './client-address'
import { type FormError, tooManyAttempts } from './forms'

/** Who tries to sign in, or asks for a mail, as what and from where. */
export interface Attempt {
  email: string
  /** As `clientAddress` says it. */
  clientIp: string
  /** The token of the browser (device.ts). */
  device: string
}

export type Permit =
  | {
      allowed: true
      /** Takes the attempt back: its failure was not the person's. */
      release: () => Promise<void>
    }
  | { allowed: false; error: FormError }

/** Longest wait for a count, in milliseconds: whoever signs in waits for it. */
const timeoutMs = 3_000

/**
 * Has the database count an attempt, for every process of the site. Where it does not answer nobody could sign in either,
 * so that the form says so.
 */
async function count(
  kind: 'sign-in' | 'sign-up' | 'mail',
  { email, clientIp, device }: Partial<Attempt> & Pick<Attempt, 'clientIp'>,
): Promise<Permit> {
  const unavailable: Permit = { allowed: false, error: { key: 'unavailable' } }
  const client = anonymousClient()
  if (!client) return unavailable
  const counted = {
    kind,
    address_hash: hash(clientIp),
    email,
    device_hash: device === undefined ? undefined : hash(device),
  }
  const wait = await callBackend(
    'permit-attempt',
    client.rpc('permit_attempt', counted),
    z.number(),
    timeoutMs,
  )
  if (!wait.ok) return unavailable
  if (wait.value > 0) {
    if (kind === 'sign-in') logEvent({ kind: 'lockout' })
    return {
      allowed: false,
      error: tooManyAttempts({ minutes: Math.max(1, Math.ceil(wait.value / 60)) }),
    }
  }
  const release = async () => {
    await callBackend('forgive-attempt', client.rpc('forgive_attempt', counted), z.unknown(), timeoutMs)
  }
  return { allowed: true, release }
}

/**
 * Counts an attempt to sign in, before the service is asked, so that many attempts at once are slowed down too. A device
 * from which the account has signed in before counts by itself alone (10 in a quarter of an hour). All others count by
 * account (40), by address (30) and by both together (5). A sign-in that works takes its attempt back (`recordSignIn`).
 */
export const permitSignIn = (attempt: Attempt): Promise<Permit> => count('sign-in', attempt)

/** Counts a new account; refuses after twenty from one address, or two hundred in all, within an hour. */
export const permitSignUp = (clientIp: string): Promise<Permit> => count('sign-up', { clientIp })

/**
 * Counts a mail that somebody asks for, whether or not an account has the e-mail: four an hour for one e-mail from one
 * client, twelve for one e-mail, twenty from one client. A device from which the account has signed in before counts by
 * itself alone (four), so that strangers shut nobody out of their mails.
 */
export const permitMail = (attempt: Attempt): Promise<Permit> => count('mail', attempt)
