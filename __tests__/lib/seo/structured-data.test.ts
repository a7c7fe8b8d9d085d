import { productView } from '@/lib/catalogue/build/trip-view'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { locales } from '@/lib/i18n/locales'
import { agencyData, breadcrumbData, departureData, jsonLdText, tripData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'
import { catalogueWith, row, shipped } from '../catalogue/shipped'
import { breadcrumb, event, localBusiness, productSnippet, tripOnRequest } from './google-requirements'

const itatiaia = (price: Price) => ({
  href: '/trekking-itatiaia',
  name: 'Itatiaia',
  description: 'Dois dias',
  images: ['/share/itatiaia-pt-BR.jpg', 'https://files.example/a.jpg'],
  category: 'Trekking',
  price,
  optionNames: { camping: 'camping', chalet: 'chalé' },
  itinerary: ['Entrada no parque', 'Agulhas Negras'],
  departures: [],
})

const data = (price: Price) => tripData(itatiaia(price))

const amounts = (...all: Extract<Price, { kind: 'amounts' }>['amounts']): Price => ({
  kind: 'amounts',
  currency: 'BRL',
  per: 'person',
  amounts: all,
})

const offer = (price: number, name?: string) => ({
  '@type': 'Offer',
  ...(name ? { name } : {}),
  price,
  priceCurrency: 'BRL',
  priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'BRL', unitText: 'person' },
  availability: 'https://schema.org/InStock',
  url: `${site.origin}/trekking-itatiaia`,
})

describe('structured data of a product (spec §2.8)', () => {
  test('name, description, full picture addresses, one offer in BRL, in stock', () => {
    expect(data(amounts({ reais: 2450 }))).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      name: 'Itatiaia',
      description: 'Dois dias',
      image: [`${site.origin}/share/itatiaia-pt-BR.jpg`, 'https://files.example/a.jpg'],
      offers: offer(2450),
    })
  })

  test('two ways to stay are two offers; an optional extension is none', () => {
    expect(
      data(amounts({ reais: 2800, option: 'camping' }, { reais: 3300, option: 'chalet' })).offers,
    ).toEqual([offer(2800, 'camping'), offer(3300, 'chalé')])
    expect(data(amounts({ reais: 450 }, { reais: 100, option: 'extension' })).offers).toEqual(offer(450))
  })

  test('a price on request makes no offer, and so no product', () => {
    const onRequest = data({ kind: 'onRequest', per: 'person' })
    expect(onRequest).not.toHaveProperty('offers')
    expect(onRequest['@type']).toBe('TouristTrip')
  })

  test('a price per group is not taken for one per person', () => {
    const boat = data({ kind: 'amounts', currency: 'BRL', per: 'group', amounts: [{ reais: 2500 }] })
    expect(boat.offers).toMatchObject({ price: 2500, priceSpecification: { unitText: 'group' } })
  })

  test('a departure is an event on its day, at its hour in Paraty where it has one', () => {
    const trip = {
      ...itatiaia(amounts({ reais: 2450 })),
      departures: [{ date: '2027-06-12' }, { date: '2027-07-03', time: '07:30' }],
    }
    const events: unknown[] = departureData(trip).map((one) => JSON.parse(jsonLdText(one)))
    expect(events.map((one) => event.parse(one).startDate)).toEqual([
      '2027-06-12',
      '2027-07-03T07:30:00-03:00',
    ])
    expect(departureData({ ...trip, price: { kind: 'onRequest', per: 'person' } })[0]).not.toHaveProperty(
      'offers',
    )
  })

  test.each(shipped.trips)('$slug carries no rating', (product) => {
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
  const crumbs = breadcrumbData([
    { name: 'Início', href: '/' },
    { name: 'Expedições', href: '/expedicoes' },
  ])
  expect(crumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: `${site.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Expedições', item: `${site.origin}/expedicoes` },
  ])
})

test.each([
  ['pt-BR', `${site.origin}/`],
  ['en-GB', `${site.origin}/en`],
] as const)('the operator in %s: open every day from 7 to 19, in Paraty, never rated', (locale, url) => {
  const agency = agencyData(shipped, locale, 'Texto')
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

test('the operator in the data is as staff changed it', () => {
  const catalogue = catalogueWith(
    row('site_content', 'hours', { opens: '06:30' }),
    row('site_content', 'contact', { chatNumber: '5511987654321', email: 'oi@saira.example' }),
  )
  expect(agencyData(catalogue, 'pt-BR', 'Texto')).toMatchObject({
    telephone: '+5511987654321',
    email: 'oi@saira.example',
    openingHoursSpecification: { opens: '06:30' },
  })
})

const trips = shipped.trips.flatMap((product) =>
  locales.map((locale) => ({ slug: product.slug, locale, product })),
)

function dataOf({ product, locale }: (typeof trips)[number]): unknown {
  const { words, href } = productView(shipped, product, locale)
  return JSON.parse(
    jsonLdText(
      tripData({
        href,
        name: words.title,
        description: words.meta.description,
        images: ['/share/a.jpg'],
        category: product.category,
        price: product.detail.price,
        optionNames: { camping: 'camping', chalet: 'chalet' },
        itinerary: words.details.itinerary.map(({ activity }) => activity),
        departures: [],
      }),
    ),
  )
}

describe('structured data against what Google requires', () => {
  test.each(trips)('$slug in $locale is a product, with an offer where it has a price', (trip) => {
    const schema = trip.product.detail.price.kind === 'onRequest' ? tripOnRequest : productSnippet
    expect(schema.safeParse(dataOf(trip)).error).toBeUndefined()
  })

  test('the pages with and without a price are both there, so both readings are tried', () => {
    const kinds = new Set(shipped.trips.map(({ detail }) => detail.price.kind))
    expect(kinds).toEqual(new Set(['amounts', 'onRequest']))
  })

  test.each(locales)('the operator is a local business with its address and hours (%s)', (locale) => {
    const data: unknown = JSON.parse(jsonLdText(agencyData(shipped, locale, 'Passeios em Paraty')))
    expect(localBusiness.safeParse(data).error).toBeUndefined()
  })

  test('the way to a page names each step with its full address', () => {
    const crumbs = breadcrumbData([
      { name: 'Início', href: '/' },
      { name: 'Passeios', href: '/passeios' },
      { name: 'Veleiro', href: '/passeio-veleiro' },
    ])
    const parsed = breadcrumb.parse(JSON.parse(jsonLdText(crumbs)))
    expect(parsed.itemListElement.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/passeios',
      '/passeio-veleiro',
    ])
  })
})
