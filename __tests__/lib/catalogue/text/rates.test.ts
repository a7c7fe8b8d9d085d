import { tripRequestSource } from '@/lib/booking/request-source'
import { estimateLines, requestDraft } from '@/lib/booking/request-text'
import { estimateOf } from '@/lib/booking/trip-request'
import { documentIssues } from '@/lib/catalogue/build/parse-document'
import { factWords } from '@/lib/catalogue/text/fact-translators'
import { pricesOn } from '@/lib/catalogue/text/money'
import { amountsText, priceText, rateRows } from '@/lib/catalogue/text/price-text'
import { evaluate } from '@/lib/choosing/evaluate'
import { finderTrip } from '@/lib/choosing/finder-trip'
import { reasonText } from '@/lib/choosing/sentences'
import { octoProducts } from '@/lib/feeds/octo'
import { wordsOf } from '@/lib/i18n/words'
import { departureData, tripData } from '@/lib/seo/structured-data'
import { noWish, type Wish } from '@/lib/wish/wish'
import { catalogueWith, row, shipped, trip } from '../shipped'

const at = (day: number, month: string) => ({ day, month })
const reais = (...amounts: number[]) => amounts.map((amount) => ({ reais: amount }))
const summer = { start: at(20, 'december'), end: at(10, 'january'), amounts: reais(350) }
const carnival = {
  start: at(1, 'february'),
  end: at(20, 'february'),
  amounts: reais(330),
  tiers: [{ people: 6, amounts: reais(300) }],
}
const rates = {
  seasons: [summer, carnival],
  tiers: [{ people: 4, amounts: reais(250) }],
  childPrice: { age: 11, reais: 140 },
  months: ['october', 'november', 'december', 'january', 'february'],
}

/** Shipped at 280 reais a head, for 2 to 10 people. */
const slug = 'caiaque-coletivo'
const rated = (change: unknown) => trip(slug, catalogueWith(row('tours', slug, change)))
const product = rated(rates)
const { price } = product.detail

describe('what a trip costs on a day for a number of people', () => {
  test.each([
    ['2027-11-05', 2, [280]],
    ['2027-11-05', 4, [250]],
    ['2027-12-20', 4, [350]],
    ['2028-01-01', 2, [350]],
    ['2028-01-10', 2, [350]],
    ['2028-01-11', 2, [280]],
    ['2027-02-20', 5, [330]],
    ['2027-02-20', 6, [300]],
    ['2027-07-01', 2, []],
  ])('%s, %i people: %j', (date, people, expected) => {
    const found = pricesOn(price, { date, people })
    expect(found.map((one) => one.kind === 'amounts' && one.amounts[0]?.reais)).toEqual(expected)
  })

  test('each price that may hold where day or people are open', () => {
    expect(pricesOn(price, { month: 12, people: 2 })).toHaveLength(2)
    expect(pricesOn(price, { month: 2 })).toHaveLength(4)
    expect(pricesOn(price, {})).toHaveLength(5)
  })

  test('is the plain amount where nothing else is set, and then nothing is added to it', () => {
    const plain = trip(slug, shipped).detail.price
    expect(plain).not.toHaveProperty('rates')
    expect(pricesOn(plain, { date: '2027-12-25', people: 8 })).toEqual([plain])
    expect(rateRows(plain, 'pt-BR')).toEqual([])
    expect(rated({ seasons: [], tiers: [] }).detail.price).toEqual(plain)
  })

  test('keeps the optional extra', () => {
    const macela = trip(
      'trekking-pedra-macela',
      catalogueWith(row('tours', 'trekking-pedra-macela', { seasons: [summer] })),
    )
    expect(pricesOn(macela.detail.price, { date: '2027-12-25' })).toMatchObject([
      { amounts: [{ reais: 350 }, { reais: 100, option: 'extension' }] },
    ])
  })
})

describe('a price with seasons and tiers', () => {
  test('is said from its lowest amount on, with a table', () => {
    expect(priceText(price, 'pt-BR')).toBe('a partir de R$\u00a0250 por pessoa')
    expect(amountsText(price, factWords('en-GB'))).toBe('from USD\u00a050')
    expect(rateRows(price, 'pt-BR')).toEqual([
      { label: 'Nos outros dias', text: 'R$\u00a0280' },
      { label: 'Nos outros dias, a partir de 4\u00a0pessoas', text: 'R$\u00a0250' },
      { label: 'de 20 de dezembro a 10 de janeiro', text: 'R$\u00a0350' },
      { label: 'de 1 de fevereiro a 20 de fevereiro', text: 'R$\u00a0330' },
      { label: 'de 1 de fevereiro a 20 de fevereiro, a partir de 6\u00a0pessoas', text: 'R$\u00a0300' },
      { label: 'Crianças até 11\u00a0anos', text: 'R$\u00a0140' },
      { label: 'Quando sai', text: 'outubro, novembro, dezembro, janeiro e fevereiro' },
    ])
    expect(rateRows(rated({ childPrice: { age: 5, reais: 0 } }).detail.price, 'en-GB')).toEqual([
      { label: 'Children up to age 5', text: 'free' },
    ])
  })

  test('is estimated for the day and the people that were said', () => {
    const source = tripRequestSource(catalogueWith(row('tours', slug, rates)), product, 'pt-BR', 0)
    const lines = (wish: Partial<Wish>) =>
      estimateLines(
        estimateOf(source.subject, { wish: { ...noWish, ...wish } }),
        wordsOf('pt-BR').request,
        'pt-BR',
      )
    expect(lines({ adults: 2, date: '2027-12-25' })).toEqual([
      'R$\u00a0700 para 2\u00a0pessoas · R$\u00a0350 por pessoa',
    ])
    expect(lines({ adults: 2, ages: [7, 12], date: '2027-11-05' })).toEqual([
      'R$\u00a0890 para 4\u00a0pessoas · 1\u00a0criança a R$\u00a0140',
    ])
    expect(lines({ adults: 2 })).toEqual([
      'R$\u00a0560 para 2\u00a0pessoas · R$\u00a0280 por pessoa · é o menor valor: ele muda com o dia',
    ])
    expect(lines({ adults: 2, month: 7 })).toEqual([wordsOf('pt-BR').request.estimate.closed])
    const words = { ...source.drafts[0], words: wordsOf('pt-BR').wish }
    const draft = (wish: Partial<Wish>) =>
      requestDraft([{ opening: '', starts: [], ...words, locale: 'pt-BR' }], source.subject, {
        wish: { ...noWish, ...wish },
      })
    expect(draft({ adults: 2, date: '2027-12-25' })).toContain('R$\u00a0700')
    expect(draft({ adults: 2 })).not.toContain('R$')
  })

  test('is what the finder compares with a budget, and months exclude', () => {
    const found = finderTrip(catalogueWith(row('tours', slug, rates)), product, 'pt-BR')
    const reasons = (wish: Partial<Wish>) =>
      evaluate(found, { ...noWish, ...wish }, 'pt-BR').mismatches.map((reason) =>
        reasonText(reason, wordsOf('pt-BR').wish, 'pt-BR'),
      )
    expect(reasons({ budget: 300, adults: 2, date: '2027-11-05' })).toEqual([])
    expect(reasons({ budget: 300, adults: 2, date: '2027-12-25' })).toEqual([
      'R$\u00a0350 por pessoa; o seu limite é R$\u00a0300',
    ])
    expect(reasons({ budget: 300, adults: 6, date: '2027-02-02' })).toEqual([])
    expect(reasons({ month: 7 })).toEqual(['sai só em outubro, novembro, dezembro, janeiro e fevereiro'])
    expect(finderTrip(shipped, trip(slug, shipped), 'pt-BR').page.price).not.toHaveProperty('rated')
  })

  test('is offered to search engines with its validity and number of people', () => {
    jest.useFakeTimers({ now: Date.parse('2027-01-05T12:00:00Z') })
    const data = {
      href: '/caiaque',
      name: 'Caiaque',
      description: '',
      images: [],
      category: 'Caiaque',
      price,
      optionNames: { camping: 'camping', chalet: 'chalé' },
      itinerary: [],
      departures: [{ date: '2027-02-06' }, { date: '2027-07-01' }],
    }
    const offers = tripData(data).offers
    expect(offers).toMatchObject([
      { price: 280 },
      { price: 250, eligibleQuantity: { minValue: 4 } },
      { price: 350, validFrom: '2026-12-20', validThrough: '2027-01-10' },
      { price: 330, validFrom: '2027-02-01', validThrough: '2027-02-20', priceSpecification: { price: 330 } },
      { price: 300, validThrough: '2027-02-20', eligibleQuantity: { minValue: 6 } },
    ])
    const [event, closed] = departureData(data)
    expect(event?.offers).toMatchObject([{ price: 330 }])
    expect(closed).not.toHaveProperty('offers')
    jest.useRealTimers()
  })

  test('stands in the machine-readable catalogue from its lowest amount on, with children apart', () => {
    const [found] = octoProducts(catalogueWith(row('tours', slug, rates)), 'pt-BR').filter(
      ({ id }) => id === slug,
    )
    expect(found?.options[0]?.units).toMatchObject([
      { type: 'ADULT', restrictions: { minAge: 12 }, pricingFrom: [{ original: 25_000 }] },
      { type: 'CHILD', restrictions: { minAge: 6, maxAge: 11 }, pricingFrom: [{ original: 14_000 }] },
    ])
  })
})

test('a price on request keeps what it cost, and no page is told', () => {
  const asked = rated({
    listing: { price: { kind: 'onRequest', per: 'person', before: reais(280) } },
    ...rates,
  })
  expect(asked.detail.price).toEqual({ kind: 'onRequest', per: 'person', rates })
  expect(priceText(asked.detail.price, 'pt-BR')).toBe('sob consulta')
  expect(pricesOn(asked.detail.price, { month: 7 })).toEqual([])
})

describe('rates that nobody may save', () => {
  const part = (start: unknown, end: unknown) => ({ start, end, amounts: reais(300) })
  test.each([
    [
      'seasons that share a day',
      { seasons: [summer, part(at(10, 'january'), at(12, 'january'))] },
      'seasons.1: seasons-overlap',
    ],
    [
      'a season within another',
      { seasons: [part(at(3, 'may'), at(4, 'may')), part(at(1, 'may'), at(9, 'may'))] },
      'seasons.1: seasons-overlap',
    ],
    [
      'a day that no month has',
      { seasons: [part(at(31, 'april'), at(2, 'may'))] },
      'seasons.0.start: day-of-month',
    ],
    ['cents', { seasons: [{ ...summer, amounts: reais(350.5) }] }, 'seasons.0.amounts.0.reais: type-int'],
    [
      'tiers out of order',
      {
        tiers: [
          { people: 6, amounts: reais(1) },
          { people: 6, amounts: reais(2) },
        ],
      },
      'tiers.1.people: tiers-order',
    ],
    [
      'a tier that the smallest group is in',
      { tiers: [{ people: 2, amounts: reais(200) }] },
      'tiers.0.people: tier-least',
    ],
    [
      'a tier beyond the group',
      { seasons: [{ ...summer, tiers: [{ people: 11, amounts: reais(200) }] }] },
      'seasons.0.tiers.0.people: tier-most',
    ],
    ['a child of 18', { childPrice: { age: 18, reais: 100 } }, 'childPrice.age: too-big-number'],
    ['no month at all', { months: [] }, 'months: too-small-array'],
    [
      'a child’s price beside a group’s',
      { childPrice: { age: 9, reais: 100 }, listing: { price: { per: 'group' } } },
      'childPrice: child-of-group',
    ],
  ])('%s', (_, change, expected) => {
    const found = documentIssues('tours', slug, change)
    expect(found.map(({ path, code }) => `${path}: ${code}`)).toContain(expected)
    for (const { code } of found) {
      expect(wordsOf('pt-BR').contentPanel.issues).toHaveProperty(code)
      expect(wordsOf('en-GB').contentPanel.issues).toHaveProperty(code)
    }
  })

  test('seasons that meet are fine', () => {
    expect(
      documentIssues('tours', slug, { seasons: [summer, part(at(11, 'january'), at(12, 'january'))] }),
    ).toEqual([])
  })
})
