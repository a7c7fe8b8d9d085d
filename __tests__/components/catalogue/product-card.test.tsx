import { screen, within } from '@testing-library/react'
import { ProductCard } from '@/components/catalogue/product-card'
import { findProduct, products } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
import { translate } from '@/lib/catalogue/translations'
import { bookingLink } from '@/lib/chat'
import { type Locale, locales } from '@/lib/locales'
import { picture, renderIn } from '../in-language'

function viewOf(slug: string, locale: Locale) {
  const product = findProduct(slug)
  if (!product) throw new Error(`No product ${slug}`)
  return productView(product, locale)
}

function showCard(slug: string, locale: Locale, view = viewOf(slug, locale)) {
  const { product } = view
  const chatHref = bookingLink(product, locale)
  renderIn(
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
  return { card: within(screen.getByRole('article')), view, product, chatHref }
}

const listed = products.filter(({ listed: stands }) => stands)
const cases = listed.flatMap(({ slug }) => locales.map((locale) => [slug, locale] as const))

describe('every card (spec §2.4, §2.5)', () => {
  test.each(cases)(
    '%s in %s: picture, title, description, highlights, and the way to its page',
    (slug, locale) => {
      const { card, view, product } = showCard(slug, locale)
      expect(card.getByRole('img', { name: 'Uma vista' })).toBeInTheDocument()
      expect(card.getByRole('heading', { level: 3, name: view.words.title })).toBeInTheDocument()
      expect(card.getByText(view.words.description)).toBeInTheDocument()
      const shown = card.getAllByRole('listitem').map(({ textContent }) => textContent)
      expect(shown).toEqual(
        product.kind === 'expedition' ? view.words.highlights.slice(0, 4) : view.words.highlights,
      )
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
      'en-GB': { tour: 'Book now', expedition: 'Book' },
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

describe('what a card says', () => {
  test.each([
    ['caiaque-coletivo', 'pt-BR', 'Caiaque', '4 horas', '2–10 pessoas', 'Fácil', 'Destaques'],
    ['caiaque-coletivo', 'en-GB', 'Kayak', '4 hours', '2–10 people', 'Easy', 'Highlights'],
    ['passeio-veleiro', 'pt-BR', 'Barco', '6 horas', 'até 10 pessoas', 'Fácil', 'Destaques'],
    ['passeio-veleiro', 'en-GB', 'Boat', '6 hours', 'up to 10 people', 'Easy', 'Highlights'],
    ['travessia-joatinga', 'pt-BR', 'Caiaque', '4–6 dias', '2–8 pessoas', 'Avançado', 'O que inclui:'],
    ['travessia-joatinga', 'en-GB', 'Kayak', '4–6 days', '2–8 people', 'Advanced', 'What’s included:'],
    ['petro-tere', 'pt-BR', 'Trekking', '3 dias', '1–5 pessoas', 'Avançado', 'O que inclui:'],
  ] as const)('%s in %s: %s, %s, %s, %s', (slug, locale, ...texts) => {
    const { card } = showCard(slug, locale)
    for (const text of texts) expect(card.getByText(text)).toBeInTheDocument()
  })

  test.each([
    ['caiaque-coletivo', 'pt-BR', 'R$ 280', 'por pessoa'],
    ['caiaque-coletivo', 'en-GB', 'USD 60', 'per person'],
    ['experiencia-caicara', 'pt-BR', 'R$ 2.500', 'por grupo'],
    ['experiencia-caicara', 'en-GB', 'USD 460', 'per group'],
    ['saco-mamangua', 'pt-BR', 'R$ 2.850', 'por pessoa'],
    ['serra-fina', 'en-GB', 'USD 680', 'per person'],
  ] as const)('%s in %s costs %s %s, the price of the list', (slug, locale, price, per) => {
    const { card } = showCard(slug, locale)
    expect(card.getByText(price)).toBeInTheDocument()
    expect(card.getByText(per)).toBeInTheDocument()
    expect(
      card.getByText(locale === 'pt-BR' ? 'valor confirmado no atendimento' : 'price confirmed in the chat'),
    ).toBeInTheDocument()
  })

  test.each([
    ['pt-BR', 'sob consulta', /^por grupo · /],
    ['en-GB', 'on request', /^per group · /],
  ] as const)('the sailing boat in %s is %s, by the group', (locale, price, note) => {
    const { card } = showCard('passeio-veleiro', locale)
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

  test('three boats carry that badge', () => {
    const boats = listed.filter(({ category }) => category === 'Barco')
    expect(boats).toHaveLength(3)
  })
})

test('what has no translation is read out in Portuguese, the rest in English (design §4)', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const original = viewOf('saco-mamangua', 'pt-BR').words
  const { title: _title, highlights: _highlights, ...half } = viewOf('saco-mamangua', 'en-GB').words
  const view = { ...viewOf('saco-mamangua', 'en-GB'), ...translate('saco-mamangua', original, half) }
  const { card } = showCard('saco-mamangua', 'en-GB', view)
  expect(card.getByRole('heading', { name: original.title })).toHaveAttribute('lang', 'pt-BR')
  expect(card.getByRole('list')).toHaveAttribute('lang', 'pt-BR')
  for (const name of card.getAllByText(original.title)) expect(name).toHaveAttribute('lang', 'pt-BR')
  expect(card.getByText(half.description)).not.toHaveAttribute('lang')
})
