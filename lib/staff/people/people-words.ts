import type { Locale } from '../../i18n/locales'
import { type Words, words } from '../../i18n/words'

export type PeopleWords = Words['people']

/** The words of the screens about people, passwords and the own account. */
export const peopleWords = (locale: Locale): PeopleWords => words(locale).people
