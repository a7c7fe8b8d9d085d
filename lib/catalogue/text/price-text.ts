import type { Locale } from '../../i18n/locales.ts'
import type { Price } from '../shape/trip-facts.ts'
import { factWords } from './fact-translators.ts'
import { formatAmount, mainAmounts } from './money.ts'
import type { FactWords } from './placeholders.ts'

/** The amounts of a price as a sentence has them: "R$ 2.800 (camping) ou R$ 3.300 (chalé)", "sob consulta". */
export function amountsText(price: Price, { locale, price: t }: Pick<FactWords, 'locale' | 'price'>): string {
  const amounts = mainAmounts(price)
  if (amounts.length === 0) return t('onRequest')
  const shown = amounts.map(({ reais, option }) =>
    option ? `${formatAmount(reais, locale)} (${t(option)})` : formatAmount(reais, locale),
  )
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(shown)
}

/** A price in one line: "R$ 1.450 por pessoa", "USD 460 per group", "sob consulta". */
export function priceText(price: Price, locale: Locale): string {
  const words = factWords(locale)
  const amounts = amountsText(price, words)
  if (price.kind === 'onRequest') return amounts
  return `${amounts} ${words.price(price.per === 'group' ? 'perGroup' : 'perPerson')}`
}

/** The optional extras of a price: "+ R$ 100 extensão opcional". */
export function extrasText(price: Price, locale: Locale): string[] {
  const { price: t } = factWords(locale)
  if (price.kind === 'onRequest') return []
  return price.amounts.flatMap(({ reais, option }) =>
    option === 'extension' ? `${t('plus', { amount: formatAmount(reais, locale) })} ${t('extension')}` : [],
  )
}
