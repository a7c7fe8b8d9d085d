import { answerWish } from '@/lib/choosing/answer'
import { type FinderTrip, finderTrips } from '@/lib/choosing/finder-trip'
import type { Wish } from '@/lib/wish/wish'
import { shipped, trip, wishing } from './samples'

const slugs = (matches: { trip: FinderTrip }[]) => matches.map((one) => one.trip.slug)
const answer = (trips: readonly FinderTrip[], wish: Partial<Wish>) =>
  answerWish(trips, wishing(wish), 'pt-BR')

const shippedTrips = finderTrips(shipped, 'pt-BR')

describe('an answer', () => {
  test('where nothing was wished every trip suits, in the order of the catalogue', () => {
    const { suits, ask, rest, nearest, loosen } = answer(shippedTrips, {})
    expect(slugs(suits)).toEqual(shipped.trips.map(({ slug }) => slug))
    expect([ask, rest, nearest, loosen]).toEqual([[], [], [], []])
  })

  test('loses no trip, whatever is wished', () => {
    for (const wish of [
      { ages: [7] },
      { budget: 300 },
      { adults: 20 },
      { ages: [0], effort: 'easy', adults: 9 },
    ] as const) {
      const { suits, ask, rest, nearest } = answer(shippedTrips, wish)
      expect(slugs([...suits, ...ask, ...rest, ...nearest]).sort()).toEqual(
        shipped.trips.map(({ slug }) => slug).sort(),
      )
    }
  })

  test('a trip that has to be asked about is no nearest one and needs no loosening', () => {
    const { suits, ask, nearest, loosen } = answer([trip({ minimumAge: undefined })], { ages: [7] })
    expect([suits.length, ask.length, nearest.length, loosen.length]).toEqual([0, 1, 0, 0])
  })
})

describe('where nothing suits', () => {
  const near = trip({ slug: 'near', minimumAge: { years: 8, isRecommended: false } })
  const nearer = trip({ slug: 'nearer', minimumAge: { years: 7, isRecommended: false } })
  const twice = trip({ slug: 'twice', minimumAge: { years: 7, isRecommended: false }, activity: 'barco' })
  const fars = ['far', 'farther'].map((slug) =>
    trip({ slug, minimumAge: { years: 18, isRecommended: false }, activity: 'barco' }),
  )
  const wish = { ages: [6], activity: ['caiaque'] } as const

  test('the nearest come first: those that miss by the fewest criteria, and by the least', () => {
    const { suits, nearest, rest } = answer([...fars, twice, near, nearer], wish)
    expect(suits).toEqual([])
    expect(slugs(nearest)).toEqual(['nearer', 'near', 'twice', 'far'])
    expect(slugs(rest)).toEqual(['farther'])
  })

  test('it is said which single criterion to loosen, with what that brings', () => {
    expect(answer([...fars, twice, near, nearer], wish).loosen).toEqual([{ criterion: 'people', count: 2 }])
    expect(answer(fars, wish).loosen).toEqual([])
  })

  test('where something suits there is nothing to loosen', () => {
    expect(answer([trip(), ...fars], wish)).toMatchObject({ nearest: [], loosen: [] })
  })
})
