/** Deepest nesting that is read; a document of the catalogue has six levels. */
const maxDepth = 64

/** Whether the database can store a text: half a surrogate pair and NUL are no text to it. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/**
 * JSON of at most 64 levels, whose texts and names can be stored.
 * @returns undefined for anything else
 */
export function plainJson(text: string): { value: unknown } | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const waiting: [unknown, number][] = [[value, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [part, depth] = next
    if (typeof part === 'string' && !isText(part)) return undefined
    if (typeof part !== 'object' || part === null) continue
    if (depth > maxDepth || !Object.keys(part).every(isText)) return undefined
    for (const inner of Object.values(part)) waiting.push([inner, depth + 1])
  }
  return { value }
}
