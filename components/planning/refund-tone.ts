import type { Refund } from '@/lib/catalogue/refund-text'

/** The ground of a refund: green for all of it, yellow for a part, red for nothing; words say the same. */
export function refundTone(refund: Refund | undefined): string {
  if (!refund) return 'bg-sand text-ink'
  if (refund.refund === 0) return 'bg-extreme text-on-extreme'
  return refund.refund === 100 ? 'bg-easy text-on-easy' : 'bg-medium text-on-medium'
}
