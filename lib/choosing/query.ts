import { z } from 'zod'
import { maxSlugLength } from '../routing/slug'
import { maxKept } from './trip-slugs'

/** A list of trips with a comma after each is the longest that a page of the site makes. */
const value = z.string().max(maxKept * (maxSlugLength + 1))
const name = z.string().max(40)

/** What Next makes of a parameter: one that is named twice is a list. */
const valuesSchema = z.union([value.transform((one) => [one]), z.array(value).max(40)])

/**
 * The query of a page, checked at the border. A parameter that is unreasonably long counts as absent; which values mean
 * something is for `readWish` and `readTripSlugs` to say.
 */
export function queryOf(searchParams: unknown): URLSearchParams {
  const query = new URLSearchParams()
  const given = z.record(z.string(), z.unknown()).catch({}).parse(searchParams)
  for (const [key, values] of Object.entries(given)) {
    if (!name.safeParse(key).success) continue
    for (const one of valuesSchema.safeParse(values).data ?? []) query.append(key, one)
  }
  return query
}
