import { z } from 'zod'

export const categories = ['Caiaque', 'Barco', 'Trekking'] as const
export type Category = (typeof categories)[number]

export const difficulties = [
  'Fácil',
  'Intermediário',
  'Avançado',
  'Extremo',
  'Personalizável',
  'Moderado/Técnico',
] as const
export type Difficulty = (typeof difficulties)[number]

const range = z
  .object({ min: z.number().positive(), max: z.number().positive() })
  .refine(({ min, max }) => min <= max, 'min must not exceed max')
export type Range = z.infer<typeof range>

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a clock time such as 08:30')

/** How long a trip lasts: hours on one day, or days with nights out. `upTo` shows only the upper end. */
const duration = z.object({
  unit: z.enum(['hours', 'days']),
  range,
  upTo: z.boolean().optional(),
  approximate: z.boolean().optional(),
})
export type Duration = z.infer<typeof duration>

/** People per departure; `max` alone means "up to". The English reading is kept where the sources differ (spec §9). */
const groupSize = z.object({
  min: z.number().int().positive().optional(),
  max: z.number().int().positive(),
  maxEnglish: z.number().int().positive().optional(),
})
export type GroupSize = z.infer<typeof groupSize>

const amount = z.object({
  reais: z.number().int().positive(),
  /** What the amount is for where a page shows several (spec §9). */
  option: z.enum(['camping', 'chalet', 'extension']).optional(),
})

/** A price in whole reais, or none because it is given on request (spec §9). */
export const priceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amounts'),
    currency: z.literal('BRL'),
    per: z.enum(['person', 'group']),
    amounts: z.array(amount).min(1),
  }),
  z.object({ kind: z.literal('onRequest'), per: z.enum(['person', 'group']) }),
])
export type Price = z.infer<typeof priceSchema>

const startTime = z.object({
  start: clock,
  end: clock.optional(),
  option: z.enum(['sunrise']).optional(),
})
export type StartTime = z.infer<typeof startTime>

/** What a list card shows; the detail page may give another reading of the same fact (spec §9, both stand). */
const listing = z.object({
  duration,
  group: groupSize.optional(),
  difficulty: z.enum(difficulties).optional(),
  price: priceSchema,
})

const detail = z.object({
  duration,
  /** Hours of paddling or walking, where the sources say so. */
  activeHours: z
    .object({
      hours: z.number().positive(),
      perDay: z.boolean().optional(),
      approximate: z.boolean().optional(),
    })
    .optional(),
  distanceKm: range
    .and(z.object({ approximate: z.boolean().optional(), ascentOnly: z.boolean().optional() }))
    .optional(),
  altitudeM: z
    .object({ metres: z.number().int().positive(), approximate: z.boolean().optional() })
    .optional(),
  group: groupSize.optional(),
  difficulty: z.enum(difficulties).optional(),
  startTimes: z.array(startTime),
  meetingPoint: z.string().optional(),
  price: priceSchema,
})

const rating = z.object({
  value: z.number().min(4.7).max(5),
  reviews: z.number().int().positive().optional(),
})
export type Rating = z.infer<typeof rating>

const base = z.object({
  /** Names the words, the pictures and the image folder: `messages/{locale}/products/{slug}.json`. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.enum(categories),
  /** Whether the trip has a card on its list; the full-day page is reached from menu and texts alone (spec §2.1). */
  listed: z.boolean(),
  bestSeller: z.boolean().optional(),
  rating: rating.optional(),
  minimumAge: z
    .object({ years: z.number().int().positive(), recommended: z.boolean().optional() })
    .optional(),
  /** What a guest must have done before (spec §5). */
  experience: z.enum(['kayak', 'mountain']).optional(),
  cancellation: z.enum(['tour', 'expedition']),
  listing,
  detail,
})

export const tourSchema = base.extend({ kind: z.literal('tour'), id: z.string() })
export const expeditionSchema = base.extend({
  kind: z.literal('expedition'),
  id: z.number().int().min(9).max(17),
})

export type Tour = z.infer<typeof tourSchema>
export type Expedition = z.infer<typeof expeditionSchema>
export type Product = Tour | Expedition
