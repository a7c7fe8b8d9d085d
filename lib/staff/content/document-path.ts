import { isRecord, isSameValue } from '../../catalogue/shape/change'

const keysOf = (path: string): string[] => (path === '' ? [] : path.split('.'))

function child(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isRecord(value) ? value[key] : undefined
}

/** The value at a path such as "detail.price.amounts.0.reais"; undefined where there is none. */
export const valueAt = (document: unknown, path: string): unknown => keysOf(path).reduce(child, document)

function changed(container: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(container)) {
    return container.map((item, index) => (index === Number(key) ? changed(item, rest, value) : item))
  }
  const record = isRecord(container) ? container : {}
  const next = changed(record[key], rest, value)
  if (next !== undefined) return { ...record, [key]: next }
  const { [key]: _, ...others } = record
  return others
}

/** The document with another value at a path; `undefined` takes the field out. Missing groups on the way are made. */
export const withValueAt = (document: unknown, path: string, value: unknown): unknown =>
  changed(document, keysOf(path), value)

/** Paths of the fields in which two documents differ; a list is one field. */
export function differingPaths(left: unknown, right: unknown, path = ''): string[] {
  if (isSameValue(left, right)) return []
  const isLeaf = !(isRecord(left) || left === undefined) || !(isRecord(right) || right === undefined)
  if (isLeaf || (left === undefined && right === undefined)) return [path]
  const leftRecord = isRecord(left) ? left : {}
  const rightRecord = isRecord(right) ? right : {}
  const keys = new Set([...Object.keys(leftRecord), ...Object.keys(rightRecord)])
  if (keys.size === 0) return [path]
  return [...keys].flatMap((key) =>
    differingPaths(leftRecord[key], rightRecord[key], path ? `${path}.${key}` : key),
  )
}

/** The merge of two people's changes to an item: what only one of them touched needs no question. */
export interface Merge {
  document: unknown
  /** Fields that both changed, each to something else. */
  contested: string[]
}

/**
 * Lays what I changed since `before` over what somebody else stored meanwhile. Where both changed the same field, theirs
 * stands until a person has chosen.
 */
export function mergeDocuments(before: unknown, mine: unknown, theirs: unknown): Merge {
  let document = theirs
  const contested: string[] = []
  for (const path of differingPaths(before, mine)) {
    const own = valueAt(mine, path)
    const other = valueAt(theirs, path)
    if (isSameValue(own, other)) continue
    if (isSameValue(other, valueAt(before, path))) document = withValueAt(document, path, own)
    else contested.push(path)
  }
  return { document, contested }
}
