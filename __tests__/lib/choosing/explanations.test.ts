import { difficulties } from '@/lib/catalogue/schema'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { capitalised, seasonText } from '@/lib/choosing/sentences'
import { choosingWords } from '@/lib/choosing/words'
import { locales } from '@/lib/locales'
import { changed, shipped, spaced, wordsIn } from './samples'

describe('the scale of difficulty', () => {
  const scale = difficultyScale(shipped, 'pt-BR')
  const level = (name: string) => scale.find((one) => one.level === name)

  test('explains every level that a card may carry', () => {
    expect(scale.map((one) => one.level).sort()).toEqual([...difficulties].sort())
    for (const locale of locales) {
      expect(Object.keys(choosingWords(locale).scale.levels).sort()).toEqual([...difficulties].sort())
    }
  })

  test('measures a level by its trips, both readings included', () => {
    expect(level('Fácil')?.facts.map(spaced)).toEqual(['4–8 horas', '2 dias', '8–20 km'])
    expect(level('Moderado/Técnico')?.facts.map(spaced)).toEqual(['4–6 horas', '3 km'])
    expect(level('Extremo')?.facts.map(spaced)).toEqual(['4 dias', '25 km'])
    expect(level('Personalizável')?.facts.map(spaced)).toEqual(['até 8 horas'])
  })

  test('names the trips of a level with their addresses', () => {
    expect(level('Extremo')?.trips).toEqual([
      { slug: 'serra-fina', title: 'Travessia da Serra Fina', href: '/trekking-serra-fina', lang: undefined },
    ])
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
  const keys = (rungs: { key: string }[]) => rungs.map(({ key }) => key)

  test('on the water: the three courses by level, then Joatinga and Ilha Grande', () => {
    expect(keys(kayak.courses)).toEqual(['basico', 'avancado', 'rolamento'])
    expect(kayak.courses.map(({ facts }) => spaced(facts))).toEqual([
      '1 dia · Iniciante',
      '2 dias · Intermediário',
      '1 dia · Avançado',
    ])
    expect(keys(kayak.expeditions)).toEqual(['travessia-joatinga', 'ilha-grande'])
  })

  test('in the mountains: from the easiest trek to Serra Fina, which asks for three', () => {
    expect(keys(mountain.before)).toEqual(['itatiaia', 'joatinga-trekking', 'marins-itaguare', 'petro-tere'])
    expect(mountain.expeditions).toEqual([expect.objectContaining({ key: 'serra-fina', treks: 3 })])
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
  test.each([
    [1, 'chuvas de verão'],
    [3, 'chuvas de verão'],
    [4, 'entre uma estação e outra'],
    [5, 'meses mais secos'],
    [9, 'meses mais secos'],
    [10, 'entre uma estação e outra'],
    [11, 'chuvas de verão'],
    [12, 'chuvas de verão'],
  ])('month %i: %s', (month, words) => {
    expect(seasonText(month, wordsIn('pt-BR'), 'pt-BR')).toContain(words)
  })

  test('begins with the month and says that it excludes nothing', () => {
    expect(seasonText(7, wordsIn('pt-BR'), 'pt-BR')).toMatch(/^Julho .*não tira nenhum passeio/)
    expect(seasonText(7, wordsIn('en-GB'), 'en-GB')).toMatch(/^July .*takes no trip off the list/)
  })
})

test('a first letter is raised as its language does', () => {
  expect(capitalised('água', 'pt-BR')).toBe('Água')
  expect(capitalised('', 'pt-BR')).toBe('')
})

describe('both languages say the same', () => {
  const leaves = (words: unknown, at = ''): [string, string][] =>
    typeof words === 'string'
      ? [[at, words]]
      : Object.entries(words ?? {}).flatMap(([key, value]) => leaves(value, `${at}.${key}`))
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
  const portuguese = leaves(choosingWords('pt-BR'))
  const english = new Map(leaves(choosingWords('en-GB')))

  test('the same places', () => {
    expect([...english.keys()]).toEqual(portuguese.map(([at]) => at))
    expect(portuguese.length).toBeGreaterThan(150)
  })

  test.each(portuguese)('%s has the same names in braces, and says something', (at, text) => {
    expect(names(english.get(at) ?? '')).toEqual(names(text))
    expect(text.trim()).not.toBe('')
    expect(english.get(at)?.trim()).not.toBe('')
  })

  test('descriptions for search engines have a length that is shown whole', () => {
    for (const locale of locales) {
      const { choose, compare, list } = choosingWords(locale)
      for (const { metaTitle, metaDescription } of [choose, compare, list]) {
        expect(metaTitle.length).toBeLessThanOrEqual(60)
        expect(metaDescription.length).toBeGreaterThanOrEqual(70)
        expect(metaDescription.length).toBeLessThanOrEqual(160)
      }
    }
  })
})
