import { formatAmount } from '../catalogue/text/money.ts'
import { fill, fillCounted } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import { isMountainSeason, yearPart } from '../planning/year.ts'
import type { WishWords } from '../wish/draft-in-browser.ts'
import { activitiesText, lengthName } from '../wish/wish-sentences.ts'
import type { Mismatch, Note } from './evaluate.ts'
import type { FinderTrip } from './finder-trip.ts'
import type { FinderWords } from './finder-words.ts'

/** Why a trip does not suit, in words: "a partir de 12 anos; o mais novo de vocês tem 7 anos". */
export function reasonText(reason: Mismatch, words: WishWords, locale: Locale): string {
  const { reasons, criteria } = words
  switch (reason.criterion) {
    case 'age':
      return reason.age === 0
        ? fill(reasons.ageUnder, { years: reason.years })
        : fill(reasons.age, { years: reason.years, age: reason.age })
    case 'length':
      return fill(reasons.length, { duration: reason.duration, length: lengthName(reason.length, words) })
    case 'activity':
      return fill(reasons.activity, {
        activity: criteria.activity.options[reason.activity],
        wanted: activitiesText(reason.wanted, words, locale),
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
    case 'month':
      return fill(reasons.month, { months: reason.months })
  }
}

/** What to know about a trip, in words. */
export function noteText(note: Note, { notes }: WishWords, locale: Locale): string {
  switch (note.kind) {
    case 'ageRecommended':
      return fill(notes.ageRecommended, { years: note.years })
    case 'childAdvanced':
      return fill(notes.childAdvanced, { level: note.level })
    case 'lengthOpen':
      return fill(notes.lengthOpen, { duration: note.duration })
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
export function experienceText({ experience }: FinderTrip, { notes }: WishWords): string | undefined {
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
  const { parts, outsideMountainSeason } = seasons
  const part = parts[yearPart(month)]
  return isMountainSeason(month) ? part : `${part} ${outsideMountainSeason}`
}
