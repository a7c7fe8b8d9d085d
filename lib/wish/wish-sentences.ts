import { formatAmount } from '../catalogue/text/money.ts'
import { fill, fillCounted } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import type { WishWords } from './draft-in-browser.ts'
import { type Activity, type Criterion, type Length, lengths, lengthText, type Wish } from './wish.ts'

/** "7 e 9", "7 and 9". */
const all = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

const either = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts)

/** "menos de 1 ano", "1 ano", "7 anos", "7 years old". */
export const ageText = (age: number, { criteria: { age: words } }: Pick<WishWords, 'criteria'>): string =>
  age === 0 ? words.under : fillCounted(words, { count: age })

/** "1 adulto", "6 adults". */
export const adultsText = (adults: number, { criteria }: Pick<WishWords, 'criteria'>): string =>
  fillCounted(criteria.adults, { count: adults })

/** "julho", "July". */
export const monthName = (month: number, { criteria }: Pick<WishWords, 'criteria'>): string =>
  criteria.month.options[month - 1] ?? ''

const halves: Record<number, string> = { 0.5: '½' }

/** "4 dias", "meio dia (até 4 horas)"; one that no form offers by its ends. */
export function lengthName(length: Length, { criteria }: Pick<WishWords, 'criteria'>): string {
  const { options, days, range } = criteria.length
  const offered = lengths.find((one) => one === lengthText(length))
  if (offered) return options[offered]
  const count = (value: number) => halves[value] ?? String(value)
  return length.from === length.to
    ? fill(days, { count: count(length.from) })
    : fill(range, { from: count(length.from), to: fill(days, { count: count(length.to) }) })
}

/** "caiaque ou barco". */
export const activitiesText = (
  activity: readonly Activity[],
  { criteria }: Pick<WishWords, 'criteria'>,
  locale: Locale,
): string =>
  either(
    activity.map((one) => criteria.activity.options[one]),
    locale,
  )

/** "2 adultos, crianças de 7 e 9 anos"; empty while nobody was counted. */
function peopleText({ adults, ages }: Wish, words: WishWords, locale: Locale): string {
  const texts = ages.map((age) => ageText(age, words))
  const children =
    ages.length === 0
      ? []
      : [fill(words.line.children[ages.length === 1 ? 'one' : 'other'], { ages: all(texts, locale) })]
  return [...(adults === undefined ? [] : [adultsText(adults, words)]), ...children].join(', ')
}

/** "09/03/2027": both languages write dates with the day first. */
export const numericDate = (day: string): string => day.split('-').reverse().join('/')

/** What was said of a criterion, in words; undefined where it was left open. */
export function criterionText(
  name: Criterion,
  wish: Wish,
  words: WishWords,
  locale: Locale,
): string | undefined {
  const { length, activity, effort, budget } = wish
  switch (name) {
    case 'people':
      return peopleText(wish, words, locale) || undefined
    case 'length':
      return length && lengthName(length, words)
    case 'activity':
      return activity.length === 0 ? undefined : activitiesText(activity, words, locale)
    case 'effort':
      return effort && words.criteria.effort.options[effort]
    case 'budget':
      return budget === undefined
        ? undefined
        : fill(words.criteria.budget.upTo, { amount: formatAmount(budget, locale) })
  }
}

/** The whole wish in a line: "2 adultos, crianças de 7 e 9 anos · julho · um dia inteiro"; empty where nothing was said. */
export function wishLine(wish: Wish, words: WishWords, locale: Locale): string {
  const { date, month } = wish
  const parts = [
    criterionText('people', wish, words, locale),
    date === undefined ? month && monthName(month, words) : numericDate(date),
    ...(['length', 'activity', 'effort', 'budget'] as const).map((name) =>
      criterionText(name, wish, words, locale),
    ),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** "4 (2 adultos e 2 crianças, de 7 anos e 9 anos)", as drafts say it; empty while nobody was named. */
function draftPeople({ adults, ages }: Wish, { draft }: WishWords, locale: Locale): string {
  if (ages.length === 0) return adults === undefined ? '' : String(adults)
  const parts = [
    ...(adults === undefined ? [] : [fillCounted(draft.adults, { count: adults })]),
    fillCounted(draft.children, { count: ages.length }),
  ]
  const years = ages.map((age) => (age === 0 ? draft.ageUnder : fillCounted(draft.age, { count: age })))
  const who = `${all(parts, locale)}, ${fill(draft.ages, { ages: all(years, locale) })}`
  return adults === undefined ? who : `${adults + ages.length} (${who})`
}

/** The date's line of a draft: a day, a month, or the placeholder of what is left open (spec §7). */
export function dateLine({ date, month }: Wish, words: WishWords): string {
  const { draft } = words
  if (date !== undefined) return fill(draft.date, { date: numericDate(date) })
  return month === undefined ? draft.dateOpen : fill(draft.dateFlexible, { month: monthName(month, words) })
}

/** The line of a draft that says how many come, open where nobody was counted. */
export const peopleLine = (wish: Wish, words: WishWords, locale: Locale): string =>
  fill(words.draft.people, { people: draftPeople(wish, words, locale) })

/** The lines of a draft for what is neither date nor people: "Duração: 4 dias". */
export const choiceLines = (wish: Wish, words: WishWords, locale: Locale): string[] =>
  (['length', 'activity', 'effort', 'budget'] as const).flatMap((name) => {
    const said = criterionText(name, wish, words, locale)
    return said === undefined ? [] : [`${words.criteria[name].label}: ${said}`]
  })
