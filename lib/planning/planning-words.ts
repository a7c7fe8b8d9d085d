import type { Locale } from '../i18n/locales.ts'
import { messagesOf } from '../i18n/messages.ts'
import { type Words, words } from '../i18n/words.ts'

type PlanningFile = Words['planning']

/** Sentences about refunds that the Cancellation tab has as well; they stand in `interface.json`. */
type SharedWords = Pick<
  ReturnType<typeof messagesOf>['cancellation'],
  'when' | 'favourable' | 'notice' | 'hours' | 'days' | 'refunds'
>

export type PlanningWords = Omit<PlanningFile, 'cancel'> & { cancel: PlanningFile['cancel'] & SharedWords }

/** The words of what helps to plan, in a language. */
export function planningWords(locale: Locale): PlanningWords {
  const file = words(locale).planning
  const { when, favourable, notice, hours, days, refunds } = messagesOf(locale).cancellation
  return { ...file, cancel: { ...file.cancel, when, favourable, notice, hours, days, refunds } }
}
