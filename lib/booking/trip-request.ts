import type { Price } from '../catalogue/schema.ts'
import type { UpcomingDate } from '../catalogue/trip.ts'
import type { Locale } from '../locales.ts'
import { dateText, dayOf, type ParatyMinute, startOfDay } from '../planning/paraty-time.ts'
import type { RequestWords } from './request-words.ts'

export type Lodging = 'camping' | 'chalet'
export const guideLanguages = ['pt', 'en'] as const
export type GuideLanguage = (typeof guideLanguages)[number]

/** The oldest age that is asked for; whoever is older counts as an adult. */
export const oldestChild = 17
/** As many as a form takes; larger groups write the chat themselves. */
export const maxPeople = 40
export const maxChildren = 12

/** What people can ask for: plain facts of a trip or course, so that the browser gets them as a prop. */
export interface RequestSubject {
  kind: 'tour' | 'expedition' | 'course'
  /** None for a course, whose price the catalogue does not have. */
  price?: Price | undefined
  /** As the language of the page reads it: sources differ (spec §9). */
  group?: { min?: number | undefined; max: number } | undefined
  minimumAge?: { years: number; recommended?: boolean | undefined } | undefined
  /** Departures or classes that staff announced and that are not over. */
  dates: readonly (Pick<UpcomingDate, 'date' | 'state'> & {
    note?: string | undefined
    /** Of a note that is not in the language of the page. */
    noteLang?: Locale | undefined
  })[]
}

/** The words of a draft in one language. */
export interface DraftWords {
  locale: Locale
  /** The opening sentence, with the title in it (spec §7). */
  opening: string
  /** The subject's start times as this language says them. */
  starts: readonly string[]
  words: RequestWords['draft']
}

/** What somebody has filled in so far; every field may stay empty. */
export interface TripRequest {
  /** "2027-03-09", or empty. */
  day: string
  /** "2027-03" where only the month is known, or empty. A day goes before it. */
  month: string
  adults: number | undefined
  /** One entry for each child: the age, or undefined where it was not said. */
  ages: readonly (number | undefined)[]
  /** Place among the subject's start times. */
  start: number | undefined
  lodging: Lodging | undefined
  extension: boolean
  guide: GuideLanguage | undefined
}

export const emptyRequest: TripRequest = {
  day: '',
  month: '',
  adults: undefined,
  ages: [],
  start: undefined,
  lodging: undefined,
  extension: false,
  guide: undefined,
}

/** How many people a request is for, or undefined while nobody was counted. */
export function peopleOf({ adults, ages }: TripRequest): number | undefined {
  const people = (adults ?? 0) + ages.length
  return people > 0 ? people : undefined
}

/** The lodgings between which a price lets people choose. */
export const lodgingsOf = ({ price }: RequestSubject): Lodging[] =>
  price?.kind === 'amounts'
    ? price.amounts.flatMap(({ option }) => (option === 'camping' || option === 'chalet' ? [option] : []))
    : []

/** What the optional extension costs in whole reais, or undefined where there is none. */
export const extensionOf = ({ price }: RequestSubject): number | undefined =>
  price?.kind === 'amounts' ? price.amounts.find(({ option }) => option === 'extension')?.reais : undefined

export interface EstimateLine {
  lodging?: Lodging | undefined
  /** Whole reais for everybody together. */
  total: number
  /** Whole reais per head; a group's price is split and rounded up. */
  each: number
}

export type Estimate =
  | { kind: 'onRequest' | 'course' | 'needPeople' }
  /** A group's price, which is known before the number of people is. */
  | { kind: 'needPeopleGroup'; lines: readonly { lodging?: Lodging | undefined; total: number }[] }
  | { kind: 'person' | 'group'; people: number; lines: readonly EstimateLine[] }

/**
 * What a request would cost by the catalogue, in whole reais: people × price with the extension where it is wanted, and a
 * group's price per head as well. Where lodgings differ and none was chosen there is a line for each (spec §9). Always an
 * estimate: prices are confirmed in the chat.
 */
export function estimateOf(subject: RequestSubject, request: TripRequest): Estimate {
  const { price, kind } = subject
  if (kind === 'course' || price === undefined) return { kind: 'course' }
  if (price.kind === 'onRequest') return { kind: 'onRequest' }
  const extra = request.extension ? (extensionOf(subject) ?? 0) : 0
  const main = price.amounts.flatMap(({ reais, option }) =>
    option === 'extension' ? [] : [{ reais: reais + extra, lodging: option }],
  )
  const chosen = main.filter(({ lodging }) => lodging === request.lodging)
  const amounts = request.lodging !== undefined && chosen.length > 0 ? chosen : main
  const people = peopleOf(request)
  if (people === undefined) {
    if (price.per === 'person') return { kind: 'needPeople' }
    return {
      kind: 'needPeopleGroup',
      lines: amounts.map(({ reais, lodging }) => ({ lodging, total: reais })),
    }
  }
  const lines = amounts.map(({ reais, lodging }) =>
    price.per === 'person'
      ? { lodging, total: reais * people, each: reais }
      : { lodging, total: reais, each: Math.ceil(reais / people) },
  )
  return { kind: price.per, people, lines }
}

/** What the form says kindly beside a field; the request can be sent all the same. */
export type RequestNote =
  | { field: 'date'; note: 'past' | 'full' | 'classFull' }
  | { field: 'age'; child: number; note: 'age' | 'ageRecommended'; years: number }
  | { field: 'people'; note: 'most' | 'mostClass'; max: number }
  | { field: 'people'; note: 'least'; min: number }
  | { field: 'people'; note: 'noAdult' }

/** Whether every departure of a day is full; there may be several, such as a morning and an afternoon. */
function isFull(dates: RequestSubject['dates'], day: string): boolean {
  const departures = dates.filter(({ date }) => date === day)
  return departures.length > 0 && departures.every(({ state }) => state === 'full')
}

/**
 * What does not fit between a request and what the catalogue says of its subject.
 * @param now the minute in Paraty; undefined while it is not known, and then no date has passed
 */
export function notesOn(
  subject: RequestSubject,
  request: TripRequest,
  now: ParatyMinute | undefined,
): RequestNote[] {
  const notes: RequestNote[] = []
  const { kind, group, minimumAge, dates } = subject
  const { day, month, adults, ages } = request
  if (day !== '' && now !== undefined && day < dayOf(now)) notes.push({ field: 'date', note: 'past' })
  else if (day === '' && month !== '' && now !== undefined && month < dayOf(now).slice(0, 7))
    notes.push({ field: 'date', note: 'past' })
  else if (isFull(dates, day)) notes.push({ field: 'date', note: kind === 'course' ? 'classFull' : 'full' })
  if (minimumAge) {
    ages.forEach((age, child) => {
      if (age === undefined || age >= minimumAge.years) return
      const note = minimumAge.recommended ? 'ageRecommended' : 'age'
      notes.push({ field: 'age', child, note, years: minimumAge.years })
    })
  }
  const people = peopleOf(request)
  if (people === undefined) return notes
  if (group && people > group.max)
    notes.push({ field: 'people', note: kind === 'course' ? 'mostClass' : 'most', max: group.max })
  if (group?.min !== undefined && people < group.min)
    notes.push({ field: 'people', note: 'least', min: group.min })
  if (ages.length > 0 && adults === 0) notes.push({ field: 'people', note: 'noAdult' })
  return notes
}

/** The months that can be chosen, from this one on: "2027-03" for eighteen of them. */
export function monthsFrom(now: ParatyMinute): string[] {
  const [year = 0, month = 1] = dayOf(now).split('-').map(Number)
  return Array.from({ length: 18 }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
}

/** "julho de 2027", "July 2027". */
export const monthText = (month: string, locale: Locale): string =>
  new Date((startOfDay(`${month}-01`) ?? 0) * 60_000).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** "09/03/2027": both languages write dates with the day first. */
export const numericDate = (day: string): string => day.split('-').reverse().join('/')

/** "terça-feira, 9 de março de 2027". */
export const longDate = (day: string, locale: Locale): string => {
  const start = startOfDay(day)
  return start === undefined ? day : dateText(start, locale)
}
