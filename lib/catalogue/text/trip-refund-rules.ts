import type { RefundRule } from '../shape/refund-rule.ts'
import type { PolicyFigures } from '../shape/site-content.ts'
import type { Product } from '../shape/trip.ts'

/** The rules that the Cancellation tab of a trip shows (spec §9 "Shared template"). */
export const cancellationRules = (figures: PolicyFigures, product: Product): readonly RefundRule[] =>
  figures.tab[product.cancellation]

/** The rules that a trip's important information states; none where it refers to the tab (spec §9). */
export function importantRules(figures: PolicyFigures, product: Product): readonly RefundRule[] {
  if (product.refundRules.length > 0 || product.kind === 'tour') return product.refundRules
  return figures.importantExpedition
}
