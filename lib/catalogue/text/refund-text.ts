import { fill, fillCounted } from '../../i18n/fill.ts'
import type { Words } from '../../i18n/words.ts'
import type { PolicyFigures } from '../shape/site-content.ts'
import type { Product } from '../shape/trip.ts'
import type { Notice, RefundRule } from '../shape/trip-facts.ts'

/** The words of refund rules in one language; plain data, so that browsers get them as props. */
export type RefundWords = Pick<
  Words['interface']['cancellation'],
  'notice' | 'hours' | 'days' | 'refunds' | 'free' | 'step' | 'scale'
>

/** How long before the trip something holds at the latest. */
export interface LeadTime {
  unit: 'hours' | 'days'
  count: number
}

/** What comes back: a share of the price in per cent, with what it yields to. */
export interface Refund extends Pick<RefundRule, 'refund' | 'exception'> {
  /** A full refund from which costs that were already paid out are taken. */
  lessCosts?: boolean
}

/** "24 horas", "1 day". */
export const leadTimeText = ({ count, unit }: LeadTime, words: Pick<RefundWords, 'hours' | 'days'>): string =>
  fillCounted(words[unit], { count })

/** "até 24 horas antes", "3 to 6 days before". */
export function noticeText(notice: Notice, words: Pick<RefundWords, 'notice' | 'hours' | 'days'>): string {
  if (notice.by === 'sameDay') return words.notice.sameDay
  if (notice.by === 'between') return fill(words.notice.between, { from: notice.from, to: notice.to })
  return fill(words.notice[notice.by], { time: leadTimeText(notice, words) })
}

/** "Reembolso total", "50% refund", "Sem reembolso, exceto em clima adverso". */
export function refundText(
  { refund, exception, lessCosts }: Refund,
  { refunds }: Pick<RefundWords, 'refunds'>,
): string {
  if (refund === 100) return lessCosts ? refunds.fullLessCosts : refunds.full
  if (refund > 0) return fill(refunds.part, { percent: refund })
  return exception ? refunds[exception] : refunds.none
}

/** A trip's own rules in one line of its important information; undefined where it has none. */
export function importantRulesText(rules: readonly RefundRule[], words: RefundWords): string | undefined {
  const [first, ...others] = rules
  if (!first) return undefined
  if (others.length === 0) return fill(words.free, { notice: noticeText(first.notice, words) })
  const steps = rules.map(({ notice, refund }) =>
    fill(words.step, { notice: noticeText(notice, words), percent: refund }),
  )
  return fill(words.scale, { steps: steps.join('; ') })
}

/** The rules that the Cancellation tab of a trip shows (spec §9 "Shared template"). */
export const cancellationRules = (figures: PolicyFigures, product: Product): readonly RefundRule[] =>
  figures.tab[product.cancellation]

/** The rules that a trip's important information states; none where it refers to the tab (spec §9). */
export function importantRules(figures: PolicyFigures, product: Product): readonly RefundRule[] {
  if (product.refundRules.length > 0 || product.kind === 'tour') return product.refundRules
  return figures.importantExpedition
}
