import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import type { Wish } from './wish.ts'
import { draftLocales, withWish } from './wish-draft.ts'

/** A chat link with the wish of a query in its draft, so that pages answer without scripts as well. */
export const wishedLink = (href: string, wish: Wish, locale: Locale): string =>
  withWish(
    href,
    wish,
    draftLocales(locale).map((language) => ({ locale: language, words: wordsOf(language).wish })),
  )
