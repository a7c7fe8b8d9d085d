import { exchangeRate, formatAmount, lowestAmount, mainAmounts, toDollars } from '@/lib/catalogue/money'
import type { Price } from '@/lib/catalogue/schema'

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('money (spec §9)', () => {
  test.each([
    [280, 'R$ 280', 'USD 60'],
    [550, 'R$ 550', 'USD 100'],
    [650, 'R$ 650', 'USD 120'],
    [600, 'R$ 600', 'USD 110'],
    [2500, 'R$ 2.500', 'USD 460'],
    [450, 'R$ 450', 'USD 90'],
    [750, 'R$ 750', 'USD 140'],
    [1450, 'R$ 1.450', 'USD 270'],
    [2850, 'R$ 2.850', 'USD 520'],
    [1800, 'R$ 1.800', 'USD 330'],
    [4300, 'R$ 4.300', 'USD 790'],
    [3900, 'R$ 3.900', 'USD 710'],
    [3700, 'R$ 3.700', 'USD 680'],
    [2800, 'R$ 2.800', 'USD 510'],
    [3500, 'R$ 3.500', 'USD 640'],
    [3300, 'R$ 3.300', 'USD 600'],
    [3800, 'R$ 3.800', 'USD 700'],
    [2450, 'R$ 2.450', 'USD 450'],
    [100, 'R$ 100', 'USD 20'],
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
    expect(formatAmount(11_000, 'en-GB')).toBe('USD 2,000')
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
