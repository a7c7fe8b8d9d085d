import { z } from 'zod'
import { slugSource } from '../../routing/slug.ts'
import { dateStates } from './departure.ts'
import {
  checkRates,
  clock,
  expeditionIdentity,
  identity,
  line,
  optionalLine,
  type Price,
  refundRuleSchema,
  tourIdentity,
  tripFacts,
} from './trip-facts.ts'

import { type ProductWords, productTranslationSchema, productWordsSchema } from './trip-words.ts'

/** A public address: lower case, no slash too many, nothing that needs escaping (spec §2.1). */
const addressSchema = z
  .string()
  .max(120)
  .regex(new RegExp(`^(?:/${slugSource})+$`), 'address')

/** Canonical address first, then its aliases. */
const addressesIn = z
  .tuple([addressSchema])
  .rest(addressSchema)
  .refine(({ length }) => length <= 12, 'many')

/** A day of the years that the site is for. */
const day = z.iso.date('date').refine((date) => date >= '2020' && date < '2100', 'year')

/** A departure or a class that people can ask for. Nothing is booked on the site. */
const upcomingDate = z.strictObject({
  date: day,
  /** When it starts, where a day has several or an unusual one. */
  time: clock.optional(),
  state: z.enum(dateStates),
  note: z.strictObject({ 'pt-BR': optionalLine, 'en-GB': optionalLine }).optional(),
})
export type UpcomingDate = z.infer<typeof upcomingDate>

export const datesSchema = z.array(upcomingDate).max(60)

const fraction = z.number().min(0).max(1)

/** A file in one of the storage areas, as `{area}/{name}`. */
const storedFile = z
  .string()
  .max(240)
  .regex(/^(?:tour-images|expedition-images)\/[A-Za-z0-9_-][A-Za-z0-9._-]*$/, 'file')

const tripPicture = z.strictObject({
  file: storedFile,
  /** What must stay visible when the picture is cropped, as fractions of width and height. */
  focus: z.strictObject({ x: fraction, y: fraction }).optional(),
  alt: z.strictObject({ 'pt-BR': optionalLine, 'en-GB': optionalLine }).optional(),
})
export type TripPicture = z.infer<typeof tripPicture>

/**
 * Order, cover, focal points and alternative texts of a trip's photographs. Files with the trip's prefix that are
 * not named here follow, newest first (spec §7).
 */
const picturesSchema = z.strictObject({
  items: z.array(tripPicture).max(60),
  /** The file that cards and other sites show; the first one where none is named. */
  cover: storedFile.optional(),
})

const document = {
  ...tripFacts,
  addresses: z.strictObject({ 'pt-BR': addressesIn, 'en-GB': addressesIn }),
  /** Whether the header's menu leads to the trip, and by which short address (spec §2.2). */
  menu: z.strictObject({
    shown: z.boolean(),
    shortcut: z
      .strictObject({ 'pt-BR': addressSchema.optional(), 'en-GB': addressSchema.optional() })
      .optional(),
  }),
  /** Five tabs (spec §2.8), or everything on one page (spec §2.7). */
  layout: z.enum(['tabs', 'single']),
  /** What the important information says about refunds; none where it refers to the tab (spec §9). */
  refundRules: z.array(refundRuleSchema).max(8),
  pictures: picturesSchema,
  dates: datesSchema,
  words: z.strictObject({ 'pt-BR': productWordsSchema, 'en-GB': productTranslationSchema }),
}

/** The whole document of a trip: facts at the root, words by language. */
export const tourSchema = z.strictObject({ ...tourIdentity, ...document }).superRefine(checkRates)
export const expeditionSchema = z.strictObject({ ...expeditionIdentity, ...document }).superRefine(checkRates)

/** A trip as its document says it: what is missing is filled in by `completeTrip`. */
export type TripDocument = z.infer<typeof tourSchema> | z.infer<typeof expeditionSchema>

type Complete<Document extends TripDocument> = Omit<Document, 'listing' | 'detail' | 'words'> & {
  listing: Omit<Document['listing'], 'price'> & { price: Price }
  detail: Omit<Document['detail'], 'price'> & { price: Price } & Pick<Document['listing'], 'duration'>
  words: Omit<Document['words'], 'pt-BR'> & { 'pt-BR': ProductWords }
}
export type Tour = Complete<z.infer<typeof tourSchema>>
export type Expedition = Complete<z.infer<typeof expeditionSchema>>
/** A trip of the catalogue as pages show it. */
export type Product = Tour | Expedition

/** Default fields of a trip that staff create. */
export const tripDefaults = {
  listed: true,
  layout: 'tabs',
  menu: { shown: true },
  refundRules: [],
  detail: { startTimes: [] },
  pictures: { items: [] },
  dates: [],
  words: {
    'pt-BR': {
      highlights: [],
      details: {
        fullDescription: [],
        itinerary: [],
        inclusions: [],
        exclusions: [],
        highlights: [],
        whatToBring: [],
        importantInfo: [],
        faq: [],
      },
      meta: { keywords: [] },
    },
    'en-GB': {},
  },
} as const

/** A course: its words and facts (spec §3), and its upcoming classes. */
export const courseSchema = z.strictObject({
  id: identity,
  days: z.number().int().positive().max(60),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  dates: datesSchema,
  words: z.strictObject({
    'pt-BR': z.strictObject({ title: line, description: line }),
    'en-GB': z.strictObject({ title: optionalLine, description: optionalLine }),
  }),
})
export type Course = z.infer<typeof courseSchema>

export const courseDefaults = { dates: [] } as const
