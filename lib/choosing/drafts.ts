import { plainTitle, withText } from '../chat-address.ts'
import type { Locale } from '../locales.ts'
import type { ChoosingWords } from './choosing-words.ts'
import type { Criteria } from './criteria.ts'
import { criteriaLines } from './sentences.ts'

/** What writes a draft in one language; plain data, so that the browser gets it as a prop. */
export interface DraftLanguage {
  locale: Locale
  words: Pick<ChoosingWords, 'draft' | 'criteria'>
  /** Titles of the trips by slug. */
  titles: Readonly<Record<string, string>>
}

/** Where a chat opens and in which languages its draft is written: Portuguese first, because the team reads it. */
export interface DraftWriter {
  /** The chat's address, without a text. */
  chat: string
  languages: readonly DraftLanguage[]
}

const link = ({ chat, languages }: DraftWriter, write: (language: DraftLanguage) => string): string =>
  withText(chat, languages.map(write).join('\n\n'))

/** The chat with the criteria of the finder written in. */
export const criteriaLink = (writer: DraftWriter, criteria: Criteria): string =>
  link(writer, ({ words, locale }) =>
    [words.draft.criteria, ...criteriaLines(criteria, words, locale), words.draft.criteriaEnd].join('\n'),
  )

/** The chat with one message about several trips: a comparison that has to be decided, or a list to be asked about. */
export const tripsLink = (writer: DraftWriter, slugs: readonly string[], about: 'compare' | 'list'): string =>
  link(writer, ({ words: { draft }, titles }) => {
    const trips = slugs.flatMap((slug) => (titles[slug] === undefined ? [] : `- ${plainTitle(titles[slug])}`))
    return [draft[about], ...trips, about === 'compare' ? draft.compareEnd : draft.listEnd].join('\n')
  })
