import { startOfDay } from '../planning/paraty-time.ts'

/** Named as the sections of the lists are, so that one address speaks of the same thing everywhere. */
export const activities = ['caiaque', 'barco', 'trekking'] as const
export type Activity = (typeof activities)[number]
/** From least to most: the position is the rank that a trip's level is compared with. */
export const efforts = ['easy', 'moderate', 'hard', 'extreme'] as const
export type Effort = (typeof efforts)[number]
/** Integer reais per person. */
export const budgets = [300, 500, 800, 1500, 3000, 5000] as const
/** As many as are asked for; larger groups write the chat themselves. */
export const maxAdults = 20
export const maxChildren = 6
/** Whoever is older counts as an adult. */
export const oldestChild = 17

/** Shortest and longest in days; up to four hours are half a day. */
export interface Length {
  from: number
  to: number
}

/** What forms offer, as an address writes it. */
export const lengths = ['0.5-0.5', '0.5-1', '1-1', '2-3', '4-4', '4-9'] as const

/** A whole number within its bounds; what cannot be meant counts as not said. */
function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** The one of a list's values that is written like this. */
const oneOf = <Value extends string | number>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => String(value) === text)

function readLength(text = ''): Length | undefined {
  const [, from, to] = /^(0\.5|[1-9])-(0\.5|[1-9])$/.exec(text) ?? []
  const length = { from: Number(from), to: Number(to) }
  return length.from <= length.to ? length : undefined
}

/**
 * What people wish for: who comes, when, for how long, what, how hard and for how much. Said once, read by everything
 * that helps to choose and to ask. Every part may be left open.
 */
export interface Wish {
  adults?: number
  /** Years of each child. */
  ages: readonly number[]
  /** "2027-07-14" */
  date?: string
  /** 1 to 12, where no day is known. */
  month?: number
  length?: Length
  /** None means any. */
  activity: readonly Activity[]
  /** The most that people want to exert themselves. */
  effort?: Effort
  /** At most so many integer reais per person. */
  budget?: number
}

export const noWish: Wish = { ages: [], activity: [] }

const known = <Value>(values: readonly (Value | undefined)[]): Value[] =>
  values.flatMap((value) => (value === undefined ? [] : [value]))

/**
 * The wish that a query says: of an address, a form, a link or the device. What is not one of the choices counts as not
 * said. Pages read it in the browser as well, so no schema library is used.
 */
export function readWish(query: Query): Wish {
  const first = (name: string) => query.getAll(name).find((value) => value !== '')
  const day = first('date')
  const date = day !== undefined && startOfDay(day) !== undefined ? day : undefined
  const asked = query.getAll('activity')
  return {
    adults: wholeNumber(first('adults'), 1, maxAdults),
    ages: known(
      query
        .getAll('age')
        .filter(Boolean)
        .slice(0, maxChildren)
        .map((age) => wholeNumber(age, 0, oldestChild)),
    ),
    date,
    // A day says its month.
    month: date === undefined ? wholeNumber(first('month'), 1, 12) : undefined,
    length: readLength(first('length')),
    activity: activities.filter((one) => asked.includes(one)),
    effort: oneOf(efforts, first('effort')),
    budget: oneOf(budgets, first('budget')),
  }
}

/** The wish that a text of `wishText` says. */
export const wishOf = (text: string): Wish => readWish(new URLSearchParams(text))

export const lengthText = ({ from, to }: Length): string => `${from}-${to}`

/** The wish as a query that `readWish` reads, without a question mark; empty where nothing was said. */
export function wishText({ ages, length, activity, ...wish }: Wish): string {
  const { adults, date, month, effort, budget } = wish
  const query = new URLSearchParams()
  const add = (name: string, values: readonly (string | number | undefined)[]) => {
    for (const value of known(values)) query.append(name, String(value))
  }
  add('adults', [adults])
  add('age', ages)
  add('date', [date])
  add('month', [month])
  add('length', [length && lengthText(length)])
  add('activity', activity)
  add('effort', [effort])
  add('budget', [budget])
  return wishTextOf(query)
}

/** The parts of a wish that exclude trips, and so can be relaxed. */
export const criteria = ['people', 'length', 'activity', 'effort', 'budget'] as const
export type Criterion = (typeof criteria)[number]

/** The number of people, or undefined while the adults were not counted: children never come alone. */
export const peopleOf = ({ adults, ages }: Pick<Wish, 'adults' | 'ages'>): number | undefined =>
  adults === undefined ? undefined : adults + ages.length

/** Whether anything was said of who comes. */
export const saysWho = ({ adults, ages }: Pick<Wish, 'adults' | 'ages'>): boolean =>
  adults !== undefined || ages.length > 0

/** Age in years of the youngest guest, where a child comes. */
export const youngestOf = ({ ages }: Pick<Wish, 'ages'>): number | undefined =>
  ages.length > 0 ? Math.min(...ages) : undefined

/** 1 to 12, of the day or the month. */
export const monthOf = ({ date, month }: Pick<Wish, 'date' | 'month'>): number | undefined =>
  date === undefined ? month : Number(date.slice(5, 7))

/** The criteria that were said. */
export const saidCriteria = (wish: Wish): Criterion[] =>
  criteria.filter((name) => {
    if (name === 'people') return saysWho(wish)
    return name === 'activity' ? wish.activity.length > 0 : wish[name] !== undefined
  })

/** The same wish without one of its criteria. */
export function withoutCriterion(wish: Wish, name: Criterion): Wish {
  if (name === 'people') return { ...wish, adults: undefined, ages: [] }
  return name === 'activity' ? { ...wish, activity: [] } : { ...wish, [name]: undefined }
}

/** The part of `URLSearchParams` that is read here; the router's read-only query object has it as well. */
export interface Query {
  getAll(name: string): string[]
}

/**
 * The query parameters that say a wish, in the order in which an address names them. They stand apart from the schema,
 * because every page looks for them and only one that finds some loads it.
 */
export const wishNames = ['adults', 'age', 'date', 'month', 'length', 'activity', 'effort', 'budget'] as const

/** The wish in a query as the text that pages, links and the device keep: its own parameters, in their order. */
export function wishTextOf(query: Query): string {
  const wish = new URLSearchParams()
  for (const name of wishNames) for (const value of query.getAll(name)) if (value) wish.append(name, value)
  return wish.toString()
}

/** The query that names a wish, with what begins it; empty where there is none. */
export const wishSuffix = (text: string, start: '?' | '&' = '?'): string => (text === '' ? '' : start + text)
