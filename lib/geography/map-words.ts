import { z } from 'zod'
import english from '../../messages/en-GB/map.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/map.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import { placeIds, regionsOf } from './bay-places.ts'

const text = z.string().trim().min(1)
const mapText = z.strictObject({
  /** The map's name, for people who do not see it and for its list. */
  label: text,
  description: text,
  /** Heading of the list beside the map. */
  regions: text,
  /** Where the shoreline comes from. */
  source: text,
})
const regionText = z.record(z.enum([...regionsOf.bay, ...regionsOf.wide]), text)

/** The words of the maps in one language, kept in `messages/{locale}/map.json`. */
export const mapWordsSchema = z.strictObject({
  regions: regionText,
  places: z.record(z.enum(placeIds), text),
  /** One sentence that says where an area lies, for people who do not see the map. */
  where: regionText,
  maps: z.strictObject({ bay: mapText, wide: mapText }),
  note: text,
  scale: text,
  further: text,
  none: text,
  locator: text,
  locatorDescription: text,
})
export type MapWords = z.infer<typeof mapWordsSchema>

const words: Record<Locale, MapWords> = {
  'pt-BR': mapWordsSchema.parse(portuguese),
  'en-GB': mapWordsSchema.parse(english),
}

/** The words of the maps in a language. */
export const mapWords = (locale: Locale): MapWords => words[locale]
