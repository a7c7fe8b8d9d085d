import { extrasText, priceText } from '@/lib/catalogue/price-text'
import type { Product } from '@/lib/catalogue/trip'
import { chosenTrips } from '@/lib/choosing/chosen-trips'
import { compareTrips, factLines } from '@/lib/choosing/comparison'
import { type Locale, locales } from '@/lib/locales'
import { changed, shipped, spaced } from './samples'

function product(slug: string, { everyTrip } = shipped): Product {
  const found = everyTrip.get(slug)
  if (!found) throw new Error(`No trip ${slug}`)
  return found
}

function rowOf(name: string, slugs: string[], locale: Locale = 'pt-BR') {
  const row = compareTrips(
    slugs.map((slug) => product(slug)),
    locale,
  ).find((one) => one.name === name)
  return row && { ...row, cells: row.cells.map((lines) => lines.map(spaced)) }
}

describe('trips beside each other (design §13)', () => {
  test('both readings stand where list and page differ, each named', () => {
    expect(rowOf('price', ['itatiaia', 'ilha-grande'])?.cells).toEqual([
      ['R$ 1.800 por pessoa (na lista)', 'R$ 2.450 por pessoa (na página)'],
      ['R$ 4.300 por pessoa (na lista)', 'sob consulta (na página)'],
    ])
    expect(rowOf('duration', ['ilha-grande', 'saco-fundao'], 'en-GB')?.cells).toEqual([
      ['3 days (on the list)', '5 days (on its page)'],
      ['2 days'],
    ])
  })

  test('a trip without a card on a list has one reading', () => {
    const unlisted = changed({ 'trekking-pao-acucar': { document: { listed: false } } })
    expect(factLines(product('trekking-pao-acucar', unlisted), 'duration', 'pt-BR').map(spaced)).toEqual([
      'cerca de 6 horas',
    ])
  })

  test('an optional extra is said beside the price', () => {
    expect(rowOf('price', ['trekking-pedra-macela'])?.cells).toEqual([
      ['R$ 450 por pessoa', '+ R$ 100 extensão opcional'],
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
          listing: { price: { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 199 }] } },
        },
      },
    })
    expect(factLines(product('caiaque-coletivo', cheaper), 'price', 'pt-BR').map(spaced)).toEqual([
      'R$ 199 por pessoa (na lista)',
      'R$ 280 por pessoa (na página)',
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
  const { price } = product('saco-mamangua').detail
  expect(spaced(priceText(price, 'en-GB'))).toBe('USD 510 (camping) or USD 600 (chalet) per person')
  expect(spaced(priceText(product('experiencia-caicara').detail.price, 'en-GB'))).toBe('USD 460 per group')
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
