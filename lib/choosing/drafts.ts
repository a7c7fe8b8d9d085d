import { withText } from '../chat-address.ts'
import type { Locale } from '../locales.ts'
import { wishLines } from './sentences.ts'
import type { Wishes } from './wishes.ts'
import type { ChoosingWords } from './words.ts'

/** What writes a draft in one language; plain data, so that the browser gets it as a prop. */
export interface DraftLanguage {
  locale: Locale
  words: Pick<ChoosingWords, 'draft' | 'wishes'>
  /** Titles of the trips by slug. */
  titles: Readonly<Record<string, string>>
}

/** Where a chat opens and in which languages its draft is written: Portuguese first, because the team reads it. */
export interface DraftWriter {
  /** The chat's address, without a text. */
  chat: string
  languages: readonly DraftLanguage[]
}

/** Asterisks, underscores, tildes and back-quotes would turn a title into bold or italic text in the chat. */
const plain = (title: string): string => title.replace(/[*_~`]/g, '')

const link = ({ chat, languages }: DraftWriter, write: (language: DraftLanguage) => string): string =>
  withText(chat, languages.map(write).join('\n\n'))

/** The chat with the wishes of the finder written in. */
export const wishesLink = (writer: DraftWriter, wishes: Wishes): string =>
  link(writer, ({ words, locale }) =>
    [words.draft.wishes, ...wishLines(wishes, words, locale), words.draft.wishesEnd].join('\n'),
  )

/** The chat with one message about several trips: a comparison that has to be decided, or a list to be asked about. */
export const tripsLink = (writer: DraftWriter, slugs: readonly string[], about: 'compare' | 'list'): string =>
  link(writer, ({ words: { draft }, titles }) => {
    const trips = slugs.flatMap((slug) => (titles[slug] === undefined ? [] : `- ${plain(titles[slug])}`))
    return [draft[about], ...trips, about === 'compare' ? draft.compareEnd : draft.listEnd].join('\n')
  })
