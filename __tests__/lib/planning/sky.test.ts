import { SearchMoonQuarter } from 'astronomy-engine'
import { getMoonIllumination, getTimes } from 'suncalc'
import { moonPhases, type Sky } from '@/lib/planning/day'
import { dayOf, instantOf, minutesOfDay, paratyMinute, startOfDay } from '@/lib/planning/paraty-time'
import { skyOf } from '@/lib/planning/sky'

const year = 2027
const first = startOfDay(`${year}-01-01`) ?? Number.NaN
const days = Array.from({ length: 365 }, (_, at) => first + at * minutesOfDay)

const sky = (day: string): Sky => {
  const found = skyOf(day)
  if (!found) throw new Error(`no sky on ${day}`)
  return found
}
const skies = days.map((midnight) => ({ midnight, ...sky(dayOf(midnight)) }))

const hour = 3_600_000

/** The instant in a span at which a function of time passes zero upwards. */
function crossing(from: number, to: number, value: (instant: number) => number): number {
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (value(middle) < 0) low = middle
    else high = middle
  }
  return low
}

/** The instant in a span, to the minute, at which a function of time is largest. */
function peak(from: number, to: number, value: (instant: number) => number): number {
  const instants = Array.from({ length: Math.floor((to - from) / 60_000) }, (_, at) => from + at * 60_000)
  return instants.reduce((best, instant) => (value(instant) > value(best) ? instant : best), from)
}

describe('against a second, independent library (suncalc), on every day of a year', () => {
  test('sunrise and sunset agree within two minutes', () => {
    for (const { midnight, sunrise, sunset } of skies) {
      const other = getTimes(new Date(instantOf(midnight + 720)), -23.22, -44.71)
      if (!other.sunrise || !other.sunset) throw new Error('the sun rises and sets in Paraty')
      expect(Math.abs(midnight + sunrise - paratyMinute(other.sunrise.getTime()))).toBeLessThanOrEqual(2)
      expect(Math.abs(midnight + sunset - paratyMinute(other.sunset.getTime()))).toBeLessThanOrEqual(2)
    }
  })

  test('the lit share of the moon agrees within two per cent', () => {
    for (const { midnight, moon } of skies) {
      const other = getMoonIllumination(new Date(instantOf(midnight + 720)))
      expect(Math.abs(moon.lit - other.fraction * 100)).toBeLessThanOrEqual(2)
    }
  })

  // The other library takes its phase from the lit share: at new and full moon its extreme says when, not its phase.
  test('the four quarters agree within an hour, and fall on the days that are named for them', () => {
    const named = skies.filter(({ moon }) =>
      ['new', 'firstQuarter', 'full', 'lastQuarter'].includes(moon.phase),
    )
    expect(named.length).toBeGreaterThan(48)
    for (const { midnight, moon } of named) {
      const start = instantOf(midnight)
      const ours = SearchMoonQuarter(new Date(start)).time.date.getTime()
      const around = [ours - 12 * hour, ours + 12 * hour] as const
      const lit = (instant: number) => getMoonIllumination(new Date(instant)).fraction
      const past = (phase: number) => (instant: number) =>
        getMoonIllumination(new Date(instant)).phase - phase
      const theirs = {
        new: () => peak(...around, (instant) => -lit(instant)),
        full: () => peak(...around, lit),
        firstQuarter: () => crossing(...around, past(0.25)),
        lastQuarter: () => crossing(...around, past(0.75)),
      }
      const phase = moon.phase
      if (phase !== 'new' && phase !== 'full' && phase !== 'firstQuarter' && phase !== 'lastQuarter') continue
      expect(Math.abs(theirs[phase]() - ours)).toBeLessThan(hour)
      expect(ours - start).toBeLessThan(24 * hour)
    }
  })
})

describe('against instants that almanacs print', () => {
  // Full and new moons in UTC; on Paraty's clock some fall on the day before.
  test.each([
    ['2026-01-03', 'full', '10:03 UTC'],
    ['2026-03-03', 'full', '11:38 UTC, with a total lunar eclipse'],
    ['2026-04-01', 'full', '2 April, 02:12 UTC'],
    ['2026-08-12', 'new', '17:37 UTC, with a total solar eclipse'],
    ['2026-08-28', 'full', '04:18 UTC'],
    ['2026-12-23', 'full', '24 December, 01:28 UTC'],
    ['2027-08-02', 'new', '10:05 UTC, with a total solar eclipse'],
  ])('on %s the moon is %s (%s)', (day, phase) => {
    expect(sky(day).moon.phase).toBe(phase)
    expect(sky(day).tide).toBe('spring')
  })

  test('the longest and the shortest day are those of the solstices, 21 or 22 December and June', () => {
    const byLight = [...skies].sort((a, b) => a.sunset - a.sunrise - (b.sunset - b.sunrise))
    const light = (day: string) => sky(day).sunset - sky(day).sunrise
    expect(light('2027-06-21') - light(dayOf(byLight[0]?.midnight ?? 0))).toBeLessThanOrEqual(1)
    expect(light(dayOf(byLight.at(-1)?.midnight ?? 0)) - light('2027-12-22')).toBeLessThanOrEqual(1)
  })

  test('at the equinoxes the day is a few minutes longer than twelve hours', () => {
    for (const day of ['2027-03-20', '2027-09-23']) {
      const { sunrise, sunset } = sky(day)
      expect(sunset - sunrise).toBeGreaterThan(12 * 60 + 4)
      expect(sunset - sunrise).toBeLessThan(12 * 60 + 10)
    }
  })

  test('the sun sets in Paraty between 17:20 and 18:51, whatever the day', () => {
    for (const { sunset } of skies) {
      expect(sunset).toBeGreaterThanOrEqual(17 * 60 + 20)
      expect(sunset).toBeLessThanOrEqual(18 * 60 + 51)
    }
  })
})

describe('moon and tide through the year', () => {
  test('phases follow each other in their order and never leave one out', () => {
    for (const [at, { moon }] of skies.entries()) {
      const before = skies[at - 1]?.moon.phase
      if (before === undefined || before === moon.phase) continue
      expect(moonPhases[(moonPhases.indexOf(before) + 1) % 8]).toBe(moon.phase)
    }
  })

  test('new and full moon have spring tides, the quarters neap tides, with days between', () => {
    for (const { moon, tide } of skies) {
      if (moon.phase === 'new' || moon.phase === 'full') expect(tide).toBe('spring')
      if (moon.phase === 'firstQuarter' || moon.phase === 'lastQuarter') expect(tide).toBe('neap')
    }
    for (const [at, { tide }] of skies.entries()) {
      const next = skies[at + 1]?.tide
      if (next !== undefined && next !== tide) expect([tide, next]).toContain('between')
    }
  })

  test('spring tides last about four days of each fortnight', () => {
    const springs = skies.filter(({ tide }) => tide === 'spring').length
    expect(springs / 365).toBeGreaterThan(3.5 / 14.77)
    expect(springs / 365).toBeLessThan(4.5 / 14.77)
  })
})

test.each(['2027-02-29', '', 'soon'])('%p is no day', (day) => {
  expect(skyOf(day)).toBeUndefined()
})
