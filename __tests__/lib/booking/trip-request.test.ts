import { type RequestSource, tripRequestSource } from '@/lib/booking/request-source'
import { estimateLines, noteText, requestDraft, requestLink } from '@/lib/booking/request-text'
import { estimateOf, notesOn, type TripRequest } from '@/lib/booking/trip-request'
import { detailBookingLink } from '@/lib/chat/drafts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { startOfDay } from '@/lib/planning/paraty-time'
import { noWish, type Wish } from '@/lib/wish/wish'
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
  row('tours', 'aventura-privada', { detail: { group: { min: 2, max: 11, maxEnglish: 7 } } }),
  row('expeditions', 'saco-mamangua', {
    detail: {
      price: amounts('person', { reais: 2700, option: 'camping' }, { reais: 3100, option: 'chalet' }),
    },
  }),
)

const source = (slug: string, locale: Locale = 'pt-BR', catalogue = made) =>
  tripRequestSource(catalogue, trip(slug, catalogue), locale, now)

/** What is said of the wish, and of the trip alone. */
type Said = Partial<Wish> & Omit<TripRequest, 'wish'>

const request = ({ start, lodging, extension, guide, ...wish }: Said): TripRequest => ({
  wish: { ...noWish, ...wish },
  start,
  lodging,
  extension,
  guide,
})

const written = ({ drafts }: RequestSource) =>
  drafts.map((draft) => ({ ...draft, words: wordsOf(draft.locale).wish }))

const draftOf = (slug: string, said: Said, locale: Locale = 'pt-BR') => {
  const asked = source(slug, locale)
  return requestDraft(written(asked), asked.subject, request(said))
}

const linesOf = (slug: string, said: Said, locale: Locale = 'pt-BR') =>
  estimateLines(estimateOf(source(slug, locale).subject, request(said)), wordsOf(locale).request, locale)

const notesFor = (slug: string, said: Said, typed = said.date ?? '', locale: Locale = 'pt-BR') =>
  notesOn(source(slug, locale).subject, request(said), { typed, now: today })

describe('a request in which nothing was said', () => {
  test.each(shipped.trips.flatMap(({ slug }) => locales.map((locale) => [slug, locale] as const)))(
    'opens the chat of %s in %s exactly as the plain link does, placeholders and all',
    (slug, locale) => {
      const asked = source(slug, locale, shipped)
      const { chat, subject, plainHref } = asked
      expect(requestLink(chat, written(asked), subject, { wish: noWish })).toBe(plainHref)
      expect(plainHref).toBe(detailBookingLink(shipped, trip(slug), locale))
    },
  )
})

describe('the draft', () => {
  test('says in Portuguese what was chosen and keeps the rest open', () => {
    expect(
      draftOf('caiaque-coletivo', {
        date: '2027-03-09',
        adults: 2,
        ages: [7, 0],
        start: 1,
        guide: 'en',
      }).replaceAll('\u00a0', ' '),
    ).toBe(
      [
        draftOf('caiaque-coletivo', {}).split('\n')[0],
        'Horário: 14h10 às 18h10',
        'Data: 09/03/2027',
        'Número de pessoas: 4 (2 adultos e 2 crianças, de 7 anos e menos de 1 ano)',
        'Idioma do guia: inglês',
        'Estimativa vista no site: R$ 1.160, a confirmar aqui.',
      ].join('\n'),
    )
  })

  test('stands on English pages in Portuguese first and in English below', () => {
    const [portuguese = '', english = '', ...others] = draftOf(
      'saco-mamangua',
      { month: 7, adults: 1, lodging: 'chalet', guide: 'pt' },
      'en-GB',
    ).split('\n\n')
    expect(others).toEqual([])
    expect(portuguese).toContain('Data: flexível, em julho')
    expect(portuguese).toContain('Número de pessoas: 1\nHospedagem: chalé\nIdioma do guia: português')
    expect(portuguese).toContain('R$\u00a03.100')
    expect(english).toContain('Date: flexible, in July')
    expect(english).toContain('Number of people: 1\nAccommodation: chalet\nGuide’s language: Portuguese')
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
      wordsOf(locale).request.estimate.onRequest,
    ])
  })

  test('waits for people: children never come alone', () => {
    const waiting = [wordsOf('pt-BR').request.estimate.needPeople]
    expect(linesOf('caiaque-coletivo', {})).toEqual(waiting)
    expect(linesOf('caiaque-coletivo', { ages: [7] })).toEqual(waiting)
  })
})

describe('what does not fit', () => {
  test('a day before today in Paraty has passed, today has not', () => {
    expect(notesFor('caiaque-coletivo', { date: '2027-02-09' })).toEqual([{ note: 'past' }])
    expect(notesFor('caiaque-coletivo', { date: '2027-02-10' })).toEqual([])
  })

  test('a year that nobody can mean is pointed out, one that is still being typed is not', () => {
    expect(notesFor('caiaque-coletivo', {}, '2207-07-14')).toEqual([{ note: 'odd' }])
    expect(notesFor('caiaque-coletivo', { date: '2099-07-14' })).toEqual([{ note: 'odd' }])
    expect(notesFor('caiaque-coletivo', { date: '2028-07-14' })).toEqual([])
    expect(notesFor('caiaque-coletivo', {}, '0202-07-14')).toEqual([])
  })

  test('a group below the smallest is told so, the limit itself is not', () => {
    expect(notesFor('regate-caicara', { adults: 3 })).toEqual([{ note: 'least', min: 4 }])
    expect(notesFor('regate-caicara', { adults: 4 })).toEqual([])
    expect(notesFor('regate-caicara', {})).toEqual([])
  })

  test('children are told to bring an adult until one was counted', () => {
    expect(notesFor('regate-caicara', { ages: [9, 9, 9, 9] })).toEqual([{ note: 'noAdult' }])
    expect(notesFor('regate-caicara', { adults: 1, ages: [9, 9, 9] })).toEqual([])
  })

  test('a departure that staff marked as full says so, unless the day has another one; one that is over is left out', () => {
    const dates = [
      { date: '2027-02-09', state: 'open' },
      { date: '2027-03-08', state: 'full' },
      { date: '2027-03-01', state: 'full' },
      { date: '2027-03-01', state: 'open' },
    ]
    const catalogue = catalogueWith(row('tours', 'regate-caicara', { dates }))
    const { subject } = source('regate-caicara', 'pt-BR', catalogue)
    expect(subject.dates).toHaveLength(3)
    const notes = (date: string) => notesOn(subject, request({ date }), { typed: date, now: today })
    expect(notes('2027-03-01')).toEqual([])
    expect(notes('2027-03-08')).toEqual([{ note: 'full' }])
  })

  test.each(locales)('is said in %s with its figure and leaves nothing to fill in', (locale) => {
    const { notes } = wordsOf(locale).request
    expect(noteText({ note: 'past' }, notes)).not.toMatch(/[{}]/)
    expect(noteText({ note: 'least', min: 3 }, notes)).toContain('3')
  })
})
