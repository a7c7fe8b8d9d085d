import 'server-only'
import { z } from 'zod'
import { log } from '../../process/log'
import { anonymousClient } from '../../supabase/anonymous'
import { callBackend, type Result } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'
import { hash } from '../sign-in/client-address'

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
  'show',
  'delete',
  'restore',
  'reorder',
  'purge',
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

/** What happened: what people did, or what strangers can cause without an account, who must not push the rest out of sight. */
export type EventGroup = 'done' | 'attacks'

const attackKinds: EventKind[] = ['sign-in-failed', 'lockout']

const eventsPerPage = 50

/**
 * A page of what happened in the panel, newest first. Row-level security shows it to administrators alone; others get an
 * empty list. A failure is logged, and is not the same as nothing.
 * @param before id of the event that the page before ended with
 */
export async function loadEvents(
  client: SessionClient,
  group: EventGroup,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Result<{ events: StaffEvent[]; hasMore: boolean }>> {
  const query = client
    .from('staff_events')
    .select('id, at, kind, account, subject')
    .filter('kind', group === 'attacks' ? 'in' : 'not.in', `(${attackKinds.join(',')})`)
    .lt('id', before)
    .order('id', { ascending: false })
    .limit(eventsPerPage + 1)
  const found = await callBackend('load-events', query, eventsSchema)
  if (!found.ok) return found
  const events = found.value.slice(0, eventsPerPage)
  return { ok: true, value: { events, hasMore: found.value.length > eventsPerPage } }
}
