import { isRecord } from '../../catalogue/shape/change'
import { byMoment } from '../../catalogue/shape/departure'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'
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

/** Nobody announces anything further ahead than three years; a slip in the year is more likely. */
const isFar = (day: string, today: string): boolean =>
  Number.parseInt(day, 10) > Number.parseInt(today, 10) + 3

/**
 * What is wrong with the days that somebody entered into a document, on whatever screen: departures that are over, and
 * years that nobody can mean.
 * @param today in Paraty, such as "2027-03-09"
 */
export function enteredDateIssues(document: unknown, today: string): DocumentIssue[] {
  const { dates, until } = isRecord(document) ? document : {}
  const issue = (path: string, code: string) => [{ path, code, incomplete: false }]
  const ofDates = (Array.isArray(dates) ? dates : []).flatMap((one, index) => {
    const day = isRecord(one) && typeof one.date === 'string' ? one.date : today
    if (day < today) return issue(`dates.${index}.date`, 'date-past')
    return isFar(day, today) ? issue(`dates.${index}.date`, 'date-far') : []
  })
  return typeof until === 'string' && isFar(until, today)
    ? [...ofDates, ...issue('until', 'date-far')]
    : ofDates
}

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
  if (isFar(entered.date, today)) return { ok: false, problem: 'far' }
  if (until && until < entered.date) return { ok: false, problem: 'until' }
  const known = new Set(dates.map(momentOf))
  const added = (until ? weekly(entered.date, until) : [entered.date])
    .map((date) => ({ ...entered, date }))
    .filter((one) => !known.has(momentOf(one)))
  if (added.length === 0) return { ok: false, problem: 'twice' }
  if (dates.length + added.length > mostDates) return { ok: false, problem: 'many' }
  return { ok: true, dates: [...dates, ...added].sort(byMoment) }
}
