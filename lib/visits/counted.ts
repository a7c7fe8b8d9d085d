import { environment } from '../config/environment.ts'
import { sendVisits } from '../content/backend.ts'
import { log, reason } from '../process/log.ts'
import { respelled } from '../routing/resolve.ts'
import type { VisitCount, VisitKind } from './kinds.ts'

/** Milliseconds between what is counted first and its way to the database. */
const flushMs = 5_000

/** Different things that wait at most, which the database takes at once; more are dropped. */
const mostWaiting = 200

/** Longest path that is counted. */
const maxPath = 120

declare global {
  /** Next bundles middleware, routes and the door apart; they count into one memory. */
  var siteVisits: Map<string, VisitCount> | undefined
}

/** Counts one thing in the memory of this process. The work is the same whoever asks how often. */
export function countVisit(kind: VisitKind, subject: string): void {
  if (!environment.SUPABASE_URL) return
  if (!globalThis.siteVisits) {
    globalThis.siteVisits = new Map()
    setTimeout(() => void flushVisits(), flushMs).unref()
  }
  const waiting = globalThis.siteVisits
  const key = `${kind} ${subject}`
  const known = waiting.get(key)
  if (known) known.count += 1
  else if (waiting.size < mostWaiting) waiting.set(key, { kind, subject, count: 1 })
}

/** Sends what was counted to the database; where it does not answer, it is dropped. Never rejects. */
export async function flushVisits(): Promise<void> {
  const waiting = globalThis.siteVisits
  globalThis.siteVisits = undefined
  if (!waiting || waiting.size === 0) return
  try {
    await sendVisits([...waiting.values()])
  } catch (error) {
    log.warn('visits-not-counted', { reason: reason(error) })
  }
}

/**
 * Counts an address of no page: its path alone, in one spelling. Programs that try addresses do not say that they navigate,
 * as browsers do; what looks like an e-mail is left out.
 * @param mode the header Sec-Fetch-Mode
 */
export function countMissing(path: string, mode: string | string[] | null | undefined): void {
  const subject = mode === 'navigate' ? respelled(path) : undefined
  if (subject && subject.length <= maxPath && !/[\p{Cc}@]/u.test(subject)) countVisit('missing', subject)
}
