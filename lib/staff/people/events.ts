import 'server-only'
import { z } from 'zod'
import { log } from '../../process/log'
import { anonymousClient } from '../../supabase/anonymous'
import { callBackend, type Result } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'
import { hash } from '../sign-in/hash'

/** What people report after they have done it with their own account. Everything else is written by the function that does it. */
export type ReportedKind = 'sign-out' | 'sign-out-everywhere' | 'password' | 'email'

/** Everything that the audit log can hold (migration events). */
export const eventKinds = [
  'sign-in',
  'sign-in-failed',
  'lockout',
  'sign-out',
  'sign-out-everywhere',
  'password',
  'email',
  'upload',
  'deletion',
  'role-given',
  'role-taken',
  'publication',
  'hide',
  'delete',
  'restore',
  'reorder',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Longest wait for the audit log, in milliseconds: what it tells of has happened already, and the person waits. */
const timeoutMs = 3_000

interface Details {
  kind: EventKind
  account?: string
  subject?: string
  /** Who did it, where `account` is whom it was done to. */
  by?: string
}

/** One line for operators. Failed sign-ins and lockouts stand out. */
export function logEvent({ kind, ...details }: Details): void {
  const write = kind === 'sign-in-failed' || kind === 'lockout' ? log.warn : log.info
  write('staff-event', { kind, ...details })
}

/** What a function without an answer gives. */
const nothing = z.unknown()

/**
 * Logs what somebody has just done with their own account, and adds it to the audit log that administrators read. Never
 * rejects.
 * @param client of the person who did it
 */
export async function recordEvent(
  client: SessionClient,
  { kind, account }: { kind: ReportedKind; account: string },
): Promise<void> {
  logEvent({ kind, account })
  await callBackend('record-event', client.rpc('record_event', { event_kind: kind }), nothing, timeoutMs)
}

/**
 * Tells the database what became of a picture, by what the storage service answered: it raises the content version and
 * adds a line to the audit log. Never rejects.
 * @param client of the person who made the request (the gate's)
 * @param picture `file` with its area, such as `tour-images/1700000000-ab.avif`; no `kind` where it was found gone
 */
export async function recordPicture(
  client: SessionClient,
  { kind, account, file }: { kind?: 'upload' | 'deletion'; account: string; file: string },
): Promise<void> {
  if (kind) logEvent({ kind, account, subject: file })
  const query = client.rpc('record_picture', { file, event_kind: kind ?? null })
  await callBackend('record-picture', query, nothing, timeoutMs)
}

/** Logs that a password was wrong, and adds it to the audit log with the account's id, which only the database knows. */
export async function recordFailedSignIn(email: string): Promise<void> {
  logEvent({ kind: 'sign-in-failed' })
  const query = anonymousClient()?.rpc('sign_in_failed', { sign_in_email: email })
  if (query) await callBackend('sign-in-failed', query, nothing, timeoutMs)
}

/**
 * Tells the database that somebody has signed in: it takes the attempt back, knows the device from now on, and adds the
 * sign-in to the audit log. Never rejects.
 * @param signIn with the address and the device's token under which the attempt was counted
 */
export async function recordSignIn(
  client: SessionClient,
  { account, clientIp, device }: { account: string; clientIp: string; device: string },
): Promise<void> {
  logEvent({ kind: 'sign-in', account })
  const query = client.rpc('sign_in_succeeded', { address_hash: hash(clientIp), device_hash: hash(device) })
  await callBackend('sign-in-succeeded', query, nothing, timeoutMs)
}

const eventsSchema = z.array(
  z.object({
    id: z.number(),
    at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
    kind: z.enum(eventKinds),
    account: z.uuid().nullable(),
    subject: z.string().nullable(),
  }),
)

/** One line of the audit log, as the panel shows it. */
export type StaffEvent = z.infer<typeof eventsSchema>[number]

export type RecentEvents = { kind: 'loaded'; events: StaffEvent[] } | { kind: 'failed' }

/** What strangers can cause without an account. */
const attackKinds: EventKind[] = ['sign-in-failed', 'lockout']

const mostEvents = 100

/** As many of a hundred lines as attacks may fill at most, so that they push nothing else out of sight. */
const mostAttacks = 30

const newestFirst = (one: StaffEvent, other: StaffEvent): number =>
  other.at.getTime() - one.at.getTime() || other.id - one.id

/**
 * The last hundred things that happened in the panel, newest first; of failed sign-ins and lockouts no more than thirty
 * where others wait for their place. Row-level security shows them to administrators alone; others get an empty list. A
 * failure is logged, and is not the same as nothing.
 */
export async function loadRecentEvents(client: SessionClient): Promise<RecentEvents> {
  const newest = (isAttack: boolean): Promise<Result<StaffEvent[]>> =>
    callBackend(
      'load-events',
      client
        .from('staff_events')
        .select('id, at, kind, account, subject')
        .filter('kind', isAttack ? 'in' : 'not.in', `(${attackKinds.join(',')})`)
        .order('at', { ascending: false })
        .order('id', { ascending: false })
        .limit(mostEvents),
      eventsSchema,
    )
  const [attacks, others] = await Promise.all([newest(true), newest(false)])
  if (!attacks.ok || !others.ok) return { kind: 'failed' }
  const attacksShown = Math.max(mostAttacks, mostEvents - others.value.length)
  const events = [...attacks.value.slice(0, attacksShown), ...others.value]
    .sort(newestFirst)
    .slice(0, mostEvents)
  return { kind: 'loaded', events }
}
