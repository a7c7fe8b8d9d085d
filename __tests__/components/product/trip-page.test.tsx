/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { BeforeBooking } from '@/components/product/before-booking'
import { compositionOf } from '@/components/product/composition'
import { TripSheet } from '@/components/product/trip-sheet'
import type { Locale } from '@/lib/locales'
import { catalogueWith, row, shipped, trip, view } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

describe('before booking', () => {
  const answers = (slug: string, locale: Locale, catalogue = shipped) => {
    renderIn(locale, <BeforeBooking view={view(slug, locale, catalogue)} />)
    return screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  }

  test.each(shipped.trips.map(({ slug }) => slug))('%s answers the same eight questions', (slug) => {
    const said = answers(slug, 'en-GB')
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Where do we meet?',
      'How do I pay?',
      'How do I get there?',
      'What if it rains?',
      'Can children come?',
      'Are there toilets?',
      'Do I need to be able to swim?',
      'What language does the guide speak?',
    ])
    expect(said.filter((answer) => !answer)).toEqual([])
    expect(said[1]).toMatch(/The site takes no payment/)
  })

  test('the trip’s own sentence goes before the site’s', () => {
    const catalogue = catalogueWith(
      row('tours', 'caiaque-coletivo', {
        words: { 'pt-BR': { details: { beforeBooking: { toilets: 'Há banheiro no Pontal.' } } } },
      }),
    )
    expect(answers('caiaque-coletivo', 'pt-BR', catalogue)[5]).toBe('Há banheiro no Pontal.')
  })

  test.each([
    [{ years: 12 }, 'A partir de 12 anos, sempre com os responsáveis.'],
    [
      { years: 12, recommended: true },
      'Recomendado a partir de 12 anos; menores de idade vão com os responsáveis.',
    ],
    [{ years: 18 }, 'Não: a idade mínima é de 18 anos.'],
  ])('children are answered from the minimum age %j where the trip says nothing', (minimumAge, answer) => {
    const catalogue = catalogueWith(
      row('tours', 'caiaque-coletivo', {
        minimumAge,
        words: { 'pt-BR': { details: { beforeBooking: { children: null } } } },
      }),
    )
    expect(answers('caiaque-coletivo', 'pt-BR', catalogue)[4]).toBe(answer)
  })
})

test('trips share seven compositions, chosen by their facts, and none has more than five', () => {
  const counts = Map.groupBy(shipped.trips, compositionOf)
  expect([...counts.keys()].toSorted()).toEqual([
    'camp',
    'dawn',
    'ridge',
    'sea',
    'summit',
    'timetable',
    'window',
  ])
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(5)
  expect(compositionOf(trip('passeio-veleiro'))).toBe('sea')
  expect(compositionOf(trip('trekking-sete-regraus'))).toBe('dawn')
})

test('the sheet says how to reach the team and carries a code of the page', () => {
  renderIn(
    'pt-BR',
    <TripSheet
      words={{ title: 'Fale com a gente', chat: 'WhatsApp', email: 'E-mail', page: 'Página', confirmed: '…' }}
      number="+55 24 90000-0000"
      email="a@example.com"
      address="https://example.com/passeio-veleiro"
    />,
  )
  const sheet = within(screen.getByText('Fale com a gente').closest('section') ?? document.body)
  expect(sheet.getByText(/\+55 24 90000-0000/)).toBeInTheDocument()
  expect(sheet.getByText(/https:\/\/example\.com\/passeio-veleiro/)).toBeInTheDocument()
  expect(document.querySelector('svg path')?.getAttribute('d')).toMatch(/^(M\d+ \d+\.5h\d+){50,}$/)
})
