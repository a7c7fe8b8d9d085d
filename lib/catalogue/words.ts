import { z } from 'zod'

const text = z.string().trim().min(1)

/**
 * One moment of a trip. `time` is a clock time such as "08:30" or "03h30", or a day label such as
 * "Dia 1"; an entry without it is shown without a time bubble (spec §2.8).
 */
const itineraryEntrySchema = z.strictObject({
  time: text.optional(),
  activity: text,
  description: text,
})

/**
 * The words of one product in one language (spec §3), kept in `messages/{locale}/products/{id}.json`.
 *
 * Paragraphs, answers and list lines may hold links written as `[words](target)`, where the target
 * is a product id ("aventura-privada"), a page id ("page:policy") or an address of the site.
 */
export const productWordsSchema = z.strictObject({
  /** Name on cards and menus, and the title that a chat message carries. */
  title: text,
  subtitle: text,
  /** Card text: one or two sentences. */
  description: text,
  /** Card highlights. Expedition cards show the first four. */
  highlights: z.array(text).min(4),
  details: z.strictObject({
    /** Heading of the page; a long dash splits it into main title and subtitle. */
    title: text,
    fullDescription: z.array(text).min(3),
    itinerary: z.array(itineraryEntrySchema).min(3),
    inclusions: z.array(text).min(3),
    exclusions: z.array(text).min(1),
    highlights: z.array(text).min(3),
    whatToBring: z.array(text).min(4),
    importantInfo: z.array(text).min(4),
    faq: z.array(z.strictObject({ question: text, answer: text })).min(5),
    /** Alternative texts of the product's own three pictures, in their order. */
    pictures: z.array(text).length(3),
  }),
  meta: z.strictObject({
    title: text.max(60),
    description: text.min(70).max(160),
    keywords: z.array(text).min(3),
  }),
})

export type ItineraryEntry = z.infer<typeof itineraryEntrySchema>
export type ProductWords = z.infer<typeof productWordsSchema>
