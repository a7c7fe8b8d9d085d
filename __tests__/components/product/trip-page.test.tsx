/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react'
import { createTranslator } from 'next-intl'
import { BeforeBooking } from '@/components/product/before-booking'
import { TripSheet } from '@/components/product/trip-sheet'
import { bookingQuestions } from '@/lib/catalogue/shape/trip-words'
import { bookingAnswer } from '@/lib/catalogue/text/booking-answers'
import { wordsOf } from '@/lib/i18n/words'
import { catalogueWith, row, trip, view } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

describe('before booking', () => {
  const booking = { href: '/#booking', label: 'Como se reserva' }
  const said = (slug: string, details: object) => {
    const trip = view(slug, 'pt-BR')
    const words = { ...trip.words, details: { ...trip.words.details, ...details } }
    renderIn('pt-BR', <BeforeBooking view={{ ...trip, words }} booking={booking} />)
    return document.querySelector('p')?.textContent
  }

  test('what only the chat can answer is one sentence, with the way to how booking works', () => {
    const text = said('caiaque-coletivo', { beforeBooking: { toilets: 'Há banheiro no Pontal.' } })
    expect(text).toMatch(/o pagamento.* e o idioma do guia\. Como se reserva$/)
    expect(text).not.toMatch(/banheiros|chuva|crianças/)
    expect(screen.getByRole('link', { name: 'Como se reserva' })).toHaveAttribute('href', '/#booking')
  })

  test('where everything is answered the way alone remains', () => {
    const all = Object.fromEntries(bookingQuestions.map((question) => [question, 'Sim.']))
    expect(said('caiaque-coletivo', { beforeBooking: all })).toBe('Como se reserva')
  })
})

describe('children are answered from the minimum age', () => {
  test.each([
    [{ years: 12 }, 'A partir de 12 anos, sempre com os responsáveis.'],
    [
      { years: 12, recommended: true },
      'Recomendado a partir de 12 anos; crianças e adolescentes vão com os responsáveis.',
    ],
    [{ years: 18 }, 'Não: a idade mínima é de 18 anos.'],
  ])('%j', (minimumAge, answer) => {
    const catalogue = catalogueWith(row('tours', 'caiaque-coletivo', { minimumAge }))
    const t = createTranslator({
      locale: 'pt-BR',
      messages: wordsOf('pt-BR').interface,
      namespace: 'beforeBooking',
    })
    const said = bookingAnswer('children', trip('caiaque-coletivo', catalogue), t)
    expect(said?.replaceAll('\u00a0', ' ')).toBe(answer)
  })
})

test('the sheet says how to reach the team and carries a code of the page', () => {
  renderIn(
    'pt-BR',
    <TripSheet
      words={{ title: 'Fale com a gente', chat: 'WhatsApp', email: 'E-mail', page: 'Página' }}
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
