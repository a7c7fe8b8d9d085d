import type { Refund } from '@/lib/catalogue/text/refund-text'

/** The ground of a refund, from green for all of it by four tints to red for nothing; words say the same. */
export function refundTone(refund: Refund | undefined): string {
  if (!refund) return 'bg-sand text-ink'
  if (refund.refund === 0) return 'bg-extreme text-on-extreme'
  if (refund.refund === 100) return 'bg-easy text-on-easy'
  if (refund.refund >= 75) return 'bg-mild text-on-mild'
  return refund.refund >= 50 ? 'bg-medium text-on-medium' : 'bg-hard text-on-hard'
}
