import { isPageId } from '@/lib/addresses'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { products } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
import { locales } from '@/lib/locales'
import { agencyData, breadcrumbData, jsonLdText, productData } from '@/lib/seo/structured-data'
import { breadcrumb, localBusiness, productOnRequest, productSnippet } from './google-requirements'

const trips = [...products, bayTour].flatMap((product) =>
  locales.map((locale) => ({ slug: product.slug, locale, product })),
)

function dataOf({ product, locale }: (typeof trips)[number]): unknown {
  const { words } = productView(product, locale)
  const page = product === bayTour ? 'bay-tour' : product.slug
  if (!isPageId(page)) throw new Error(`${page} has no page`)
  return JSON.parse(
    jsonLdText(
      productData({
        page,
        locale,
        name: words.title,
        description: words.meta.description,
        images: ['/pictures/a.webp'],
        category: product.category,
        price: product.detail.price,
      }),
    ),
  )
}

describe('structured data against what Google requires', () => {
  test.each(trips)('$slug in $locale is a product, with an offer where it has a price', (trip) => {
    const schema = trip.product.detail.price.kind === 'onRequest' ? productOnRequest : productSnippet
    expect(schema.safeParse(dataOf(trip)).error).toBeUndefined()
  })

  test('the pages with and without a price are both there, so both readings are tried', () => {
    const kinds = new Set(products.map(({ detail }) => detail.price.kind))
    expect(kinds).toEqual(new Set(['amounts', 'onRequest']))
  })

  test.each(locales)('the operator is a local business with its address and hours (%s)', (locale) => {
    const data: unknown = JSON.parse(jsonLdText(agencyData(locale, 'Passeios em Paraty')))
    expect(localBusiness.safeParse(data).error).toBeUndefined()
  })

  test('the way to a page names each step with its full address', () => {
    const crumbs = breadcrumbData(
      [
        { name: 'Início', page: 'home' },
        { name: 'Passeios', page: 'tours' },
        { name: 'Veleiro', page: 'passeio-veleiro' },
      ],
      'pt-BR',
    )
    const parsed = breadcrumb.parse(JSON.parse(jsonLdText(crumbs)))
    expect(parsed.itemListElement.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/passeios',
      '/passeio-veleiro',
    ])
  })

  test('a text of the catalogue cannot end the element that it stands in', () => {
    const text = jsonLdText({ name: '</script><script>alert(1)</script>' })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ name: '</script><script>alert(1)</script>' })
  })
})
