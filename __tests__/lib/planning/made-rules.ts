import type { RefundRule } from '@/lib/catalogue/shape/trip-facts'
import { type RefundFigures, wordingsOf } from '@/lib/planning/cancellation-deadlines'

/*
 * Rules made up for the tests of this folder, so that staff and the specification may change theirs: three wordings of
 * each kind that overlap, leave gaps and yield to something.
 */

/** What a policy page might say. */
export const madeFigures: RefundFigures = {
  tours: { fullRefundHours: 24, laterRefund: 80, moveHours: 12 },
  expeditions: {
    moveHours: 72,
    moveFee: 20,
    fullRefundDays: 7,
    partFromDays: 6,
    partToDays: 2,
    partRefund: 60,
    fullChargeHours: 24,
  },
}

const upTo = (count: number, unit: 'hours' | 'days'): RefundRule['notice'] => ({ by: 'atLeast', unit, count })
const under = (count: number, unit: 'hours' | 'days'): RefundRule['notice'] => ({
  by: 'lessThan',
  unit,
  count,
})

const tourTab: readonly RefundRule[] = [
  { notice: upTo(24, 'hours'), refund: 100 },
  { notice: { by: 'sameDay' }, refund: 0, exception: 'weather' },
]

const tour = (...important: readonly RefundRule[]) =>
  wordingsOf({ kind: 'tour', tab: tourTab, important, figures: madeFigures })

/** The wordings of trips that nobody offers. */
export const madeWordings = {
  /** Two rules of its own that overlap. */
  overlapping: tour({ notice: upTo(24, 'hours'), refund: 100 }, { notice: under(48, 'hours'), refund: 80 }),
  /** Two rules of its own that meet. */
  meeting: tour({ notice: upTo(48, 'hours'), refund: 100 }, { notice: under(48, 'hours'), refund: 80 }),
  /** One rule of its own, and nothing for the time after it. */
  ending: tour({ notice: upTo(48, 'hours'), refund: 100 }),
  /** No rule of its own: it refers to the tab. */
  referring: tour(),
  expedition: wordingsOf({
    kind: 'expedition',
    tab: [
      { notice: upTo(7, 'days'), refund: 100 },
      { notice: { by: 'between', from: 3, to: 6 }, refund: 50 },
      { notice: under(3, 'days'), refund: 0, exception: 'medicalOrWeather' },
    ],
    important: [
      { notice: upTo(7, 'days'), refund: 100 },
      { notice: { by: 'between', from: 6, to: 3 }, refund: 80 },
      { notice: under(48, 'hours'), refund: 40 },
    ],
    figures: madeFigures,
  }),
} as const
