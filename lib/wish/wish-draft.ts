import { withText } from '../chat/chat-address.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
import type { WishWords } from './draft-in-browser.ts'
import { monthOf, noWish, saysWho, type Wish } from './wish.ts'
import { choiceLines, dateLine, peopleLine } from './wish-sentences.ts'

/** A language of drafts with its words. */
export interface DraftLanguage {
  locale: Locale
  words: WishWords
}

/** The languages of a draft on a page: Portuguese, which the team reads, and the page's own below it (spec §7). */
export const draftLocales = (locale: Locale): Locale[] => [...new Set([defaultLocale, locale])]

/** Writes the wish into one language's part of a draft: over its placeholders where it has them, else below it. */
function written(part: string, wish: Wish, { locale, words }: DraftLanguage): string {
  const lines = part.split('\n')
  /** Over the line that leaves it open; below, where the draft does not speak of it; nowhere, where it says something. */
  const put = (open: string, said: string) => {
    const label = said.slice(0, said.indexOf(':') + 1)
    const at = lines.findIndex((line) => line.startsWith(label))
    if (at < 0) lines.push(said)
    else if (lines[at]?.trim() === open.trim()) lines[at] = said
  }
  if (monthOf(wish) !== undefined) put(dateLine(noWish, words), dateLine(wish, words))
  if (saysWho(wish)) put(peopleLine(noWish, words, locale), peopleLine(wish, words, locale))
  return [...lines, ...choiceLines(wish, words, locale)].join('\n')
}

/** The wish alone, as drafts say it: each language in a paragraph. */
export const wishLines = (wish: Wish, languages: readonly DraftLanguage[]): string =>
  languages.map((language) => written('', wish, language).trim()).join('\n\n')

/**
 * A chat link with the wish in its draft, so that whatever opens the chat says what was said before.
 * @param languages those of the draft, in its order
 */
export function withWish(href: string, wish: Wish, languages: readonly DraftLanguage[]): string {
  const { origin, pathname, searchParams } = new URL(href)
  const parts = (searchParams.get('text') ?? '').split('\n\n')
  const text = parts.map((part, at) => {
    const language = languages[at]
    return language ? written(part, wish, language) : part
  })
  return withText(`${origin}${pathname}`, text.join('\n\n'))
}
