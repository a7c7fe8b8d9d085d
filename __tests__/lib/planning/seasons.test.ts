import { monthsOf } from '@/lib/planning/seasons'
import { terrainOf, terrains } from '@/lib/planning/year'
import { shipped } from '../../lib/catalogue/shipped'

const products = shipped.trips

describe('the twelve months of a trip', () => {
  test.each(terrains)('on %s: twelve, in order, with their rain and their light', (terrain) => {
    const months = monthsOf(terrain)
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { daylight, sunrise, sunset } of months) {
      expect(daylight).toBe(sunset - sunrise)
      expect(daylight).toBeGreaterThan(10.5 * 60)
      expect(daylight).toBeLessThan(13.75 * 60)
    }
  })

  test('the light is shortest in June and longest in December', () => {
    const byLight = monthsOf('water').toSorted((a, b) => a.daylight - b.daylight)
    expect(byLight[0]?.month).toBe(6)
    expect(byLight.at(-1)?.month).toBe(12)
  })

  test('the mountain season is May to September, and only the mountains have one', () => {
    const inSeason = monthsOf('mountain').filter(({ mountainSeason }) => mountainSeason)
    expect(inSeason.map(({ month }) => month)).toEqual([5, 6, 7, 8, 9])
    for (const terrain of ['water', 'coast'] as const)
      expect(monthsOf(terrain).every(({ mountainSeason }) => mountainSeason === undefined)).toBe(true)
  })
})

test('every trip has its terrain: the treks of the ranges are mountains, those of the coast are not', () => {
  const of = (terrain: string) =>
    products.filter((trip) => terrainOf(trip) === terrain).map(({ slug }) => slug)
  expect(of('mountain')).toEqual([
    'trekking-pedra-macela',
    'serra-fina',
    'itatiaia',
    'marins-itaguare',
    'petro-tere',
  ])
  expect(of('coast')).toEqual(['trekking-pao-acucar', 'trekking-sete-regraus', 'joatinga-trekking'])
  expect(of('water')).toHaveLength(products.length - 8)
})
