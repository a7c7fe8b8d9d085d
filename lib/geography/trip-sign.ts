import { baseDocuments } from '../catalogue/base/documents.ts'
import { fill } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { regionOf } from './bay-places.ts'

const numbered = [...baseDocuments.tours.keys(), ...baseDocuments.expeditions.keys()]

/** What is lettered on a trip's poster: its number in the shipped catalogue, which a new trip lacks, and its place. */
export function tripSign(slug: string, locale: Locale): string {
  const words = wordsOf(locale).map
  const region = regionOf(slug)
  const place = region ? words.regions[region] : words.places.paraty
  const at = numbered.indexOf(slug)
  return at < 0 ? place : fill(words.sign, { number: String(at + 1).padStart(2, '0'), place })
}
