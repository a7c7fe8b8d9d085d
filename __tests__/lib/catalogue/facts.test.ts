import { bayTour } from '@/lib/catalogue/bay-tour'
import { clockText, detailFacts, durationText, groupText } from '@/lib/catalogue/facts'
import { findProduct, products } from '@/lib/catalogue/products'
import type { Duration, Product } from '@/lib/catalogue/schema'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/locales'
import { factsIn } from './facts-translator'

const everything: Product[] = [...products, bayTour]

/** The facts grid of a detail page as "label: value" lines. */
function grid(slug: string, locale: Locale): string[] {
  const product = everything.find((one) => one.slug === slug)
  if (!product) throw new Error(`No product ${slug}`)
  const { difficulty } = product.detail
  const word = difficulty && messagesOf(locale).difficulty[difficulty]
  return detailFacts(product, word, locale, factsIn(locale)).map(
    ({ label, values }) => `${label}: ${values.join(' · ')}`,
  )
}

const portuguese: Record<string, string[]> = {
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
    'Tempo de remada: A confirmar no chat',
    'Distância: A confirmar no chat',
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
    'Tempo de remada: A confirmar no chat',
    'Distância: A confirmar no chat',
    'Dificuldade: Intermediário',
    'Grupo: 2–10 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'regate-caicara': [
    'Duração: 6 horas',
    'Grupo: 3–8 pessoas',
    'Horários de saída: 09h00 às 15h00',
    'Ponto de encontro: Paraty-Mirim',
  ],
  'passeio-veleiro': [
    'Duração: 6–8 horas',
    'Grupo: até 10 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'experiencia-caicara': [
    'Duração: 6–8 horas',
    'Grupo: até 6 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'trekking-pedra-macela': [
    'Duração: 5–6 horas',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 2,2 km de subida',
    'Dificuldade: Intermediário',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
    'Altitude: 1.840 m',
  ],
  'trekking-pao-acucar': [
    'Duração: cerca de 6 horas',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 3 km',
    'Dificuldade: Moderado/Técnico',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
    'Altitude: cerca de 450 m',
  ],
  'trekking-sete-regraus': [
    'Duração: 7 horas',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 14 km',
    'Dificuldade: Intermediário',
    'Grupo: 2–8 pessoas',
    'Horários de saída: 09h00 · 03h30 (nascer do sol)',
  ],
  'saco-fundao': [
    'Duração: 2 dias',
    'Tempo de remada: cerca de 2 horas por dia',
    'Distância: 20 km',
    'Dificuldade: Fácil',
    'Grupo: 2–6 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'saco-mamangua': [
    'Duração: 3 dias',
    'Tempo de remada: A confirmar no chat',
    'Distância: 30 km',
    'Dificuldade: Intermediário',
    'Grupo: 2–10 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'travessia-joatinga': [
    'Duração: 4 dias',
    'Tempo de remada: A confirmar no chat',
    'Distância: 90 km',
    'Dificuldade: Avançado',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'ilha-grande': [
    'Duração: 5 dias',
    'Tempo de remada: A confirmar no chat',
    'Distância: 80 km',
    'Dificuldade: Avançado',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'serra-fina': [
    'Duração: 4 dias',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 25 km',
    'Dificuldade: Extremo',
    'Grupo: 4–8 pessoas',
    'Horários de saída: 07h00',
  ],
  itatiaia: [
    'Duração: 2 dias',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: A confirmar no chat',
    'Dificuldade: Intermediário',
    'Grupo: 1–8 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'marins-itaguare': [
    'Duração: 3–4 dias',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: cerca de 18 km',
    'Dificuldade: Avançado',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'petro-tere': [
    'Duração: 3 dias',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 30 km',
    'Dificuldade: Avançado',
    'Grupo: 2–5 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'joatinga-trekking': [
    'Duração: 4 dias',
    'Tempo de caminhada: A confirmar no chat',
    'Distância: 45 km',
    'Dificuldade: Intermediário',
    'Grupo: 2–8 pessoas',
    'Horários de saída: A confirmar no chat',
  ],
  'baia-paraty': [
    'Duração: 4 horas',
    'Tempo de remada: A confirmar no chat',
    'Distância: A confirmar no chat',
    'Dificuldade: Fácil',
    'Grupo: 2–12 pessoas',
    'Horários de saída: 09h00',
    'Ponto de encontro: Praia do Pontal',
  ],
}

describe('the facts grid of every detail page (spec §2.8, §9)', () => {
  test('stands here for every product', () => {
    expect(Object.keys(portuguese).sort()).toEqual(everything.map(({ slug }) => slug).sort())
  })

  test.each(Object.entries(portuguese))('%s in Portuguese', (slug, lines) => {
    expect(grid(slug, 'pt-BR')).toEqual(lines)
  })

  test.each([
    [
      'caiaque-coletivo',
      [
        'Duration: 4 hours',
        'Paddle time: 2 hours',
        'Distance: 8–12 km',
        'Difficulty: Easy',
        'Group: 2–10 people',
        'Start times: 08:30 to 12:30 · 15:00 to 19:00',
      ],
    ],
    [
      'aventura-privada',
      [
        'Duration: up to 8 hours',
        'Paddle time: Confirmed in the chat',
        'Distance: Confirmed in the chat',
        'Difficulty: Customisable',
        'Group: 2–8 people',
        'Start times: 09:00 to 17:00',
      ],
    ],
    [
      'regate-caicara',
      [
        'Duration: 6 hours',
        'Group: 3–8 people',
        'Start times: 09:00 to 15:00',
        'Meeting point: Paraty-Mirim',
      ],
    ],
    [
      'trekking-pedra-macela',
      [
        'Duration: 5–6 hours',
        'Hiking time: Confirmed in the chat',
        'Distance: 2.2 km of ascent',
        'Difficulty: Intermediate',
        'Group: 2–8 people',
        'Start times: Confirmed in the chat',
        'Altitude: 1,840 m',
      ],
    ],
    [
      'trekking-sete-regraus',
      [
        'Duration: 7 hours',
        'Hiking time: Confirmed in the chat',
        'Distance: 14 km',
        'Difficulty: Intermediate',
        'Group: 2–8 people',
        'Start times: 09:00 · 03:30 (sunrise)',
      ],
    ],
    [
      'saco-fundao',
      [
        'Duration: 2 days',
        'Paddle time: about 2 hours a day',
        'Distance: 20 km',
        'Difficulty: Easy',
        'Group: 2–6 people',
        'Start times: Confirmed in the chat',
      ],
    ],
    [
      'marins-itaguare',
      [
        'Duration: 3–4 days',
        'Hiking time: Confirmed in the chat',
        'Distance: about 18 km',
        'Difficulty: Advanced',
        'Group: 2–8 people',
        'Start times: Confirmed in the chat',
      ],
    ],
  ])('%s in English', (slug, lines) => {
    expect(grid(slug, 'en-GB')).toEqual(lines)
  })

  test.each(everything.map(({ slug, category }) => [slug, category] as const))(
    '%s, %s, shows in English the same facts as in Portuguese',
    (slug) => {
      expect(grid(slug, 'en-GB')).toHaveLength(grid(slug, 'pt-BR').length)
      expect(grid(slug, 'en-GB').join(' ')).not.toMatch(/horas|dias|pessoas|confirmar|cerca/)
    },
  )

  test.each(everything.filter(({ category }) => category === 'Barco').map(({ slug }) => slug))(
    '%s is by boat: no time, distance or difficulty',
    (slug) => {
      expect(grid(slug, 'en-GB').join('\n')).not.toMatch(/Paddle|Hiking|Distance|Difficulty/)
    },
  )

  test('a boat’s figures stay hidden even where they are known', () => {
    const boat = findProduct('regate-caicara')
    if (!boat) throw new Error('No boat')
    const known: Product = {
      ...boat,
      detail: { ...boat.detail, activeHours: { hours: 3 }, distanceKm: { min: 5, max: 5 } },
    }
    const keys = detailFacts(known, 'Fácil', 'pt-BR', factsIn('pt-BR')).map(({ key }) => key)
    expect(keys).toEqual(['duration', 'group', 'startTimes', 'meetingPoint'])
  })

  test('one hour and one day are singular', () => {
    const one = (unit: Duration['unit']): Duration => ({ unit, range: { min: 1, max: 1 } })
    expect(durationText(one('hours'), factsIn('pt-BR'))).toBe('1 hora')
    expect(durationText(one('days'), factsIn('pt-BR'))).toBe('1 dia')
    expect(durationText(one('hours'), factsIn('en-GB'))).toBe('1 hour')
    expect(durationText(one('days'), factsIn('en-GB'))).toBe('1 day')
  })

  test('the private tour takes ten in Portuguese and eight in English (spec §9)', () => {
    const group = { min: 2, max: 10, maxEnglish: 8 }
    expect(groupText(group, 'pt-BR', factsIn('pt-BR'))).toBe('2–10 pessoas')
    expect(groupText(group, 'en-GB', factsIn('en-GB'))).toBe('2–8 people')
  })

  test('clocks read 08h30 in Portuguese and 08:30 in English', () => {
    expect(clockText('08:30', 'pt-BR')).toBe('08h30')
    expect(clockText('08:30', 'en-GB')).toBe('08:30')
  })
})
