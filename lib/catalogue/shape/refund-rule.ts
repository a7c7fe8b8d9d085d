import { z } from 'zod'

const count = z.number().int().positive().max(365)

/** How long before the trip somebody cancels. */
const noticeSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('atLeast'), unit: z.enum(['hours', 'days']), count }),
  z.strictObject({ by: z.literal('lessThan'), unit: z.enum(['hours', 'days']), count }),
  /** In days before the trip, read in this order. */
  z.strictObject({ by: z.literal('between'), from: count, to: count }),
  z.strictObject({ by: z.literal('sameDay') }),
])
export type Notice = z.infer<typeof noticeSchema>

/** Reads as: cancelled with this notice, this share of the price comes back (spec §9). */
export const refundRuleSchema = z.strictObject({
  notice: noticeSchema,
  /** Share of the price that is refunded, in per cent. */
  refund: z.number().int().min(0).max(100),
  /** What the rule yields to. */
  exception: z.enum(['weather', 'medicalOrWeather']).optional(),
})
export type RefundRule = z.infer<typeof refundRuleSchema>
