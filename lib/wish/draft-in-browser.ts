import type { Locale } from '../i18n/locales.ts'
import { wishOf } from './wish.ts'
import { draftLocales, withWish } from './wish-draft.ts'
import { loadWishWords } from './wish-words.ts'

/** A chat link with the wish in its draft. Fetched by browsers in which something was wished for. */
export async function draftWithWish(href: string, text: string, locale: Locale): Promise<string> {
  const languages = await Promise.all(
    draftLocales(locale).map(async (language) => ({
      locale: language,
      words: await loadWishWords(language),
    })),
  )
  return withWish(href, wishOf(text), languages)
}
