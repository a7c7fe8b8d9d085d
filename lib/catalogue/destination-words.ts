import { z } from 'zod'

const text = z.string().trim().min(1)

const passage = z.strictObject({ title: text, text })

/** A figure with its label, both as shown: value "+300", label "Ilhas". */
const figure = z.strictObject({ label: text, value: text })

const attraction = passage.extend({
  /** Alternative text of the picture beside it. */
  picture: text,
})

/** A country of the world map, set beside Paraty as a place to paddle: a row of the table. */
const countrySchema = z.strictObject({
  name: text,
  /** The stretch of coast that is compared. */
  place: text,
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
 * Paragraphs may hold links written as in the words of products: `[words](target)`. `more` is what a phone shows in
 * place of what is folded there.
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
  /** The chapters as the page's index names them, each in a word or two. */
  index: z.strictObject({
    label: text,
    access: text,
    seasons: text,
    map: text,
    attractions: text,
    history: text,
    nature: text,
    caicara: text,
    paddling: text,
  }),
  numbers: z.strictObject({
    title: text,
    founded: figure,
    islands: figure,
    beaches: figure,
    temperature: figure,
  }),
  access: z.strictObject({
    title: text,
    lead: text,
    rioDeJaneiro: distanceSchema,
    saoPaulo: distanceSchema,
    more: text,
    notes: z.array(passage).min(2),
  }),
  seasons: z.strictObject({ title: text, lead: text }),
  festivals: z.strictObject({
    title: text,
    lead: text,
    more: text,
    items: z.array(z.strictObject({ name: text, season: text, text })).min(5),
    note: text,
  }),
  /** What a phone shows in place of the list under the bay, and of the map of the mountains. */
  map: z.strictObject({ places: text, mountains: text }),
  geography: z.strictObject({ title: text, more: text, paragraphs: z.array(text).min(2) }),
  attractions: z.strictObject({
    title: text,
    historicCentre: attraction,
    bayIslands: attraction,
    caicaraCulture: attraction,
  }),
  smallTown: z.strictObject({
    title: text,
    more: text,
    paragraphs: z.array(text).min(2),
    scenes: z.array(passage).min(3),
  }),
  livingHistory: z.strictObject({ title: text, paragraphs: z.array(text).min(2) }),
  history: z.strictObject({
    title: text,
    lead: text,
    /** In order of time; `when` is a year, a century or a span. */
    moments: z.array(passage.extend({ when: text })).min(5),
  }),
  explorers: z.strictObject({
    title: text,
    more: text,
    people: z.array(z.strictObject({ name: text, when: text, text })).min(4),
  }),
  nature: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    forest: figure,
    climate: figure,
    temperature: figure,
  }),
  natureNotes: z.strictObject({ title: text, lead: text, more: text, items: z.array(passage).min(4) }),
  caicara: z.strictObject({
    title: text,
    more: text,
    paragraphs: z.array(text).min(2),
    customs: z.array(passage).min(4),
    /** A saying of nobody in particular; `source` names the culture, never a person. */
    quote: z.strictObject({ text, source: text }),
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
  worldMap: z.strictObject({
    title: text,
    lead: text,
    /** What the drawn map shows, for those who do not see it. */
    map: text,
    more: text,
    country: text,
    beside: text,
    water: text,
    season: text,
    countries: z.strictObject({
      BR: countrySchema,
      NO: countrySchema,
      IS: countrySchema,
      HR: countrySchema,
      ID: countrySchema,
      MX: countrySchema,
    }),
  }),
  cta: z.strictObject({ title: text, text, tours: text, chat: text }),
})

export type DestinationWords = z.infer<typeof destinationWordsSchema>
