import { plainTitle, withText } from '../chat/chat-address.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Words } from '../i18n/words.ts'

/** What writes a draft in one language; plain data, so that the browser gets it as a prop. */
export interface TripsDraftLanguage {
  locale: Locale
  words: Words['choosing']['draft']
  /** Titles of the trips by slug. */
  titles: Readonly<Record<string, string>>
}

/** Where a chat opens and in which languages its draft is written: Portuguese first, because the team reads it. */
export interface DraftWriter {
  /** The chat's address, without a text. */
  chat: string
  languages: readonly TripsDraftLanguage[]
}

/** The chat with one message about several trips: a comparison that has to be decided, or a list to be asked about. */
export function tripsLink(
  { chat, languages }: DraftWriter,
  slugs: readonly string[],
  about: 'compare' | 'list',
): string {
  const drafts = languages.map(({ words, titles }) => {
    const trips = slugs.flatMap((slug) => (titles[slug] === undefined ? [] : `- ${plainTitle(titles[slug])}`))
    return [words[about], ...trips, about === 'compare' ? words.compareEnd : words.listEnd].join('\n')
  })
  return withText(chat, drafts.join('\n\n'))
}
