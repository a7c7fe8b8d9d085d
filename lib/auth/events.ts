import 'server-only'
import { z } from 'zod'
import { log, reason } from '../log'
import { anonymousClient } from '../supabase/anonymous'
import type { SessionClient } from '../supabase/server'
import { dataWithin } from '../supabase/within'
import { hash } from './hash'

/** What people report after they have done it; content is for administrators alone. Sign-ins and roles come into the audit log by themselves. */
export type ReportedKind =
  | 'publication'
  | 'hide'
  | 'delete'
  | 'restore'
  | 'reorder'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'password'
  | 'email'

/** Everything that the audit log can hold (migration whole_trace). */
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

export interface EventReport {
  kind: ReportedKind
  /** Id of the account of whoever did it; of no other personal data. */
  account: string
  /** What it was done to, such as `tours/baia-paraty`; at most 300 characters are kept. */
  subject?: string
}

export interface PictureReport {
  kind: 'upload' | 'deletion'
  account: string
  /** With its area, such as `tour-images/1700000000-ab.avif`. */
  file: string
  /**
   * Whether this person has just done it. Otherwise they found it done already, such as at a second try after the answer
   * to the first was lost: it gets a line only where the last one about the file says the opposite.
   */
  isCertain: boolean
}

/** Longest wait for the audit log: what it tells of has happened already, and the person waits for the answer. */
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

/**
 * Waits for a write to the audit log; a failure is logged and never stops what it tells of.
 * @returns the database's answer; undefined where there is none
 */
async function write<T>(
  kind: EventKind,
  call: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<T | undefined> {
  try {
    return await dataWithin(timeoutMs, call)
  } catch (error) {
    log.error('staff-event-not-recorded', { kind, reason: reason(error) })
    return undefined
  }
}

/**
 * Logs what somebody has just done in the panel, and adds it to the audit log that administrators read. Never rejects.
 * @param client of the person who did it (the gate's)
 */
export async function recordEvent(
  client: SessionClient,
  { kind, account, subject }: EventReport,
): Promise<void> {
  logEvent({ kind, account, subject })
  await write(kind, client.rpc('record_event', { event_kind: kind, event_subject: subject }))
}

/**
 * Adds to the audit log that a picture came or went, and logs it where the audit log has not told it yet. Never rejects.
 * @param client of the person who made the request (the gate's)
 */
export async function recordPicture(
  client: SessionClient,
  { kind, account, file, isCertain }: PictureReport,
): Promise<void> {
  const call = client.rpc('record_picture', { event_kind: kind, file, is_certain: isCertain })
  const isNews = (await write(kind, call)) ?? isCertain
  if (isNews) logEvent({ kind, account, subject: file })
}

/** Logs that a password was wrong, and adds it to the audit log with the account's id, which only the database knows. */
export async function recordFailedSignIn(email: string): Promise<void> {
  logEvent({ kind: 'sign-in-failed' })
  const client = anonymousClient()
  if (client) await write('sign-in-failed', client.rpc('sign_in_failed', { sign_in_email: email }))
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
  await write(
    'sign-in',
    client.rpc('sign_in_succeeded', { address_hash: hash(clientIp), device_hash: hash(device) }),
  )
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
  const newest = async (isAttack: boolean): Promise<StaffEvent[]> => {
    const query = client
      .from('staff_events')
      .select('id, at, kind, account, subject')
      .filter('kind', isAttack ? 'in' : 'not.in', `(${attackKinds.join(',')})`)
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(mostEvents)
    return eventsSchema.parse(await dataWithin(8_000, query))
  }
  try {
    const [attacks, others] = await Promise.all([newest(true), newest(false)])
    const attacksShown = Math.max(mostAttacks, mostEvents - others.length)
    const events = [...attacks.slice(0, attacksShown), ...others].sort(newestFirst).slice(0, mostEvents)
    return { kind: 'loaded', events }
  } catch (error) {
    log.error('staff-events-not-loaded', { reason: reason(error) })
    return { kind: 'failed' }
  }
}
