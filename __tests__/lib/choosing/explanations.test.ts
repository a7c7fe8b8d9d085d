import { difficultyOrder } from '@/lib/catalogue/shape/difficulty'
import { difficulties } from '@/lib/catalogue/shape/trip-facts'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { finderWords } from '@/lib/choosing/finder-words'
import { seasonText } from '@/lib/choosing/sentences'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { planningWords } from '@/lib/planning/planning-words'
import { yearPart } from '@/lib/planning/year'
import { trip } from '../catalogue/shipped'
import { changed, shipped, spaced } from './samples'

describe('the scale of difficulty', () => {
  const scale = difficultyScale(shipped, 'pt-BR')
  const level = (name: string) => scale.find((one) => one.level === name)

  test('explains every level that a card may carry', () => {
    expect(scale.map((one) => one.level).sort()).toEqual([...difficulties].sort())
    for (const locale of locales) {
      expect(Object.keys(wordsOf(locale).choosing.scale.levels).sort()).toEqual([...difficulties].sort())
    }
  })

  test('measures a level by its trips, both readings included', () => {
    const days = (min: number, max: number) => ({ unit: 'days', range: { min, max } })
    const catalogue = changed({
      'serra-fina': {
        collection: 'expeditions',
        document: {
          listing: { difficulty: 'Extremo', duration: days(5, 5) },
          detail: { difficulty: 'Extremo', duration: days(6, 7), distanceKm: { min: 33, max: 41 } },
        },
      },
    })
    const extreme = difficultyScale(catalogue, 'pt-BR').find((one) => one.level === 'Extremo')
    expect(extreme?.facts.map(spaced)).toEqual(['5–7 dias', '33–41 km'])
  })

  test('names the trips of a level with their addresses', () => {
    const named = scale.flatMap(({ trips }) => trips.map(({ slug }) => slug))
    const levels = shipped.trips.flatMap(({ slug, listing, detail }) =>
      [...new Set([listing.difficulty, detail.difficulty])].flatMap((one) => (one ? [slug] : [])),
    )
    expect(named.toSorted()).toEqual(levels.toSorted())
    expect(level('Extremo')?.trips).toContainEqual({
      slug: 'serra-fina',
      title: 'Travessia da Serra Fina',
      href: '/trekking-serra-fina',
      lang: undefined,
    })
  })

  test('a level that no trip has any more stands without figures', () => {
    const hidden = changed({ 'serra-fina': { collection: 'expeditions', hidden: true } })
    expect(difficultyScale(hidden, 'pt-BR').find((one) => one.level === 'Extremo')).toEqual({
      level: 'Extremo',
      facts: [],
      trips: [],
    })
  })
})

describe('the ladder to the expeditions that ask for experience (spec §5)', () => {
  const { kayak, mountain } = courseLadder(shipped, 'pt-BR')
  const keys = (steps: { key: string }[]) => steps.map(({ key }) => key)

  const asking = (experience: 'kayak' | 'mountain') =>
    shipped.trips.filter((one) => one.experience === experience).map(({ slug }) => slug)

  test('on the water: the courses by level, then what asks for a skilled paddler', () => {
    expect(keys(kayak.courses).toSorted()).toEqual(shipped.courses.map(({ id }) => id).toSorted())
    expect(kayak.courses.map(({ facts }) => spaced(facts).replace(/^\d+ dias? · /, ''))).toEqual([
      'Iniciante',
      'Intermediário',
      'Avançado',
    ])
    expect(keys(kayak.expeditions)).toEqual(asking('kayak'))
  })

  test('in the mountains: from the easiest trek to the one that asks for treks before it', () => {
    const ranks = mountain.before.map(({ key }) =>
      difficultyOrder.indexOf(trip(key).detail.difficulty ?? 'Fácil'),
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(keys(mountain.expeditions)).toEqual(asking('mountain'))
    expect(mountain.expeditions[0]?.treks).toBe(shipped.everyTrip.get('serra-fina')?.treksRequired)
  })

  test('follows what staff change: another trip that asks for experience stands at the top', () => {
    const catalogue = changed({
      'marins-itaguare': { collection: 'expeditions', document: { experience: 'mountain' } },
    })
    const changedLadder = courseLadder(catalogue, 'pt-BR')
    expect(keys(changedLadder.mountain.expeditions)).toEqual(['serra-fina', 'marins-itaguare'])
    expect(keys(changedLadder.mountain.before)).not.toContain('marins-itaguare')
  })
})

describe('the month is advice from what is public about the seasons', () => {
  const months = Array.from({ length: 12 }, (_, at) => at + 1)

  test.each(locales)('in %s the finder says of every month what "that day" says of its days', (locale) => {
    const { seasons } = planningWords(locale).day
    for (const month of months)
      expect(seasonText(month, finderWords(locale))).toContain(seasons[yearPart(month)])
  })

  test('outside the mountain season it asks to talk about the mountains first', () => {
    const asking = months.filter((month) =>
      seasonText(month, finderWords('en-GB')).includes('talk to us first'),
    )
    expect(asking).toEqual([1, 2, 3, 4, 10, 11, 12])
  })
})

test('descriptions for search engines have a length that is shown whole', () => {
  for (const locale of locales) {
    const { choose, compare, list, levels } = wordsOf(locale).choosing
    for (const { metaTitle, metaDescription } of [choose, compare, list, levels]) {
      expect(metaTitle.length).toBeLessThanOrEqual(60)
      expect(metaDescription.length).toBeGreaterThanOrEqual(70)
      expect(metaDescription.length).toBeLessThanOrEqual(160)
    }
  }
})
