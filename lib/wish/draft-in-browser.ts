import type { Locale } from '../i18n/locales.ts'
import type { Words } from '../i18n/words.ts'
import { wishOf } from './wish.ts'
import { type DraftLanguage, draftLocales, wishLines, withWish } from './wish-draft.ts'

/** The words in which a page's drafts are written. */
export const loadDraftLanguages = (locale: Locale): Promise<DraftLanguage[]> =>
  Promise.all(
    draftLocales(locale).map(async (language) => ({
      locale: language,
      words: await loadWishWords(language),
    })),
  )

/** A chat link with the wish in its draft. Fetched by browsers in which something was wished for. */
export const draftWithWish = async (href: string, text: string, locale: Locale): Promise<string> =>
  withWish(href, wishOf(text), await loadDraftLanguages(locale))

/** What a draft says of a wish, below what somebody typed; empty where nothing was wished for. */
export async function loadWishLines(locale: Locale): Promise<(text: string) => string> {
  const languages = await loadDraftLanguages(locale)
  return (text) => wishLines(wishOf(text), languages)
}

/** Words of the wish, of what a trip answers to it, and of chat drafts. They name no app and no fact. */
export type WishWords = Words['wish']

const files: Record<Locale, () => Promise<{ default: WishWords }>> = {
  'pt-BR': () => import('../../messages/pt-BR/wish.json'),
  'en-GB': () => import('../../messages/en-GB/wish.json'),
}

/** The words of a language, for browsers in which something was wished for: nobody else loads them. */
export const loadWishWords = async (locale: Locale): Promise<WishWords> => (await files[locale]()).default
