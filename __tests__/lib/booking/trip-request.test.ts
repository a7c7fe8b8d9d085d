import { courseRequestSource, tripRequestSource } from '@/lib/booking/request-source'
import { estimateLines, noteText, requestDraft, requestLink } from '@/lib/booking/request-text'
import { requestWords } from '@/lib/booking/request-words'
import { emptyRequest, estimateOf, monthsFrom, notesOn, type TripRequest } from '@/lib/booking/trip-request'
import { detailBookingLink } from '@/lib/chat'
import { type Locale, locales } from '@/lib/locales'
import { startOfDay } from '@/lib/planning/paraty-time'
import { catalogueWith, row, shipped, trip } from '../catalogue/shipped'

const now = Date.parse('2027-02-10T15:00:00Z')
const today = startOfDay('2027-02-10')

const amounts = (per: 'person' | 'group', ...reais: readonly { reais: number; option?: string }[]) => ({
  kind: 'amounts',
  currency: 'BRL',
  per,
  amounts: reais,
})
const onRequest = { kind: 'onRequest', per: 'group' }

/** The shipped trips with facts of this test: what they cost, when they leave, who may come. */
const made = catalogueWith(
  row('tours', 'caiaque-coletivo', {
    detail: {
      price: amounts('person', { reais: 290 }),
      startTimes: [
        { start: '07:15', end: '11:15' },
        { start: '14:10', end: '18:10' },
      ],
    },
    minimumAge: { years: 5 },
  }),
  row('tours', 'experiencia-caicara', { detail: { price: amounts('group', { reais: 2600 }) } }),
  row('tours', 'passeio-veleiro', { detail: { price: onRequest } }),
  row('tours', 'trekking-pedra-macela', {
    detail: { price: amounts('person', { reais: 400 }, { reais: 90, option: 'extension' }) },
  }),
  row('tours', 'trekking-sete-regraus', { minimumAge: { years: 13, recommended: true } }),
  row('tours', 'regate-caicara', { detail: { group: { min: 4, max: 9 } } }),
  row('tours', 'aventura-privada', { detail: { group: { max: 11, maxEnglish: 7 } } }),
  row('expeditions', 'saco-mamangua', {
    detail: {
      price: amounts('person', { reais: 2700, option: 'camping' }, { reais: 3100, option: 'chalet' }),
    },
  }),
)

const source = (slug: string, locale: Locale = 'pt-BR', catalogue = made) =>
  tripRequestSource(catalogue, trip(slug, catalogue), locale, now)

const request = (said: Partial<TripRequest>): TripRequest => ({ ...emptyRequest, ...said })

const draftOf = (slug: string, said: Partial<TripRequest>, locale: Locale = 'pt-BR') => {
  const { drafts, subject } = source(slug, locale)
  return requestDraft(drafts, subject, request(said))
}

const linesOf = (slug: string, said: Partial<TripRequest>, locale: Locale = 'pt-BR') =>
  estimateLines(estimateOf(source(slug, locale).subject, request(said)), requestWords(locale), locale)

const notesFor = (slug: string, said: Partial<TripRequest>, locale: Locale = 'pt-BR') =>
  notesOn(source(slug, locale).subject, request(said), today)

describe('a request in which nothing was said', () => {
  test.each(shipped.trips.flatMap(({ slug }) => locales.map((locale) => [slug, locale] as const)))(
    'opens the chat of %s in %s exactly as the plain link does, placeholders and all',
    (slug, locale) => {
      const { chat, drafts, subject, plainHref } = source(slug, locale, shipped)
      expect(requestLink(chat, drafts, subject, emptyRequest)).toBe(plainHref)
      expect(plainHref).toBe(detailBookingLink(shipped, trip(slug), locale))
    },
  )

  test.each(shipped.courses.flatMap((course) => locales.map((locale) => [course, locale] as const)))(
    'opens the chat of course $id as its plain link does',
    (course, locale) => {
      const { chat, drafts, subject, plainHref } = courseRequestSource(shipped, course, locale, now)
      const link = requestLink(chat, drafts, subject, emptyRequest)
      expect(link).toBe(plainHref)
      const text = new URL(link).searchParams.get('text') ?? ''
      expect(text).toContain('Data: DD/MM/AAAA\nNúmero de pessoas: ')
      expect(text.includes('Date: DD/MM/YYYY')).toBe(locale === 'en-GB')
    },
  )
})

describe('the draft', () => {
  test('says in Portuguese what was chosen and keeps the rest open', () => {
    expect(
      draftOf('caiaque-coletivo', {
        day: '2027-03-09',
        adults: 2,
        ages: [7, undefined, 0],
        start: 1,
        guide: 'en',
      }),
    ).toBe(
      [
        draftOf('caiaque-coletivo', {}).split('\n')[0],
        'Horário: 14h10 às 18h10',
        'Data: 09/03/2027',
        'Número de pessoas: 5 (2 adultos e 3 crianças, de 7 anos e menos de 1 ano)',
        'Idioma do guia: inglês',
        'Estimativa vista no site: R$\u00a01.450, a confirmar aqui.',
      ].join('\n'),
    )
  })

  test('stands on English pages in Portuguese first and in English below', () => {
    const [portuguese = '', english = '', ...others] = draftOf(
      'saco-mamangua',
      { month: '2027-07', adults: 1, lodging: 'chalet', guide: 'pt' },
      'en-GB',
    ).split('\n\n')
    expect(others).toEqual([])
    expect(portuguese).toContain('Data: flexível, em julho de 2027')
    expect(portuguese).toContain('Número de pessoas: 1\nHospedagem: chalé\nIdioma do guia: português')
    expect(portuguese).toContain('R$\u00a03.100')
    expect(english).toContain('Date: flexible, in July 2027')
    expect(english).toContain('Number of people: 1\nWhere we sleep: chalet\nGuide’s language: Portuguese')
    expect(english).toContain('USD\u00a0570 (R$\u00a03,100)')
  })

  test('names no sum while the lodging is open, and none for a price on request', () => {
    expect(draftOf('saco-mamangua', { adults: 2 })).not.toContain('Estimativa')
    expect(draftOf('passeio-veleiro', { adults: 2 })).not.toContain('Estimativa')
  })

  test('carries the extension', () => {
    const text = draftOf('trekking-pedra-macela', { adults: 2, extension: true })
    expect(text).toContain('Com a extensão opcional')
    expect(text).toContain('R$\u00a0980')
  })
})

describe('the estimate', () => {
  test('is people times price, with the extension where it is wanted', () => {
    expect(linesOf('trekking-pedra-macela', { adults: 2, ages: [12] })).toEqual([
      'R$\u00a01.200 para 3\u00a0pessoas · R$\u00a0400 por pessoa',
    ])
    expect(linesOf('trekking-pedra-macela', { adults: 2, ages: [12], extension: true })).toEqual([
      'R$\u00a01.470 para 3\u00a0pessoas · R$\u00a0490 por pessoa',
    ])
  })

  test('splits a group’s price per head, rounded up, and never multiplies it', () => {
    expect(linesOf('experiencia-caicara', { adults: 6 })).toEqual([
      'o grupo paga R$\u00a02.600; dividido por 6, cerca de R$\u00a0434 por pessoa',
    ])
    expect(linesOf('experiencia-caicara', {}).join()).toContain('R$\u00a02.600')
  })

  test('has a line for each lodging until one is chosen', () => {
    expect(linesOf('saco-mamangua', { adults: 2 })).toEqual([
      'Camping: R$\u00a05.400 para 2\u00a0pessoas · R$\u00a02.700 por pessoa',
      'Chalé: R$\u00a06.200 para 2\u00a0pessoas · R$\u00a03.100 por pessoa',
    ])
    expect(linesOf('saco-mamangua', { adults: 2, lodging: 'camping' })).toHaveLength(1)
  })

  test('is in dollars by the site’s rule on English pages, with the reais beside them', () => {
    // 290 × 4 = 1160; 1160 / 5.5 = 210.9…, up to the next ten.
    expect(linesOf('caiaque-coletivo', { adults: 4 }, 'en-GB')).toEqual([
      'USD\u00a0220 (R$\u00a01,160) for 4\u00a0people · USD\u00a060 (R$\u00a0290) per person',
    ])
  })

  test.each(locales)('says in %s that a price is on request', (locale) => {
    expect(linesOf('passeio-veleiro', { adults: 3 }, locale)).toEqual([
      requestWords(locale).estimate.onRequest,
    ])
  })

  test('waits for people, and knows no price of a course', () => {
    expect(linesOf('caiaque-coletivo', {})).toEqual([requestWords('pt-BR').estimate.needPeople])
    const [course] = shipped.courses
    if (!course) throw new Error('no course')
    const { subject } = courseRequestSource(shipped, course, 'pt-BR', now)
    expect(estimateOf(subject, request({ adults: 2 })).kind).toBe('course')
  })
})

describe('what does not fit', () => {
  test('a day before today in Paraty has passed, today has not', () => {
    expect(notesFor('caiaque-coletivo', { day: '2027-02-09' })).toEqual([{ field: 'date', note: 'past' }])
    expect(notesFor('caiaque-coletivo', { day: '2027-02-10' })).toEqual([])
    expect(notesFor('caiaque-coletivo', { month: '2027-01' })).toEqual([{ field: 'date', note: 'past' }])
    expect(notesFor('caiaque-coletivo', { month: '2027-02' })).toEqual([])
  })

  test('a child below the minimum age is named beside its own field; the age itself is enough', () => {
    expect(notesFor('caiaque-coletivo', { adults: 2, ages: [5, 4, undefined] })).toEqual([
      { field: 'age', child: 1, note: 'age', years: 5 },
    ])
  })

  test('a recommended age is recommended', () => {
    expect(notesFor('trekking-sete-regraus', { adults: 1, ages: [11] })).toEqual([
      { field: 'age', child: 0, note: 'ageRecommended', years: 13 },
    ])
  })

  test('a group beyond the largest or below the smallest is told so, the limits themselves are not', () => {
    expect(notesFor('regate-caicara', { adults: 10 })).toEqual([{ field: 'people', note: 'most', max: 9 }])
    expect(notesFor('regate-caicara', { adults: 3 })).toEqual([{ field: 'people', note: 'least', min: 4 }])
    expect(notesFor('regate-caicara', { adults: 4 })).toEqual([])
    expect(notesFor('regate-caicara', { adults: 9 })).toEqual([])
    expect(notesFor('regate-caicara', {})).toEqual([])
  })

  test('each language holds to the size that it shows', () => {
    expect(notesFor('aventura-privada', { adults: 9 })).toEqual([])
    expect(notesFor('aventura-privada', { adults: 9 }, 'en-GB')).toEqual([
      { field: 'people', note: 'most', max: 7 },
    ])
  })

  test('children without an adult are told to bring one, once the adults were said', () => {
    expect(notesFor('regate-caicara', { adults: 0, ages: [9, 9, 9, 9] })).toEqual([
      { field: 'people', note: 'noAdult' },
    ])
    expect(notesFor('regate-caicara', { ages: [9, 9, 9, 9] })).toEqual([])
  })

  test('a departure that staff marked as full says so; one that is over is not offered', () => {
    const catalogue = catalogueWith(
      row('tours', 'regate-caicara', {
        dates: [
          { date: '2027-02-09', state: 'open' },
          { date: '2027-03-01', state: 'full', note: { 'pt-BR': 'Lua cheia' } },
        ],
      }),
    )
    const { subject } = source('regate-caicara', 'en-GB', catalogue)
    expect(subject.dates).toEqual([
      { date: '2027-03-01', state: 'full', note: 'Lua cheia', noteLang: 'pt-BR' },
    ])
    expect(notesOn(subject, request({ day: '2027-03-01' }), today)).toEqual([{ field: 'date', note: 'full' }])
  })

  test('departures stand in the order of their days, and a day with a place left in one of its departures is not full', () => {
    const dates = [
      { date: '2027-03-08', state: 'full' },
      { date: '2027-03-01', state: 'full' },
      { date: '2027-03-01', state: 'open' },
    ]
    const catalogue = catalogueWith(row('tours', 'regate-caicara', { dates }))
    const { subject } = source('regate-caicara', 'pt-BR', catalogue)
    expect(subject.dates.map(({ date }) => date)).toEqual(['2027-03-01', '2027-03-01', '2027-03-08'])
    const full = [{ field: 'date', note: 'full' }]
    expect(notesOn(subject, request({ day: '2027-03-01' }), today)).toEqual([])
    expect(notesOn(subject, request({ day: '2027-03-08' }), today)).toEqual(full)
  })

  test('a departure’s note is Portuguese where the English one is empty (spec §3)', () => {
    const dates = [{ date: '2027-03-01', state: 'open', note: { 'pt-BR': 'Lua cheia', 'en-GB': '' } }]
    const catalogue = catalogueWith(row('tours', 'regate-caicara', { dates }))
    expect(source('regate-caicara', 'en-GB', catalogue).subject.dates).toMatchObject([{ note: 'Lua cheia' }])
  })

  test.each(locales)('is said in %s with its figure and leaves nothing to fill in', (locale) => {
    const { notes } = requestWords(locale)
    for (const note of [
      { field: 'people', note: 'most', max: 8 },
      { field: 'people', note: 'least', min: 3 },
      { field: 'age', child: 0, note: 'age', years: 6 },
      { field: 'date', note: 'past' },
    ] as const) {
      expect(noteText(note, notes)).not.toMatch(/[{}]/)
    }
    expect(noteText({ field: 'people', note: 'most', max: 8 }, notes)).toContain('8')
  })
})

test('months begin with this one and cross the year', () => {
  const months = monthsFrom(startOfDay('2027-11-30') ?? 0)
  expect(months.slice(0, 3)).toEqual(['2027-11', '2027-12', '2028-01'])
  expect(months).toHaveLength(18)
})
