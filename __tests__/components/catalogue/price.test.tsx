/** @jest-environment jsdom */
import { Price } from '@/components/catalogue/price'
import type { Price as PriceFact } from '@/lib/catalogue/shape/trip-facts'
import { renderIn } from '../in-language'

const amounts = (
  per: PriceFact['per'],
  ...all: Extract<PriceFact, { kind: 'amounts' }>['amounts']
): PriceFact => ({ kind: 'amounts', currency: 'BRL', per, amounts: all })

const mamangua = amounts('person', { reais: 2800, option: 'camping' }, { reais: 3300, option: 'chalet' })
const macela = amounts('person', { reais: 450 }, { reais: 100, option: 'extension' })

describe('a price (spec §9)', () => {
  test.each([
    [
      'one amount',
      amounts('person', { reais: 280 }),
      'pt-BR',
      'R$ 280 por pessoavalor confirmado no atendimento',
    ],
    [
      'one amount',
      amounts('person', { reais: 280 }),
      'en-GB',
      'USD 60 per personprice confirmed in the chat',
    ],
    [
      'per group',
      amounts('group', { reais: 2500 }),
      'pt-BR',
      'R$ 2.500 por grupovalor confirmado no atendimento',
    ],
    ['per group', amounts('group', { reais: 2500 }), 'en-GB', 'USD 460 per groupprice confirmed in the chat'],
    [
      'camping or chalet',
      mamangua,
      'pt-BR',
      'R$ 2.800 campingR$ 3.300 chalépor pessoa · valor confirmado no atendimento',
    ],
    [
      'camping or chalet',
      mamangua,
      'en-GB',
      'USD 510 campingUSD 600 chaletper person · price confirmed in the chat',
    ],
    [
      'an optional extension',
      macela,
      'pt-BR',
      'R$ 450 por pessoa+ R$ 100 extensão opcionalvalor confirmado no atendimento',
    ],
    [
      'an optional extension',
      macela,
      'en-GB',
      'USD 90 per person+ USD 20 optional extensionprice confirmed in the chat',
    ],
    [
      'on request',
      { kind: 'onRequest', per: 'person' },
      'pt-BR',
      'sob consultapor pessoa · valor confirmado no atendimento',
    ],
    [
      'on request',
      { kind: 'onRequest', per: 'person' },
      'en-GB',
      'on requestper person · price confirmed in the chat',
    ],
    [
      'on request for the group',
      { kind: 'onRequest', per: 'group' },
      'pt-BR',
      'sob consultapor grupo · valor confirmado no atendimento',
    ],
  ] as const)('%s: %j in %s', (_, price, locale, text) => {
    const { container } = renderIn(locale, <Price price={price} locale={locale} />)
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  })
})
