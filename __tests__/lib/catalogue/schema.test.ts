import { expeditions, tours } from '@/lib/catalogue/products'
import { expeditionSchema, priceSchema, tourSchema } from '@/lib/catalogue/schema'

const tour = tours[0]
const expedition = expeditions[0]

const withListing = (change: object) => ({ ...tour, listing: { ...tour?.listing, ...change } })
const withDetail = (change: object) => ({ ...tour, detail: { ...tour?.detail, ...change } })

describe('the catalogue’s schema', () => {
  test('accepts what the catalogue holds', () => {
    for (const one of tours) expect(tourSchema.parse(one)).toEqual(one)
    for (const one of expeditions) expect(expeditionSchema.parse(one)).toEqual(one)
  })

  test.each([
    ['a slug with capitals', { ...tour, slug: 'Remada' }],
    ['a slug with a slash', { ...tour, slug: 'a/b' }],
    ['an empty slug', { ...tour, slug: '' }],
    ['a category of its own', { ...tour, category: 'Mergulho' }],
    ['a rating below 4.7', { ...tour, rating: { value: 4.6 } }],
    ['a rating above 5', { ...tour, rating: { value: 5.1 } }],
    ['a number as a tour’s id', { ...tour, id: 9 }],
    ['an age of zero', { ...tour, minimumAge: { years: 0 } }],
    ['a cancellation rule of its own', { ...tour, cancellation: 'never' }],
    ['no price', withListing({ price: undefined })],
    ['a difficulty of its own', withListing({ difficulty: 'Médio' })],
    ['a range that runs backwards', withListing({ duration: { unit: 'hours', range: { min: 8, max: 4 } } })],
    ['a duration of nothing', withListing({ duration: { unit: 'hours', range: { min: 0, max: 0 } } })],
    ['a duration in weeks', withListing({ duration: { unit: 'weeks', range: { min: 1, max: 1 } } })],
    ['half a person', withListing({ group: { min: 2, max: 7.5 } })],
    ['a clock time without minutes', withDetail({ startTimes: [{ start: '9h' }] })],
    ['a clock time that does not exist', withDetail({ startTimes: [{ start: '24:00' }] })],
    ['no start times at all', withDetail({ startTimes: undefined })],
    ['a negative distance', withDetail({ distanceKm: { min: -1, max: 3 } })],
  ])('refuses %s', (_, product) => {
    expect(tourSchema.safeParse(product).success).toBe(false)
  })

  test.each([8, 18, 9.5, '10'])('refuses %p as an expedition’s number', (id) => {
    expect(expeditionSchema.safeParse({ ...expedition, id }).success).toBe(false)
  })

  test.each([
    ['cents', { reais: 279.9 }],
    ['nothing', { reais: 0 }],
    ['less than nothing', { reais: -280 }],
    ['a text', { reais: '280' }],
    ['an option of its own', { reais: 280, option: 'hotel' }],
  ])('refuses a price of %s', (_, amount) => {
    const price = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [amount] }
    expect(priceSchema.safeParse(price).success).toBe(false)
  })

  test('refuses another currency, no amount, and a price per nobody', () => {
    const amounts = [{ reais: 280 }]
    expect(priceSchema.safeParse({ kind: 'amounts', currency: 'USD', per: 'person', amounts }).success).toBe(
      false,
    )
    expect(
      priceSchema.safeParse({ kind: 'amounts', currency: 'BRL', per: 'person', amounts: [] }).success,
    ).toBe(false)
    expect(priceSchema.safeParse({ kind: 'onRequest' }).success).toBe(false)
  })
})
