import { menuGroups } from '@/lib/catalogue/build/menus'
import { policyWords } from '@/lib/catalogue/build/policy-page'
import { hoursOf } from '@/lib/catalogue/build/site-words'
import { listedProducts } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import type { Duration, GroupSize, Price } from '@/lib/catalogue/shape/trip-facts'
import { detailFacts } from '@/lib/catalogue/text/fact-formats'
import {
  cancellationRules,
  importantRules,
  importantRulesText,
  noticeText,
  refundText,
} from '@/lib/catalogue/text/refund-text'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { factsIn } from '../lib/catalogue/facts-translator'
import { shipped, trip, view } from '../lib/catalogue/shipped'

/*
 * What spec.md states as fact, written out once more and by hand, held against the catalogue as shipped. Tests
 * of other folders do not repeat these figures: one that needs a price or a duration makes its own.
 */

const slugs = (found: readonly Product[]) => found.map(({ slug }) => slug)

/** A text with its numbers and units parted by ordinary spaces, so that lines can be compared as they are read. */
const readable = (text: string): string => text.replaceAll('\u00a0', ' ')

/** "280", "2500 per group", "450 + 100 extension", "on request": a price in one line. */
function priceLine(price: Price): string {
  const per = price.per === 'group' ? ' per group' : ''
  if (price.kind === 'onRequest') return `on request${per}`
  return price.amounts.map(({ reais, option }) => `${reais}${option ? ` ${option}` : ''}`).join(' + ') + per
}

const groupLine = (group: GroupSize | undefined): string =>
  group ? `${group.min ?? 'up to'}-${group.max}${group.maxEnglish ? `/${group.maxEnglish}` : ''}` : 'none'

const durationLine = ({ unit, range: { min, max }, upTo, approximate }: Duration): string =>
  `${upTo ? 'up to ' : ''}${approximate ? 'about ' : ''}${min === max ? max : `${min}-${max}`} ${unit}`

describe('what the lists show (spec §2.2, §3, §9)', () => {
  test.each([
    ['caiaque-coletivo', 'Caiaque', '280', '4 hours', '2-10', 'Fácil'],
    ['aventura-privada', 'Caiaque', '550', 'up to 8 hours', '2-10/8', 'Personalizável'],
    ['caiaque-dia-inteiro', 'Caiaque', '280', '8 hours', '2-6', 'Intermediário'],
    ['caiaque-paraty-mirim', 'Caiaque', '650', '4-8 hours', '2-10', 'Intermediário'],
    ['regate-caicara', 'Barco', '600', '6 hours', '3-8', 'Fácil'],
    ['passeio-veleiro', 'Barco', 'on request per group', '6 hours', 'up to-10', 'Fácil'],
    ['experiencia-caicara', 'Barco', '2500 per group', '6 hours', 'up to-6', undefined],
    ['trekking-pedra-macela', 'Trekking', '450', '5-6 hours', '2-8', 'Intermediário'],
    ['trekking-pao-acucar', 'Trekking', '550', '4 hours', '2-8', 'Moderado/Técnico'],
    ['trekking-sete-regraus', 'Trekking', '750', '6 hours', '2-8', 'Intermediário'],
    ['baia-paraty', 'Caiaque', '280', '4 hours', '2-12', 'Fácil'],
    ['saco-fundao', 'Caiaque', '1450', '2 days', '2-6', 'Fácil'],
    ['saco-mamangua', 'Caiaque', '2850', '3 days', '2-10', 'Intermediário'],
    ['travessia-joatinga', 'Caiaque', '3900', '4-6 days', '2-8', 'Avançado'],
    ['ilha-grande', 'Caiaque', '4300', '3 days', '2-8', 'Avançado'],
    ['serra-fina', 'Trekking', '3700', '4 days', '2-8', 'Extremo'],
    ['itatiaia', 'Trekking', '1800', '2 days', '1-8', 'Intermediário'],
    ['marins-itaguare', 'Trekking', '2800', '3 days', '2-8', 'Avançado'],
    ['petro-tere', 'Trekking', '2800', '3 days', '1-5', 'Avançado'],
    ['joatinga-trekking', 'Trekking', '3500', '4 days', '2-8', 'Intermediário'],
  ])('%s: %s, %s, %s, group %s, %s', (slug, category, price, duration, group, difficulty) => {
    const { listing, category: actual } = trip(slug)
    expect(actual).toBe(category)
    expect(priceLine(listing.price)).toBe(price)
    expect(durationLine(listing.duration)).toBe(duration)
    expect(groupLine(listing.group)).toBe(group)
    expect(listing.difficulty).toBe(difficulty)
  })

  test('tours stand in the spec’s order, by category', () => {
    expect(slugs(listedProducts(shipped, 'tour', 'Caiaque'))).toEqual([
      'caiaque-coletivo',
      'aventura-privada',
      'caiaque-paraty-mirim',
    ])
    expect(slugs(listedProducts(shipped, 'tour', 'Barco'))).toEqual([
      'regate-caicara',
      'passeio-veleiro',
      'experiencia-caicara',
    ])
    expect(slugs(listedProducts(shipped, 'tour', 'Trekking'))).toEqual([
      'trekking-pedra-macela',
      'trekking-pao-acucar',
      'trekking-sete-regraus',
    ])
  })

  test('expeditions carry the numbers 9 to 17 in order, filtered from one list', () => {
    expect(shipped.expeditions.map(({ id, slug }) => [id, slug])).toEqual([
      [9, 'saco-fundao'],
      [10, 'saco-mamangua'],
      [11, 'travessia-joatinga'],
      [12, 'ilha-grande'],
      [13, 'serra-fina'],
      [14, 'itatiaia'],
      [15, 'marins-itaguare'],
      [16, 'petro-tere'],
      [17, 'joatinga-trekking'],
    ])
    expect(slugs(listedProducts(shipped, 'expedition', 'Caiaque'))).toEqual(
      slugs(shipped.expeditions.slice(0, 4)),
    )
    expect(slugs(listedProducts(shipped, 'expedition', 'Trekking'))).toEqual(
      slugs(shipped.expeditions.slice(4)),
    )
    expect(listedProducts(shipped, 'expedition', 'Barco')).toEqual([])
  })

  test('the full-day kayak tour and the static bay tour have pages beside the lists', () => {
    expect(slugs(shipped.trips.filter(({ listed }) => !listed))).toEqual([
      'caiaque-dia-inteiro',
      'baia-paraty',
    ])
  })

  test('the bay tour alone has everything on one page (spec §2.7)', () => {
    expect(slugs(shipped.trips.filter(({ layout }) => layout === 'single'))).toEqual(['baia-paraty'])
  })

  test('the best sellers of the home page are the spec’s', () => {
    expect(slugs(shipped.tours.filter(({ bestSeller }) => bestSeller))).toEqual([
      'caiaque-coletivo',
      'aventura-privada',
      'regate-caicara',
    ])
    expect(slugs(shipped.expeditions.filter(({ bestSeller }) => bestSeller))).toEqual([
      'saco-fundao',
      'saco-mamangua',
      'itatiaia',
    ])
  })

  test('20 trips, each slug once', () => {
    expect(shipped.trips).toHaveLength(20)
    expect(new Set(slugs(shipped.trips)).size).toBe(20)
  })
})

describe('what the detail pages show (spec §9, "both readings stand")', () => {
  test.each([
    ['caiaque-coletivo', '280'],
    ['aventura-privada', '550'],
    ['caiaque-dia-inteiro', '280'],
    ['caiaque-paraty-mirim', '650'],
    ['regate-caicara', '600'],
    ['passeio-veleiro', 'on request per group'],
    ['experiencia-caicara', '2500 per group'],
    ['trekking-pedra-macela', '450 + 100 extension'],
    ['trekking-pao-acucar', '550'],
    ['trekking-sete-regraus', '750'],
    ['baia-paraty', '280'],
    ['saco-fundao', '1450'],
    ['saco-mamangua', '2800 camping + 3300 chalet'],
    ['travessia-joatinga', '3800'],
    ['ilha-grande', 'on request'],
    ['serra-fina', '3800'],
    ['itatiaia', '2450'],
    ['marins-itaguare', 'on request'],
    ['petro-tere', 'on request'],
    ['joatinga-trekking', 'on request'],
  ])('%s costs %s', (slug, price) => {
    expect(priceLine(trip(slug).detail.price)).toBe(price)
  })

  /** The facts grid of every page as a reader of Portuguese meets it; "?" is confirmed in the chat. */
  const grids: Record<string, string[]> = {
    'caiaque-coletivo': [
      'Duração: 4 horas',
      'Tempo de remada: 2 horas',
      'Distância: 8–12 km',
      'Dificuldade: Fácil',
      'Grupo: 2–10 pessoas',
      'Horários de saída: 08h30 às 12h30 · 15h00 às 19h00',
    ],
    'aventura-privada': [
      'Duração: até 8 horas',
      'Tempo de remada: ?',
      'Distância: ?',
      'Dificuldade: Personalizável',
      'Grupo: 2–10 pessoas',
      'Horários de saída: 09h00 às 17h00',
    ],
    'caiaque-dia-inteiro': [
      'Duração: 8 horas',
      'Tempo de remada: 6 horas',
      'Distância: 15 km',
      'Dificuldade: Intermediário',
      'Grupo: 2–6 pessoas',
      'Horários de saída: 08h00',
    ],
    'caiaque-paraty-mirim': [
      'Duração: 4–8 horas',
      'Tempo de remada: ?',
      'Distância: ?',
      'Dificuldade: Intermediário',
      'Grupo: 2–10 pessoas',
      'Horários de saída: ?',
    ],
    'regate-caicara': [
      'Duração: 6 horas',
      'Grupo: 3–8 pessoas',
      'Horários de saída: 09h00 às 15h00',
      'Ponto de encontro: Paraty-Mirim',
    ],
    'passeio-veleiro': ['Duração: 6–8 horas', 'Grupo: até 10 pessoas', 'Horários de saída: ?'],
    'experiencia-caicara': ['Duração: 6–8 horas', 'Grupo: até 6 pessoas', 'Horários de saída: ?'],
    'trekking-pedra-macela': [
      'Duração: 5–6 horas',
      'Tempo de caminhada: ?',
      'Distância: 2,2 km de subida',
      'Dificuldade: Intermediário',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
      'Altitude: 1.840 m',
    ],
    'trekking-pao-acucar': [
      'Duração: cerca de 6 horas',
      'Tempo de caminhada: ?',
      'Distância: 3 km',
      'Dificuldade: Moderado/Técnico',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
      'Altitude: cerca de 450 m',
    ],
    'trekking-sete-regraus': [
      'Duração: 7 horas',
      'Tempo de caminhada: ?',
      'Distância: 14 km',
      'Dificuldade: Intermediário',
      'Grupo: 2–8 pessoas',
      'Horários de saída: 09h00 · 03h30 (nascer do sol)',
    ],
    'baia-paraty': [
      'Duração: 4 horas',
      'Tempo de remada: ?',
      'Distância: ?',
      'Dificuldade: Fácil',
      'Grupo: 2–12 pessoas',
      'Horários de saída: 09h00',
      'Ponto de encontro: Praia do Pontal',
    ],
    'saco-fundao': [
      'Duração: 2 dias',
      'Tempo de remada: cerca de 2 horas por dia',
      'Distância: 20 km',
      'Dificuldade: Fácil',
      'Grupo: 2–6 pessoas',
      'Horários de saída: ?',
    ],
    'saco-mamangua': [
      'Duração: 3 dias',
      'Tempo de remada: ?',
      'Distância: 30 km',
      'Dificuldade: Intermediário',
      'Grupo: 2–10 pessoas',
      'Horários de saída: ?',
    ],
    'travessia-joatinga': [
      'Duração: 4 dias',
      'Tempo de remada: ?',
      'Distância: 90 km',
      'Dificuldade: Avançado',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
    ],
    'ilha-grande': [
      'Duração: 5 dias',
      'Tempo de remada: ?',
      'Distância: 80 km',
      'Dificuldade: Avançado',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
    ],
    'serra-fina': [
      'Duração: 4 dias',
      'Tempo de caminhada: ?',
      'Distância: 25 km',
      'Dificuldade: Extremo',
      'Grupo: 4–8 pessoas',
      'Horários de saída: 07h00',
    ],
    itatiaia: [
      'Duração: 2 dias',
      'Tempo de caminhada: ?',
      'Distância: ?',
      'Dificuldade: Intermediário',
      'Grupo: 1–8 pessoas',
      'Horários de saída: ?',
    ],
    'marins-itaguare': [
      'Duração: 3–4 dias',
      'Tempo de caminhada: ?',
      'Distância: cerca de 18 km',
      'Dificuldade: Avançado',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
    ],
    'petro-tere': [
      'Duração: 3 dias',
      'Tempo de caminhada: ?',
      'Distância: 30 km',
      'Dificuldade: Avançado',
      'Grupo: 2–5 pessoas',
      'Horários de saída: ?',
    ],
    'joatinga-trekking': [
      'Duração: 4 dias',
      'Tempo de caminhada: ?',
      'Distância: 45 km',
      'Dificuldade: Intermediário',
      'Grupo: 2–8 pessoas',
      'Horários de saída: ?',
    ],
  }

  function grid(slug: string, locale: Locale): string[] {
    const product = trip(slug)
    const { difficulty } = product.detail
    const word = difficulty && wordsOf(locale).interface.difficulty[difficulty]
    return detailFacts(product, word, locale, factsIn(locale)).map(({ label, values }) =>
      readable(`${label}: ${values.join(' · ')}`.replace(/: (?:Pergunte pra gente|Ask us)$/, ': ?')),
    )
  }

  test('every trip has its grid here', () => {
    expect(Object.keys(grids).sort()).toEqual(slugs(shipped.trips).sort())
  })

  test.each(Object.entries(grids))('%s', (slug, lines) => {
    expect(grid(slug, 'pt-BR')).toEqual(lines)
  })

  test('the private tour takes ten in Portuguese and eight in English: the sources differ', () => {
    expect(grid('aventura-privada', 'pt-BR')).toContain('Grupo: 2–10 pessoas')
    expect(grid('aventura-privada', 'en-GB')).toContain('Group: 2–8 people')
  })

  test('the static bay tour follows its hours (spec §2.7)', () => {
    for (const locale of locales) {
      const clocks = view('baia-paraty', locale).words.details.itinerary.map(({ time }) =>
        time?.replace('h', ':'),
      )
      expect(clocks).toEqual(['09:00', '09:30', '10:30', '11:30', '12:30'])
    }
  })
})

describe('the menus (spec §2.2)', () => {
  const lines = (list: 'tours' | 'expeditions') =>
    menuGroups(shipped, list, {
      locale: 'pt-BR',
      facts: factsIn('pt-BR'),
      nameOf: (category) => category,
    }).map(({ label, items }) => [
      label,
      ...items.map(({ href, duration }) => readable(`${href} ${duration}`)),
    ])

  test('tours with their durations, the collective one by its short address', () => {
    expect(lines('tours')).toEqual([
      [
        'Caiaque',
        '/remada-tropical 4h',
        '/passeio-caiaque-dia-inteiro 8h',
        '/passeio-caiaque-paraty-mirim 4-8h',
      ],
      ['Barco', '/regate-caicara-gastronomy 6h', '/passeio-veleiro 6h', '/experiencia-caicara 6h'],
      [
        'Trekking',
        '/trekking-pedra-macela 5-6h',
        '/trekking-pao-acucar-mamangua 4h',
        '/trekking-sete-regraus 6h',
      ],
    ])
  })

  test('expeditions with their durations', () => {
    expect(lines('expeditions')).toEqual([
      [
        'Caiaque',
        '/expedicao-saco-fundao 2 dias',
        '/expedicao-saco-mamangua 3 dias',
        '/expedicao-travessia-joatinga 4-6 dias',
        '/expedicao-ilha-grande 3 dias',
      ],
      [
        'Trekking',
        '/trekking-serra-fina 4 dias',
        '/trekking-itatiaia 2 dias',
        '/trekking-marins-itaguare 3 dias',
        '/travessia-petro-tere 3 dias',
        '/travessia-joatinga-trekking 4 dias',
      ],
    ])
  })
})

describe('ratings, ages and experience (spec §2.7, §5, §9)', () => {
  const having = <Value>(read: (product: Product) => Value | undefined) =>
    Object.fromEntries(
      shipped.trips.flatMap((product) => {
        const value = read(product)
        return value === undefined ? [] : [[product.slug, value]]
      }),
    )

  test('ratings are those the spec gives, and nothing else is rated', () => {
    expect(having(({ rating }) => rating)).toEqual({
      'aventura-privada': { value: 4.8, reviews: 134 },
      'caiaque-paraty-mirim': { value: 5, reviews: 47 },
      'regate-caicara': { value: 4.9, reviews: 87 },
      'trekking-sete-regraus': { value: 4.7, reviews: 134 },
      'baia-paraty': { value: 4.9 },
    })
  })

  test('ages are those the spec gives, and nothing else is limited', () => {
    expect(having(({ minimumAge }) => minimumAge)).toEqual({
      'caiaque-coletivo': { years: 6 },
      'aventura-privada': { years: 6 },
      'caiaque-paraty-mirim': { years: 6 },
      'caiaque-dia-inteiro': { years: 12 },
      'trekking-pedra-macela': { years: 10 },
      'trekking-pao-acucar': { years: 10 },
      'trekking-sete-regraus': { years: 12, recommended: true },
      'baia-paraty': { years: 8 },
      'serra-fina': { years: 18 },
    })
  })

  test('prior experience is asked where the spec asks it', () => {
    expect(having(({ experience }) => experience)).toEqual({
      'travessia-joatinga': 'kayak',
      'ilha-grande': 'kayak',
      'serra-fina': 'mountain',
    })
    expect(having(({ treksRequired }) => treksRequired)).toEqual({ 'serra-fina': 3 })
  })

  test('Sete Degraus is one day and not an expedition (spec §2.8)', () => {
    expect(trip('trekking-sete-regraus')).toMatchObject({ kind: 'tour', cancellation: 'tour' })
  })
})

describe('refunds (spec §9 "Cancellation and refund rules")', () => {
  const words = (locale: Locale) => wordsOf(locale).interface.cancellation
  const figures = shipped.content['policy-figures']

  /** The tab's rules as a visitor reads them. */
  const tab = (product: Product, locale: Locale) =>
    cancellationRules(figures, product).map((rule) =>
      readable(`${noticeText(rule.notice, words(locale))}: ${refundText(rule, words(locale))}`),
    )
  const line = (slug: string, locale: Locale) => {
    const text = importantRulesText(importantRules(figures, trip(slug)), words(locale))
    return text === undefined ? undefined : readable(text)
  }

  test.each(slugs(shipped.tours))(
    '%s: all back until the day before, nothing on the day but for weather',
    (slug) => {
      expect(tab(trip(slug), 'pt-BR')).toEqual([
        'até 24 horas antes: Reembolso total',
        'no mesmo dia: Sem reembolso, exceto em clima adverso',
      ])
      expect(tab(trip(slug), 'en-GB')).toEqual([
        'up to 24 hours before: Full refund',
        'on the same day: No refund, except in adverse weather',
      ])
    },
  )

  test.each(slugs(shipped.expeditions))('%s: all, half or nothing, by 7 and 3 days', (slug) => {
    expect(tab(trip(slug), 'pt-BR')).toEqual([
      'até 7 dias antes: Reembolso total',
      'de 3 a 6 dias antes: Reembolso de 50%',
      'menos de 3 dias antes: Sem reembolso, exceto em emergência médica ou clima extremo',
    ])
    expect(tab(trip(slug), 'en-GB')).toEqual([
      'up to 7 days before: Full refund',
      '3 to 6 days before: 50% refund',
      'less than 3 days before: No refund, except in a medical emergency or extreme weather',
    ])
  })

  test.each(slugs(shipped.expeditions))('%s: 100%, 80% and 40% by 7 days, 6 to 3 days, 48 hours', (slug) => {
    expect(line(slug, 'pt-BR')).toBe(
      'Quanto volta em caso de cancelamento: até 7 dias antes, 100%; de 6 a 3 dias antes, 80%; menos de 48 horas antes, 40%.',
    )
    expect(line(slug, 'en-GB')).toBe(
      'What you get back if you cancel: up to 7 days before, 100%; 6 to 3 days before, 80%; less than 48 hours before, 40%.',
    )
  })

  test.each([
    ['caiaque-coletivo', 24],
    ['trekking-sete-regraus', 24],
    ['trekking-pedra-macela', 48],
  ])('%s: 100%% up to %i hours before, 80%% under 48', (slug, hours) => {
    expect(line(slug, 'pt-BR')).toBe(
      `Quanto volta em caso de cancelamento: até ${hours} horas antes, 100%; menos de 48 horas antes, 80%.`,
    )
    expect(line(slug, 'en-GB')).toBe(
      `What you get back if you cancel: up to ${hours} hours before, 100%; less than 48 hours before, 80%.`,
    )
  })

  test.each([
    ['baia-paraty', 24],
    ['experiencia-caicara', 48],
    ['trekking-pao-acucar', 48],
  ])('%s: free up to %i hours before', (slug, hours) => {
    expect(line(slug, 'pt-BR')).toBe(`Cancelamento gratuito até ${hours} horas antes, com reembolso total.`)
    expect(line(slug, 'en-GB')).toBe(`Free cancellation up to ${hours} hours before, with a full refund.`)
  })

  test('the other trips state no rule of their own', () => {
    expect(slugs(shipped.trips.filter(({ slug }) => line(slug, 'pt-BR') === undefined))).toEqual([
      'aventura-privada',
      'caiaque-dia-inteiro',
      'caiaque-paraty-mirim',
      'regate-caicara',
      'passeio-veleiro',
    ])
  })

  /** Every figure of a policy card, in the order in which a reader meets it. */
  const policyFigures = (locale: Locale, card: 'tours' | 'expeditions') =>
    policyWords(shipped, locale)
      [card].rules.map(({ title, text }) => `${title}: ${text}`)
      .join(' ')
      .match(/\d+(?:[.,]\d+)?%?/g)

  test.each(locales)('the policy page on day tours in %s', (locale) => {
    expect(policyFigures(locale, 'tours')).toEqual(['24', '24', '24', '80%', '12'])
  })

  test.each([
    ['pt-BR', '1,5'],
    ['en-GB', '1.5'],
  ] as const)('the policy page on expeditions in %s', (locale, wave) => {
    const weather = ['20', '37', wave]
    const moving = ['30', '72', '20%']
    const cancelling = ['7', '7', '6', '2', '6', '2', '60%', '2', '24', '24', '24']
    expect(policyFigures(locale, 'expeditions')).toEqual([...weather, ...moving, ...cancelling])
  })
})

describe('the rest of the house', () => {
  test('three courses, six students at most (spec §3, §9)', () => {
    expect(shipped.courses.map(({ id, days, level }) => [id, days, level])).toEqual([
      ['basico', 1, 'beginner'],
      ['avancado', 2, 'intermediate'],
      ['rolamento', 1, 'advanced'],
    ])
    expect(shipped.content.courses.students).toBe(6)
  })

  test('open from seven to nineteen, every day (spec §2.2)', () => {
    expect(shipped.content.hours).toEqual({ opens: '07:00', closes: '19:00' })
    expect(hoursOf(shipped, 'pt-BR')).toEqual({ opens: '7h', closes: '19h' })
    expect(hoursOf(shipped, 'en-GB')).toEqual({ opens: '7\u00a0am', closes: '7\u00a0pm' })
  })
})
