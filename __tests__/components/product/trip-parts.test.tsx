/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { LowestPrice } from '@/components/catalogue/price'
import { BackLink } from '@/components/product/back-link'
import { TripBadges } from '@/components/product/trip-badges'
import { TripFacts } from '@/components/product/trip-facts'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { trip } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

const bayTour = trip('baia-paraty')

describe('the parts that every trip’s page shares (spec §2.7, §2.8)', () => {
  test.each([
    ['tour', 'pt-BR', 'Voltar para Passeios', '/passeios'],
    ['expedition', 'en-GB', 'Back to expeditions', '/en/expeditions'],
  ] as const)('the way back from a page: %s, %s', (kind, locale, name, href) => {
    renderIn(locale, <BackLink kind={kind} locale={locale} />)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('badges and facts of the bay tour say the catalogue’s category and difficulty', () => {
    renderIn('en-GB', <TripBadges product={bayTour} locale="en-GB" />)
    expect(screen.getByText('Kayak')).toBeInTheDocument()
    expect(screen.getByText('Easy')).toBeInTheDocument()
    const harder = { ...bayTour, detail: { ...bayTour.detail, difficulty: 'Avançado' as const } }
    renderIn('en-GB', <TripFacts product={harder} locale="en-GB" />)
    expect(screen.getByText('Advanced')).toBeInTheDocument()
  })

  test('a trip without a level has one badge', () => {
    const boat = trip('passeio-veleiro')
    renderIn(
      'pt-BR',
      <TripBadges product={{ ...boat, detail: { ...boat.detail, difficulty: undefined } }} locale="pt-BR" />,
    )
    expect(screen.getByText('Barco').parentElement?.children).toHaveLength(1)
  })

  test.each([
    ['aventura-privada', 'pt-BR', 'Avaliação: 4,8 de 5 · 134 avaliações'],
    ['aventura-privada', 'en-GB', 'Rating: 4.8 out of 5 · 134 reviews'],
    ['caiaque-paraty-mirim', 'pt-BR', 'Avaliação: 5 de 5 · 47 avaliações'],
    ['regate-caicara', 'en-GB', 'Rating: 4.9 out of 5 · 87 reviews'],
    ['trekking-sete-regraus', 'pt-BR', 'Avaliação: 4,7 de 5 · 134 avaliações'],
    ['baia-paraty', 'en-GB', 'Rating: 4.9 out of 5'],
  ] as const)('the rating of %s in %s (spec §9)', (slug, locale, text) => {
    const { container } = renderIn(locale, <TripBadges product={trip(slug)} locale={locale} />)
    expect(container.querySelector('p')?.lastElementChild?.textContent).toBe(text)
  })

  test('a trip without a rating shows none', () => {
    const { container } = renderIn('pt-BR', <TripBadges product={trip('caiaque-coletivo')} locale="pt-BR" />)
    expect(container).not.toHaveTextContent(/avalia/i)
  })

  test.each<[Price, string]>([
    [{ kind: 'onRequest', per: 'group' }, 'sob consultapor grupo'],
    [
      {
        kind: 'amounts',
        currency: 'BRL',
        per: 'person',
        amounts: [
          { reais: 3300, option: 'chalet' },
          { reais: 2800, option: 'camping' },
        ],
      },
      'a partir deR$ 2.800por pessoa',
    ],
  ])('the booking bar shows the lowest of the prices: %#', (price, text) => {
    const { container } = renderIn('pt-BR', <LowestPrice price={price} locale="pt-BR" />)
    expect(container.textContent).toBe(text.replace(/R\$ /, 'R$\u00a0'))
  })
})
