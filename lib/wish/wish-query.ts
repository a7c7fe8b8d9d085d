/** The part of `URLSearchParams` that is read here; the router's read-only query object has it as well. */
export interface Query {
  getAll(name: string): string[]
}

/**
 * The query parameters that say a wish, in the order in which an address names them. They stand apart from the schema,
 * because every page looks for them and only one that finds some loads it.
 */
export const wishNames = ['adults', 'age', 'date', 'month', 'length', 'activity', 'effort', 'budget'] as const

/** The wish in a query as the text that pages, links and the device keep: its own parameters, in their order. */
export function wishTextOf(query: Query): string {
  const wish = new URLSearchParams()
  for (const name of wishNames) for (const value of query.getAll(name)) if (value) wish.append(name, value)
  return wish.toString()
}

/** The query that names a wish, with what begins it; empty where there is none. */
export const wishSuffix = (text: string, start: '?' | '&' = '?'): string => (text === '' ? '' : start + text)
