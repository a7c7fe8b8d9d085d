/** What people may be looking for. Runs in the browser as well: no schema library here. */

export const ages: readonly number[] = Array.from({ length: 19 }, (_, age) => age)
/** The last choice, which means this age or older. */
export const adultAge = 18
export const times = ['half-day', 'day', '2-days', '3-days', '4-days', '5-days', '6-days'] as const
export type Time = (typeof times)[number]
/** Named as the sections of the lists are, so that one address speaks of the same thing everywhere. */
export const activities = ['caiaque', 'barco', 'trekking'] as const
export type Activity = (typeof activities)[number]
/** From least to most: the position is the rank that a trip's level is compared with. */
export const efforts = ['easy', 'moderate', 'hard', 'extreme'] as const
export type Effort = (typeof efforts)[number]
export const months: readonly number[] = Array.from({ length: 12 }, (_, month) => month + 1)
/** Integer reais per person. */
export const budgets = [300, 500, 800, 1500, 3000, 5000] as const
export const groupSizes: readonly number[] = Array.from({ length: 20 }, (_, people) => people + 1)

export interface Criteria {
  /** Age in years of the youngest guest. */
  age?: number
  time?: Time
  /** None means any. */
  activity: readonly Activity[]
  /** The most that people want to exert themselves. */
  effort?: Effort
  /** 1 to 12. */
  month?: number
  /** At most so many integer reais per person. */
  budget?: number
  people?: number
}

/** The names of the query parameters, in the order of the form. */
export const criterionNames = ['age', 'time', 'activity', 'effort', 'month', 'budget', 'people'] as const
export type CriterionName = (typeof criterionNames)[number]

export const noCriteria: Criteria = { activity: [] }

/** The part of `URLSearchParams` that is read here; the router's read-only query object has it as well. */
export interface Query {
  getAll(name: string): string[]
}

const numberIn = (query: Query, name: CriterionName, choices: readonly number[]): number | undefined =>
  choices.find((choice) => query.getAll(name).includes(String(choice)))

const wordIn = <Word extends string>(
  query: Query,
  name: CriterionName,
  choices: readonly Word[],
): Word | undefined => choices.find((choice) => query.getAll(name).includes(choice))

/** The criteria that an address names. What is not one of the choices counts as not said. */
export function readCriteria(query: Query): Criteria {
  const named = query.getAll('activity')
  return {
    age: numberIn(query, 'age', ages),
    time: wordIn(query, 'time', times),
    activity: activities.filter((activity) => named.includes(activity)),
    effort: wordIn(query, 'effort', efforts),
    month: numberIn(query, 'month', months),
    budget: numberIn(query, 'budget', budgets),
    people: numberIn(query, 'people', groupSizes),
  }
}

/** The criteria as a query that `readCriteria` reads, with its question mark; empty where there are none. */
export function criteriaQuery(criteria: Criteria): string {
  const query = new URLSearchParams()
  for (const name of criterionNames) {
    const criterion = criteria[name]
    if (criterion === undefined) continue
    for (const value of Array.isArray(criterion) ? criterion : [criterion]) query.append(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** The criteria that were said, in the order of the form. */
export const givenCriteria = (criteria: Criteria): CriterionName[] =>
  criterionNames.filter((name) =>
    name === 'activity' ? criteria.activity.length > 0 : criteria[name] !== undefined,
  )

/** The same criteria without one of them. */
export const withoutCriterion = (criteria: Criteria, name: CriterionName): Criteria =>
  name === 'activity' ? { ...criteria, activity: [] } : { ...criteria, [name]: undefined }
