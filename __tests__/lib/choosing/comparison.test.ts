import type { Product } from '@/lib/catalogue/shape/trip'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { extrasText, priceText } from '@/lib/catalogue/text/price-text'
import { chosenTrips, compareTrips, factLines } from '@/lib/choosing/comparison'
import { type Locale, locales } from '@/lib/i18n/locales'
import { changed, shipped, spaced } from './samples'

function product(slug: string, { everyTrip } = shipped): Product {
  const found = everyTrip.get(slug)
  if (!found) throw new Error(`No trip ${slug}`)
  return found
}

const amounts = (...reais: readonly { reais: number; option?: string }[]) => ({
  kind: 'amounts',
  currency: 'BRL',
  per: 'person',
  amounts: reais,
})
const onRequest = { kind: 'onRequest', per: 'person' }
const days = (count: number) => ({ unit: 'days', range: { min: count, max: count } })

/** The shipped trips with figures of this test. */
const made = changed({
  itatiaia: {
    collection: 'expeditions',
    document: {
      listing: { price: amounts({ reais: 1717 }), duration: days(2) },
      detail: { price: amounts({ reais: 2424 }), duration: days(2) },
    },
  },
  'ilha-grande': {
    collection: 'expeditions',
    document: {
      listing: { price: amounts({ reais: 4141 }), duration: days(6) },
      detail: { price: onRequest, duration: days(8) },
    },
  },
  'trekking-pedra-macela': {
    document: {
      listing: { price: amounts({ reais: 434 }) },
      detail: { price: amounts({ reais: 434 }, { reais: 55, option: 'extension' }) },
    },
  },
})

function rowOf(name: string, slugs: string[], locale: Locale = 'pt-BR') {
  const row = compareTrips(
    slugs.map((slug) => product(slug, made)),
    locale,
  ).find((one) => one.name === name)
  return row && { ...row, cells: row.cells.map((lines) => lines.map(spaced)) }
}

describe('trips beside each other', () => {
  test('both readings stand where list and page differ, each named', () => {
    expect(rowOf('price', ['itatiaia', 'ilha-grande'])?.cells).toEqual([
      ['R$ 1.717 por pessoa (na lista)', 'R$ 2.424 por pessoa (na página)'],
      ['R$ 4.141 por pessoa (na lista)', 'sob consulta (na página)'],
    ])
    expect(rowOf('duration', ['ilha-grande', 'itatiaia'], 'en-GB')?.cells).toEqual([
      ['6 days (on the list)', '8 days (on its page)'],
      ['2 days'],
    ])
  })

  test('a trip without a card on a list has one reading', () => {
    const detail = { duration: { unit: 'hours', range: { min: 7, max: 7 }, approximate: true } }
    const unlisted = changed({ 'trekking-pao-acucar': { document: { listed: false, detail } } })
    expect(factLines(product('trekking-pao-acucar', unlisted), 'duration', 'pt-BR').map(spaced)).toEqual([
      'cerca de 7 horas',
    ])
  })

  test('an optional extra is said beside the price', () => {
    expect(rowOf('price', ['trekking-pedra-macela'])?.cells).toEqual([
      ['R$ 434 por pessoa', '+ R$ 55 extensão opcional'],
    ])
  })

  test('what differs, what is the same and what cannot be said yet are told apart', () => {
    const trips = ['caiaque-coletivo', 'aventura-privada']
    expect(rowOf('price', trips)?.verdict).toBe('differs')
    expect(rowOf('age', trips)?.verdict).toBe('same')
    expect(rowOf('distance', trips)).toMatchObject({ verdict: 'open', cells: [['8–12 km'], []] })
  })

  test('a fact that none of them has is left out', () => {
    expect(rowOf('altitude', ['caiaque-coletivo', 'saco-fundao'])).toBeUndefined()
    expect(rowOf('altitude', ['caiaque-coletivo', 'trekking-pedra-macela'])).toBeDefined()
  })

  test('experience is named where it is asked for, and never denied where nobody has said it', () => {
    expect(rowOf('experience', ['serra-fina', 'ilha-grande', 'caiaque-coletivo'])?.cells).toEqual([
      ['de montanha: 3 travessias com pernoite'],
      ['com caiaque'],
      [],
    ])
    expect(rowOf('experience', ['itatiaia', 'caiaque-coletivo'])).toBeUndefined()
  })

  test('what staff publish is what is compared', () => {
    const cheaper = changed({
      'caiaque-coletivo': {
        document: {
          listing: { price: amounts({ reais: 199 }) },
          detail: { price: amounts({ reais: 211 }) },
        },
      },
    })
    expect(factLines(product('caiaque-coletivo', cheaper), 'price', 'pt-BR').map(spaced)).toEqual([
      'R$ 199 por pessoa (na lista)',
      'R$ 211 por pessoa (na página)',
    ])
  })

  test.each(locales)('every fact of every trip can be said in %s', (locale) => {
    for (const { cells, label } of compareTrips(shipped.trips, locale)) {
      expect(label).not.toBe('')
      for (const line of cells.flat()) expect(line).not.toMatch(/[{}]|undefined|NaN|^$/)
    }
  })
})

test('prices in one line, in each language', () => {
  const lodgings: Price = {
    kind: 'amounts',
    currency: 'BRL',
    per: 'person',
    amounts: [
      { reais: 2750, option: 'camping' },
      { reais: 3250, option: 'chalet' },
    ],
  }
  expect(spaced(priceText(lodgings, 'en-GB'))).toBe('USD 500 (camping) or USD 600 (chalet) per person')
  const group: Price = { kind: 'amounts', currency: 'BRL', per: 'group', amounts: [{ reais: 2200 }] }
  expect(spaced(priceText(group, 'en-GB'))).toBe('USD 400 per group')
  expect(extrasText(product('passeio-veleiro').detail.price, 'pt-BR')).toEqual([])
})

describe('the trips of an address', () => {
  test('keep their order; what no visitor can open is counted and left out', () => {
    const { trips, unknown } = chosenTrips(shipped, ['serra-fina', 'lagoa', 'itatiaia'])
    expect(trips.map(({ slug }) => slug)).toEqual(['serra-fina', 'itatiaia'])
    expect(unknown).toBe(1)
  })

  test('a hidden trip is one of those', () => {
    const hidden = changed({ 'caiaque-coletivo': { hidden: true } })
    expect(chosenTrips(hidden, ['caiaque-coletivo'])).toEqual({ trips: [], unknown: 1 })
  })
})
