import { priceText } from '@/lib/catalogue/price-text'
import { locales } from '@/lib/locales'
import { prefersMarkdown } from '@/lib/markdown/accept'
import { inline, table } from '@/lib/markdown/blocks'
import { markdownAt } from '@/lib/markdown/markdown-at'
import { tripRoute } from '@/lib/routing/address-book'
import { addressOf, pageIds, routeOf } from '@/lib/routing/pages'
import { fullAddress } from '@/lib/seo/metadata'
import { catalogueWith, row, shipped, trip, view } from '../catalogue/shipped'

const now = Date.parse('2027-02-10T15:00:00Z')
const at = (route: string, locale: (typeof locales)[number], query = '', catalogue = shipped) =>
  markdownAt(catalogue, route, locale, new URLSearchParams(query), now)

/** What Markdown shows: its escapes are gone. */
const read = (text: string): string => text.replace(/\\([\\*_`<>[\]#+-])/g, '$1')

describe.each(locales)('every page in %s', (locale) => {
  test.each(shipped.trips.map(({ slug }) => slug))(
    '%s has its h1, price, itinerary and questions',
    (slug) => {
      const { status, text } = at(tripRoute(slug), locale)
      const { words } = view(slug, locale)
      const shown = read(text)
      expect(status).toBe(200)
      expect(shown.startsWith(`# ${words.details.title}\n`)).toBe(true)
      expect(shown).toContain(priceText(trip(slug).detail.price, locale))
      for (const { question } of words.details.faq) expect(shown).toContain(`### ${question}\n`)
      for (const { activity } of words.details.itinerary) expect(shown).toContain(activity)
      expect(shown).toContain(fullAddress(trip(slug).addresses[locale][0]))
      expect(text).toContain('https://wa.me/')
    },
  )

  test.each(pageIds)('%s has one h1, its address and a chat that knows the page', (page) => {
    const { status, text } = at(routeOf(page), locale)
    expect(status).toBe(200)
    expect(text.match(/^# /gm)).toHaveLength(1)
    expect(text.startsWith('# ')).toBe(true)
    expect(text).toContain(fullAddress(addressOf(page, locale)))
    expect(text).toContain('https://wa.me/')
    expect(text).not.toMatch(/undefined|\{\w+\}|\]\(page:/)
  })

  test.each(['tours', 'expeditions'] as const)('%s names every listed trip with its price', (page) => {
    const text = read(at(routeOf(page), locale).text)
    for (const product of shipped[page].filter(({ listed }) => listed)) {
      expect(text).toContain(fullAddress(product.addresses[locale][0]))
      expect(text).toContain(priceText(product.listing.price, locale))
    }
  })

  test('a comparison has the trips of its address and no others', () => {
    const { text } = at(routeOf('compare'), locale, 'trips=itatiaia,saco-mamangua,unknown')
    expect(text).toContain(view('itatiaia', locale).words.title)
    expect(text).toMatch(/^\| --- \| --- \| --- \|$/m)
    expect(text).not.toContain(view('serra-fina', locale).words.title)
  })

  test('what has no page is a 404 that says so', () => {
    expect(at('/missing', locale)).toMatchObject({ status: 404, text: expect.stringMatching(/^# /) })
    expect(at('/product/unknown', locale).status).toBe(404)
    expect(at('/itatiaia', locale).status).toBe(404)
  })
})

test('both prices stand where list and page differ', () => {
  const amounts = (reais: number) => ({
    kind: 'amounts',
    currency: 'BRL',
    per: 'person',
    amounts: [{ reais }],
  })
  const catalogue = catalogueWith(
    row('expeditions', 'saco-mamangua', {
      listing: { price: amounts(2717) },
      detail: { price: amounts(3131) },
    }),
  )
  const { text } = at(tripRoute('saco-mamangua'), 'pt-BR', '', catalogue)
  expect(text).toContain('2.717')
  expect(text).toContain('3.131')
})

test.each([
  ['caiaque-coletivo', true],
  ['trekking-pedra-macela', false],
  ['passeio-veleiro', false],
  ['baia-paraty', false],
])('the dry bag is promised only where one is included: %s', (slug, promised) => {
  expect(at(tripRoute(slug), 'pt-BR').text.includes('saco estanque que fornecemos')).toBe(promised)
})

test('what staff changed is what is read', () => {
  const catalogue = catalogueWith(
    row('tours', 'passeio-veleiro', { words: { 'pt-BR': { subtitle: 'Um *vento* [só](itatiaia) nosso' } } }),
  )
  const { text } = at(tripRoute('passeio-veleiro'), 'pt-BR', '', catalogue)
  expect(text).toContain(`Um \\*vento\\* [só](${fullAddress(trip('itatiaia').addresses['pt-BR'][0])}) nosso`)
})

describe('blocks', () => {
  test('plain words stay plain', () => {
    expect(inline('# not a heading')).toBe('\\# not a heading')
    expect(inline('1. not a list')).toBe('1\\. not a list')
    expect(inline('<b> *x* _y_ `z` [a]')).toBe('\\<b\\> \\*x\\* \\_y\\_ \\`z\\` \\[a\\]')
    expect(inline('[words](nowhere)')).toBe('words')
  })

  test('a cell keeps its bars and lines', () => {
    expect(table(['a'], [['x|y\nz']])).toBe('| a |\n| --- |\n| x\\|y<br>z |')
  })
})

describe('who gets Markdown', () => {
  test.each([
    ['text/markdown', true],
    ['Text/Markdown', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown;q=0.5, */*', true],
    ['text/markdown, text/html', true],
    ['text/markdown;q=0.8, text/html', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    ['text/markdownish', false],
    ['text/*', false],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['', false],
    [null, false],
  ])('%p: %p', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected)
  })
})
