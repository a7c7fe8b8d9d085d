import { z } from 'zod'
import { slugPattern, slugSource } from '../../routing/slug.ts'
import { isInSeason, monthAndDay, monthLengths, months } from './season.ts'

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
  .strictObject({ min: z.number().positive(), max: z.number().positive() })
  .refine(({ min, max }) => min <= max, 'order')
export type Range = z.infer<typeof range>

/** A time of day such as "08:30". */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock')

/** How long a trip lasts: hours on one day, or days with nights out. `upTo` shows only the upper end. */
const duration = z.strictObject({
  unit: z.enum(['hours', 'days']),
  range,
  upTo: z.boolean().optional(),
  approximate: z.boolean().optional(),
})
export type Duration = z.infer<typeof duration>

/** People per departure; `max` alone means "up to". The English reading is kept where the sources differ (spec §9). */
const groupSize = z.strictObject({
  min: z.number().int().positive().optional(),
  max: z.number().int().positive(),
  maxEnglish: z.number().int().positive().optional(),
})
export type GroupSize = z.infer<typeof groupSize>

const reais = z.number().int().positive().max(1_000_000)

const amount = z.strictObject({
  reais,
  /** What the amount is for where a page shows several (spec §9). */
  option: z.enum(['camping', 'chalet', 'extension']).optional(),
})

/** A price in whole reais, or none because it is given on request (spec §9). */
export const priceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amounts'),
    currency: z.literal('BRL'),
    per: z.enum(['person', 'group']),
    amounts: z.array(amount).min(1).max(6),
  }),
  z.strictObject({
    kind: z.literal('onRequest'),
    per: z.enum(['person', 'group']),
    /** What it cost before, for whoever names a price again. No page shows it. */
    before: z.array(amount).min(1).max(6).optional(),
  }),
])

const month = z.enum(months)

const dayOfYear = z
  .strictObject({ day: z.number().int().min(1).max(31), month })
  .refine((date) => date.day <= monthLengths[date.month], 'day-of-month')

const mainAmounts = z
  .array(z.strictObject({ reais, option: z.enum(['camping', 'chalet']).optional() }))
  .min(1)
  .max(3)

/** What a larger party pays: each step holds from its number of people to the next one's. */
const tiers = z
  .array(z.strictObject({ people: z.number().int().min(2).max(1000), amounts: mainAmounts }))
  .max(8)
  .superRefine((steps, context) => {
    for (const [index, { people }] of steps.entries())
      if (people <= (steps[index - 1]?.people ?? 0))
        context.addIssue({ code: 'custom', message: 'tiers-order', path: [index, 'people'] })
  })

/** What holds in a part of every year, in place of the plain amounts and tiers. One that ends before it begins crosses New Year. */
const season = z.strictObject({
  start: dayOfYear,
  end: dayOfYear,
  amounts: mainAmounts,
  tiers: tiers.optional(),
})
export type Season = z.infer<typeof season>

const seasons = z
  .array(season)
  .max(12)
  .superRefine((all, context) => {
    const starts = all.map(({ start }) => monthAndDay(start))
    for (const [index, one] of all.entries()) {
      const first = starts[index] ?? ''
      // Of two seasons that share a day, one begins in the other.
      const overlaps = all
        .slice(0, index)
        .some((other, before) => isInSeason(other, first) || isInSeason(one, starts[before] ?? ''))
      if (overlaps) context.addIssue({ code: 'custom', message: 'seasons-overlap', path: [index] })
    }
  })

/** Prices as people sell them, beside the plain amount; the shipped catalogue has none. */
const rates = {
  /** The months in which the trip runs; all where none is named. */
  months: z.array(month).min(1).max(12).optional(),
  seasons: seasons.optional(),
  /** From the minimum group up to the first of them the plain amount holds, so there is no gap. */
  tiers: tiers.optional(),
  /** What a child up to an age pays where the price is per person. */
  childPrice: z
    .strictObject({ age: z.number().int().min(1).max(17), reais: z.number().int().min(0).max(1_000_000) })
    .optional(),
}
export type Rates = z.infer<z.ZodObject<typeof rates>>

/** A price with the rates of its trip, as `completeTrip` makes it. */
export type Price = z.infer<typeof priceSchema> & { rates?: Rates }

const startTime = z.strictObject({
  start: clock,
  end: clock.optional(),
  option: z.enum(['sunrise']).optional(),
})
export type StartTime = z.infer<typeof startTime>

/** What a list card shows; the detail page may give another reading of the same fact (spec §9, both stand). */
const listing = z.strictObject({
  duration,
  group: groupSize.optional(),
  difficulty: z.enum(difficulties).optional(),
  price: priceSchema,
})

/** What the detail page shows. A reading that is missing is the list's (complete-trip.ts). */
const detail = z.strictObject({
  duration: duration.optional(),
  /** Hours of paddling or walking, where the sources say so. */
  activeHours: z
    .strictObject({
      hours: z.number().positive(),
      perDay: z.boolean().optional(),
      approximate: z.boolean().optional(),
    })
    .optional(),
  distanceKm: z
    .strictObject({
      min: z.number().positive(),
      max: z.number().positive(),
      approximate: z.boolean().optional(),
      ascentOnly: z.boolean().optional(),
    })
    .refine(({ min, max }) => min <= max, 'order')
    .optional(),
  altitudeM: z
    .strictObject({ metres: z.number().int().positive(), approximate: z.boolean().optional() })
    .optional(),
  group: groupSize.optional(),
  difficulty: z.enum(difficulties).optional(),
  startTimes: z.array(startTime).max(6),
  meetingPoint: z.string().trim().min(1).max(120).optional(),
  price: priceSchema.optional(),
})

const rating = z.strictObject({
  value: z.number().min(1).max(5),
  reviews: z.number().int().positive().optional(),
})
export type Rating = z.infer<typeof rating>

/** The facts that every trip has at the root of its document (spec §3). */
export const tripFacts = {
  category: z.enum(categories),
  /** Whether the trip has a card on its list; a tour without one is linked in a line below the cards (spec §2.1). */
  listed: z.boolean(),
  bestSeller: z.boolean().optional(),
  rating: rating.optional(),
  minimumAge: z
    .strictObject({ years: z.number().int().positive().max(99), recommended: z.boolean().optional() })
    .optional(),
  /** What a guest must have done before (spec §5). */
  experience: z.enum(['kayak', 'mountain']).optional(),
  /** Multi-day treks that a guest must have walked before (spec §5). */
  treksRequired: z.number().int().positive().max(20).optional(),
  cancellation: z.enum(['tour', 'expedition']),
  listing,
  detail,
  ...rates,
}

interface Rated extends Rates {
  listing: z.infer<typeof listing>
  detail: z.infer<typeof detail>
}

/** Refuses rates that nobody could ever pay: tiers outside the size of the group, a child's price beside a group's. */
export function checkRates(
  { listing: list, detail: page, tiers: ofYear = [], seasons: ofParts = [], childPrice }: Rated,
  context: z.RefinementCtx,
): void {
  const group = page.group ?? list.group
  const refuse = (message: string, path: (string | number)[]) =>
    context.addIssue({ code: 'custom', message, path })
  const check = (steps: typeof ofYear, path: (string | number)[]) => {
    for (const [index, { people }] of steps.entries()) {
      if (people <= (group?.min ?? 1)) refuse('tier-least', [...path, index, 'people'])
      if (people > (group?.max ?? people)) refuse('tier-most', [...path, index, 'people'])
    }
  }
  check(ofYear, ['tiers'])
  for (const [index, one] of ofParts.entries()) check(one.tiers ?? [], ['seasons', index, 'tiers'])
  if (childPrice && (page.price ?? list.price).per === 'group') refuse('child-of-group', ['childPrice'])
}

/** What names an item in rows and addresses. */
export const identity = z.string().regex(slugPattern, 'slug')

export const tourIdentity = {
  kind: z.literal('tour'),
  id: identity,
  /** Names the trip everywhere: its row, its pictures, the links to it in texts. */
  slug: identity,
}

export const expeditionIdentity = {
  kind: z.literal('expedition'),
  /** The number that spec §3 gives an expedition: 9 to 17 as shipped, what staff add continues from there. */
  id: z.number().int().min(9).max(9999),
  slug: identity,
}

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

/** Where a link in a text may lead: a trip, a page of the site, or an address on it; spec §2.8 "some with links". */
const linkTarget = new RegExp(`^(?:page:[a-z-]+|${slugSource}|/(?!/)[A-Za-z0-9/#._-]*)$`)

/** The target of what is written like a link, up to its end; it always matches, so reading a text takes linear time. */
const writtenTarget = /\]\(([^)]*)/g

/** Whether everything that is written like a link, also without words, leads where a link may lead. */
function hasGoodLinks(text: string): boolean {
  const opened = text.indexOf('[')
  return [...text.matchAll(writtenTarget)].every(
    ({ 0: written, 1: target = '', index }) =>
      opened < 0 || index < opened || text[index + written.length] !== ')' || linkTarget.test(target),
  )
}

/** Control characters: texts need none, and they would end up invisible in pages and chat messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const clean = (longest: number) =>
  z
    .string()
    .trim()
    // What is too long is looked at no further.
    .max(longest, { abort: true })
    .refine((text) => !controlCharacter.test(text), 'control')
    .refine(hasGoodLinks, 'link')

/** A heading, a line of a list, a question: at most 300 characters. */
export const line = clean(300).min(1)

/** A paragraph or an answer: at most 3,000 characters. */
export const paragraph = clean(3000).min(1)

/** The same where a translation may still be missing: an empty text counts as missing (spec §3). */
export const maybeLine = clean(300)
export const maybeParagraph = clean(3000)
export const optionalLine = maybeLine.optional()
export const optionalParagraph = maybeParagraph.optional()
