import { productView } from '@/lib/catalogue/build/trip-view'
import { startTimeText } from '@/lib/catalogue/text/fact-formats'
import {
  availabilityLink,
  bookingLink,
  chatAddress,
  chatLink,
  courseLink,
  detailBookingLink,
  footerChatLink,
  headerChatLink,
  questionLink,
  subjectLink,
} from '@/lib/chat/drafts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { pageIds } from '@/lib/routing/pages'
import { site } from '@/lib/site'
import { factsIn } from '../catalogue/facts-translator'
import { catalogueWith, row, shipped, trip } from '../catalogue/shipped'

const chat = chatAddress(shipped)

/** The link of a card for a tour that staff gave this title. */
function linkFor(title: string): string {
  const catalogue = catalogueWith(row('tours', 'passeio-veleiro', { words: { 'pt-BR': { title } } }))
  return bookingLink(catalogue, trip('passeio-veleiro', catalogue), 'pt-BR')
}

/** The text that the chat app receives. */
const textOf = (link: string): string => new URL(link).searchParams.get('text') ?? ''

describe('chat links (spec §7)', () => {
  test('lead to the operator’s number at the chat’s host', () => {
    expect(chat).toBe(`https://${site.chat.host}/${site.chat.number}`)
    expect(subjectLink(shipped, 'custom', 'pt-BR').startsWith(`${chat}?text=`)).toBe(true)
  })

  test.each([
    [
      bookingLink(shipped, trip('passeio-veleiro'), 'pt-BR'),
      'Olá! Gostaria de reservar o passeio Veleiro na baía de Paraty.',
    ],
    [
      bookingLink(shipped, trip('saco-fundao'), 'pt-BR'),
      'Olá! Gostaria de reservar a expedição Saco do Fundão.',
    ],
    [
      availabilityLink(shipped, trip('baia-paraty'), 'pt-BR'),
      'Olá! Gostaria de saber a disponibilidade do passeio Tour Guiado Baía de Paraty.\nData: DD/MM/AAAA',
    ],
    [subjectLink(shipped, 'custom', 'pt-BR'), 'Olá! Gostaria de montar um roteiro personalizado.'],
    [
      subjectLink(shipped, 'courseClasses', 'pt-BR'),
      'Olá! Gostaria de saber sobre as próximas turmas dos cursos ACA.',
    ],
    [subjectLink(shipped, 'courseInfo', 'pt-BR'), 'Olá! Gostaria de mais informações sobre os cursos ACA.'],
  ])('%s', (link, text) => {
    expect(textOf(link)).toBe(text)
  })

  test.each([
    [
      bookingLink(shipped, trip('passeio-veleiro'), 'en-GB'),
      'Olá! Gostaria de reservar o passeio Veleiro na baía de Paraty.',
      'Hello! I’d like to book this tour: Sailing day in Paraty.',
    ],
    [
      subjectLink(shipped, 'courseClasses', 'en-GB'),
      'Olá! Gostaria de saber sobre as próximas turmas dos cursos ACA.',
      'Hello! I’d like to know about the next ACA course classes.',
    ],
  ])('from the English site the text is Portuguese first, English below: %s', (link, portuguese, english) => {
    expect(textOf(link)).toBe(`${portuguese}\n\n${english}`)
  })

  test('follow the number that staff gave, on every link', () => {
    const catalogue = catalogueWith(row('site_content', 'contact', { chatNumber: '5511987654321' }))
    const links = [
      chatAddress(catalogue),
      subjectLink(catalogue, 'custom', 'en-GB'),
      bookingLink(catalogue, trip('itatiaia'), 'pt-BR'),
      availabilityLink(catalogue, trip('itatiaia'), 'pt-BR'),
      detailBookingLink(catalogue, trip('itatiaia'), 'en-GB'),
    ]
    for (const link of links) expect(new URL(link).pathname).toBe('/5511987654321')
  })

  test('spaces are %20, line ends %0A and accents UTF-8: no sign of form encoding', () => {
    expect(chatLink(shipped, 'Olá mundo\nsim')).toBe(`${chat}?text=Ol%C3%A1%20mundo%0Asim`)
    expect(linkFor('Manguezais & Ilhas + 50% #1?')).toBe(
      `${chat}?text=Ol%C3%A1!%20Gostaria%20de%20reservar%20o%20passeio%20Manguezais%20%26%20Ilhas%20%2B%2050%25%20%231%3F.`,
    )
  })

  test('letters written as letter and accent are joined', () => {
    expect(chatLink(shipped, 'Ola\u0301')).toBe(chatLink(shipped, 'Olá'))
  })

  test('signs that the chat would take for bold or italic leave the title', () => {
    expect(textOf(linkFor('*Sete* _Degraus_ ~x~ `y`'))).toBe(
      'Olá! Gostaria de reservar o passeio Sete Degraus x y.',
    )
  })

  test('braces and quotes in a title are words, not placeholders', () => {
    const title = "Caiaque {para dois} d’água 'x'"
    expect(textOf(linkFor(title))).toBe(`Olá! Gostaria de reservar o passeio ${title}.`)
  })
})

describe('the link of a detail page (spec §2.8)', () => {
  /** A tour of this test, which leaves at these times. */
  const leaving = (...startTimes: readonly { start: string; end?: string; option?: 'sunrise' }[]) => {
    const words = { 'pt-BR': { title: 'Volta da lagoa' }, 'en-GB': { title: 'Lagoon loop' } }
    return catalogueWith(row('tours', 'passeio-veleiro', { words, detail: { startTimes } }))
  }
  const linkIn = (catalogue: typeof shipped, locale: Locale) =>
    textOf(detailBookingLink(catalogue, trip('passeio-veleiro', catalogue), locale))

  test('title, start times, and placeholders for date and people', () => {
    const times = [
      { start: '07:15', end: '11:15' },
      { start: '14:10', end: '18:10' },
    ]
    const text = linkIn(leaving(...times), 'pt-BR')
    expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
      'Olá! Gostaria de reservar o passeio Volta da lagoa.',
      'Horários: 07h15 às 11h15 · 14h10 às 18h10',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
    ])
  })

  test('without start times there is no line for them', () => {
    expect(linkIn(leaving(), 'pt-BR').split('\n')).toHaveLength(3)
  })

  test('in English each half carries all of it in its own language', () => {
    const text = linkIn(leaving({ start: '10:20' }, { start: '04:40', option: 'sunrise' }), 'en-GB')
    expect(text.split('\n').map((line) => line.trimEnd())).toEqual([
      'Olá! Gostaria de reservar o passeio Volta da lagoa.',
      'Horários: 10h20 · 04h40 (nascer do sol)',
      'Data: DD/MM/AAAA',
      'Número de pessoas:',
      '',
      'Hello! I’d like to book this tour: Lagoon loop.',
      'Start times: 10:20 · 04:40 (sunrise)',
      'Date: DD/MM/YYYY',
      'Number of people:',
    ])
  })

  const cases = shipped.trips.flatMap((product) =>
    locales.map((locale) => [product.slug, locale, product] as const),
  )
  test.each(cases)('%s in %s names its trip and its times', (_, locale: Locale, product) => {
    const text = textOf(detailBookingLink(shipped, product, locale))
    const noun = product.kind === 'expedition' ? 'a expedição' : 'o passeio'
    const named = (language: Locale) => productView(shipped, product, language).words.title
    const times = product.detail.startTimes.map((time) => startTimeText(time, locale, factsIn(locale)))
    expect(text).toContain(`Olá! Gostaria de reservar ${noun} ${named('pt-BR')}.`)
    expect(text).toContain(named(locale))
    expect(text).toContain('DD/MM/AAAA')
    for (const time of times) expect(text).toContain(time)
    expect(text.includes('Hello!')).toBe(locale === 'en-GB')
    expect(text).not.toMatch(/[{}]/)
  })
})

describe('a draft knows where somebody stood', () => {
  const { trips } = shipped

  test.each(trips.map(({ slug }) => slug))('the header on %s asks for that trip', (slug) => {
    expect(headerChatLink(shipped, trip(slug), 'pt-BR')).toBe(detailBookingLink(shipped, trip(slug), 'pt-BR'))
  })

  test.each(locales)('no two pages have the same draft in %s', (locale) => {
    const drafts = [...pageIds, 'missing' as const].map((page) => headerChatLink(shipped, page, locale))
    expect(new Set(drafts).size).toBe(drafts.length)
    for (const link of drafts) expect(textOf(link)).toMatch(/^Olá! /)
    for (const link of drafts) expect(textOf(link).includes('\n\nHello! ')).toBe(locale === 'en-GB')
  })

  test.each(trips.map(({ slug }) => slug))('a question about %s is a question, not a booking', (slug) => {
    const text = textOf(questionLink(shipped, trip(slug), 'en-GB'))
    const titles = locales.map((locale) => productView(shipped, trip(slug), locale).words.title)
    for (const title of titles) expect(text).toContain(title)
    expect(text).not.toMatch(/reservar|book/)
    expect(footerChatLink(shipped, trip(slug), 'en-GB')).toBe(questionLink(shipped, trip(slug), 'en-GB'))
  })

  test('the policy speaks of a cancellation, with what the team needs to find the booking', () => {
    expect(textOf(subjectLink(shipped, 'cancellation', 'pt-BR'))).toBe(
      'Olá! Gostaria de falar sobre o cancelamento ou a remarcação de uma reserva.\nPasseio ou expedição: \nData reservada: DD/MM/AAAA\nNome na reserva: ',
    )
    expect(textOf(subjectLink(shipped, 'cancellation', 'en-GB'))).toContain('cancelling or moving a booking')
  })

  test('a course is asked for by its name', () => {
    for (const course of shipped.courses) {
      expect(textOf(courseLink(shipped, course, 'pt-BR'))).toContain(course.words['pt-BR'].title)
    }
  })
})
