import { baseDocuments } from '@/lib/catalogue/base/documents'
import { parseTrip } from '@/lib/catalogue/build/parse-document'
import { isRecord } from '@/lib/catalogue/shape/change'
import type { Product } from '@/lib/catalogue/shape/trip'

const price = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 310 }] }
const hours = (max: number) => ({ unit: 'hours', range: { min: max, max } })

/** The least that staff have to say of a trip. */
const least = {
  category: 'Caiaque',
  addresses: { 'pt-BR': ['/remada-da-lua'], 'en-GB': ['/remada-da-lua-paraty'] },
  listing: { price, duration: hours(3) },
  words: { 'pt-BR': { title: 'Remada da Lua', details: { fullDescription: ['Saímos ao anoitecer.'] } } },
}

function parsed(change: unknown): Product {
  const trip = parseTrip('tours', 'remada-da-lua', change)
  if (!trip.ok) throw new Error(JSON.stringify(trip.issues))
  return trip.value
}

describe('a trip that staff add', () => {
  test('needs a name, a price, a duration and one paragraph', () => {
    expect(parsed(least).words['pt-BR'].title).toBe('Remada da Lua')
    const { listing: _, ...without } = least
    expect(parseTrip('tours', 'remada-da-lua', without).ok).toBe(false)
  })

  test('has the price of its list on its page, until staff add another reading', () => {
    expect(parsed(least).detail.price).toEqual(price)
    const onRequest = { kind: 'onRequest', per: 'person' }
    expect(parsed({ ...least, detail: { price: onRequest } }).detail.price).toEqual(onRequest)
    expect(parsed({ ...least, detail: { duration: hours(5) } }).detail).toMatchObject({
      price,
      duration: hours(5),
    })
  })

  test('is called by its name everywhere, until a heading is set apart', () => {
    expect(parsed(least).words['pt-BR']).toMatchObject({
      description: 'Saímos ao anoitecer.',
      details: { title: 'Remada da Lua' },
      meta: { title: 'Remada da Lua', description: 'Saímos ao anoitecer.' },
    })
    const english = { ...least.words, 'en-GB': { title: 'Moonlight paddle' } }
    expect(parsed({ ...least, words: english }).words['en-GB']).toMatchObject({
      details: { title: 'Moonlight paddle' },
      meta: { title: 'Moonlight paddle' },
    })
  })
})

describe('the catalogue as shipped', () => {
  test('types no fact twice', () => {
    for (const collection of ['tours', 'expeditions'] as const) {
      for (const [id, document] of baseDocuments[collection]) {
        if (!isRecord(document) || !isRecord(document.listing) || !isRecord(document.detail))
          throw new Error(id)
        for (const [reading, value] of Object.entries(document.listing))
          expect({ id, reading, value: document.detail[reading] }).not.toEqual({ id, reading, value })
      }
    }
  })
})

describe('a change that an earlier release stored', () => {
  const pageOf = (detail: unknown) => {
    const trip = parseTrip('tours', 'caiaque-coletivo', { detail })
    return trip.ok ? trip.value.detail : trip.issues
  }

  test('of the page alone is laid over the list where the page ships no reading of its own any more', () => {
    expect(pageOf({ price: { amounts: [{ reais: 310 }] } })).toMatchObject({ price })
    expect(pageOf({ price: { per: 'group' } })).toMatchObject({
      price: { kind: 'amounts', currency: 'BRL', per: 'group', amounts: [{ reais: 280 }] },
    })
    expect(pageOf({ duration: { range: { max: 5 } } })).toMatchObject({
      duration: { unit: 'hours', range: { min: 4, max: 5 } },
    })
    expect(pageOf({ group: { min: 3 } })).toMatchObject({ group: { min: 3, max: 10 } })
  })

  test('stays as it is where it is whole', () => {
    expect(pageOf({ price: { kind: 'onRequest', per: 'person' } })).toMatchObject({
      price: { kind: 'onRequest', per: 'person' },
    })
    expect(pageOf({ group: { max: 4 } })).toMatchObject({ group: { max: 4 } })
  })
})
