import { toDollars } from '../catalogue/money.ts'
import type { Locale } from '../locales.ts'
import type { FinderTrip, Reading } from './finder-trip.ts'
import { type Activity, adultAge, type Effort, efforts, type Time, type Wishes } from './wishes.ts'

/** Why a trip does not fit a wish; `by` says how far off it is, from 0 (barely) to 1. Amounts are integer reais. */
export type Misfit = { by: number } & (
  | { wish: 'age'; years: number; age: number }
  | { wish: 'time'; duration: string; time: Time }
  | { wish: 'activity'; activity: Activity; wanted: readonly Activity[] }
  | { wish: 'effort'; level: string; wanted: Effort }
  | { wish: 'budget'; reais: number; shared?: { each: number; people: number }; limit: number }
  | { wish: 'people'; most: number; people: number }
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
  | { kind: 'groupSmall'; least: number }
  | { kind: 'perHead'; reais: number; each: number; people: number }
  | { kind: 'reading'; by: 'list' | 'page'; says: string; other: string }

export interface Judgement {
  trip: FinderTrip
  misfits: Misfit[]
  notes: Note[]
}

type Verdict =
  | { is: 'fits'; says: string; note?: Note }
  | { is: 'unknown'; says: string; note: Note }
  | { is: 'misfit'; says: string; misfit: Misfit }

const fits = (says: string, note?: Note): Verdict => ({ is: 'fits', says, note })
const unknown = (says: string, note: Note): Verdict => ({ is: 'unknown', says, note })
const misfit = (says: string, reason: Misfit): Verdict => ({ is: 'misfit', says, misfit: reason })

/** How far something lies beyond a limit, as a part of the limit and 1 at most. */
const beyond = (value: number, limit: number): number => Math.min(1, (value - limit) / limit)

const halfDayHours = 4

/** Hours that people have; a day is as long as any trip of hours. */
function hoursOf(time: Time): number {
  if (time === 'half-day') return halfDayHours
  return time === 'day' ? 24 : Number.parseInt(time, 10) * 24
}

const hoursPerUnit = { hours: 1, days: 24 } as const

function weighTime({ duration }: Reading, time: Time): Verdict {
  const { text, unit, least, most, isUpTo } = duration
  const available = hoursOf(time)
  const shortest = least * hoursPerUnit[unit]
  if (isUpTo || shortest <= available) {
    const mayTakeLonger = most * hoursPerUnit[unit] > available
    return fits(text, mayTakeLonger ? { kind: 'timeOpen', duration: text } : undefined)
  }
  return misfit(text, { wish: 'time', duration: text, time, by: beyond(shortest, available) })
}

function weighEffort({ effort, level = '' }: Reading, wanted: Effort): Verdict {
  if (effort === undefined) return unknown(level, { kind: 'effortUnknown' })
  if (effort === 'adjusts') return fits(level, { kind: 'effortAdjusts' })
  const steps = effort - efforts.indexOf(wanted)
  return steps <= 0
    ? fits(level)
    : misfit(level, { wish: 'effort', level, wanted, by: steps / (efforts.length - 1) })
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
  people === undefined ? group?.most : Math.min(people, group?.most ?? people)

function weighBudget(reading: Reading, limit: number, people: number | undefined, locale: Locale): Verdict {
  const { text, lowest } = reading.price
  if (!lowest) return unknown(text, { kind: 'priceUnknown' })
  const { reais, per } = lowest
  if (per === 'person') {
    return isWithin[locale](reais, limit)
      ? fits(text)
      : misfit(text, { wish: 'budget', reais, limit, by: beyond(reais, limit) })
  }
  const heads = headsOf(reading, people)
  if (heads === undefined) return unknown(text, { kind: 'priceUnknown' })
  const each = perHead(reais, heads)
  return isWithin[locale](each, limit)
    ? fits(text)
    : misfit(text, {
        wish: 'budget',
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
function weighPeople({ group }: Reading, people: number): Verdict {
  if (!group) return unknown('', { kind: 'groupUnknown' })
  const { text, least, most } = group
  if (people > most) return misfit(text, { wish: 'people', most, people, by: beyond(people, most) })
  return fits(text, least !== undefined && people < least ? { kind: 'groupSmall', least } : undefined)
}

/**
 * One wish over both readings of a trip: it fits where either says so, best without a condition, and what the other
 * says is noted; where neither fits, the nearer one gives the reason. What no reading knows never excludes (design §13).
 */
function settle(
  { list, page }: FinderTrip,
  weigh: (reading: Reading) => Verdict,
): { misfit?: Misfit; notes: Note[] } {
  const verdicts = [
    ...(list ? [{ by: 'list' as const, ...weigh(list) }] : []),
    { by: 'page' as const, ...weigh(page) },
  ]
  const fitting =
    verdicts.find((verdict) => verdict.is === 'fits' && !verdict.note) ??
    verdicts.find(({ is }) => is === 'fits')
  if (fitting?.is === 'fits') {
    if (fitting.note) return { notes: [fitting.note] }
    const other = verdicts.find((verdict) => verdict.is !== 'fits' || verdict.note)
    if (!other?.says) return { notes: [] }
    return { notes: [{ kind: 'reading', by: fitting.by, says: fitting.says, other: other.says }] }
  }
  const misfits = verdicts.flatMap((verdict) => (verdict.is === 'misfit' ? [verdict.misfit] : []))
  const [nearest] = misfits.sort((one, other) => one.by - other.by)
  if (nearest) return { misfit: nearest, notes: [] }
  return {
    notes: verdicts.flatMap((verdict) => (verdict.is === 'unknown' ? [verdict.note] : [])).slice(0, 1),
  }
}

function settleAge({ minimumAge }: FinderTrip, age: number): { misfit?: Misfit; notes: Note[] } {
  if (!minimumAge) return { notes: age < adultAge ? [{ kind: 'ageUnknown' }] : [] }
  const { years, isRecommended } = minimumAge
  if (age >= years) return { notes: [] }
  if (isRecommended) return { notes: [{ kind: 'ageRecommended', years }] }
  return { misfit: { wish: 'age', years, age, by: Math.min(1, (years - age) / years) }, notes: [] }
}

/** What a group's price comes to for each, where no budget says it already. */
function perHeadNotes({ page }: FinderTrip, people: number | undefined): Note[] {
  const { lowest } = page.price
  const heads = headsOf(page, people)
  if (lowest?.per !== 'group' || heads === undefined) return []
  return [{ kind: 'perHead', reais: lowest.reais, each: perHead(lowest.reais, heads), people: heads }]
}

/**
 * Weighs a trip against the wishes (design §13). The month excludes nothing: what is public about the seasons is
 * advice.
 */
export function judge(trip: FinderTrip, wishes: Wishes, locale: Locale): Judgement {
  const { age, time, activity, effort, budget, people } = wishes
  const misfits: Misfit[] = []
  const notes: Note[] = []
  const add = ({ misfit: reason, notes: more }: { misfit?: Misfit; notes: Note[] }) => {
    if (reason) misfits.push(reason)
    notes.push(...more)
  }
  if (age !== undefined) add(settleAge(trip, age))
  if (time !== undefined) add(settle(trip, (reading) => weighTime(reading, time)))
  if (activity.length > 0 && !activity.includes(trip.activity)) {
    misfits.push({ wish: 'activity', activity: trip.activity, wanted: activity, by: 1 })
  }
  if (effort !== undefined) add(settle(trip, (reading) => weighEffort(reading, effort)))
  if (budget !== undefined) add(settle(trip, (reading) => weighBudget(reading, budget, people, locale)))
  if (people !== undefined) add(settle(trip, (reading) => weighPeople(reading, people)))
  notes.push(...perHeadNotes(trip, people))
  return { trip, misfits, notes }
}
