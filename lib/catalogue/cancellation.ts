import type { Product } from './schema.ts'

/** Reads as: cancelled this long before the trip, this share of the price comes back (spec §9). */
export interface RefundRule {
  id:
    | 'tourDayBefore'
    | 'tourSameDay'
    | 'expeditionWeekBefore'
    | 'expeditionThreeToSix'
    | 'expeditionUnderThree'
  /** Share of the price that is refunded, in per cent. */
  refund: 0 | 50 | 100
  /** Whether the rule yields to adverse weather or a medical emergency. */
  exception?: 'weather' | 'medicalOrWeather'
}

/** The Cancellation tab of the detail pages (spec §9 "Shared template"). */
const tabRules: Record<Product['cancellation'], readonly RefundRule[]> = {
  tour: [
    { id: 'tourDayBefore', refund: 100 },
    { id: 'tourSameDay', refund: 0, exception: 'weather' },
  ],
  expedition: [
    { id: 'expeditionWeekBefore', refund: 100 },
    { id: 'expeditionThreeToSix', refund: 50 },
    { id: 'expeditionUnderThree', refund: 0, exception: 'medicalOrWeather' },
  ],
}

/** The rules that the Cancellation tab of a product shows. */
export const cancellationRules = (product: Product): readonly RefundRule[] => tabRules[product.cancellation]
