import { answerWishes } from '@/lib/choosing/answer'
import { type FinderTrip, finderTrip, finderTrips } from '@/lib/choosing/finder-trip'
import type { Wishes } from '@/lib/choosing/wishes'
import { type Locale, locales } from '@/lib/locales'
import { changed, said, shipped, spaced, trip, wishing } from './samples'

const slugs = (judgements: { trip: FinderTrip }[]) => judgements.map((one) => one.trip.slug)
const ask = (trips: readonly FinderTrip[], wishes: Partial<Wishes>, locale: Locale = 'pt-BR') =>
  answerWishes(trips, wishing(wishes), locale)

const shippedTrips = finderTrips(shipped, 'pt-BR')

function shippedTrip(slug: string, locale: Locale = 'pt-BR'): FinderTrip {
  const product = shipped.everyTrip.get(slug)
  if (!product) throw new Error(`No trip ${slug}`)
  return finderTrip(shipped, product, locale)
}

describe('an answer', () => {
  test('without wishes every trip fits, in the order of the catalogue', () => {
    const { fitting, rest, nearest, loosen } = ask(shippedTrips, {})
    expect(slugs(fitting)).toEqual(shipped.trips.map(({ slug }) => slug))
    expect([rest, nearest, loosen]).toEqual([[], [], []])
  })

  test('loses no trip, whatever is wished', () => {
    for (const wishes of [
      { age: 7 },
      { budget: 300 },
      { people: 20 },
      { age: 0, effort: 'easy', people: 9 },
    ] as const) {
      const { fitting, rest, nearest } = ask(shippedTrips, wishes)
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
  const wishes = { age: 6, activity: ['caiaque'] } as const

  test('the nearest come first: those that miss by the fewest wishes, and by the least', () => {
    const { fitting, nearest, rest } = ask([far, twice, near, nearer], wishes)
    expect(fitting).toEqual([])
    expect(slugs(nearest)).toEqual(['nearer', 'near', 'twice'])
    expect(slugs(rest)).toEqual(['far'])
  })

  test('it is said which single wish to loosen, with what that brings', () => {
    expect(ask([far, twice, near, nearer], wishes).loosen).toEqual([{ wish: 'age', count: 2 }])
    expect(ask([far], wishes).loosen).toEqual([])
  })

  test('where something fits there is nothing to loosen', () => {
    expect(ask([trip(), far], wishes)).toMatchObject({ nearest: [], loosen: [] })
  })
})

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
    expect(said(finderTrip(catalogue, product, 'pt-BR'), { age: 7 }).reasons).toEqual([
      'a partir de 9 anos; o seu mais novo tem 7',
    ])
  })

  test('a hidden trip is not offered', () => {
    const catalogue = changed({ 'caiaque-coletivo': { hidden: true } })
    expect(finderTrips(catalogue, 'pt-BR').some(({ slug }) => slug === 'caiaque-coletivo')).toBe(false)
  })

  test('a seven-year-old: the full day says its age, Serra Fina its own, boats ask', () => {
    expect(said(shippedTrip('caiaque-dia-inteiro'), { age: 7 }).reasons).toEqual([
      'a partir de 12 anos; o seu mais novo tem 7',
    ])
    expect(said(shippedTrip('serra-fina'), { age: 7 }).reasons).toHaveLength(1)
    expect(said(shippedTrip('regate-caicara'), { age: 7 }).notes).toContain('idade: pergunte para a gente')
    expect(said(shippedTrip('caiaque-coletivo'), { age: 7 }).reasons).toEqual([])
    expect(said(shippedTrip('trekking-sete-regraus'), { age: 7 }).reasons).toEqual([])
  })

  test.each([
    ['pt-BR', 'R$ 2.500 por grupo: R$ 417 por pessoa em 6'],
    ['en-GB', 'USD 460 per group: USD 80 each for 6'],
  ] as const)('the Caiçara boat for six in %s', (locale, note) => {
    expect(said(shippedTrip('experiencia-caicara', locale), { people: 6 }, locale).notes).toContain(note)
  })

  test('a boat without a level is one for beginners, as its card says (spec §2.4)', () => {
    expect(said(shippedTrip('experiencia-caicara'), { effort: 'easy' }).reasons).toEqual([])
    expect(shippedTrip('experiencia-caicara').page.level).toBe('fácil')
  })

  test('ten people on the private kayak: each language has its own reading (spec §9)', () => {
    expect(said(shippedTrip('aventura-privada'), { people: 10 }).reasons).toEqual([])
    expect(said(shippedTrip('aventura-privada', 'en-GB'), { people: 10 }, 'en-GB').reasons).toEqual([
      'takes up to 8 people; there are 10 of you',
    ])
  })

  test('three days reach Ilha Grande by its list, and the page’s five days are said', () => {
    expect(said(shippedTrip('ilha-grande'), { time: '3-days' })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (3 dias); a página diz 5 dias'],
    })
  })

  test('one person: Petrópolis–Teresópolis takes one by its list, two by its page', () => {
    expect(said(shippedTrip('petro-tere'), { people: 1 })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (1–5 pessoas); a página diz 2–5 pessoas'],
    })
  })

  test.each(locales)('no sentence of any trip in %s has a hole in it', (locale) => {
    const everything = [
      { age: 0, time: 'half-day', activity: ['barco'], effort: 'easy', budget: 300, people: 20 },
      { age: 5, time: '6-days', effort: 'extreme', budget: 5000, people: 1 },
    ] as const
    for (const product of finderTrips(shipped, locale)) {
      for (const wishes of everything) {
        const { reasons, notes } = said(product, wishes, locale)
        for (const text of [...reasons, ...notes]) expect(text).not.toMatch(/[{}]|undefined|NaN|\(\)/)
      }
    }
  })

  test('the price of a reading names its options', () => {
    expect(spaced(shippedTrip('saco-mamangua').page.price.text)).toBe(
      'R$ 2.800 (camping) ou R$ 3.300 (chalé) por pessoa',
    )
    expect(shippedTrip('passeio-veleiro').page.price.text).toBe('sob consulta')
  })
})
