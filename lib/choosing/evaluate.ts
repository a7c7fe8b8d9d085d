import { toDollars } from '../catalogue/money.ts'
import type { Locale } from '../locales.ts'
import { type Activity, adultAge, type Criteria, type Effort, efforts, type Time } from './criteria.ts'
import type { FinderTrip, Reading } from './finder-trip.ts'

/** Why a trip does not fit a criterion; `by` says how far off it is, from 0 (barely) to 1. Amounts are integer reais. */
export type Mismatch = { by: number } & (
  | { criterion: 'age'; years: number; age: number }
  | { criterion: 'time'; duration: string; time: Time }
  | { criterion: 'activity'; activity: Activity; wanted: readonly Activity[] }
  | { criterion: 'effort'; level: string; wanted: Effort }
  | { criterion: 'budget'; reais: number; shared?: { each: number; people: number }; limit: number }
  | { criterion: 'people'; max: number; people: number }
)

/** What to know about a trip that fits: what nobody has said, what has to be asked, which of two readings fits. */
export type Note =
  | { kind: 'ageUnknown' }
  | { kind: 'ageRecommended'; years: number }
  | { kind: 'timeOpen'; duration: string }
  | { kind: 'effortAdjusts' }
  | { kind: 'effortUnknown' }
  | { kind: 'priceUnknown' }
  | { kind: 'groupUnknown' }
  | { kind: 'groupSmall'; min: number }
  | { kind: 'perHead'; reais: number; each: number; people: number }
  | { kind: 'reading'; by: 'list' | 'page'; says: string; other: string }

export interface Match {
  trip: FinderTrip
  mismatches: Mismatch[]
  notes: Note[]
}

type CheckResult =
  | { is: 'fits'; says: string; note?: Note }
  | { is: 'unknown'; says: string; note: Note }
  | { is: 'mismatch'; says: string; mismatch: Mismatch }

const fits = (says: string, note?: Note): CheckResult => ({ is: 'fits', says, note })
const unknown = (says: string, note: Note): CheckResult => ({ is: 'unknown', says, note })
const mismatch = (says: string, reason: Mismatch): CheckResult => ({ is: 'mismatch', says, mismatch: reason })

/** How far something lies beyond a limit, as a part of the limit and 1 at most. */
const beyond = (value: number, limit: number): number => Math.min(1, (value - limit) / limit)

const halfDayHours = 4

/** The available hours; a whole day covers every trip that is measured in hours. */
function hoursOf(time: Time): number {
  if (time === 'half-day') return halfDayHours
  return time === 'day' ? 24 : Number.parseInt(time, 10) * 24
}

const hoursPerUnit = { hours: 1, days: 24 } as const

function checkTime({ duration }: Reading, time: Time): CheckResult {
  const { text, unit, min, max, isUpTo } = duration
  const available = hoursOf(time)
  const shortest = min * hoursPerUnit[unit]
  if (isUpTo || shortest <= available) {
    const mayTakeLonger = max * hoursPerUnit[unit] > available
    return fits(text, mayTakeLonger ? { kind: 'timeOpen', duration: text } : undefined)
  }
  return mismatch(text, { criterion: 'time', duration: text, time, by: beyond(shortest, available) })
}

function checkEffort({ effort, level = '' }: Reading, wanted: Effort): CheckResult {
  if (effort === undefined) return unknown(level, { kind: 'effortUnknown' })
  if (effort === 'adjusts') return fits(level, { kind: 'effortAdjusts' })
  const steps = effort - efforts.indexOf(wanted)
  return steps <= 0
    ? fits(level)
    : mismatch(level, { criterion: 'effort', level, wanted, by: steps / (efforts.length - 1) })
}

/** Whole reais that each pays of a group's price, rounded up: the group's price is covered. */
export const perHead = (reais: number, people: number): number => Math.ceil(reais / people)

/** English pages show dollars rounded up to tens, so what looks the same there counts as the same. */
const isWithin: Record<Locale, (reais: number, limit: number) => boolean> = {
  'pt-BR': (reais, limit) => reais <= limit,
  'en-GB': (reais, limit) => toDollars(reais) <= toDollars(limit),
}

/** The number of heads that a group's price is divided by: the guests', or as many as may come. */
const headsOf = ({ group }: Reading, people: number | undefined): number | undefined =>
  people === undefined ? group?.max : Math.min(people, group?.max ?? people)

function checkBudget(
  reading: Reading,
  limit: number,
  people: number | undefined,
  locale: Locale,
): CheckResult {
  const { text, lowest } = reading.price
  if (!lowest) return unknown(text, { kind: 'priceUnknown' })
  const { reais, per } = lowest
  if (per === 'person') {
    return isWithin[locale](reais, limit)
      ? fits(text)
      : mismatch(text, { criterion: 'budget', reais, limit, by: beyond(reais, limit) })
  }
  const heads = headsOf(reading, people)
  if (heads === undefined) return unknown(text, { kind: 'priceUnknown' })
  const each = perHead(reais, heads)
  return isWithin[locale](each, limit)
    ? fits(text)
    : mismatch(text, {
        criterion: 'budget',
        reais,
        shared: { each, people: heads },
        limit,
        by: beyond(each, limit),
      })
}

/**
 * A group larger than a departure takes does not fit. One that is smaller than a departure needs may: whether others
 * join is something that only the team knows.
 */
function checkPeople({ group }: Reading, people: number): CheckResult {
  if (!group) return unknown('', { kind: 'groupUnknown' })
  const { text, min, max } = group
  if (people > max) return mismatch(text, { criterion: 'people', max, people, by: beyond(people, max) })
  return fits(text, min !== undefined && people < min ? { kind: 'groupSmall', min } : undefined)
}

/**
 * Evaluates one criterion for both readings of a trip. It fits where either reading fits, preferably without a
 * condition, and the other reading is noted; where neither fits, the nearer one gives the reason. A missing value
 * never excludes a trip.
 */
function combine(
  { list, page }: FinderTrip,
  check: (reading: Reading) => CheckResult,
): { mismatch?: Mismatch; notes: Note[] } {
  const results = [
    ...(list ? [{ by: 'list' as const, ...check(list) }] : []),
    { by: 'page' as const, ...check(page) },
  ]
  const fitting =
    results.find((result) => result.is === 'fits' && !result.note) ?? results.find(({ is }) => is === 'fits')
  if (fitting?.is === 'fits') {
    if (fitting.note) return { notes: [fitting.note] }
    const other = results.find((result) => result.is !== 'fits' || result.note)
    if (!other?.says) return { notes: [] }
    return { notes: [{ kind: 'reading', by: fitting.by, says: fitting.says, other: other.says }] }
  }
  const mismatches = results.flatMap((result) => (result.is === 'mismatch' ? [result.mismatch] : []))
  const [nearest] = mismatches.sort((one, other) => one.by - other.by)
  if (nearest) return { mismatch: nearest, notes: [] }
  return {
    notes: results.flatMap((result) => (result.is === 'unknown' ? [result.note] : [])).slice(0, 1),
  }
}

function checkAge({ minimumAge }: FinderTrip, age: number): { mismatch?: Mismatch; notes: Note[] } {
  if (!minimumAge) return { notes: age < adultAge ? [{ kind: 'ageUnknown' }] : [] }
  const { years, isRecommended } = minimumAge
  if (age >= years) return { notes: [] }
  if (isRecommended) return { notes: [{ kind: 'ageRecommended', years }] }
  return { mismatch: { criterion: 'age', years, age, by: Math.min(1, (years - age) / years) }, notes: [] }
}

/** What each guest pays of a group's price; said whether or not a budget was given. */
function perHeadNotes({ page }: FinderTrip, people: number | undefined): Note[] {
  const { lowest } = page.price
  const heads = headsOf(page, people)
  if (lowest?.per !== 'group' || heads === undefined) return []
  return [{ kind: 'perHead', reais: lowest.reais, each: perHead(lowest.reais, heads), people: heads }]
}

/**
 * Checks a trip against the criteria. The month excludes nothing: what is public about the seasons is
 * advice.
 */
export function evaluate(trip: FinderTrip, criteria: Criteria, locale: Locale): Match {
  const { age, time, activity, effort, budget, people } = criteria
  const mismatches: Mismatch[] = []
  const notes: Note[] = []
  const add = ({ mismatch: reason, notes: more }: { mismatch?: Mismatch; notes: Note[] }) => {
    if (reason) mismatches.push(reason)
    notes.push(...more)
  }
  if (age !== undefined) add(checkAge(trip, age))
  if (time !== undefined) add(combine(trip, (reading) => checkTime(reading, time)))
  if (activity.length > 0 && !activity.includes(trip.activity)) {
    mismatches.push({ criterion: 'activity', activity: trip.activity, wanted: activity, by: 1 })
  }
  if (effort !== undefined) add(combine(trip, (reading) => checkEffort(reading, effort)))
  if (budget !== undefined) add(combine(trip, (reading) => checkBudget(reading, budget, people, locale)))
  if (people !== undefined) add(combine(trip, (reading) => checkPeople(reading, people)))
  notes.push(...perHeadNotes(trip, people))
  return { trip, mismatches, notes }
}
