import { formatAmount } from '../catalogue/money.ts'
import { fill, fillCounted } from '../fill.ts'
import type { Locale } from '../locales.ts'
import { isMountainSeason, yearPart } from '../planning/year.ts'
import type { ChoosingWords } from './choosing-words.ts'
import { adultAge, type Criteria, type CriterionName, givenCriteria } from './criteria.ts'
import type { Mismatch, Note } from './evaluate.ts'
import type { FinderTrip } from './finder-trip.ts'
import type { FinderWords } from './finder-words.ts'

const either = (parts: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(parts)

/** "menos de 1 ano", "1 year old", "7 anos", "18 or over". */
export function ageText(age: number, { criteria }: Pick<ChoosingWords, 'criteria'>): string {
  const { under, one, other, adult } = criteria.age
  if (age === 0) return under
  if (age >= adultAge) return adult
  return fillCounted({ one, other }, { count: age })
}

/** "1 pessoa", "6 people". */
export const peopleText = (people: number, { criteria }: Pick<ChoosingWords, 'criteria'>): string =>
  fillCounted(criteria.people, { count: people })

/** What was chosen of a criterion, as the form and the chat say it; undefined where it was not said. */
export function choiceText(
  name: CriterionName,
  criteria: Criteria,
  words: Pick<ChoosingWords, 'criteria'>,
  locale: Locale,
): string | undefined {
  const { age, time, activity, effort, month, budget, people } = criteria
  switch (name) {
    case 'age':
      return age === undefined ? undefined : ageText(age, words)
    case 'time':
      return time && words.criteria.time.options[time]
    case 'activity':
      return activity.length === 0
        ? undefined
        : either(
            activity.map((one) => words.criteria.activity.options[one]),
            locale,
          )
    case 'effort':
      return effort && words.criteria.effort.options[effort]
    case 'month':
      return month === undefined ? undefined : words.criteria.month.options[month - 1]
    case 'budget':
      return budget === undefined
        ? undefined
        : fill(words.criteria.budget.upTo, { amount: formatAmount(budget, locale) })
    case 'people':
      return people === undefined ? undefined : peopleText(people, words)
  }
}

/** "Idade do mais novo: 7 anos": one line for each criterion that was said. */
export const criteriaLines = (
  criteria: Criteria,
  words: Pick<ChoosingWords, 'criteria'>,
  locale: Locale,
): string[] =>
  givenCriteria(criteria).map(
    (name) => `${words.criteria[name].label}: ${choiceText(name, criteria, words, locale) ?? ''}`,
  )

/** Why a trip does not fit, in words: "a partir de 12 anos; o seu mais novo tem 7 anos". */
export function reasonText(reason: Mismatch, words: FinderWords, locale: Locale): string {
  const { reasons, criteria } = words
  switch (reason.criterion) {
    case 'age':
      return reason.age === 0
        ? fill(reasons.ageUnder, { years: reason.years })
        : fill(reasons.age, { years: reason.years, age: reason.age })
    case 'time':
      return fill(reasons.time, { duration: reason.duration, time: criteria.time.options[reason.time] })
    case 'activity':
      return fill(reasons.activity, {
        activity: criteria.activity.options[reason.activity],
        wanted: either(
          reason.wanted.map((one) => criteria.activity.options[one]),
          locale,
        ),
      })
    case 'effort':
      return fill(reasons.effort, {
        level: reason.level,
        wanted: criteria.effort.options[reason.wanted],
      })
    case 'budget': {
      const amount = formatAmount(reason.reais, locale)
      const limit = formatAmount(reason.limit, locale)
      if (!reason.shared) return fill(reasons.budget, { amount, limit })
      const { each, people } = reason.shared
      return fill(reasons.budgetGroup, { amount, each: formatAmount(each, locale), people, limit })
    }
    case 'people':
      return fill(reasons.people, { max: reason.max, people: reason.people })
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
      return fill(notes.groupSmall, { min: note.min })
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
    : fillCounted(notes.treks, { count: experience.treks })
}

/**
 * What the season of a month is like (spec §2.6), in the words that "that day" and the year of a trip use as well;
 * advice, because the month excludes nothing.
 */
export function seasonText(month: number, { seasons }: Pick<FinderWords, 'seasons'>): string {
  const { parts, mountain, outsideMountainSeason, advice } = seasons
  const sentences = [parts[yearPart(month)], mountain]
  if (!isMountainSeason(month)) sentences.push(outsideMountainSeason)
  return [...sentences, advice].join(' ')
}
