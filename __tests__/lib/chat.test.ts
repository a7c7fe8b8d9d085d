import { bayTour } from '@/lib/catalogue/bay-tour'
import { startTimeText } from '@/lib/catalogue/facts'
import { products } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
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

/** The text that the chat app receives. */
const textOf = (link: string): string => new URL(link).searchParams.get('text') ?? ''

describe('chat links (spec §7)', () => {
  test('lead to the operator’s number at the chat’s host', () => {
    expect(chatAddress).toBe(`https://${site.chat.host}/${site.chat.number}`)
    expect(subjectLink('general', 'pt-BR').startsWith(`${chatAddress}?text=`)).toBe(true)
  })

  test.each([
    [
      bookingLink({ kind: 'tour', title: 'Passeio de Veleiro' }, 'pt-BR'),
      'Olá! Gostaria de reservar o passeio Passeio de Veleiro.',
    ],
    [
      bookingLink({ kind: 'expedition', title: 'Saco do Fundão' }, 'pt-BR'),
      'Olá! Gostaria de reservar a expedição Saco do Fundão.',
    ],
    [
      availabilityLink('Regate Caiçara', 'pt-BR'),
      'Olá! Gostaria de saber a disponibilidade do passeio Regate Caiçara.',
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
      bookingLink({ kind: 'tour', title: 'Sailing Day' }, 'en-GB'),
      'Olá! Gostaria de reservar o passeio Sailing Day.',
      'Hello! I would like to book the tour Sailing Day.',
    ],
    [
      bookingLink({ kind: 'expedition', title: 'Serra Fina Traverse' }, 'en-GB'),
      'Olá! Gostaria de reservar a expedição Serra Fina Traverse.',
      'Hello! I would like to book the expedition Serra Fina Traverse.',
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
    expect(bookingLink({ kind: 'tour', title: 'Manguezais & Ilhas + 50% #1?' }, 'pt-BR')).toBe(
      `${chatAddress}?text=Ol%C3%A1!%20Gostaria%20de%20reservar%20o%20passeio%20Manguezais%20%26%20Ilhas%20%2B%2050%25%20%231%3F.`,
    )
  })

  test('letters written as letter and accent are joined', () => {
    expect(chatLink('Ola\u0301')).toBe(chatLink('Olá'))
  })

  test('signs that the chat would take for bold or italic leave the title', () => {
    expect(textOf(bookingLink({ kind: 'tour', title: '*Sete* _Degraus_ ~x~ `y`' }, 'pt-BR'))).toBe(
      'Olá! Gostaria de reservar o passeio Sete Degraus x y.',
    )
  })

  test('braces and quotes in a title are words, not placeholders', () => {
    const title = "Caiaque {title} d’água 'x'"
    expect(textOf(bookingLink({ kind: 'tour', title }, 'pt-BR'))).toBe(
      `Olá! Gostaria de reservar o passeio ${title}.`,
    )
  })
})

describe('the link of a detail page (spec §2.8)', () => {
  test('title, start times, and placeholders for date and people', () => {
    const link = detailBookingLink(
      { kind: 'tour', title: 'Passeio de Caiaque Coletivo' },
      ['08h30 às 12h30', '15h00 às 19h00'],
      'pt-BR',
    )
    expect(
      textOf(link)
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual([
      'Olá! Gostaria de reservar o passeio Passeio de Caiaque Coletivo.',
      'Horários: 08h30 às 12h30 · 15h00 às 19h00',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
    ])
  })

  test('without start times there is no line for them', () => {
    expect(
      textOf(detailBookingLink({ kind: 'expedition', title: 'Itatiaia' }, [], 'pt-BR')).split('\n'),
    ).toHaveLength(3)
  })

  test('in English both halves carry all of it', () => {
    const text = textOf(detailBookingLink({ kind: 'tour', title: 'Full-Day Kayak Tour' }, ['08:00'], 'en-GB'))
    expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
      'Olá! Gostaria de reservar o passeio Full-Day Kayak Tour.',
      'Horários: 08:00',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
      '',
      'Hello! I would like to book the tour Full-Day Kayak Tour.',
      'Start times: 08:00',
      'Date: DD/MM/YYYY',
      'Number of people:',
    ])
  })

  const cases = [...products, bayTour].flatMap((product) =>
    locales.map((locale) => [product.slug, locale, product] as const),
  )
  test.each(cases)('%s in %s names its trip and its times', (_, locale: Locale, product) => {
    const { title } = productView(product, locale).words
    const times = product.detail.startTimes.map((time) => startTimeText(time, locale, factsIn(locale)))
    const text = textOf(detailBookingLink({ kind: product.kind, title }, times, locale))
    const noun = product.kind === 'expedition' ? 'a expedição' : 'o passeio'
    expect(text).toContain(`Olá! Gostaria de reservar ${noun} ${title}.`)
    expect(text).toContain('DD/MM/AAAA')
    for (const time of times) expect(text).toContain(time)
    expect(text.includes('Hello!')).toBe(locale === 'en-GB')
    expect(text).not.toMatch(/[{}]/)
  })
})
