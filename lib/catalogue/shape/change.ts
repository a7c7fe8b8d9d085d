/** Whether a value is an object with keys: neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether one value replaces another as a whole, such as a price on request one with amounts. */
const isOtherKind = (left: Record<string, unknown>, right: Record<string, unknown>): boolean =>
  typeof left.kind === 'string' && typeof right.kind === 'string' && left.kind !== right.kind

/**
 * A document with what staff changed laid over what was shipped: field by field, lists replaced whole, `null` for
 * an optional field that was taken out. Where a value of another kind takes its place, such as a
 * price on request that of an amount, nothing of the old one stays.
 */
export function applyChange(base: unknown, change: unknown): unknown {
  if (change === undefined) return base
  if (!isRecord(change)) return change
  // Over nothing as well: a group that the code ships no longer must not bring back what was taken out of it as null.
  const under = isRecord(base) && !isOtherKind(base, change) ? base : {}
  // A Map, because a field called "__proto__" in a row would set an object's prototype.
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(change)) {
    if (value === null) merged.delete(key)
    else merged.set(key, applyChange(merged.get(key), value))
  }
  return Object.fromEntries(merged)
}

/** The readings of a trip's page, each with a field that a whole one has. */
const pageReadings = { price: 'kind', duration: 'unit', group: 'max' } as const

/**
 * An item's document with what staff changed laid over `base`. Earlier releases shipped a page's reading also where it
 * was the list's: what staff changed of such a one alone is laid over the list's reading.
 */
export function documentOver(base: unknown, change: unknown): unknown {
  const { listing, detail: shipped } = isRecord(base) ? base : {}
  const changed = isRecord(change) ? change.detail : undefined
  if (!isRecord(listing) || !isRecord(changed)) return applyChange(base, change)
  const partial = Object.entries(pageReadings).flatMap(([name, required]): [string, unknown][] => {
    const reading = changed[name]
    const isPartial = isRecord(reading) && !(required in reading) && !(isRecord(shipped) && name in shipped)
    return isPartial ? [[name, listing[name]]] : []
  })
  return applyChange(applyChange(base, { detail: Object.fromEntries(partial) }), change)
}

/** Whether two documents, or two values of them, say the same. */
export const isSameValue = (left: unknown, right: unknown): boolean => {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameValue(item, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return left === right
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => isSameValue(left[key], right[key]))
}

/**
 * The change that makes `document` of `base`: only the fields that differ, so that an upgrade of the code shows
 * through wherever staff changed nothing.
 * @returns undefined where they are the same
 */
export function changeBetween(base: unknown, document: unknown): unknown {
  if (isSameValue(base, document)) return undefined
  if (!isRecord(base) || !isRecord(document) || isOtherKind(base, document)) return document
  const keys = new Set([...Object.keys(base), ...Object.keys(document)])
  const changes = [...keys].flatMap((key): [string, unknown][] => {
    if (document[key] === undefined) return base[key] === undefined ? [] : [[key, null]]
    const change = changeBetween(base[key], document[key])
    return change === undefined ? [] : [[key, change]]
  })
  return Object.fromEntries(changes)
}
