import { lightOfStarts } from '@/lib/planning/day'
import { dayOf, minutesOfDay, startOfDay } from '@/lib/planning/paraty-time'
import { skyOf } from '@/lib/planning/sky'
import { yearPart } from '@/lib/planning/year'
import { shipped } from '../../lib/catalogue/shipped'

const products = shipped.trips

const summer = { sunrise: 5 * 60 + 20, sunset: 18 * 60 + 48 }

describe('departures against the sun', () => {
  test('a return after sunset is said, with its minutes', () => {
    expect(lightOfStarts([{ start: '15:00', end: '19:00' }], summer)).toEqual([
      { kind: 'afterSunset', start: '15:00', minutes: 12 },
    ])
  })

  test('a departure before sunrise is said, also where its return is not known', () => {
    expect(lightOfStarts([{ start: '03:30' }], summer)).toEqual([
      { kind: 'beforeSunrise', start: '03:30', minutes: 110 },
    ])
  })

  test('at the minute of sunrise or sunset it is not dark', () => {
    expect(lightOfStarts([{ start: '05:20', end: '18:48' }], summer)).toEqual([
      { kind: 'inLight', start: '05:20' },
    ])
    expect(lightOfStarts([{ start: '05:19', end: '18:49' }], summer).map(({ kind }) => kind)).toEqual([
      'beforeSunrise',
      'afterSunset',
    ])
  })

  test('nothing is claimed of a return that nobody knows', () => {
    expect(lightOfStarts([{ start: '09:00' }], summer)).toEqual([])
  })

  test('the afternoon group returns after sunset on every day of the year', () => {
    const kayak = products.find(({ slug }) => slug === 'caiaque-coletivo')
    const starts = kayak?.detail.startTimes ?? []
    const first = startOfDay('2027-01-01') ?? Number.NaN
    for (let at = 0; at < 365; at += 1) {
      const sky = skyOf(dayOf(first + at * minutesOfDay))
      if (!sky) throw new Error('no sky')
      const [morning, afternoon] = lightOfStarts(starts, sky)
      expect(morning?.kind).toBe('inLight')
      expect(afternoon?.kind).toBe('afterSunset')
    }
  })
})

describe('the year on this coast', () => {
  test('rains from December to March, dry from June to August', () => {
    expect([12, 1, 2, 3].map(yearPart)).toEqual(['rainy', 'rainy', 'rainy', 'rainy'])
    expect([6, 7, 8].map(yearPart)).toEqual(['dry', 'dry', 'dry'])
    expect([4, 5].map(yearPart)).toEqual(['drying', 'drying'])
    expect([9, 10, 11].map(yearPart)).toEqual(['wetting', 'wetting', 'wetting'])
  })

  test.each([0, 13, 1.5])('%p is no month', (month) => {
    expect(() => yearPart(month)).toThrow(RangeError)
  })
})
