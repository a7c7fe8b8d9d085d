import type { Locale } from '../locales.ts'
import { type PlanningWords, planningWords } from '../planning/planning-words.ts'
import { type ChoosingWords, choosingWords } from './choosing-words.ts'

/** The words with which the finder speaks of one language; plain data, so that the browser gets them as props. */
export type FinderWords = Pick<ChoosingWords, 'criteria' | 'answer' | 'reasons' | 'notes' | 'controls'> & {
  /** What is said of the seasons elsewhere, word for word, and what the finder adds to it. */
  seasons: ChoosingWords['seasons'] & {
    parts: PlanningWords['day']['seasons']
    mountain: PlanningWords['seasons']['summary']['mountain']
  }
}

/** The finder's words of a language. For the server: the browser is handed them as props. */
export function finderWords(locale: Locale): FinderWords {
  const { criteria, answer, seasons, reasons, notes, controls } = choosingWords(locale)
  const { day, seasons: year } = planningWords(locale)
  return {
    criteria,
    answer,
    seasons: { ...seasons, parts: day.seasons, mountain: year.summary.mountain },
    reasons,
    notes,
    controls,
  }
}
