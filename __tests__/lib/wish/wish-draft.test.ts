import { adviceLink, detailBookingLink, placeLink } from '@/lib/chat/drafts'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { tripsLink } from '@/lib/choosing/drafts'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { wishedLink } from '@/lib/wish/draft-on-server'
import { noWish, type Wish } from '@/lib/wish/wish'
import { wishLine } from '@/lib/wish/wish-sentences'
import { shipped, spaced } from '../choosing/samples'

const textOf = (href: string): string => spaced(new URL(href).searchParams.get('text') ?? '')
const family: Wish = { ...noWish, adults: 2, ages: [7, 9], month: 7 }

describe('a chat link with the wish in its draft', () => {
  test('says people and month where the draft of a trip leaves them open', () => {
    const [trip] = shipped.trips
    if (!trip) throw new Error('no trip')
    const plain = textOf(detailBookingLink(shipped, trip, 'pt-BR'))
    const text = textOf(wishedLink(detailBookingLink(shipped, trip, 'pt-BR'), family, 'pt-BR'))
    expect(text.split('\n')[0]).toBe(plain.split('\n')[0])
    expect(text).toContain('Data: flexível, em julho')
    expect(text).toContain('Número de pessoas: 4 (2 adultos e 2 crianças, de 7 anos e 9 anos)')
    expect(text).not.toContain('DD/MM')
    expect(text.split('\n')).toHaveLength(plain.split('\n').length)
  })

  test('is added below a draft that does not ask for it, in both languages of an English page', () => {
    const text = textOf(
      wishedLink(
        placeLink(shipped, 'home', 'en-GB'),
        { ...family, length: { from: 1, to: 1 }, budget: 500 },
        'en-GB',
      ),
    )
    const [portuguese = '', english = ''] = text.split('\n\n')
    expect(portuguese).toMatch(/^Olá! Estou no site/)
    expect(portuguese).toContain('Data: flexível, em julho\nNúmero de pessoas: 4')
    expect(portuguese).toContain('Duração: um dia inteiro\nOrçamento por pessoa: até R$ 500')
    expect(english).toContain(
      'Date: flexible, in July\nNumber of people: 4 (2 adults and 2 children, aged 7 and 9)',
    )
    expect(english).toContain('Length: a whole day')
  })

  test('goes into the message about several trips', () => {
    const text = textOf(
      wishedLink(tripsLink(draftWriter(shipped, 'pt-BR'), ['itatiaia'], 'list'), family, 'pt-BR'),
    )
    expect(text).toContain('- Parte alta do Itatiaia\nData: flexível, em julho\nNúmero de pessoas: 4')
  })

  test('never overwrites what a draft says already', () => {
    const link = adviceLink(shipped, 'pt-BR')
    const once = wishedLink(link, { ...noWish, date: '2027-07-14' }, 'pt-BR')
    expect(textOf(wishedLink(once, { ...noWish, date: '2027-12-24' }, 'pt-BR'))).toContain('Data: 14/07/2027')
  })

  test('children whose adults were not counted are named without a sum', () => {
    const text = textOf(wishedLink(adviceLink(shipped, 'pt-BR'), { ...noWish, ages: [7] }, 'pt-BR'))
    expect(text).toContain('Número de pessoas: 1 criança, de 7 anos')
  })

  test('an empty wish changes nothing', () => {
    for (const locale of locales) {
      const link = placeLink(shipped, 'tours', locale)
      expect(wishedLink(link, noWish, locale)).toBe(link)
    }
  })
})

test('the wish in a line', () => {
  expect(wishLine(family, wordsOf('pt-BR').wish, 'pt-BR').replaceAll('\u00a0', ' ')).toBe(
    '2 adultos, crianças de 7 anos e 9 anos · julho',
  )
  expect(
    wishLine({ ...noWish, date: '2027-07-14', length: { from: 3, to: 3 } }, wordsOf('en-GB').wish, 'en-GB'),
  ).toBe('14/07/2027 · 3\u00a0days')
  expect(wishLine(noWish, wordsOf('pt-BR').wish, 'pt-BR')).toBe('')
})
