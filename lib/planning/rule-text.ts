import type { Notice } from '../catalogue/refund-rule.ts'
import { fill } from '../fill.ts'
import type { LeadTime, MoveStretch, Outcome, PracticeStep, Refund } from './cancellation-deadlines.ts'
import type { PlanningWords } from './planning-words.ts'

type CancelWords = PlanningWords['cancel']

/** "Reembolso de 80%", "No refund, except in adverse weather". */
export function refundText({ refund, exception, lessCosts }: Refund, { refunds }: CancelWords): string {
  if (refund === 100) return lessCosts ? refunds.fullLessCosts : refunds.full
  if (refund > 0) return fill(refunds.part, { percent: refund })
  return exception ? refunds[exception] : refunds.none
}

/** What a wording gives at a time, also where it leaves the time open or says nothing. */
export function outcomeText(outcome: Outcome, words: CancelWords): string {
  if (outcome.kind === 'silent') return words.silent
  if (outcome.kind === 'stated') return refundText(outcome, words)
  const better = refundText(outcome.better, words)
  return fill(words.open, { refund: better.charAt(0).toLowerCase() + better.slice(1) })
}

/** "Sem custo", "A fee of 20% of the price". */
export function feeText(fee: MoveStretch['fee'], { fee: words }: CancelWords): string {
  if (fee === undefined) return words.silent
  return fee === 0 ? words.free : fill(words.part, { percent: fee })
}

const leadTimeText = ({ count, unit }: LeadTime, words: CancelWords): string =>
  fill(count === 1 ? words[unit].one : words[unit].other, { count })

/** "Até 24 horas antes", "3 to 6 days before". */
export function noticeText(notice: Notice, words: CancelWords): string {
  if (notice.by === 'sameDay') return words.notice.sameDay
  if (notice.by === 'between') return fill(words.notice.between, { from: notice.from, to: notice.to })
  return fill(words.notice[notice.by], { time: leadTimeText(notice, words) })
}

/** Until when a step of the outcome holds: "até 24 horas antes"; after the last of them "depois, até a saída". */
export function practiceTime({ upTo }: PracticeStep, isOnly: boolean, words: CancelWords): string {
  if (upTo) return fill(words.practice.upTo, { time: leadTimeText(upTo, words) })
  return isOnly ? words.practice.always : words.practice.after
}
