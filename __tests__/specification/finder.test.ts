import { answerWish } from '@/lib/choosing/answer'
import { type FinderTrip, finderTrip, finderTrips } from '@/lib/choosing/finder-trip'
import { type Locale, locales } from '@/lib/i18n/locales'
import { noWish } from '@/lib/wish/wish'
import { changed, said, shipped, spaced } from '../lib/choosing/samples'

const slugs = (matches: { trip: FinderTrip }[]) => matches.map((one) => one.trip.slug)

const shippedTrips = finderTrips(shipped, 'pt-BR')

function shippedTrip(slug: string, locale: Locale = 'pt-BR'): FinderTrip {
  const product = shipped.everyTrip.get(slug)
  if (!product) throw new Error(`No trip ${slug}`)
  return finderTrip(shipped, product, locale)
}

/* What the finder says of the trips as they are shipped, by the figures of spec.md. */

describe('the catalogue as the finder sees it', () => {
  test('all trips are in it, the bay tour and the full day as well', () => {
    expect(shippedTrips).toHaveLength(20)
    expect(slugs(shippedTrips.map((one) => ({ trip: one })))).toEqual(
      expect.arrayContaining(['baia-paraty', 'caiaque-dia-inteiro']),
    )
  })

  test('a trip has a second reading only where its list says something else', () => {
    expect(shippedTrips.filter(({ list }) => list).map(({ slug }) => slug)).toEqual([
      'passeio-veleiro',
      'experiencia-caicara',
      'trekking-pao-acucar',
      'trekking-sete-regraus',
      'saco-mamangua',
      'travessia-joatinga',
      'ilha-grande',
      'serra-fina',
      'itatiaia',
      'marins-itaguare',
      'petro-tere',
      'joatinga-trekking',
    ])
  })

  test('a trip that no list shows has no list to differ from', () => {
    const catalogue = changed({ 'trekking-pao-acucar': { document: { listed: false } } })
    const product = catalogue.everyTrip.get('trekking-pao-acucar')
    if (!product) throw new Error('expected')
    expect(finderTrip(catalogue, product, 'pt-BR').list).toBeUndefined()
  })

  test('staff change a minimum age, and the reason says the new one', () => {
    const catalogue = changed({ 'caiaque-coletivo': { document: { minimumAge: { years: 9 } } } })
    const product = catalogue.everyTrip.get('caiaque-coletivo')
    if (!product) throw new Error('expected')
    expect(said(finderTrip(catalogue, product, 'pt-BR'), { ages: [7] }).reasons).toEqual([
      'a partir de 9 anos; o mais novo de vocês tem 7',
    ])
  })

  test('a hidden trip is not offered', () => {
    const catalogue = changed({ 'caiaque-coletivo': { hidden: true } })
    expect(finderTrips(catalogue, 'pt-BR').some(({ slug }) => slug === 'caiaque-coletivo')).toBe(false)
  })

  test('a seven-year-old: the full day says its age, Serra Fina its own, boats ask', () => {
    expect(said(shippedTrip('caiaque-dia-inteiro'), { ages: [7] }).reasons).toEqual([
      'a partir de 12 anos; o mais novo de vocês tem 7',
    ])
    expect(said(shippedTrip('serra-fina'), { ages: [7] }).reasons).toHaveLength(1)
    expect(said(shippedTrip('regate-caicara'), { ages: [7] }).notes).toContain('idade mínima: pergunte antes')
    expect(said(shippedTrip('caiaque-coletivo'), { ages: [7] }).reasons).toEqual([])
    expect(said(shippedTrip('trekking-sete-regraus'), { ages: [7] }).reasons).toEqual([])
  })

  test.each([
    ['pt-BR', 'R$ 2.500 por grupo: R$ 417 por pessoa em 6'],
    ['en-GB', 'USD 460 per group: USD 80 each for 6'],
  ] as const)('the Caiçara boat for six in %s', (locale, note) => {
    expect(said(shippedTrip('experiencia-caicara', locale), { adults: 6 }, locale).notes).toContain(note)
  })

  test('a boat without a level is one for beginners, as its card says (spec §2.4)', () => {
    expect(said(shippedTrip('experiencia-caicara'), { effort: 'easy' }).reasons).toEqual([])
    expect(shippedTrip('experiencia-caicara').page.level).toBe('fácil')
  })

  test('ten people on the private kayak: each language has its own reading (spec §9)', () => {
    expect(said(shippedTrip('aventura-privada'), { adults: 10 }).reasons).toEqual([])
    expect(said(shippedTrip('aventura-privada', 'en-GB'), { adults: 10 }, 'en-GB').reasons).toEqual([
      'takes up to 8 people; there are 10 of you',
    ])
  })

  test('three days reach Ilha Grande by its list, and the page’s five days are said', () => {
    expect(said(shippedTrip('ilha-grande'), { length: { from: 3, to: 3 } })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (3 dias); a página diz 5 dias'],
    })
  })

  test('one person: Petrópolis–Teresópolis takes one by its list, two by its page', () => {
    expect(said(shippedTrip('petro-tere'), { adults: 1 })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (1–5 pessoas); a página diz 2–5 pessoas'],
    })
  })

  test.each(locales)('no sentence of any trip in %s has a hole in it', (locale) => {
    const everything = [
      {
        ages: [0],
        length: { from: 0.5, to: 0.5 },
        activity: ['barco'],
        effort: 'easy',
        budget: 300,
        adults: 20,
      },
      { ages: [5], length: { from: 4, to: 9 }, effort: 'extreme', budget: 5000, adults: 1 },
    ] as const
    for (const product of finderTrips(shipped, locale)) {
      for (const criteria of everything) {
        const { reasons, notes } = said(product, criteria, locale)
        for (const text of [...reasons, ...notes]) expect(text).not.toMatch(/[{}]|undefined|NaN|\(\)/)
      }
    }
  })

  test('a baby suits no trip of 90 km, and no advanced one', () => {
    const { suits, ask } = answerWish(shippedTrips, { ...noWish, adults: 2, ages: [0] }, 'pt-BR')
    expect(slugs(suits)).toEqual([])
    expect(slugs(ask)).toEqual(
      expect.arrayContaining(['travessia-joatinga', 'ilha-grande', 'marins-itaguare', 'petro-tere']),
    )
  })

  test('a seven-year-old suits what takes six-year-olds, and nothing whose age nobody has said', () => {
    const { suits } = answerWish(shippedTrips, { ...noWish, adults: 2, ages: [7] }, 'pt-BR')
    expect(slugs(suits)).toEqual(['caiaque-coletivo', 'aventura-privada', 'caiaque-paraty-mirim'])
  })

  test('four days are no kayak tour of four hours', () => {
    const { suits, ask } = answerWish(
      shippedTrips,
      { ...noWish, adults: 1, length: { from: 4, to: 4 } },
      'pt-BR',
    )
    expect([...suits, ...ask].every(({ trip: { kind } }) => kind === 'expedition')).toBe(true)
    expect(slugs(suits)).toContain('travessia-joatinga')
  })

  test('the price of a reading names its options', () => {
    expect(spaced(shippedTrip('saco-mamangua').page.price.text)).toBe(
      'R$ 2.800 (camping) ou R$ 3.300 (chalé) por pessoa',
    )
    expect(shippedTrip('passeio-veleiro').page.price.text).toBe('sob consulta')
  })
})
