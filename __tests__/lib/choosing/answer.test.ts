import { answerCriteria } from '@/lib/choosing/answer'
import type { Criteria } from '@/lib/choosing/criteria'
import { type FinderTrip, finderTrips } from '@/lib/choosing/finder-trip'
import type { Locale } from '@/lib/locales'
import { shipped, trip, wishing } from './samples'

const slugs = (matches: { trip: FinderTrip }[]) => matches.map((one) => one.trip.slug)
const ask = (trips: readonly FinderTrip[], criteria: Partial<Criteria>, locale: Locale = 'pt-BR') =>
  answerCriteria(trips, wishing(criteria), locale)

const shippedTrips = finderTrips(shipped, 'pt-BR')

describe('an answer', () => {
  test('without criteria every trip fits, in the order of the catalogue', () => {
    const { fitting, rest, nearest, loosen } = ask(shippedTrips, {})
    expect(slugs(fitting)).toEqual(shipped.trips.map(({ slug }) => slug))
    expect([rest, nearest, loosen]).toEqual([[], [], []])
  })

  test('loses no trip, whatever is wished', () => {
    for (const criteria of [
      { age: 7 },
      { budget: 300 },
      { people: 20 },
      { age: 0, effort: 'easy', people: 9 },
    ] as const) {
      const { fitting, rest, nearest } = ask(shippedTrips, criteria)
      expect(slugs([...fitting, ...rest, ...nearest]).sort()).toEqual(
        slugs(ask(shippedTrips, {}).fitting).sort(),
      )
    }
  })

  test('whoever has days sees first what fills them', () => {
    const { fitting } = ask(shippedTrips, { time: '2-days' })
    expect(slugs(fitting).slice(0, 2)).toEqual(['saco-fundao', 'itatiaia'])
    expect(ask(shippedTrips, { time: 'day' }).fitting[0]?.trip.kind).toBe('tour')
  })
})

describe('where nothing fits', () => {
  const near = trip({ slug: 'near', minimumAge: { years: 8, isRecommended: false } })
  const nearer = trip({ slug: 'nearer', minimumAge: { years: 7, isRecommended: false } })
  const twice = trip({ slug: 'twice', minimumAge: { years: 7, isRecommended: false }, activity: 'barco' })
  const far = trip({ slug: 'far', minimumAge: { years: 18, isRecommended: false }, activity: 'barco' })
  const criteria = { age: 6, activity: ['caiaque'] } as const

  test('the nearest come first: those that miss by the fewest criteria, and by the least', () => {
    const { fitting, nearest, rest } = ask([far, twice, near, nearer], criteria)
    expect(fitting).toEqual([])
    expect(slugs(nearest)).toEqual(['nearer', 'near', 'twice'])
    expect(slugs(rest)).toEqual(['far'])
  })

  test('it is said which single criterion to loosen, with what that brings', () => {
    expect(ask([far, twice, near, nearer], criteria).loosen).toEqual([{ criterion: 'age', count: 2 }])
    expect(ask([far], criteria).loosen).toEqual([])
  })

  test('where something fits there is nothing to loosen', () => {
    expect(ask([trip(), far], criteria)).toMatchObject({ nearest: [], loosen: [] })
  })
})
