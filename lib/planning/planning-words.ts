import type { Locale } from '../i18n/locales.ts'
import { type Words, wordsOf } from '../i18n/words.ts'

type PlanningFile = Words['planning']

/** Sentences about refunds that the Cancellation tab has as well; they stand in `interface.json`. */
type SharedWords = Pick<
  Words['interface']['cancellation'],
  'when' | 'favourable' | 'notice' | 'hours' | 'days' | 'refunds'
>

export type PlanningWords = Omit<PlanningFile, 'cancel'> & { cancel: PlanningFile['cancel'] & SharedWords }

/** The words of what helps to plan, in a language. */
export function planningWords(locale: Locale): PlanningWords {
  const file = wordsOf(locale).planning
  const { when, favourable, notice, hours, days, refunds } = wordsOf(locale).interface.cancellation
  return { ...file, cancel: { ...file.cancel, when, favourable, notice, hours, days, refunds } }
}
