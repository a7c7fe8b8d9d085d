import type { Locale } from '../../i18n/locales.ts'
import { isInSeason, monthAndDay, monthLengths, months } from '../shape/season.ts'
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

/** When, and how many go; what nobody has said is left out. */
export interface Occasion {
  /** "2027-07-14" */
  date?: string | undefined
  /** 1 to 12, where no day is known. */
  month?: number | undefined
  /** Children included. */
  people?: number | undefined
}

/** Every day of the year, or of a month, as `monthAndDay` writes it. */
const daysOf = (only: number | undefined): string[] =>
  months
    .filter((_, index) => only === undefined || index + 1 === only)
    .flatMap((month) =>
      Array.from({ length: monthLengths[month] }, (_, index) => monthAndDay({ month, day: index + 1 })),
    )

/**
 * What a trip costs on a day for a number of people. A season takes the place of the plain amounts and tiers, a tier
 * that of the amounts from its number of people on; optional extras stay.
 * @returns one price where day and people are known; where they are not, each that may hold; none where the trip does not
 * run then
 */
export function pricesOn({ rates, ...plain }: Price, { date, month, people }: Occasion): Price[] {
  if (!rates) return [plain]
  const { seasons = [], tiers = [] } = rates
  const days = (date ? [date.slice(5)] : daysOf(month)).filter(
    (day) => rates.months?.some((one) => months.indexOf(one) + 1 === Number(day.slice(0, 2))) ?? true,
  )
  if (plain.kind === 'onRequest') return days.length > 0 ? [plain] : []
  const extras = plain.amounts.filter(({ option }) => option === 'extension')
  const ofYear = { amounts: mainAmounts(plain), tiers }
  const parts = new Set(days.map((day) => seasons.find((season) => isInSeason(season, day)) ?? ofYear))
  return [...parts].flatMap(({ amounts, tiers: larger = [] }) => {
    const steps = [{ people: 1, amounts }, ...larger]
    const holding = people === undefined ? steps : steps.filter((step) => step.people <= people).slice(-1)
    return holding.map((step) => ({ ...plain, amounts: [...step.amounts, ...extras] }))
  })
}

/** Each amount that somebody may pay, without optional extras. */
const amountsOn = (price: Price, occasion: Occasion): number[] =>
  pricesOn(price, occasion).flatMap((one) => mainAmounts(one).map(({ reais: value }) => value))

/** The lowest amount in reais that an adult may pay, or undefined on request and where the trip does not run then. */
export function lowestAmount(price: Price, occasion: Occasion = {}): number | undefined {
  const amounts = amountsOn(price, occasion)
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** Whether the lowest amount is one of several: of lodgings, of seasons, of tiers. */
export const hasSeveralAmounts = (price: Price): boolean => new Set(amountsOn(price, {})).size > 1
