import { lowestAmount, type Occasion, pricesOn, toDollars } from '../catalogue/text/money.ts'
import type { Locale } from '../i18n/locales.ts'
import {
  type Activity,
  type Effort,
  efforts,
  type Length,
  peopleOf,
  type Wish,
  youngestOf,
} from '../wish/wish.ts'
import type { FinderTrip, Reading } from './finder-trip.ts'

/** Why a trip does not suit; `by` says how far off it is, from 0 (barely) to 1. Amounts are integer reais. */
export type Mismatch = { by: number } & (
  | { criterion: 'age'; years: number; age: number }
  | { criterion: 'length'; duration: string; length: Length }
  | { criterion: 'activity'; activity: Activity; wanted: readonly Activity[] }
  | { criterion: 'effort'; level: string; wanted: Effort }
  | { criterion: 'budget'; reais: number; shared?: { each: number; people: number }; limit: number }
  | { criterion: 'people'; max: number; people: number }
  | { criterion: 'month'; months: string }
)

/** What to know about a trip that fits: what nobody has said, what has to be asked, which of two readings fits. */
export type Note =
  | { kind: 'ageUnknown' }
  | { kind: 'ageRecommended'; years: number }
  | { kind: 'childAdvanced'; level: string }
  | { kind: 'lengthOpen'; duration: string }
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

/** Notes on which it depends whether a trip suits: the team knows, the catalogue does not. */
const deciding: ReadonlySet<Note['kind']> = new Set([
  'ageUnknown',
  'ageRecommended',
  'childAdvanced',
  'effortUnknown',
  'priceUnknown',
  'groupUnknown',
])

/** Whether a note has to be asked about before a trip counts as one that suits. */
export const isDeciding = ({ kind }: Note): boolean => deciding.has(kind)

/** Whether a trip suits, has to be asked about first, or does not suit. */
export function verdictOn({ mismatches, notes }: Match): 'suits' | 'ask' | 'not' {
  if (mismatches.length > 0) return 'not'
  return notes.some(isDeciding) ? 'ask' : 'suits'
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

/** A trip's duration in the days of a wish: up to four hours are half a day, more hours a day. */
function daysOf({ duration: { unit, min, max, isUpTo } }: Reading): Length {
  const days = (value: number) => (unit === 'days' ? value : value <= halfDayHours ? 0.5 : 1)
  return { from: isUpTo ? 0.5 : days(min), to: days(max) }
}

/** A length suits where the trip can take as long; how long it is in the end is settled with the team. */
function checkLength(reading: Reading, wanted: Length): CheckResult {
  const { text } = reading.duration
  const { from, to } = daysOf(reading)
  if (from <= wanted.to && to >= wanted.from) {
    const isOpen = from < wanted.from || to > wanted.to
    return fits(text, isOpen ? { kind: 'lengthOpen', duration: text } : undefined)
  }
  const by = from > wanted.to ? beyond(from, wanted.to) : beyond(wanted.from, to)
  return mismatch(text, { criterion: 'length', duration: text, length: wanted, by })
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

/** From this rank of effort on a child's trip is asked about, whatever its age (`efforts`). */
const advanced = efforts.indexOf('hard')

function checkAge(
  { minimumAge, page, list }: FinderTrip,
  age: number,
): { mismatch?: Mismatch; notes: Note[] } {
  const isTooYoung = minimumAge !== undefined && age < minimumAge.years
  if (isTooYoung && !minimumAge.isRecommended) {
    const { years } = minimumAge
    return { mismatch: { criterion: 'age', years, age, by: Math.min(1, (years - age) / years) }, notes: [] }
  }
  const notes: Note[] = []
  if (!minimumAge) notes.push({ kind: 'ageUnknown' })
  else if (isTooYoung) notes.push({ kind: 'ageRecommended', years: minimumAge.years })
  const hard = [page, ...(list ? [list] : [])].find(
    ({ effort }) => typeof effort === 'number' && effort >= advanced,
  )
  if (hard) notes.push({ kind: 'childAdvanced', level: hard.level ?? '' })
  return { notes }
}

/** What each guest pays of a group's price; said whether or not a budget was given. */
function perHeadNotes({ page }: FinderTrip, people: number | undefined): Note[] {
  const { lowest } = page.price
  const heads = headsOf(page, people)
  if (lowest?.per !== 'group' || heads === undefined) return []
  return [{ kind: 'perHead', reais: lowest.reais, each: perHead(lowest.reais, heads), people: heads }]
}

/** A reading with the price that holds for a wish's day and people. */
function pricedFor(reading: Reading, occasion: Occasion): Reading {
  const { rated } = reading.price
  if (!rated) return reading
  const reais = lowestAmount(rated, occasion)
  return {
    ...reading,
    price: { ...reading.price, lowest: reais === undefined ? undefined : { reais, per: rated.per } },
  }
}

/**
 * Checks a trip against a wish. A month excludes only a trip that staff say does not run in it: what is public about the
 * seasons is advice.
 */
export function evaluate(given: FinderTrip, wish: Wish, locale: Locale): Match {
  const { length, activity, effort, budget } = wish
  const occasion = { date: wish.date, month: wish.month, people: peopleOf(wish) }
  const trip = {
    ...given,
    page: pricedFor(given.page, occasion),
    list: given.list && pricedFor(given.list, occasion),
  }
  const age = youngestOf(wish)
  const people = peopleOf(wish)
  const mismatches: Mismatch[] = []
  const notes: Note[] = []
  const add = ({ mismatch: reason, notes: more }: { mismatch?: Mismatch; notes: Note[] }) => {
    if (reason) mismatches.push(reason)
    notes.push(...more)
  }
  if (age !== undefined) add(checkAge(trip, age))
  if (length !== undefined) add(combine(trip, (reading) => checkLength(reading, length)))
  if (activity.length > 0 && !activity.includes(trip.activity)) {
    mismatches.push({ criterion: 'activity', activity: trip.activity, wanted: activity, by: 1 })
  }
  if (effort !== undefined) add(combine(trip, (reading) => checkEffort(reading, effort)))
  if (budget !== undefined) add(combine(trip, (reading) => checkBudget(reading, budget, people, locale)))
  if (people !== undefined) add(combine(trip, (reading) => checkPeople(reading, people)))
  const { rated } = given.page.price
  if (given.months && rated && pricesOn(rated, occasion).length === 0)
    mismatches.push({ criterion: 'month', months: given.months, by: 1 })
  notes.push(...perHeadNotes(trip, people))
  return { trip: given, mismatches, notes }
}
