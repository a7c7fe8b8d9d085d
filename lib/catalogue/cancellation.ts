import type { Product } from './schema.ts'

/** How long before the trip somebody cancels. */
export type Notice =
  | { by: 'atLeast' | 'lessThan'; unit: 'hours' | 'days'; count: number }
  /** In days before the trip, read in this order. */
  | { by: 'between'; from: number; to: number }
  | { by: 'sameDay' }

/** Reads as: cancelled with this notice, this share of the price comes back (spec §9). */
export interface RefundRule {
  notice: Notice
  /** Share of the price that is refunded, in per cent. */
  refund: number
  /** What the rule yields to. */
  exception?: 'weather' | 'medicalOrWeather'
}

const atLeast = (count: number, unit: 'hours' | 'days'): Notice => ({ by: 'atLeast', unit, count })
const lessThan = (count: number, unit: 'hours' | 'days'): Notice => ({ by: 'lessThan', unit, count })
const between = (from: number, to: number): Notice => ({ by: 'between', from, to })

/** The Cancellation tab of the detail pages (spec §9 "Shared template"). */
const tabRules: Record<Product['cancellation'], readonly RefundRule[]> = {
  tour: [
    { notice: atLeast(24, 'hours'), refund: 100 },
    { notice: { by: 'sameDay' }, refund: 0, exception: 'weather' },
  ],
  expedition: [
    { notice: atLeast(7, 'days'), refund: 100 },
    { notice: between(3, 6), refund: 50 },
    { notice: lessThan(3, 'days'), refund: 0, exception: 'medicalOrWeather' },
  ],
}

/** The important information of every expedition (spec §9 "Per-page important-info lists"). */
const expeditionRules: readonly RefundRule[] = [
  { notice: atLeast(7, 'days'), refund: 100 },
  { notice: between(6, 3), refund: 80 },
  { notice: lessThan(48, 'hours'), refund: 40 },
]

/** The important information of the day trips that state a rule of their own (spec §9). */
const dayTripRules: Partial<Record<string, readonly RefundRule[]>> = {
  'baia-paraty': [{ notice: atLeast(24, 'hours'), refund: 100 }],
  'caiaque-coletivo': [
    { notice: atLeast(24, 'hours'), refund: 100 },
    { notice: lessThan(48, 'hours'), refund: 80 },
  ],
  'experiencia-caicara': [{ notice: atLeast(48, 'hours'), refund: 100 }],
  'trekking-pao-acucar': [{ notice: atLeast(48, 'hours'), refund: 100 }],
  'trekking-pedra-macela': [
    { notice: atLeast(48, 'hours'), refund: 100 },
    { notice: lessThan(48, 'hours'), refund: 80 },
  ],
  'trekking-sete-regraus': [
    { notice: atLeast(24, 'hours'), refund: 100 },
    { notice: lessThan(48, 'hours'), refund: 80 },
  ],
}

/** What the sentences of the policy page say in figures (spec §9 "Policy page"). */
export const policyFigures = {
  tours: { fullRefundHours: 24, laterRefund: 80, moveHours: 12 },
  expeditions: {
    windKnots: 20,
    windKmh: 37,
    waveMetres: 1.5,
    documentDays: 30,
    moveHours: 72,
    moveFee: 20,
    fullRefundDays: 7,
    partFromDays: 6,
    partToDays: 2,
    partRefund: 60,
    fullChargeHours: 24,
  },
} as const

/** The rules that the Cancellation tab of a product shows. */
export const cancellationRules = (product: Product): readonly RefundRule[] => tabRules[product.cancellation]

/** The rules that a product's important information states; none where it refers to the tab. */
export const importantRules = ({ kind, slug }: Product): readonly RefundRule[] =>
  kind === 'expedition' ? expeditionRules : (dayTripRules[slug] ?? [])
