import { leadTimeText, refundText } from '../catalogue/text/refund-text.ts'
import { fill, uncapitalised } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import type { MoveStretch, PracticeStep, RefundOutcome } from './cancellation-deadlines.ts'
import type { PlanningWords } from './planning-words.ts'

type CancelWords = PlanningWords['cancel']

/** What a wording gives at a time, also where it leaves the time open or says nothing. */
export function outcomeText(outcome: RefundOutcome, words: CancelWords, locale: Locale): string {
  if (outcome.kind === 'silent') return words.silent
  if (outcome.kind === 'stated') return refundText(outcome, words)
  return fill(words.open, { refund: uncapitalised(refundText(outcome.better, words), locale) })
}

/** "Sem custo", "A fee of 20% of the price". */
export function feeText(fee: MoveStretch['fee'], { fee: words }: CancelWords): string {
  if (fee === undefined) return words.silent
  return fee === 0 ? words.free : fill(words.part, { percent: fee })
}

/** Until when a step of the outcome holds: "até 24 horas antes"; after the last of them "depois, até a saída". */
export function practiceTime({ upTo }: PracticeStep, isOnly: boolean, words: CancelWords): string {
  if (upTo) return fill(words.notice.atLeast, { time: leadTimeText(upTo, words) })
  return isOnly ? words.practice.always : words.practice.after
}
