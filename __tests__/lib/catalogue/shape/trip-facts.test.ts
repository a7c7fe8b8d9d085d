import { expeditionSchema, tourSchema } from '@/lib/catalogue/shape/trip'
import { priceSchema } from '@/lib/catalogue/shape/trip-facts'
import { expedition as expeditionOf, shipped, tour as tourOf } from '../shipped'

const tour = tourOf('caiaque-coletivo')
const expedition = expeditionOf('saco-fundao')

const withListing = (change: object) => ({ ...tour, listing: { ...tour.listing, ...change } })
const withDetail = (change: object) => ({ ...tour, detail: { ...tour.detail, ...change } })

describe('the catalogue’s schema', () => {
  test('accepts what the catalogue holds', () => {
    for (const one of shipped.tours) expect(tourSchema.parse(one)).toEqual(one)
    for (const one of shipped.expeditions) expect(expeditionSchema.parse(one)).toEqual(one)
  })

  test.each([
    ['a slug with capitals', { ...tour, slug: 'Remada' }],
    ['a slug with a slash', { ...tour, slug: 'a/b' }],
    ['an empty slug', { ...tour, slug: '' }],
    ['a category of its own', { ...tour, category: 'Mergulho' }],
    ['a rating below 1', { ...tour, rating: { value: 0.5 } }],
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
    ['a field that nobody reads', { ...tour, stars: 5 }],
    [
      'an address with a slash at its end',
      { ...tour, addresses: { ...tour.addresses, 'pt-BR': ['/remada/'] } },
    ],
    ['an address with two slashes', { ...tour, addresses: { ...tour.addresses, 'pt-BR': ['//remada'] } }],
    ['an address with an accent', { ...tour, addresses: { ...tour.addresses, 'pt-BR': ['/água'] } }],
    ['no address', { ...tour, addresses: { ...tour.addresses, 'pt-BR': [] } }],
    ['a picture outside the storage areas', { ...tour, pictures: { items: [{ file: 'icons/a.svg' }] } }],
    ['a picture up the folders', { ...tour, pictures: { items: [{ file: 'tour-images/../a.jpg' }] } }],
    ['a day that does not exist', { ...tour, dates: [{ date: '2027-02-30', state: 'open' }] }],
    ['a refund of more than all', { ...tour, refundRules: [{ notice: { by: 'sameDay' }, refund: 101 }] }],
  ])('refuses %s', (_, product) => {
    expect(tourSchema.safeParse(product).success).toBe(false)
  })

  test.each([8, 10_000, 9.5, '10'])('refuses %p as an expedition’s number', (id) => {
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
