import type { Locale } from '../../i18n/locales.ts'
import type { Price } from '../shape/trip-facts.ts'

/** Reais per US dollar (spec §9). */
export const exchangeRate = 5.5

const reais = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const dollars = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** Whole US dollars for an amount in reais: divided by 5.5 and rounded up to the next multiple of 10 (spec §9). */
export const toDollars = (amount: number): number => Math.ceil(amount / exchangeRate / 10) * 10

const shown: Record<Locale, (amount: number) => string> = {
  'pt-BR': (amount) => `R$\u00a0${reais.format(amount)}`,
  'en-GB': (amount) => `USD\u00a0${dollars.format(toDollars(amount))}`,
}

/** An amount of whole reais as the language shows it: "R$ 1.450" or "USD 270" (spec §9). */
export const formatAmount = (amount: number, locale: Locale): string => shown[locale](amount)

/** The main amounts of a price, without optional extras; empty when the price is given on request. */
export function mainAmounts(price: Price): { reais: number; option?: 'camping' | 'chalet' }[] {
  if (price.kind === 'onRequest') return []
  return price.amounts.flatMap(({ reais: value, option }) =>
    option === 'extension' ? [] : [{ reais: value, option }],
  )
}

/** The lowest amount in reais, or undefined on request: what the booking bar shows. */
export function lowestAmount(price: Price): number | undefined {
  const amounts = mainAmounts(price).map((amount) => amount.reais)
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}
