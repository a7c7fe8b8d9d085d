import type { Locale } from '../../i18n/locales.ts'
import { type DayOfYear, months } from '../shape/season.ts'
import type { Price } from '../shape/trip-facts.ts'
import { factWords } from './fact-translators.ts'
import { formatAmount, lowestAmount, mainAmounts } from './money.ts'
import type { FactWords } from './placeholders.ts'

/** Whether what a trip costs depends on the day or on the number of people. */
export const hasRates = ({ kind, rates }: Price): boolean =>
  kind === 'amounts' && Boolean(rates?.seasons ?? rates?.tiers)

/**
 * The amounts of a price as a sentence has them: "R$ 2.800 (camping) ou R$ 3.300 (chalé)", "a partir de R$ 250", "sob
 * consulta".
 */
export function amountsText(price: Price, { locale, price: t }: Pick<FactWords, 'locale' | 'price'>): string {
  const amounts = mainAmounts(price)
  const lowest = lowestAmount(price)
  if (hasRates(price) && lowest !== undefined) return `${t('from')} ${formatAmount(lowest, locale)}`
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

const dayText = ({ day, month }: DayOfYear, locale: Locale): string =>
  new Date(Date.UTC(2000, months.indexOf(month), day)).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })

/** A month's name: "outubro". */
const monthText = (month: DayOfYear['month'], locale: Locale): string =>
  new Date(Date.UTC(2000, months.indexOf(month))).toLocaleDateString(locale, {
    month: 'long',
    timeZone: 'UTC',
  })

/** The months in which a trip runs, from the first after a rest: "dezembro, janeiro e fevereiro"; undefined where in all of them. */
export function monthsText({ rates }: Price, locale: Locale): string | undefined {
  const running = new Set<string | undefined>(rates?.months)
  if (running.size % months.length === 0) return undefined
  const first = months.findIndex((month, index) => running.has(month) && !running.has(months.at(index - 1)))
  const inOrder = [...months.slice(first), ...months.slice(0, first)].filter((month) => running.has(month))
  return new Intl.ListFormat(locale).format(inOrder.map((month) => monthText(month, locale)))
}

export interface RateRow {
  /** When, from how many people on, or for whom. */
  label: string
  text: string
}

/** Everything that a price depends on, a row each; none where its plain amounts are all. */
export function rateRows({ rates, ...plain }: Price, locale: Locale): RateRow[] {
  if (!rates) return []
  const words = factWords(locale)
  const { price: t } = words
  const { seasons = [], tiers = [], childPrice } = rates
  const running = monthsText({ ...plain, rates }, locale)
  const amounts = (of: { reais: number; option?: 'camping' | 'chalet' | 'extension' | undefined }[]) =>
    amountsText({ kind: 'amounts', currency: 'BRL', per: plain.per, amounts: of }, words)
  const part = (label: string, of: Parameters<typeof amounts>[0], steps: NonNullable<typeof rates.tiers>) => [
    { label, text: amounts(of) },
    ...steps.map((step) => ({
      label: `${label}, ${t('tier', { people: step.people })}`,
      text: amounts(step.amounts),
    })),
  ]
  const usual = part(t(seasons.length > 0 ? 'usualDays' : 'usual'), mainAmounts(plain), tiers)
  return [
    ...(hasRates({ ...plain, rates })
      ? [
          ...usual,
          ...seasons.flatMap((season) =>
            part(
              t('season', { from: dayText(season.start, locale), to: dayText(season.end, locale) }),
              season.amounts,
              season.tiers ?? [],
            ),
          ),
        ]
      : []),
    ...(childPrice && plain.kind === 'amounts'
      ? [
          {
            label: t('children', { years: childPrice.age }),
            text: childPrice.reais === 0 ? t('free') : formatAmount(childPrice.reais, locale),
          },
        ]
      : []),
    ...(running ? [{ label: t('months'), text: running }] : []),
  ]
}

/** The optional extras of a price: "+ R$ 100 extensão opcional". */
export function extrasText(price: Price, locale: Locale): string[] {
  const { price: t } = factWords(locale)
  if (price.kind === 'onRequest') return []
  return price.amounts.flatMap(({ reais, option }) =>
    option === 'extension' ? `${t('plus', { amount: formatAmount(reais, locale) })} ${t('extension')}` : [],
  )
}
