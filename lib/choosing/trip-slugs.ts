import { maxSlugLength, slugPattern } from '../routing/slug.ts'
import type { Query } from '../wish/wish.ts'

/** As many trips as a comparison shows beside each other. */
export const maxCompared = 3
/** As many trips as a list keeps: more than the catalogue ships, few enough for an address and a message. */
export const maxKept = 30

/** Whether a text may be the slug of a trip. */
export const isSlug = (text: string): boolean => text.length <= maxSlugLength && slugPattern.test(text)

/**
 * The trips that an address names: `?trips=a,b,c`, or one parameter for each as a form without scripts sends them.
 * Each once, in their order; what cannot be a slug is left out.
 */
export const readTripSlugs = (query: Query): string[] =>
  [
    ...new Set(
      query
        .getAll('trips')
        .flatMap((text) => text.split(','))
        .map((slug) => slug.trim())
        .filter(isSlug),
    ),
  ].slice(0, maxKept)

/** The query that names trips, with its question mark; empty where there are none. Commas stay readable. */
export const tripsQuery = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?trips=${slugs.map(encodeURIComponent).join(',')}`
