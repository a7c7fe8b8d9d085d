import { byMoment } from '../../catalogue/shape/departure'
import type { UpcomingDate } from '../../catalogue/shape/trip'

const dayMs = 24 * 60 * 60 * 1000

/** Most dates of one item (lib/catalogue/shape/trip.ts). */
export const mostDates = 60

/** A departure as it is entered: once, or every week up to a day. */
export interface EnteredDate extends UpcomingDate {
  /** Last day of the weekly repetition, such as "2027-04-30". */
  until?: string
}

export type DateProblem = 'missing' | 'past' | 'far' | 'until' | 'many' | 'twice'

const momentOf = ({ date, time }: UpcomingDate): string => `${date} ${time ?? ''}`

/** The days of a weekly repetition, the first one included. */
function weekly(from: string, until: string): string[] {
  const days: string[] = []
  const last = Date.parse(until)
  for (let day = Date.parse(from); day <= last && days.length <= mostDates; day += 7 * dayMs)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/**
 * The dates of an item with what was entered among them, in order.
 * @param today in Paraty, such as "2027-03-09"
 */
export function withEnteredDate(
  dates: readonly UpcomingDate[],
  { until, ...entered }: EnteredDate,
  today: string,
): { ok: true; dates: UpcomingDate[] } | { ok: false; problem: DateProblem } {
  if (!/^\d{4,}-\d{2}-\d{2}$/.test(entered.date)) return { ok: false, problem: 'missing' }
  if (entered.date < today) return { ok: false, problem: 'past' }
  // Nobody announces a departure further ahead; a slip in the year is more likely.
  if (Number(entered.date.slice(0, -6)) > Number(today.slice(0, 4)) + 3) return { ok: false, problem: 'far' }
  if (until && until < entered.date) return { ok: false, problem: 'until' }
  const known = new Set(dates.map(momentOf))
  const added = (until ? weekly(entered.date, until) : [entered.date])
    .map((date) => ({ ...entered, date }))
    .filter((one) => !known.has(momentOf(one)))
  if (added.length === 0) return { ok: false, problem: 'twice' }
  if (dates.length + added.length > mostDates) return { ok: false, problem: 'many' }
  return { ok: true, dates: [...dates, ...added].sort(byMoment) }
}
