import type { Locale } from '../i18n/locales.ts'
import { type Words, wordsOf } from '../i18n/words.ts'
import type { PlanningWords } from '../planning/planning-words.ts'
import type { WishWords } from '../wish/draft-in-browser.ts'

/** The words with which the finder speaks of one language; plain data, so that the browser gets them as props. */
export type FinderWords = Pick<Words['choosing'], 'answer' | 'controls'> & {
  wish: WishWords
  /** What is said of the seasons elsewhere, word for word, and what the finder adds to it. */
  seasons: Words['choosing']['seasons'] & {
    parts: PlanningWords['day']['seasons']
  }
}

/** The finder's words of a language. For the server: the browser is handed them as props. */
export function finderWords(locale: Locale): FinderWords {
  const { choosing, planning, wish } = wordsOf(locale)
  const { answer, seasons, controls } = choosing
  return {
    wish,
    answer,
    seasons: { ...seasons, parts: planning.day.seasons },
    controls,
  }
}
