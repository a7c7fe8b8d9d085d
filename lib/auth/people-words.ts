import english from '@/messages/en-GB/people.json'
import portuguese from '@/messages/pt-BR/people.json'
import type { Texts } from '../i18n/messages'
import type { Locale } from '../locales'

export type PeopleWords = Texts<typeof portuguese>

const words: Record<Locale, PeopleWords> = { 'pt-BR': portuguese, 'en-GB': english }

/** The words of the screens about people, passwords and the own account. */
export const peopleWords = (locale: Locale): PeopleWords => words[locale]
