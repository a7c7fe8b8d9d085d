/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { ProductCard } from '@/components/catalogue/product-card'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { bookingLink } from '@/lib/chat/drafts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { catalogueWith, row, shipped, view as viewOf } from '../../lib/catalogue/shipped'
import { picture, renderIn } from '../in-language'

function showCard(slug: string, locale: Locale, catalogue: Catalogue = shipped) {
  const view = viewOf(slug, locale, catalogue)
  const { product } = view
  const chatHref = bookingLink(catalogue, product, locale)
  const { unmount } = renderIn(
    locale,
    <ProductCard
      view={view}
      locale={locale}
      picture={picture}
      alt="Uma vista"
      chatHref={chatHref}
      sizes="100vw"
    />,
  )
  return { card: within(screen.getByRole('article')), view, product, chatHref, unmount }
}

const listed = shipped.trips.filter(({ listed: stands }) => stands)
const cases = listed.flatMap(({ slug }) => locales.map((locale) => [slug, locale] as const))

describe('every card (spec §2.4, §2.5)', () => {
  test.each(cases)(
    '%s in %s: picture, title, description, highlights, and the way to its page',
    (slug, locale) => {
      const { card, view, product } = showCard(slug, locale)
      expect(card.getByRole('img', { name: 'Uma vista' })).toBeInTheDocument()
      expect(card.getByRole('heading', { level: 3, name: view.words.title })).toBeInTheDocument()
      // Folded in a native disclosure, which works without scripts and which the browser's search opens.
      expect(card.getByText(view.words.description).closest('details')).not.toHaveAttribute('open')
      const shown = card.getAllByRole('listitem').map(({ textContent }) => textContent)
      expect(shown).toEqual(view.words.highlights.slice(0, product.kind === 'expedition' ? 4 : 3))
      const details = locale === 'pt-BR' ? 'Ver Detalhes' : 'See details'
      const link = card.getByRole('link', { name: new RegExp(`^${details} ?: `) })
      expect(link).toHaveAttribute('href', view.href)
      expect(link).toHaveAccessibleName(expect.stringContaining(view.words.title))
    },
  )

  test.each(cases)('%s in %s: the button opens the chat in a new window and says so', (slug, locale) => {
    const { card, product, chatHref, view } = showCard(slug, locale)
    const label = {
      'pt-BR': { tour: 'Reserve Agora', expedition: 'Reservar' },
      'en-GB': { tour: 'Book Now', expedition: 'Book' },
    }[locale][product.kind]
    const button = card.getAllByRole('link').find((link) => link.getAttribute('target') === '_blank')
    expect(button).toHaveAttribute('href', chatHref)
    expect(button).toHaveAttribute('rel', 'noopener noreferrer')
    expect(button?.textContent?.startsWith(label)).toBe(true)
    expect(button).toHaveAccessibleName(expect.stringContaining(view.words.title))
    expect(button).toHaveAccessibleName(
      expect.stringContaining(locale === 'pt-BR' ? 'abre em outra janela' : 'opens in a new window'),
    )
  })
})

/** A catalogue in which a trip's list says these figures, and its page others. */
const withListing = (collection: 'tours' | 'expeditions', id: string, listing: unknown) =>
  catalogueWith(row(collection, id, { listing }))

const amounts = (reais: number, per: 'person' | 'group') => ({
  kind: 'amounts',
  currency: 'BRL',
  per,
  amounts: [{ reais }],
})

describe('what a card says', () => {
  test.each([
    ['pt-BR', ['Caiaque', '3–5\u00a0horas', '4–7\u00a0pessoas', 'R$\u00a0317', 'por pessoa', 'Destaques']],
    ['en-GB', ['Kayak', '3–5\u00a0hours', '4–7\u00a0people', 'USD\u00a060', 'per person', 'Highlights']],
  ] as const)('the figures of the list, not those of the page, in %s', (locale, texts) => {
    const catalogue = withListing('tours', 'caiaque-coletivo', {
      duration: { range: { min: 3, max: 5 } },
      group: { min: 4, max: 7 },
      price: amounts(317, 'person'),
    })
    const { card } = showCard('caiaque-coletivo', locale, catalogue)
    for (const text of texts) expect(card.getByText(text, { collapseWhitespace: false })).toBeInTheDocument()
    // The list says it once for all of its cards.
    expect(card.queryByText(/valor confirmado|price confirmed/)).toBeNull()
  })

  test.each([
    ['pt-BR', ['5–9\u00a0dias', 'até 11\u00a0pessoas', 'Extremo', 'R$\u00a012.345', 'O que inclui:']],
    ['en-GB', ['5–9\u00a0days', 'up to 11\u00a0people', 'Extreme', 'USD\u00a02,250', 'On this trip:']],
  ] as const)('an expedition says its level, and what it includes, in %s', (locale, texts) => {
    const catalogue = withListing('expeditions', 'itatiaia', {
      duration: { range: { min: 5, max: 9 } },
      group: { min: null, max: 11 },
      difficulty: 'Extremo',
      price: amounts(12_345, 'person'),
    })
    const { card } = showCard('itatiaia', locale, catalogue)
    for (const text of texts) expect(card.getByText(text, { collapseWhitespace: false })).toBeInTheDocument()
  })

  test.each([
    ['pt-BR', 'sob consulta', 'por grupo'],
    ['en-GB', 'on request', 'per group'],
  ] as const)('a boat on request in %s is %s, by the group', (locale, price, note) => {
    const { card } = showCard(
      'regate-caicara',
      locale,
      withListing('tours', 'regate-caicara', { price: { kind: 'onRequest', per: 'group' } }),
    )
    expect(card.getByText(price)).toBeInTheDocument()
    expect(card.getByText(note)).toBeInTheDocument()
  })

  test.each(cases)('%s in %s welcomes beginners only on an easy boat', (slug, locale) => {
    const { card, product } = showCard(slug, locale)
    const badge = card.queryByText(locale === 'pt-BR' ? 'PARA INICIANTES' : 'BEGINNER FRIENDLY')
    const { category, listing } = product
    const expected = category === 'Barco' && (!listing.difficulty || listing.difficulty === 'Fácil')
    expect(badge !== null).toBe(expected)
  })
})

test.each([
  ['pt-BR', 'Na página desta viagem: 8 dias, 4–5 pessoas, R$ 1.717 por pessoa.'],
  ['en-GB', 'On the trip’s page: 8 days, 4–5 people, USD 320 per person.'],
] as const)('where the page reads a fact differently, the card in %s names it', (locale, line) => {
  const duration = (days: number) => ({ unit: 'days', range: { min: days, max: days } })
  const catalogue = catalogueWith(
    row('expeditions', 'serra-fina', {
      listing: { duration: duration(9), group: { min: 2, max: 5 }, price: amounts(1500, 'person') },
      detail: { duration: duration(8), group: { min: 4, max: 5 }, price: amounts(1717, 'person') },
    }),
  )
  const { card } = showCard('serra-fina', locale, catalogue)
  expect(card.getByText((text) => text.startsWith(line))).toBeInTheDocument()
})

test('a card whose page says the same has no such line', () => {
  const reading = { price: amounts(317, 'person') }
  const catalogue = catalogueWith(row('tours', 'caiaque-coletivo', { listing: reading, detail: reading }))
  const { card } = showCard('caiaque-coletivo', 'pt-BR', catalogue)
  expect(card.queryByText(/Na página do passeio/)).toBeNull()
})

test('a boat priced per person says that departures are per group (spec §2.4, §9)', () => {
  const catalogue = withListing('tours', 'regate-caicara', { price: amounts(321, 'person') })
  const { card } = showCard('regate-caicara', 'pt-BR', catalogue)
  expect(card.getByText('por pessoa')).toBeInTheDocument()
  expect(card.getByText('saída por grupo')).toBeInTheDocument()
})

test('difficulty stands beside the category on both lists', () => {
  for (const slug of ['caiaque-coletivo', 'itatiaia']) {
    const { card } = showCard(slug, 'pt-BR')
    const category = card.getByText(/^(Caiaque|Trekking)$/)
    expect(category.parentElement).toHaveTextContent(/Dificuldade: \p{L}+/u)
    document.body.replaceChildren()
  }
})

test('what has no translation is read out in Portuguese, the rest in English', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const catalogue = catalogueWith(
    row('expeditions', 'saco-mamangua', { words: { 'en-GB': { title: '', highlights: [] } } }),
  )
  const original = viewOf('saco-mamangua', 'pt-BR').words
  const { card, view } = showCard('saco-mamangua', 'en-GB', catalogue)
  expect(view.words.description).not.toBe(original.description)
  expect(card.getByRole('heading', { name: original.title })).toHaveAttribute('lang', 'pt-BR')
  expect(card.getByRole('list')).toHaveAttribute('lang', 'pt-BR')
  for (const name of card.getAllByText(original.title)) expect(name).toHaveAttribute('lang', 'pt-BR')
  expect(card.getByText(view.words.description)).not.toHaveAttribute('lang')
})
