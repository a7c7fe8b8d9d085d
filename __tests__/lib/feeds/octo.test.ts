import { zProduct } from '@octocloud/types'
import { octoProducts } from '@/lib/feeds/octo'
import { locales } from '@/lib/i18n/locales'
import { shipped } from '../catalogue/shipped'

const products = locales.flatMap((locale) =>
  octoProducts(shipped, locale).map((product) => ({ locale, id: product.id, product })),
)
const find = (id: string) => products.find((one) => one.id === id && one.locale === 'pt-BR')?.product

describe('the catalogue as OCTO products', () => {
  test.each(products)('$id in $locale fits the published schema', ({ product }) => {
    expect(zProduct.strict().safeParse(product).error).toBeUndefined()
  })

  test('holds every trip in both languages', () => {
    expect(products).toHaveLength(shipped.trips.length * locales.length)
  })

  test('promises nothing that the chat has to confirm', () => {
    for (const { product } of products) {
      expect(product).toMatchObject({
        allowFreesale: false,
        instantConfirmation: false,
        availabilityRequired: true,
      })
    }
  })

  test('prices in centavos, per person, per group, by option, or not at all', () => {
    const original = (amount: number) => [expect.objectContaining({ original: amount, currency: 'BRL' })]
    expect(find('caiaque-coletivo')?.options[0]?.units[0]).toMatchObject({ pricingFrom: original(28_000) })
    const boat = find('experiencia-caicara')
    expect(boat).toMatchObject({ pricingPer: 'BOOKING' })
    expect(boat?.options[0]).toMatchObject({ pricingFrom: original(250_000) })
    expect(boat?.options[0]?.units[0]).not.toHaveProperty('pricingFrom')
    expect(find('saco-mamangua')?.options.map(({ id }) => id)).toEqual(['camping', 'chalet'])
    expect(JSON.stringify(find('passeio-veleiro'))).not.toContain('pricing')
  })

  test('the most favourable full refund is the cut-off', () => {
    expect(find('caiaque-coletivo')?.options[0]).toMatchObject({ cancellationCutoff: '24 hours' })
    expect(find('serra-fina')?.options[0]).toMatchObject({ cancellationCutoffAmount: 7 * 24 })
  })

  test('a link in a text is read as its words', () => {
    expect(JSON.stringify(products)).not.toMatch(/\]\(/)
  })
})
