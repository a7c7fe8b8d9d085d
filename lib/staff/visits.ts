import 'server-only'
import { z } from 'zod'
import { dayOf, paratyMinute } from '../planning/paraty-time'
import { callBackend, type Result } from '../supabase/call'
import type { SessionClient } from '../supabase/server'
import { type VisitKind, visitKinds } from '../visits/kinds'

const dayMs = 24 * 60 * 60 * 1000

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Weeks that are kept, this one included. */
export const keptWeeks = 52

/** The Monday of a week in Paraty. @param weeksBefore 0 for this week */
export function weekOf(now: number, weeksBefore: number): string {
  const today = dayOf(paratyMinute(now))
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(today, -sinceMonday - 7 * weeksBefore)
}

const sumsSchema = z.array(z.object({ subject: z.string(), times: z.number() }))

export type VisitSums = Record<VisitKind, z.infer<typeof sumsSchema>>

/** Rows that the interface gives at most; the least frequent of a week are left out beyond that. */
const mostRows = 1000

/**
 * What visitors asked for in a week, the most frequent first. Row-level security shows it to administrators alone. A failure
 * is logged, and is not the same as nothing.
 * @param week its Monday
 */
export async function loadVisits(client: SessionClient, week: string): Promise<Result<VisitSums>> {
  const sums: VisitSums = { chat: [], wish: [], missing: [] }
  const loaded = await Promise.all(
    visitKinds.map(async (kind) => {
      const query = client
        .from('visitor_counts')
        .select('subject, times')
        .eq('kind', kind)
        .gte('day', week)
        .lt('day', dayAfter(week, 7))
        .order('times', { ascending: false })
        .limit(mostRows)
      const found = await callBackend('load-visits', query, sumsSchema)
      if (found.ok) sums[kind] = added(found.value)
      return found
    }),
  )
  return loaded.find((one) => !one.ok) ?? { ok: true, value: sums }
}

/** Sums of days as one sum for each subject. */
function added(days: VisitSums[VisitKind]): VisitSums[VisitKind] {
  const bySubject = Map.groupBy(days, ({ subject }) => subject)
  return [...bySubject]
    .map(([subject, counts]) => ({ subject, times: counts.reduce((sum, { times }) => sum + times, 0) }))
    .sort((one, other) => other.times - one.times || one.subject.localeCompare(other.subject))
}
