import { z } from 'zod'

/** What Next makes of a query: a parameter that is named twice is a list. */
const querySchema = z
  .record(z.string().max(40), z.union([z.string().max(400), z.array(z.string().max(400)).max(40)]).optional())
  .catch({})

/**
 * The query of a page, checked at the border. What is unreasonably long counts as no query at all; which values mean
 * something is for `readCriteria` and `readTripSlugs` to say.
 */
export function queryOf(searchParams: unknown): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(querySchema.parse(searchParams))) {
    for (const one of value === undefined ? [] : [value].flat()) query.append(name, one)
  }
  return query
}
