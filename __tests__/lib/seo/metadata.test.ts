import { buildCatalogue } from '@/lib/catalogue/build/catalogue'
import { tripAddress } from '@/lib/catalogue/build/trip-view'
import { locales } from '@/lib/i18n/locales'
import { pageAddresses, pageIds } from '@/lib/routing/pages'
import { alternates, choosingMetadata, fixedPageMetadata, tripMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'
import { catalogueWith, published, row, shipped, trip, view } from '../catalogue/shipped'

const heads = locales.flatMap((locale) => [
  ...pageIds.map((page) => ({
    name: page,
    locale,
    addresses: pageAddresses(page),
    head: fixedPageMetadata({ page, locale, title: 'Título', description: 'Texto' }),
  })),
  ...shipped.trips.map((product) => ({
    name: product.slug,
    locale,
    addresses: {
      'pt-BR': tripAddress(product, 'pt-BR'),
      'en-GB': tripAddress(product, 'en-GB'),
    },
    head: tripMetadata(shipped, view(product.slug, locale), locale),
  })),
])

describe('a page’s head (spec §2.8)', () => {
  test.each(heads)('$name in $locale names its canonical address and both languages', (page) => {
    const { head, addresses, locale } = page
    expect(head.alternates).toEqual({
      canonical: site.origin + addresses[locale],
      languages: {
        'pt-BR': site.origin + addresses['pt-BR'],
        'en-GB': site.origin + addresses['en-GB'],
        'x-default': site.origin + addresses['pt-BR'],
      },
    })
    expect(head.openGraph?.url).toBe(head.alternates?.canonical)
    expect(head.alternates?.languages).toEqual(alternates(addresses))
  })

  test('no two pages share a canonical address', () => {
    const all = heads.map(({ head }) => head.alternates?.canonical)
    expect(new Set(all).size).toBe(heads.length)
  })

  test('a page that every deployment has carries the share picture that was drawn for it', () => {
    expect(
      fixedPageMetadata({ page: 'policy', locale: 'en-GB', title: 'Cancellation', description: 'Rules' }),
    ).toMatchObject({
      title: `Cancellation | ${site.name}`,
      description: 'Rules',
      openGraph: {
        title: 'Cancellation',
        locale: 'en_GB',
        alternateLocale: ['pt_BR'],
        images: [
          { url: `${site.origin}/share/policy-en-GB.jpg`, width: 1200, height: 630, alt: 'Cancellation' },
        ],
      },
      twitter: { card: 'summary_large_image', images: [`${site.origin}/share/policy-en-GB.jpg`] },
    })
  })
})

describe('the head of a page that reads its query', () => {
  test.each([
    ['choose', 'pt-BR', 'Qual passeio combina com vocês', '/escolher'],
    ['compare', 'en-GB', 'Compare trips in Paraty', '/en/compare'],
    ['list', 'pt-BR', 'Minha lista de passeios', '/minha-lista'],
  ] as const)('%s in %s has its own title and address, and the picture of the tours', (...asked) => {
    const [page, locale, title, address] = asked
    expect(choosingMetadata(page, locale)).toMatchObject({
      title: `${title} | ${site.name}`,
      alternates: { canonical: site.origin + address },
      openGraph: { title, images: [{ url: `${site.origin}/share/tours-${locale}.jpg`, alt: title }] },
    })
  })
})

describe('the head of a trip', () => {
  test.each(locales)('has the trip’s own title, description and keywords in %s', (locale) => {
    const { words } = view('saco-fundao', locale)
    expect(tripMetadata(shipped, view('saco-fundao', locale), locale)).toMatchObject({
      title: `${words.meta.title} | ${site.name}`,
      description: words.meta.description,
      keywords: words.meta.keywords,
      openGraph: {
        images: [{ url: `${site.origin}/share/saco-fundao-${locale}.jpg`, width: 1200, height: 630 }],
      },
    })
  })

  test('shows the cover that staff chose among the photographs, everywhere that shares it', () => {
    const catalogue = buildCatalogue(
      published(
        [row('expeditions', 'itatiaia', { pictures: { cover: 'expedition-images/itatiaia--1.jpg' } })],
        {
          pictures: [2, 1].map((number) => ({
            bucket: 'expedition-images',
            name: `itatiaia--${number}.jpg`,
            createdAt: '2026-11-21T12:00:00Z',
          })),
        },
      ),
    )
    const head = tripMetadata(catalogue, view('itatiaia', 'pt-BR', catalogue), 'pt-BR')
    const url = `${site.origin}/media/expedition-images/itatiaia--1.jpg`
    expect(head.openGraph).toMatchObject({ images: [{ url }] })
    expect(head.twitter).toMatchObject({ images: [url] })
  })

  test('names the new address of a trip that was renamed', () => {
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', { addresses: { 'pt-BR': ['/agulhas-negras'] } }),
    )
    const head = tripMetadata(catalogue, view('itatiaia', 'pt-BR', catalogue), 'pt-BR')
    expect(head.alternates?.canonical).toBe(`${site.origin}/agulhas-negras`)
    expect(trip('itatiaia').addresses['pt-BR'][0]).not.toBe('/agulhas-negras')
  })
})
