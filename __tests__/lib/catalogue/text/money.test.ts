import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { exchangeRate, formatAmount, lowestAmount, mainAmounts, toDollars } from '@/lib/catalogue/text/money'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('money (spec §9)', () => {
  test.each([
    [90, 'R$ 90', 'USD 20'],
    [999, 'R$ 999', 'USD 190'],
    [1000, 'R$ 1.000', 'USD 190'],
    [12_345, 'R$ 12.345', 'USD 2,250'],
    [1_000_000, 'R$ 1.000.000', 'USD 181,820'],
  ])('%i reais read %s in Portuguese and %s in English', (reais, portuguese, english) => {
    expect(plain(formatAmount(reais, 'pt-BR'))).toBe(portuguese)
    expect(plain(formatAmount(reais, 'en-GB'))).toBe(english)
  })

  test('5.5 reais are a dollar', () => {
    expect(exchangeRate).toBe(5.5)
  })

  test.each([
    [1, 10],
    [55, 10],
    [56, 20],
    [110, 20],
    [549, 100],
    [550, 100],
    [551, 110],
    [5500, 1000],
    [5501, 1010],
  ])('%i reais round up to %i dollars, a multiple of ten', (reais, dollars) => {
    expect(toDollars(reais)).toBe(dollars)
  })

  test('thousands of dollars are grouped the British way', () => {
    expect(formatAmount(11_000, 'en-GB')).toBe('USD\u00a02,000')
  })
})

describe('several amounts', () => {
  const price = (...amounts: Extract<Price, { kind: 'amounts' }>['amounts']): Price => ({
    kind: 'amounts',
    currency: 'BRL',
    per: 'person',
    amounts,
  })

  test.each([
    [price({ reais: 2800, option: 'camping' }, { reais: 3300, option: 'chalet' }), [2800, 3300], 2800],
    [price({ reais: 3300, option: 'chalet' }, { reais: 2800, option: 'camping' }), [3300, 2800], 2800],
    [price({ reais: 450 }, { reais: 100, option: 'extension' }), [450], 450],
    [{ kind: 'onRequest', per: 'group' } satisfies Price, [], undefined],
  ])(
    'an optional extension is not a price of the trip, and on request there is none: %j',
    (given, main, lowest) => {
      expect(mainAmounts(given).map(({ reais }) => reais)).toEqual(main)
      expect(lowestAmount(given)).toBe(lowest)
    },
  )
})
