import { createTranslator } from 'next-intl'
import { readingDifferences } from '@/lib/catalogue/text/readings'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { catalogueWith, row, shipped, trip } from '../shipped'

const onRequest = { kind: 'onRequest', per: 'person' }
const amounts = (...reais: readonly { reais: number; option?: string }[]) => ({
  kind: 'amounts',
  currency: 'BRL',
  per: 'person',
  amounts: reais,
})

const same = {
  duration: { unit: 'days', range: { min: 3, max: 3 }, upTo: null, approximate: null },
  group: { min: 2, max: 7, maxEnglish: null },
  difficulty: 'Fácil',
  price: amounts({ reais: 1234 }),
}

/** What list and page say of each other where they differ from `same` in these facts. */
function read(locale: Locale, listing: object, detail: object) {
  const catalogue = catalogueWith(
    row('expeditions', 'itatiaia', { listing: { ...same, ...listing }, detail: { ...same, ...detail } }),
  )
  expect(catalogue.problems).toEqual([])
  const t = createTranslator({ locale, messages: wordsOf(locale).interface })
  const found = readingDifferences(trip('itatiaia', catalogue), locale, t)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return found && { list: plain(found.list), page: plain(found.page) }
}

const days = (min: number, max: number, approximate?: boolean) => ({
  duration: { unit: 'days', range: { min, max }, approximate },
})

describe('where list and page read a fact differently (spec §9)', () => {
  test.each([
    ['3 dias', '5 dias', {}, days(5, 5)],
    ['3 dias', 'cerca de 3–4 dias', {}, days(3, 4, true)],
    ['R$ 1.234 por pessoa', 'sob consulta', {}, { price: onRequest }],
    [
      '4–6 dias, R$ 1.234 por pessoa',
      '3 dias, R$ 987 por pessoa',
      days(4, 6),
      { price: amounts({ reais: 987 }) },
    ],
    ['2–7 pessoas', '4–7 pessoas', {}, { group: { min: 4, max: 7 } }],
    ['extremo', 'fácil', { difficulty: 'Extremo' }, {}],
    [
      'R$ 1.234 por pessoa',
      'R$ 1.111 (camping) ou R$ 1.333 (chalé) por pessoa',
      {},
      { price: amounts({ reais: 1111, option: 'camping' }, { reais: 1333, option: 'chalet' }) },
    ],
  ])('the list says %s and the page %s', (list, page, listing, detail) => {
    expect(read('pt-BR', listing, detail)).toEqual({ list, page })
  })

  test('in English with its own money', () => {
    expect(read('en-GB', days(4, 6), { price: amounts({ reais: 550 }) })).toEqual({
      list: '4–6 days, USD 230 per person',
      page: '3 days, USD 100 per person',
    })
  })

  test('the same reading is no difference, and neither is an optional extra', () => {
    expect(read('pt-BR', {}, {})).toBeUndefined()
    const extra = amounts({ reais: 1234 }, { reais: 77, option: 'extension' })
    expect(read('pt-BR', {}, { price: extra })).toBeUndefined()
  })

  test('what only one of them states is no difference', () => {
    expect(read('pt-BR', { group: null }, { difficulty: null })).toBeUndefined()
  })

  test('some shipped trips have two readings, some have one', () => {
    const t = createTranslator({ locale: 'pt-BR', messages: wordsOf('pt-BR').interface })
    const differing = shipped.trips.filter((product) => readingDifferences(product, 'pt-BR', t))
    expect(differing.length).toBeGreaterThan(0)
    expect(differing.length).toBeLessThan(shipped.trips.length)
  })
})
