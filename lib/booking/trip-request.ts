import type { UpcomingDate } from '../catalogue/shape/trip.ts'
import type { Price } from '../catalogue/shape/trip-facts.ts'
import { lowestAmount, pricesOn } from '../catalogue/text/money.ts'
import type { Locale } from '../i18n/locales.ts'
import { dateText, dayOf, type ParatyMinute, startOfDay } from '../planning/paraty-time.ts'
import { peopleOf, type Wish } from '../wish/wish.ts'
import type { DraftLanguage } from '../wish/wish-draft.ts'

export type Lodging = 'camping' | 'chalet'
export const guideLanguages = ['pt', 'en'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** What people can ask for: plain facts of a trip, so that the browser gets them as a prop. */
export interface RequestSubject {
  price: Price
  /** As the language of the page reads it: sources differ (spec §9). */
  group?: { min?: number | undefined; max: number } | undefined
  /** Departures that staff announced and that are not over. */
  dates: readonly Pick<UpcomingDate, 'date' | 'state'>[]
}

/** A language of the trip's draft, without its words. */
export interface TripDraft {
  locale: Locale
  /** The opening sentence, with the title in it (spec §7). */
  opening: string
  /** The trip's start times as this language says them. */
  starts: readonly string[]
}

/** A language of the trip's draft. */
export type DraftWords = TripDraft & DraftLanguage

/** The wish, and what is asked of this trip alone; every field may stay empty. */
export interface TripRequest {
  wish: Wish
  /** Place among the trip's start times. */
  start?: number | undefined
  lodging?: Lodging | undefined
  extension?: boolean | undefined
  guide?: GuideLanguage | undefined
}

/** The lodgings between which a price lets people choose. */
export const lodgingsOf = ({ price }: RequestSubject): Lodging[] =>
  price.kind === 'amounts'
    ? price.amounts.flatMap(({ option }) => (option === 'camping' || option === 'chalet' ? [option] : []))
    : []

/** What the optional extension costs in whole reais, or undefined where there is none. */
export const extensionOf = ({ price }: RequestSubject): number | undefined =>
  price.kind === 'amounts' ? price.amounts.find(({ option }) => option === 'extension')?.reais : undefined

export interface EstimateLine {
  lodging?: Lodging | undefined
  /** Whole reais for everybody together. */
  total: number
  /** Whole reais per head; a group's price is split and rounded up. */
  each: number
  /** Those who pay a child's price, and how much each of them. */
  children?: { count: number; each: number }
}

export type Estimate =
  | { kind: 'onRequest' | 'needPeople' }
  /** The trip does not run then. */
  | { kind: 'closed' }
  /** A group's price, which is known before the number of people is. */
  | ({ kind: 'needPeopleGroup'; lines: readonly { lodging?: Lodging | undefined; total: number }[] } & Lowest)
  | ({ kind: 'person' | 'group'; people: number; lines: readonly EstimateLine[] } & Lowest)

interface Lowest {
  /** Whether it is the lowest of several that may hold, while the day is open. */
  isLowest?: boolean
}

/**
 * What a request would cost by the catalogue on its day, in whole reais: people × price with the extension where it is
 * wanted, children by their own price, and a group's price per head as well. Where lodgings differ and none was chosen there is a line for each (spec §9). Always an
 * estimate: prices are confirmed in the chat.
 */
export function estimateOf(subject: RequestSubject, request: TripRequest): Estimate {
  const { date, month, ages } = request.wish
  const people = peopleOf(request.wish)
  const prices = pricesOn(subject.price, { date, month, people })
  const [price, ...others] = [...prices].sort(
    (one, other) => (lowestAmount(one) ?? 0) - (lowestAmount(other) ?? 0),
  )
  if (!price) return { kind: 'closed' }
  if (price.kind === 'onRequest') return { kind: 'onRequest' }
  const lowest = others.length > 0 ? { isLowest: true } : {}
  const extra = request.extension ? (extensionOf(subject) ?? 0) : 0
  const main = price.amounts.flatMap(({ reais, option }) =>
    option === 'extension' ? [] : [{ reais: reais + extra, lodging: option }],
  )
  const chosen = main.filter(({ lodging }) => lodging === request.lodging)
  const amounts = request.lodging !== undefined && chosen.length > 0 ? chosen : main
  if (people === undefined) {
    if (price.per === 'person') return { kind: 'needPeople' }
    return {
      kind: 'needPeopleGroup',
      lines: amounts.map(({ reais, lodging }) => ({ lodging, total: reais })),
      ...lowest,
    }
  }
  const { childPrice } = subject.price.rates ?? {}
  const count = childPrice ? ages.filter((age) => age <= childPrice.age).length : 0
  const child = (childPrice?.reais ?? 0) + extra
  const lines = amounts.map(({ reais, lodging }) =>
    price.per === 'person'
      ? {
          lodging,
          total: reais * (people - count) + child * count,
          each: reais,
          ...(count > 0 && { children: { count, each: child } }),
        }
      : { lodging, total: reais, each: Math.ceil(reais / people) },
  )
  return { kind: price.per, people, lines, ...lowest }
}

/** What the form says kindly of a request, which can be sent all the same. Whether a trip suits is said beside its price. */
export type RequestNote = { note: 'past' | 'full' | 'odd' | 'noAdult' } | { note: 'least'; min: number }

/** Whether every departure of a day is full or cancelled; there may be several, such as a morning and an afternoon. */
function isFull(dates: RequestSubject['dates'], day: string): boolean {
  const departures = dates.filter(({ date }) => date === day)
  return departures.length > 0 && departures.every(({ state }) => state === 'full' || state === 'cancelled')
}

/** How far ahead a day is believed, in minutes: two years. Whoever means one beyond has mistyped the year. */
const believed = 2 * 366 * 24 * 60

/**
 * What to say of a date.
 * @param typed what the field of the date holds, also where it is none that can be meant
 * @param now the minute in Paraty; undefined while it is not known, and then no date has passed
 */
function dateNote(
  { dates }: RequestSubject,
  typed: string,
  now: ParatyMinute | undefined,
): RequestNote | undefined {
  // The year is typed digit by digit: 0002 is not done yet.
  if (typed < '1000') return undefined
  const start = startOfDay(typed)
  if (start === undefined || (now !== undefined && start > now + believed)) return { note: 'odd' }
  if (now !== undefined && typed < dayOf(now)) return { note: 'past' }
  return isFull(dates, typed) ? { note: 'full' } : undefined
}

/** What does not fit between a request and what the catalogue says of its trip. */
export function notesOn(
  subject: RequestSubject,
  { wish }: TripRequest,
  { typed, now }: { typed: string; now: ParatyMinute | undefined },
): RequestNote[] {
  const date = dateNote(subject, typed, now)
  const notes: RequestNote[] = date ? [date] : []
  const people = peopleOf(wish)
  const { group } = subject
  if (people !== undefined && group?.min !== undefined && people < group.min)
    notes.push({ note: 'least', min: group.min })
  if (wish.ages.length > 0 && wish.adults === undefined) notes.push({ note: 'noAdult' })
  return notes
}

/** "terça-feira, 9 de março de 2027". */
export const longDate = (day: string, locale: Locale): string => {
  const start = startOfDay(day)
  return start === undefined ? day : dateText(start, locale)
}
