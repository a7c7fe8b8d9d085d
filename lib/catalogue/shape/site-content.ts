import { z } from 'zod'
import { clock, line, optionalLine, optionalParagraph, paragraph, refundRuleSchema } from './trip-facts.ts'

/** Words of a part of the site: complete in Portuguese, partial in English (spec §3). */
const inBoth = <Whole extends z.ZodType, Translation extends z.ZodType>(
  whole: Whole,
  translation: Translation,
) => z.strictObject({ 'pt-BR': whole, 'en-GB': translation })

const point = z.strictObject({ title: line, text: paragraph })
const translatedPoint = z.strictObject({ title: optionalLine, text: optionalParagraph }).optional()

const hours = z.number().int().positive().max(2400)
const days = z.number().int().positive().max(365)
const percent = z.number().int().min(0).max(100)

const figuresSchema = z.strictObject({
  /** The policy page's card of day tours (spec §9 "Policy page, day tours"). */
  tours: z.strictObject({ fullRefundHours: hours, laterRefund: percent, moveHours: hours }),
  /** The policy page's card of expeditions (spec §9 "Policy page, expeditions"). */
  expeditions: z.strictObject({
    windKnots: z.number().positive().max(100),
    windKmh: z.number().positive().max(200),
    waveMetres: z.number().positive().max(20),
    documentDays: days,
    moveHours: hours,
    moveFee: percent,
    fullRefundDays: days,
    partFromDays: days,
    partToDays: days,
    partRefund: percent,
    fullChargeHours: hours,
  }),
  /** The Cancellation tab of every trip's page (spec §9 "Shared template"). */
  tab: z.strictObject({
    tour: z.array(refundRuleSchema).min(1).max(8),
    expedition: z.array(refundRuleSchema).min(1).max(8),
  }),
  /** The important information of every expedition (spec §9 "Per-page important-info lists"). */
  importantExpedition: z.array(refundRuleSchema).min(1).max(8),
})
export type PolicyFigures = z.infer<typeof figuresSchema>

/** The parts of the site that staff change beside trips and courses, by the id of their row. */
export const contentSchemas = {
  /** The first view of the home page. */
  hero: z.strictObject({
    words: inBoth(
      z.strictObject({ eyebrow: line, title: line, lead: paragraph, picture: line }),
      z.strictObject({
        eyebrow: optionalLine,
        title: optionalLine,
        lead: optionalParagraph,
        picture: optionalLine,
      }),
    ),
  }),
  /** Its four selling points (spec §2.3). */
  points: z.strictObject({
    words: inBoth(
      z.strictObject({ title: line, guides: point, sustainable: point, exclusive: point, food: point }),
      z.strictObject({
        title: optionalLine,
        guides: translatedPoint,
        sustainable: translatedPoint,
        exclusive: translatedPoint,
        food: translatedPoint,
      }),
    ),
  }),
  about: z.strictObject({
    words: inBoth(
      z.strictObject({ eyebrow: line, title: line, text: paragraph, picture: line }),
      z.strictObject({
        eyebrow: optionalLine,
        title: optionalLine,
        text: optionalParagraph,
        picture: optionalLine,
      }),
    ),
  }),
  /** The four values of the about section (spec §2.3). */
  values: z.strictObject({
    words: inBoth(
      z.strictObject({ safety: point, nature: point, community: point, learning: point }),
      z.strictObject({
        safety: translatedPoint,
        nature: translatedPoint,
        community: translatedPoint,
        learning: translatedPoint,
      }),
    ),
  }),
  /** What an instructor says, and who it is. */
  quote: z.strictObject({
    words: inBoth(
      z.strictObject({ text: paragraph, by: line }),
      z.strictObject({ text: optionalParagraph, by: optionalLine }),
    ),
  }),
  /** How to reach the team. */
  contact: z.strictObject({
    email: z.email('email').max(254),
    /** International number, digits only. */
    chatNumber: z.string().regex(/^\d{10,15}$/, 'phone'),
    /** Profile on the image-sharing network. */
    pictureProfile: z.url({ protocol: /^https?$/, error: 'url' }).max(300),
    words: inBoth(
      z.strictObject({ title: line, lead: paragraph, place: line }),
      z.strictObject({ title: optionalLine, lead: optionalParagraph, place: optionalLine }),
    ),
  }),
  /** When the team answers, every day (spec §2.2). */
  hours: z.strictObject({ opens: clock, closes: clock }),
  /** The section about courses; the courses themselves are rows of their own. */
  courses: z.strictObject({
    /** Most students in one class (spec §9). */
    students: z.number().int().positive().max(60),
    words: inBoth(
      z.strictObject({ eyebrow: line, title: line, lead: paragraph }),
      z.strictObject({ eyebrow: optionalLine, title: optionalLine, lead: optionalParagraph }),
    ),
  }),
  /** Every figure of the cancellation rules, wherever it is shown (spec §9). */
  'policy-figures': figuresSchema,
  /** A line on every page until it expires: "no afternoon departures today: wind". */
  notice: z.strictObject({
    /** When the notice expires; without it there is no notice. */
    until: z.iso.datetime({ offset: true, error: 'moment' }).optional(),
    words: inBoth(z.strictObject({ text: optionalParagraph }), z.strictObject({ text: optionalParagraph })),
  }),
} as const

export type ContentPart = keyof typeof contentSchemas
export const contentParts = [
  'hero',
  'points',
  'about',
  'values',
  'quote',
  'contact',
  'hours',
  'courses',
  'policy-figures',
  'notice',
] as const satisfies readonly ContentPart[]

/** Whether the id of a `site_content` row is one that this version knows. */
export const isContentPart = (id: string): id is ContentPart => Object.hasOwn(contentSchemas, id)

/** Every part of the site as its document says it. */
export type SiteContent = { [Part in ContentPart]: z.infer<(typeof contentSchemas)[Part]> }

export const siteContentSchema = z.strictObject(contentSchemas)
