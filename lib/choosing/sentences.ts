import { formatAmount } from '../catalogue/money.ts'
import { fill } from '../fill.ts'
import type { Locale } from '../locales.ts'
import type { FinderTrip } from './finder-trip.ts'
import type { Misfit, Note } from './judge.ts'
import { adultAge, saidWishes, type Wishes, type WishName } from './wishes.ts'
import type { ChoosingWords } from './words.ts'

/** The words with which the finder speaks of one language; plain data, so that the browser gets them as props. */
export type FinderWords = Pick<
  ChoosingWords,
  'wishes' | 'answer' | 'seasons' | 'reasons' | 'notes' | 'controls'
>

/** A sentence's first letter in upper case. */
export const capitalised = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

const either = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts)

/** "menos de 1 ano", "1 year old", "7 anos", "18 or over". */
export function ageText(age: number, { wishes }: Pick<ChoosingWords, 'wishes'>): string {
  const { under, one, other, adult } = wishes.age
  if (age === 0) return under
  if (age >= adultAge) return adult
  return age === 1 ? one : fill(other, { count: age })
}

/** "1 pessoa", "6 people". */
export const peopleText = (people: number, { wishes }: Pick<ChoosingWords, 'wishes'>): string =>
  people === 1 ? wishes.people.one : fill(wishes.people.other, { count: people })

/** What was chosen of a wish, as the form and the chat say it; undefined where it was not said. */
export function choiceText(
  name: WishName,
  wishes: Wishes,
  words: Pick<ChoosingWords, 'wishes'>,
  locale: Locale,
): string | undefined {
  const { age, time, activity, effort, month, budget, people } = wishes
  switch (name) {
    case 'age':
      return age === undefined ? undefined : ageText(age, words)
    case 'time':
      return time && words.wishes.time.options[time]
    case 'activity':
      return activity.length === 0
        ? undefined
        : either(
            activity.map((one) => words.wishes.activity.options[one]),
            locale,
          )
    case 'effort':
      return effort && words.wishes.effort.options[effort]
    case 'month':
      return month === undefined ? undefined : words.wishes.month.options[month - 1]
    case 'budget':
      return budget === undefined
        ? undefined
        : fill(words.wishes.budget.upTo, { amount: formatAmount(budget, locale) })
    case 'people':
      return people === undefined ? undefined : peopleText(people, words)
  }
}

/** "Idade do mais novo: 7 anos": one line for each wish that was said. */
export const wishLines = (wishes: Wishes, words: Pick<ChoosingWords, 'wishes'>, locale: Locale): string[] =>
  saidWishes(wishes).map(
    (name) => `${words.wishes[name].label}: ${choiceText(name, wishes, words, locale) ?? ''}`,
  )

/** Why a trip does not fit, in words: "a partir de 12 anos; o seu mais novo tem 7 anos". */
export function reasonText(reason: Misfit, words: FinderWords, locale: Locale): string {
  const { reasons, wishes } = words
  switch (reason.wish) {
    case 'age':
      return reason.age === 0
        ? fill(reasons.ageUnder, { years: reason.years })
        : fill(reasons.age, { years: reason.years, age: reason.age })
    case 'time':
      return fill(reasons.time, { duration: reason.duration, time: wishes.time.options[reason.time] })
    case 'activity':
      return fill(reasons.activity, {
        activity: wishes.activity.options[reason.activity],
        wanted: either(
          reason.wanted.map((one) => wishes.activity.options[one]),
          locale,
        ),
      })
    case 'effort':
      return fill(reasons.effort, {
        level: reason.level,
        wanted: wishes.effort.options[reason.wanted],
      })
    case 'budget': {
      const amount = formatAmount(reason.reais, locale)
      const limit = formatAmount(reason.limit, locale)
      if (!reason.shared) return fill(reasons.budget, { amount, limit })
      const { each, people } = reason.shared
      return fill(reasons.budgetGroup, { amount, each: formatAmount(each, locale), people, limit })
    }
    case 'people':
      return fill(reasons.people, { max: reason.most, people: reason.people })
  }
}

/** What to know about a trip that fits, in words. */
export function noteText(note: Note, { notes }: FinderWords, locale: Locale): string {
  switch (note.kind) {
    case 'ageRecommended':
      return fill(notes.ageRecommended, { years: note.years })
    case 'timeOpen':
      return fill(notes.timeOpen, { duration: note.duration })
    case 'groupSmall':
      return fill(notes.groupSmall, { min: note.least })
    case 'perHead':
      return fill(notes.perHead, {
        amount: formatAmount(note.reais, locale),
        each: formatAmount(note.each, locale),
        people: note.people,
      })
    case 'reading':
      return fill(note.by === 'list' ? notes.readingList : notes.readingPage, {
        says: note.says,
        other: note.other,
      })
    default:
      return notes[note.kind]
  }
}

/** What a trip asks of its guests beforehand, in words; undefined where it asks for nothing (spec §5). */
export function experienceText({ experience }: FinderTrip, { notes }: FinderWords): string | undefined {
  if (!experience) return undefined
  return experience.treks === undefined
    ? notes[experience.in]
    : fill(notes.treks, { count: experience.treks })
}

/** What the season of a month is like (spec §2.6); advice, because the month excludes nothing. */
export function seasonText(month: number, words: FinderWords, locale: Locale): string {
  const { seasons, wishes } = words
  const isDry = month >= 5 && month <= 9
  const isWet = month >= 11 || month <= 3
  const season = isDry ? seasons.dry : isWet ? seasons.wet : seasons.between
  const name = capitalised(wishes.month.options[month - 1] ?? '', locale)
  return `${fill(season, { month: name })} ${seasons.advice}`
}
