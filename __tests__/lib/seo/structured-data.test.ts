import { products } from '@/lib/catalogue/products'
import type { Price } from '@/lib/catalogue/schema'
import { agencyData, breadcrumbData, jsonLdText, productData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

const data = (price: Price) =>
  productData({
    page: 'itatiaia',
    locale: 'pt-BR',
    name: 'Itatiaia',
    description: 'Dois dias',
    images: ['/pictures/itatiaia-1-960.webp', 'https://files.example/a.jpg'],
    category: 'Trekking',
    price,
  })

const amounts = (...all: Extract<Price, { kind: 'amounts' }>['amounts']): Price => ({
  kind: 'amounts',
  currency: 'BRL',
  per: 'person',
  amounts: all,
})

const offer = (price: number) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
  url: `${site.origin}/trekking-itatiaia`,
})

describe('structured data of a product (spec §2.8, design §4)', () => {
  test('name, description, full picture addresses, one offer in BRL, in stock', () => {
    expect(data(amounts({ reais: 2450 }))).toMatchObject({
      '@type': 'Product',
      name: 'Itatiaia',
      description: 'Dois dias',
      inLanguage: 'pt-BR',
      image: [`${site.origin}/pictures/itatiaia-1-960.webp`, 'https://files.example/a.jpg'],
      offers: offer(2450),
    })
  })

  test('two ways to stay are two offers; an optional extension is none', () => {
    expect(
      data(amounts({ reais: 2800, option: 'camping' }, { reais: 3300, option: 'chalet' })).offers,
    ).toEqual([offer(2800), offer(3300)])
    expect(data(amounts({ reais: 450 }, { reais: 100, option: 'extension' })).offers).toEqual(offer(450))
  })

  test('a price on request makes no offer', () => {
    expect(data({ kind: 'onRequest', per: 'person' })).not.toHaveProperty('offers')
  })

  test.each(products)('$slug carries no rating', (product) => {
    expect(JSON.stringify(data(product.detail.price))).not.toMatch(/rating|review/i)
  })
})

describe('as text of a script', () => {
  test('no text of the catalogue can end the element', () => {
    const text = jsonLdText({ name: '</script><script>alert(1)</script>', note: '<!--' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      name: '</script><script>alert(1)</script>',
      note: '<!--',
    })
  })
})

test('the way to a page begins at home', () => {
  const crumbs = breadcrumbData(
    [
      { name: 'Início', page: 'home' },
      { name: 'Expedições', page: 'expeditions' },
    ],
    'pt-BR',
  )
  expect(crumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: `${site.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Expedições', item: `${site.origin}/expedicoes` },
  ])
})

test.each([
  ['pt-BR', `${site.origin}/`],
  ['en-GB', `${site.origin}/en`],
] as const)('the operator in %s: open every day from 7 to 19, in Paraty, never rated', (locale, url) => {
  const agency = agencyData(locale, 'Texto')
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    name: site.name,
    url,
    address: { addressLocality: 'Paraty', addressCountry: 'BR' },
    openingHoursSpecification: { opens: '07:00', closes: '19:00' },
  })
  expect(JSON.stringify(agency)).toContain('Sunday')
  expect(JSON.stringify(agency)).not.toMatch(/rating|review/i)
})
