import { type Words, words } from '../i18n/words'
import type { Locale } from '../locales'

export type PeopleWords = Words['people']

/** The words of the screens about people, passwords and the own account. */
export const peopleWords = (locale: Locale): PeopleWords => words(locale).people
