import { evaluate, perHead, verdictOn } from '@/lib/choosing/evaluate'
import { reading, said, trip, wishing } from './samples'

const fitsWith = { reasons: [], notes: [] }

describe('the youngest guest’s age', () => {
  const fromTwelve = trip({ minimumAge: { years: 12, isRecommended: false } })

  test('below the minimum a trip does not fit, and says so in words', () => {
    expect(said(fromTwelve, { ages: [7] }).reasons).toEqual([
      'a partir de 12 anos; o mais novo de vocês tem 7',
    ])
    expect(said(fromTwelve, { ages: [7] }, 'en-GB').reasons).toEqual(['from age 12; your youngest is 7'])
  })

  test('a baby has not a number of years', () => {
    expect(said(fromTwelve, { ages: [0] }).reasons).toEqual([
      'a partir de 12 anos; o mais novo de vocês tem menos de 1',
    ])
    expect(said(fromTwelve, { ages: [0] }, 'en-GB').reasons).toEqual([
      'from age 12; your youngest is under 1',
    ])
  })

  test.each([
    [11, 1],
    [12, 0],
    [13, 0],
    [17, 0],
  ])('%i years: %i reasons', (age, count) => {
    expect(said(fromTwelve, { ages: [age] }).reasons).toHaveLength(count)
  })

  test('an age that is only recommended excludes nobody and is said', () => {
    const recommended = trip({ minimumAge: { years: 12, isRecommended: true } })
    expect(said(recommended, { ages: [7] })).toEqual({
      reasons: [],
      notes: ['recomendado a partir de 12 anos: pergunte antes'],
    })
    expect(said(recommended, { ages: [12] })).toEqual(fitsWith)
  })

  test('an unknown age never excludes: ask us', () => {
    const unknown = trip({ minimumAge: undefined })
    expect(said(unknown, { ages: [3] })).toEqual({ reasons: [], notes: ['idade mínima: pergunte antes'] })
    expect(said(unknown, { ages: [3] }, 'en-GB').notes).toEqual(['minimum age: ask us first'])
    expect(said(unknown, { adults: 2 })).toEqual(fitsWith)
  })

  test('where nobody said an age, nothing is said of it', () => {
    expect(said(fromTwelve, {})).toEqual(fitsWith)
  })
})

describe('the length', () => {
  const hours = (min: number, max = min, isUpTo = false) =>
    trip({
      page: reading({ duration: { text: `${min}–${max} horas`, unit: 'hours', min, max, isUpTo } }),
    })
  const days = (min: number, max = min) =>
    trip({ page: reading({ duration: { text: `${min} dias`, unit: 'days', min, max, isUpTo: false } }) })
  const halfDay = { from: 0.5, to: 0.5 }
  const day = { from: 1, to: 1 }

  test.each([
    [hours(4), halfDay, 0],
    [hours(5), halfDay, 1],
    [hours(8), day, 0],
    [hours(4), day, 1],
    [hours(4), { from: 0.5, to: 1 }, 0],
    [days(2), day, 1],
    [days(2), { from: 2, to: 3 }, 0],
    [days(4), { from: 2, to: 3 }, 1],
  ] as const)('%#: a trip of the length that is wanted', (candidate, length, count) => {
    expect(said(candidate, { length }).reasons).toHaveLength(count)
  })

  test('four days are four days: a half day does not fill them', () => {
    expect(said(hours(4), { length: { from: 4, to: 4 } }).reasons).toEqual([
      'leva 4–4 horas; vocês querem 4 dias',
    ])
    expect(said(days(4, 6), { length: { from: 4, to: 9 } }).reasons).toEqual([])
  })

  test('the reason names both lengths', () => {
    expect(said(days(4), { length: { from: 2, to: 2 } }).reasons).toEqual([
      'leva 4 dias; vocês querem 2 dias',
    ])
    expect(said(hours(6), { length: halfDay }, 'en-GB').reasons).toEqual([
      'takes 6–6 horas; you want half a day (up to 4 hours)',
    ])
  })

  test('a trip of several lengths suits by one of them, and which is settled with the team', () => {
    expect(said(hours(4, 8), { length: halfDay })).toEqual({
      reasons: [],
      notes: ['4–8 horas: a duração a gente combina'],
    })
    expect(said(days(4, 6), { length: { from: 4, to: 4 } }).notes).toHaveLength(1)
    expect(said(days(4, 6), { length: { from: 4, to: 9 } })).toEqual(fitsWith)
  })

  test('"up to eight hours" may be half a day', () => {
    expect(said(hours(8, 8, true), { length: halfDay }).reasons).toEqual([])
  })
})

describe('the activity', () => {
  test('another one than those asked for does not fit', () => {
    expect(said(trip(), { activity: ['barco', 'trekking'] }).reasons).toEqual([
      'é de caiaque; vocês pediram barco ou trekking',
    ])
    expect(said(trip(), { activity: ['barco', 'trekking'] }, 'en-GB').reasons).toEqual([
      'this one is kayak; you asked for boat or trekking',
    ])
  })

  test('one of them is enough, and none named is any', () => {
    expect(said(trip(), { activity: ['barco', 'caiaque'] })).toEqual(fitsWith)
    expect(said(trip(), { activity: [] })).toEqual(fitsWith)
  })
})

describe('the effort', () => {
  const level = (effort: number | 'adjusts' | undefined, text?: string) =>
    trip({ page: reading({ effort, level: text }) })

  test.each([
    [0, 'easy', 0],
    [1, 'easy', 1],
    [1, 'moderate', 0],
    [2, 'moderate', 1],
    [2, 'hard', 0],
    [3, 'hard', 1],
    [3, 'extreme', 0],
    [0, 'extreme', 0],
  ] as const)('level %i, at most %s: %i reasons', (effort, wanted, count) => {
    expect(said(level(effort, 'x'), { effort: wanted }).reasons).toHaveLength(count)
  })

  test('the reason names both levels', () => {
    expect(said(level(2, 'avançado'), { effort: 'easy' }).reasons).toEqual([
      'nível avançado; vocês pediram no máximo fácil',
    ])
    expect(said(level(2, 'advanced'), { effort: 'easy' }, 'en-GB').reasons).toEqual([
      'level advanced; you asked for easy at most',
    ])
  })

  test('an effort that is settled with the guests fits all, and an unknown one excludes nobody', () => {
    expect(said(level('adjusts', 'personalizável'), { effort: 'easy' })).toEqual({
      reasons: [],
      notes: ['o esforço a gente combina'],
    })
    expect(said(level(undefined), { effort: 'easy' })).toEqual({
      reasons: [],
      notes: ['esforço: pergunte pra gente'],
    })
  })
})

describe('the budget per person', () => {
  const perPerson = (reais: number) =>
    trip({ page: reading({ price: { text: `R$ ${reais}`, lowest: { reais, per: 'person' } } }) })
  const perGroup = (reais: number, max = 6) =>
    trip({
      page: reading({
        price: { text: `R$ ${reais}`, lowest: { reais, per: 'group' } },
        group: { text: `até ${max}`, max },
      }),
    })

  test.each([
    [499, 0],
    [500, 0],
    [501, 1],
  ])('R$ %i with R$ 500: %i reasons', (reais, count) => {
    expect(said(perPerson(reais), { budget: 500 }).reasons).toHaveLength(count)
  })

  test('the reason names both amounts, in the money of the language', () => {
    expect(said(perPerson(550), { budget: 300 }).reasons).toEqual([
      'R$ 550 por pessoa; o seu limite é R$ 300',
    ])
    expect(said(perPerson(550), { budget: 300 }, 'en-GB').reasons).toEqual([
      'USD 100 per person; your limit is USD 60',
    ])
  })

  test('English pages never say that USD 100 is more than USD 100', () => {
    expect(said(perPerson(550), { budget: 500 }).reasons).toHaveLength(1)
    expect(said(perPerson(550), { budget: 500 }, 'en-GB')).toEqual(fitsWith)
    expect(said(perPerson(551), { budget: 500 }, 'en-GB').reasons).toHaveLength(1)
  })

  test('a group’s price is divided by the guests', () => {
    expect(perHead(2500, 6)).toBe(417)
    expect(said(perGroup(2500), { budget: 500, adults: 6 })).toEqual({
      reasons: [],
      notes: ['R$ 2.500 por grupo: R$ 417 por pessoa em 6'],
    })
    expect(said(perGroup(2500), { budget: 500, adults: 2 }).reasons).toEqual([
      'R$ 2.500 por grupo, ou R$ 1.250 por pessoa em 2; o seu limite é R$ 500',
    ])
    expect(said(perGroup(2500), { budget: 500, adults: 6 }, 'en-GB').notes).toEqual([
      'USD 460 per group: USD 80 each for 6',
    ])
  })

  test('where nobody said how many, it is divided by as many as may come', () => {
    expect(said(perGroup(2500), { budget: 500 }).reasons).toEqual([])
    expect(said(perGroup(2500), {}).notes).toEqual(['R$ 2.500 por grupo: R$ 417 por pessoa em 6'])
  })

  test('a price on request never excludes', () => {
    const onRequest = trip({ page: reading({ price: { text: 'sob consulta' } }) })
    expect(said(onRequest, { budget: 300 })).toEqual({
      reasons: [],
      notes: ['preço sob consulta: pergunte pra gente'],
    })
  })

  test('a group’s price without a known group never excludes', () => {
    const unknown = trip({
      page: reading({ price: { text: 'x', lowest: { reais: 2500, per: 'group' } }, group: undefined }),
    })
    expect(said(unknown, { budget: 300 }).reasons).toEqual([])
    expect(said(unknown, { budget: 300, adults: 2 }).reasons).toHaveLength(1)
  })
})

describe('the number of people', () => {
  test.each([
    [2, 0],
    [6, 0],
    [7, 1],
  ])('%i people in a group of two to six: %i reasons', (people, count) => {
    expect(said(trip(), { adults: people }).reasons).toHaveLength(count)
  })

  test('the reason names both numbers', () => {
    expect(said(trip(), { adults: 8 }).reasons).toEqual(['leva até 6 pessoas; vocês são 8'])
    expect(said(trip(), { adults: 8 }, 'en-GB').reasons).toEqual(['takes up to 6 people; there are 8 of you'])
  })

  test('fewer than a departure needs may join others: that is a question, not an exclusion', () => {
    expect(said(trip(), { adults: 1 })).toEqual({
      reasons: [],
      notes: ['sai a partir de 2 pessoas; pergunte se dá para completar o grupo'],
    })
  })

  test('an unknown group never excludes', () => {
    expect(said(trip({ page: reading({ group: undefined }) }), { adults: 15 })).toEqual({
      reasons: [],
      notes: ['tamanho do grupo: pergunte pra gente'],
    })
  })
})

describe('where list and page differ (spec §9: both readings stand)', () => {
  const price = (reais: number) => ({
    price: { text: `R$ ${reais} por pessoa`, lowest: { reais, per: 'person' as const } },
  })
  const twoPrices = trip({ list: reading(price(1800)), page: reading(price(2450)) })

  test('a trip fits where either says so, and the answer names both', () => {
    expect(said(twoPrices, { budget: 3000 })).toEqual(fitsWith)
    const twoDurations = trip({
      list: reading({ duration: { text: '3 dias', unit: 'days', min: 3, max: 3, isUpTo: false } }),
      page: reading({ duration: { text: '5 dias', unit: 'days', min: 5, max: 5, isUpTo: false } }),
    })
    expect(said(twoDurations, { length: { from: 3, to: 3 } })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (3 dias); a página diz 5 dias'],
    })
    expect(said(twoDurations, { length: { from: 3, to: 3 } }, 'en-GB').notes).toEqual([
      'fits according to the list (3 dias); the trip’s page says 5 dias',
    ])
    expect(
      said(trip({ list: twoDurations.page, page: twoDurations.list ?? twoDurations.page }), {
        length: { from: 3, to: 3 },
      }).notes,
    ).toEqual(['cabe pelo que diz a página (3 dias); a lista diz 5 dias'])
  })

  test('where neither fits, the nearer one gives the reason', () => {
    expect(said(twoPrices, { budget: 1500 }).reasons).toEqual([
      'R$ 1.800 por pessoa; o seu limite é R$ 1.500',
    ])
  })

  test('a reading that knows decides over one that does not', () => {
    const halfKnown = trip({
      list: reading(price(4300)),
      page: reading({ price: { text: 'sob consulta' } }),
    })
    expect(said(halfKnown, { budget: 3000 }).reasons).toHaveLength(1)
    expect(said(halfKnown, { budget: 5000 }).notes).toEqual([
      'cabe pelo que diz a lista (R$ 4300 por pessoa); a página diz sob consulta',
    ])
  })

  test('a reading that fits without a condition goes before one that fits with one', () => {
    const joatinga = trip({
      list: reading({ duration: { text: '4–6 dias', unit: 'days', min: 4, max: 6, isUpTo: false } }),
      page: reading({ duration: { text: '4 dias', unit: 'days', min: 4, max: 4, isUpTo: false } }),
    })
    expect(said(joatinga, { length: { from: 4, to: 4 } }).notes).toEqual([
      'cabe pelo que diz a página (4 dias); a lista diz 4–6 dias',
    ])
    expect(said(joatinga, { length: { from: 5, to: 6 } }).notes).toEqual([
      '4–6 dias: a duração a gente combina',
    ])
  })

  test('a smaller group in one of the readings is said, too', () => {
    const serraFina = trip({
      list: reading({ group: { text: '2–8 pessoas', min: 2, max: 8 } }),
      page: reading({ group: { text: '4–8 pessoas', min: 4, max: 8 } }),
    })
    expect(said(serraFina, { adults: 3 })).toEqual({
      reasons: [],
      notes: ['cabe pelo que diz a lista (2–8 pessoas); a página diz 4–8 pessoas'],
    })
    expect(said(serraFina, { adults: 1 }).notes).toEqual([
      'sai a partir de 2 pessoas; pergunte se dá para completar o grupo',
    ])
  })
})

test('the month excludes nothing', () => {
  for (let month = 1; month <= 12; month += 1) expect(said(trip(), { month })).toEqual(fitsWith)
})

test('every criterion that is missed is a reason of its own', () => {
  const { reasons } = said(trip({ minimumAge: { years: 12, isRecommended: false } }), {
    ages: [5],
    activity: ['barco'],
    adults: 8,
    month: 1,
  })
  expect(reasons).toHaveLength(3)
})

describe('the verdict', () => {
  const verdict = (candidate: ReturnType<typeof trip>, wish: Parameters<typeof wishing>[0]) =>
    verdictOn(evaluate(candidate, wishing(wish), 'pt-BR'))
  const hard = { page: reading({ effort: 2, level: 'avançado' }) }

  test('a trip whose minimum age nobody knows is asked about where a child comes', () => {
    expect(verdict(trip({ minimumAge: undefined }), { ages: [0] })).toBe('ask')
    expect(verdict(trip({ minimumAge: undefined }), { adults: 2 })).toBe('suits')
  })

  test('an advanced trip is asked about where a child comes, whatever age it takes', () => {
    expect(verdict(trip(hard), { ages: [16], adults: 2 })).toBe('ask')
    expect(verdict(trip(hard), { adults: 2 })).toBe('suits')
  })

  test('a child below a recommended age is asked about, below a minimum age it does not suit', () => {
    expect(verdict(trip({ minimumAge: { years: 12, isRecommended: true } }), { ages: [7] })).toBe('ask')
    expect(verdict(trip({ minimumAge: { years: 12, isRecommended: false } }), { ages: [7] })).toBe('not')
  })

  test('what is known to speak against a trip goes before what has to be asked', () => {
    expect(verdict(trip({ ...hard, minimumAge: undefined }), { ages: [7], activity: ['barco'] })).toBe('not')
  })
})
