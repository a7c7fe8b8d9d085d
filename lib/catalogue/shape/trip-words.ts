import { z } from 'zod'
import { line, maybeLine, maybeParagraph, optionalLine, optionalParagraph, paragraph } from './trip-facts.ts'

/**
 * One moment of a trip. `time` is a clock time such as "08:30" or "03h30", a fact such as "{start}", or a day
 * label such as "Dia 1"; an entry without it is shown without a time bubble (spec §2.8).
 */
const itineraryEntrySchema = z.strictObject({
  time: line.optional(),
  activity: line,
  description: paragraph,
})

const question = z.strictObject({ question: line, answer: paragraph })

/** The questions that every trip answers before somebody books; where a trip says nothing, the site's sentence stands. */
export const bookingQuestions = [
  'meeting',
  'paying',
  'gettingThere',
  'rain',
  'children',
  'toilets',
  'swimming',
  'language',
] as const
export type BookingQuestion = (typeof bookingQuestions)[number]

const beforeBooking = z
  .strictObject({
    meeting: optionalParagraph,
    paying: optionalParagraph,
    gettingThere: optionalParagraph,
    rain: optionalParagraph,
    children: optionalParagraph,
    toilets: optionalParagraph,
    swimming: optionalParagraph,
    language: optionalParagraph,
  })
  .optional()

/** Cards show at most this many highlights; expeditions four, as what is included (spec §2.5, §9). */
export const maxHighlights = { tour: 3, expedition: 4 } as const

/** Paths, in a trip's document, of the texts whose links its page and its Markdown show as links. */
export const linkedTexts =
  /^words\.[^.]+\.details\.(?:(?:fullDescription|inclusions|exclusions|highlights|whatToBring|importantInfo)\.\d+|itinerary\.\d+\.description|faq\.\d+\.answer)$/

/**
 * The words of one trip in one language (spec §3). Texts name the trip's facts in braces ("{price}", placeholders.ts).
 * Some (`linkedTexts`) may hold links written as `[words](target)`, where the target is a trip ("aventura-privada"), a
 * page ("page:policy") or an address of the site; content that is published with a link elsewhere still parses, and
 * the check before publishing refuses it (`checkContent`).
 */
export const productWordsSchema = z.strictObject({
  /** Name on cards and menus, and the title that a chat message carries. */
  title: line,
  subtitle: optionalLine,
  /** Card text: one or two sentences. The first paragraph of the page where it is missing. */
  description: optionalParagraph,
  /** Card highlights, and the page's five lines in short. Expedition cards show the first four. */
  highlights: z.array(line).max(12),
  details: z.strictObject({
    /** Heading of the page; a long dash splits it into main title and subtitle. The name where it is missing. */
    title: optionalLine,
    fullDescription: z.array(paragraph).min(1).max(12),
    itinerary: z.array(itineraryEntrySchema).max(40),
    inclusions: z.array(line).max(30),
    exclusions: z.array(line).max(30),
    highlights: z.array(line).max(30),
    whatToBring: z.array(line).max(40),
    importantInfo: z.array(paragraph).max(30),
    faq: z.array(question).max(30),
    beforeBooking,
    /** Alternative texts of the trip's own drawings, in their order; a trip that staff added has none. */
    pictures: z.array(line).max(3).optional(),
  }),
  /** What search results show: name and card text where they are missing. */
  meta: z.strictObject({
    title: optionalLine,
    description: optionalLine,
    keywords: z.array(line).max(20),
  }),
})

export type ItineraryEntry = z.infer<typeof itineraryEntrySchema>

type WrittenWords = z.infer<typeof productWordsSchema>
type Filled<Group, Key extends keyof Group> = Group & { [Name in Key]-?: NonNullable<Group[Name]> }

/** The words of a trip as pages show them: what staff left out is filled in from what they wrote (complete-trip.ts). */
export type ProductWords = Filled<Omit<WrittenWords, 'details' | 'meta'>, 'subtitle' | 'description'> & {
  details: Filled<WrittenWords['details'], 'title'>
  meta: Filled<WrittenWords['meta'], 'title' | 'description'>
}

const translatedEntry = z.strictObject({
  time: optionalLine,
  activity: optionalLine,
  description: optionalParagraph,
})
const translatedQuestion = z.strictObject({ question: optionalLine, answer: optionalParagraph })

/** A translation of a trip's words: any field and any line of a list may be missing or
 * empty, and is then shown in Portuguese (spec §3). */
export const productTranslationSchema = z.strictObject({
  title: optionalLine,
  subtitle: optionalLine,
  description: optionalParagraph,
  highlights: z.array(maybeLine).max(12).optional(),
  details: z
    .strictObject({
      title: optionalLine,
      fullDescription: z.array(maybeParagraph).max(12).optional(),
      itinerary: z.array(translatedEntry).max(40).optional(),
      inclusions: z.array(maybeLine).max(30).optional(),
      exclusions: z.array(maybeLine).max(30).optional(),
      highlights: z.array(maybeLine).max(30).optional(),
      whatToBring: z.array(maybeLine).max(40).optional(),
      importantInfo: z.array(maybeParagraph).max(30).optional(),
      faq: z.array(translatedQuestion).max(30).optional(),
      beforeBooking,
      pictures: z.array(maybeLine).max(3).optional(),
    })
    .optional(),
  meta: z
    .strictObject({
      title: optionalLine,
      description: optionalLine,
      keywords: z.array(maybeLine).max(20).optional(),
    })
    .optional(),
})
