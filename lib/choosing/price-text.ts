import { factWords } from '../catalogue/fact-words.ts'
import { formatAmount } from '../catalogue/money.ts'
import type { Price } from '../catalogue/schema.ts'
import type { Locale } from '../locales.ts'

/** A price in one line: "R$ 2.800 (camping) ou R$ 3.300 (chalé) por pessoa", "USD 460 per group", "sob consulta". */
export function priceText(price: Price, locale: Locale): string {
  const { price: t } = factWords(locale)
  if (price.kind === 'onRequest') return t('onRequest')
  const per = price.per === 'group' ? t('perGroup') : t('perPerson')
  const main = price.amounts.flatMap(({ reais, option }) => {
    if (option === 'extension') return []
    return option ? `${formatAmount(reais, locale)} (${t(option)})` : formatAmount(reais, locale)
  })
  return `${new Intl.ListFormat(locale, { type: 'disjunction' }).format(main)} ${per}`
}

/** The optional extras of a price: "+ R$ 100 extensão opcional". */
export function extrasText(price: Price, locale: Locale): string[] {
  const { price: t } = factWords(locale)
  if (price.kind === 'onRequest') return []
  return price.amounts.flatMap(({ reais, option }) =>
    option === 'extension' ? `${t('plus', { amount: formatAmount(reais, locale) })} ${t('extension')}` : [],
  )
}
