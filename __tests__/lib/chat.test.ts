import { bayTour } from '@/lib/catalogue/bay-tour'
import { startTimeText } from '@/lib/catalogue/facts'
import { products } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
import type { Product } from '@/lib/catalogue/schema'
import {
  availabilityLink,
  bookingLink,
  chatAddress,
  chatLink,
  detailBookingLink,
  subjectLink,
} from '@/lib/chat'
import { type Locale, locales } from '@/lib/locales'
import { site } from '@/lib/site'
import { factsIn } from './catalogue/facts-translator'

/** What a trip is called while its title is on trial. */
const onTrial: { title?: string } = {}

jest.mock('@/lib/catalogue/translations', () => {
  const actual = jest.requireActual<typeof import('@/lib/catalogue/translations')>(
    '@/lib/catalogue/translations',
  )
  return {
    ...actual,
    productWords: (slug: string, locale: Locale) => {
      const { words, fallbacks } = actual.productWords(slug, locale)
      return { words: { ...words, title: onTrial.title ?? words.title }, fallbacks }
    },
  }
})

afterEach(() => {
  onTrial.title = undefined
})

function trip(slug: string): Product {
  const product = products.find((candidate) => candidate.slug === slug)
  if (!product) throw new Error(`No product ${slug}`)
  return product
}

/** The link of a card for a trip of that title. */
function linkFor(title: string): string {
  onTrial.title = title
  return bookingLink(trip('passeio-veleiro'), 'pt-BR')
}

/** The text that the chat app receives. */
const textOf = (link: string): string => new URL(link).searchParams.get('text') ?? ''

describe('chat links (spec §7)', () => {
  test('lead to the operator’s number at the chat’s host', () => {
    expect(chatAddress).toBe(`https://${site.chat.host}/${site.chat.number}`)
    expect(subjectLink('general', 'pt-BR').startsWith(`${chatAddress}?text=`)).toBe(true)
  })

  test.each([
    [
      bookingLink(trip('passeio-veleiro'), 'pt-BR'),
      'Olá! Gostaria de reservar o passeio Passeio de Veleiro em Paraty.',
    ],
    [bookingLink(trip('saco-fundao'), 'pt-BR'), 'Olá! Gostaria de reservar a expedição Saco do Fundão.'],
    [
      availabilityLink(bayTour, 'pt-BR'),
      'Olá! Gostaria de saber a disponibilidade do passeio Tour Guiado Baía de Paraty.',
    ],
    [subjectLink('custom', 'pt-BR'), 'Olá! Gostaria de montar um roteiro personalizado.'],
    [
      subjectLink('courseClasses', 'pt-BR'),
      'Olá! Gostaria de saber sobre as próximas turmas dos cursos ACA.',
    ],
    [subjectLink('courseInfo', 'pt-BR'), 'Olá! Gostaria de mais informações sobre os cursos ACA.'],
    [subjectLink('general', 'pt-BR'), 'Olá! Gostaria de mais informações sobre os passeios.'],
  ])('%s', (link, text) => {
    expect(textOf(link)).toBe(text)
  })

  test.each([
    [
      bookingLink(trip('passeio-veleiro'), 'en-GB'),
      'Olá! Gostaria de reservar o passeio Passeio de Veleiro em Paraty.',
      'Hello! I would like to book the tour Sailing Day in Paraty.',
    ],
    [
      subjectLink('courseClasses', 'en-GB'),
      'Olá! Gostaria de saber sobre as próximas turmas dos cursos ACA.',
      'Hello! I would like to know about the next ACA course classes.',
    ],
  ])('from the English site the text is Portuguese first, English below: %s', (link, portuguese, english) => {
    expect(textOf(link)).toBe(`${portuguese}\n\n${english}`)
  })

  test('spaces are %20, line ends %0A and accents UTF-8: no sign of form encoding', () => {
    expect(chatLink('Olá mundo\nsim')).toBe(`${chatAddress}?text=Ol%C3%A1%20mundo%0Asim`)
    expect(linkFor('Manguezais & Ilhas + 50% #1?')).toBe(
      `${chatAddress}?text=Ol%C3%A1!%20Gostaria%20de%20reservar%20o%20passeio%20Manguezais%20%26%20Ilhas%20%2B%2050%25%20%231%3F.`,
    )
  })

  test('letters written as letter and accent are joined', () => {
    expect(chatLink('Ola\u0301')).toBe(chatLink('Olá'))
  })

  test('signs that the chat would take for bold or italic leave the title', () => {
    expect(textOf(linkFor('*Sete* _Degraus_ ~x~ `y`'))).toBe(
      'Olá! Gostaria de reservar o passeio Sete Degraus x y.',
    )
  })

  test('braces and quotes in a title are words, not placeholders', () => {
    const title = "Caiaque {title} d’água 'x'"
    expect(textOf(linkFor(title))).toBe(`Olá! Gostaria de reservar o passeio ${title}.`)
  })
})

describe('the link of a detail page (spec §2.8)', () => {
  test('title, start times, and placeholders for date and people', () => {
    const text = textOf(detailBookingLink(trip('caiaque-coletivo'), 'pt-BR'))
    expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
      'Olá! Gostaria de reservar o passeio Passeio de Caiaque Coletivo.',
      'Horários: 08h30 às 12h30 · 15h00 às 19h00',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
    ])
  })

  test('without start times there is no line for them', () => {
    expect(textOf(detailBookingLink(trip('itatiaia'), 'pt-BR')).split('\n')).toHaveLength(3)
  })

  test('in English each half carries all of it in its own language', () => {
    const text = textOf(detailBookingLink(trip('trekking-sete-regraus'), 'en-GB'))
    expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
      'Olá! Gostaria de reservar o passeio Trekking Sete Degraus.',
      'Horários: 09h00 · 03h30 (nascer do sol)',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
      '',
      'Hello! I would like to book the tour Seven Steps Trek.',
      'Start times: 09:00 · 03:30 (sunrise)',
      'Date: DD/MM/YYYY',
      'Number of people:',
    ])
  })

  const cases = [...products, bayTour].flatMap((product) =>
    locales.map((locale) => [product.slug, locale, product] as const),
  )
  test.each(cases)('%s in %s names its trip and its times', (_, locale: Locale, product) => {
    const text = textOf(detailBookingLink(product, locale))
    const noun = product.kind === 'expedition' ? 'a expedição' : 'o passeio'
    const named = (language: Locale) => productView(product, language).words.title
    const times = product.detail.startTimes.map((time) => startTimeText(time, locale, factsIn(locale)))
    expect(text).toContain(`Olá! Gostaria de reservar ${noun} ${named('pt-BR')}.`)
    expect(text).toContain(named(locale))
    expect(text).toContain('DD/MM/AAAA')
    for (const time of times) expect(text).toContain(time)
    expect(text.includes('Hello!')).toBe(locale === 'en-GB')
    expect(text).not.toMatch(/[{}]/)
  })
})
