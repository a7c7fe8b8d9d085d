import { z } from 'zod'

const text = z.string().trim().min(1)

const passage = z.strictObject({ title: text, text })

/** A figure with its label, both as shown: value "+300", label "Ilhas", and a line that explains it. */
const figure = z.strictObject({ label: text, value: text, note: text })

const attraction = passage.extend({
  /** Alternative text of the picture beside it. */
  picture: text,
})

/** A country of the world map, explained as a place to paddle and set beside Paraty. */
const countrySchema = z.strictObject({
  name: text,
  /** The stretch of coast that is compared. */
  place: text,
  headline: text,
  text,
  beside: text,
  water: text,
  season: text,
})

const distanceSchema = z.strictObject({
  city: text,
  distance: text,
  drive: text,
  text,
})

/**
 * The words of the destination page in one language (spec §2.6), kept in
 * `messages/{locale}/destination.json`.
 *
 * Paragraphs may hold links written as in the words of products: `[words](target)`.
 */
export const destinationWordsSchema = z.strictObject({
  meta: z.strictObject({
    title: text.max(60),
    description: text.min(70).max(160),
  }),
  hero: z.strictObject({
    title: text,
    lead: text,
    tours: text,
    expeditions: text,
    picture: text,
  }),
  numbers: z.strictObject({
    title: text,
    founded: figure,
    islands: figure,
    beaches: figure,
    temperature: figure,
  }),
  livingHistory: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
  attractions: z.strictObject({
    title: text,
    lead: text,
    historicCentre: attraction,
    bayIslands: attraction,
    caicaraCulture: attraction,
  }),
  nature: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    forest: figure,
    climate: figure,
    temperature: figure,
  }),
  history: z.strictObject({
    title: text,
    lead: text,
    /** In order of time; `when` is a year, a century or a span. */
    moments: z.array(passage.extend({ when: text })).min(5),
  }),
  smallTown: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(2),
    scenes: z.array(passage).min(3),
  }),
  festivals: z.strictObject({
    title: text,
    lead: text,
    items: z.array(z.strictObject({ name: text, season: text, text })).min(5),
    note: text,
  }),
  natureNotes: z.strictObject({ title: text, lead: text, items: z.array(passage).min(4) }),
  geography: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(2),
    facts: z.array(z.strictObject({ label: text, value: text })).min(3),
  }),
  worldMap: z.strictObject({
    title: text,
    lead: text,
    /** What the drawn map shows, for those who do not see it. */
    map: text,
    water: text,
    season: text,
    beside: text,
    countries: z.strictObject({
      BR: countrySchema,
      NO: countrySchema,
      ID: countrySchema,
      IS: countrySchema,
      HR: countrySchema,
      MX: countrySchema,
    }),
  }),
  kayakGrid: z.strictObject({
    title: text,
    lead: text,
    features: z.strictObject({
      shelter: passage,
      tides: passage,
      islands: passage,
      mangroves: passage,
      fjord: passage,
      warmth: passage,
    }),
  }),
  explorers: z.strictObject({
    title: text,
    lead: text,
    people: z.array(z.strictObject({ name: text, when: text, text })).min(4),
    note: text,
  }),
  caicara: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(2),
    customs: z.array(passage).min(4),
    /** A saying of nobody in particular; `source` names the culture, never a person. */
    quote: z.strictObject({ text, source: text }),
  }),
  access: z.strictObject({
    title: text,
    lead: text,
    rioDeJaneiro: distanceSchema,
    saoPaulo: distanceSchema,
    notes: z.array(passage).min(2),
  }),
  cta: z.strictObject({ title: text, text, tours: text, chat: text }),
})

export type DestinationWords = z.infer<typeof destinationWordsSchema>
