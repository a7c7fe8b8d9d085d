import { isRecord } from '../../catalogue/shape/change'
import { defaultLocale, locales } from '../../i18n/locales'
import { valueAt } from './document-path'
import { addedValue, type FieldEntry, type FieldNode } from './field-node'
import { typedNumber } from './typed-number'

/*
 * A document is sparse: what is not there is absent. A form wants every field to have a value, empty ones included, and
 * lists of objects, so that each item keeps its identity while it moves. These functions lead from one to the other.
 */

/** A line of a list of texts, as a form has it. */
const lineKey = 'line'

const isLines = (node: FieldNode): boolean => node.kind === 'list' && node.item.kind === 'text'

const childOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** The fields of a group with these values; of variants, those of the one that is chosen. */
function fieldsIn(node: FieldNode, value: unknown): readonly FieldEntry[] {
  if (node.kind === 'group') return node.fields
  if (node.kind !== 'variants') return []
  const option = node.options.find((one) => one.value === childOf(value, node.by))
  return option?.fields ?? []
}

/** Groups of words are always open in the form, in every language, even where they are empty. */
const inPair = (node: FieldNode): FieldNode => (node.kind === 'group' ? { ...node, optional: false } : node)

function groupToForm(
  fields: readonly FieldEntry[],
  value: unknown,
  isPair: boolean,
): Record<string, unknown> {
  const filled = fields.map(({ key, node }): [string, unknown] => [
    key,
    toForm(isPair ? inPair(node) : node, childOf(value, key), isPair),
  ])
  return { ...recordOf(value), ...Object.fromEntries(filled) }
}

/** The lists of a translation as long as those of the original: a line is one row for both. */
function inStep(node: FieldNode, words: Record<string, unknown>): Record<string, unknown> {
  // Addresses are no translations of each other.
  if (node.kind === 'list') return words
  const original = words[defaultLocale]
  return Object.fromEntries(
    Object.entries(words).map(([key, said]) => [
      key,
      key === defaultLocale ? said : padded(node, original, said),
    ]),
  )
}

function padded(node: FieldNode, original: unknown, translation: unknown): unknown {
  if (node.kind === 'list') {
    const [long, short] = [recordsOf(original), recordsOf(translation)]
    return [...short, ...long.slice(short.length).map(() => newListItem(node.item))]
  }
  if (node.kind !== 'group' || !isRecord(translation)) return translation
  const fields = node.fields.map(({ key, node: field }): [string, unknown] => [
    key,
    padded(field, childOf(original, key), translation[key]),
  ])
  return { ...translation, ...Object.fromEntries(fields) }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (isRecord(value) && Object.values(value).every(isEmpty))

/** What a translation says: lines that stand empty at the end of a list are not said. */
function withoutEmptyEnds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const length = value.findLastIndex((item) => !isEmpty(item)) + 1
    return length === 0 ? undefined : value.slice(0, length)
  }
  if (!isRecord(value)) return value
  const said = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const one = withoutEmptyEnds(item)
    return one === undefined ? [] : [[key, one]]
  })
  return Object.fromEntries(said)
}

/** A field's value as a form has it: empty texts for what is absent, `null` for a group that is not there. */
function toForm(node: FieldNode, value: unknown, isPair = false): unknown {
  switch (node.kind) {
    case 'number':
      return value === undefined || value === null ? '' : String(value)
    case 'text':
    case 'choice':
      return value ?? ''
    case 'choices':
      return value ?? []
    case 'flag':
    case 'fixed':
      return value ?? null
    case 'list': {
      const items = Array.isArray(value) ? value : []
      return items.map((item) =>
        isLines(node) ? { [lineKey]: item ?? '' } : toForm({ ...node.item, optional: false }, item ?? {}),
      )
    }
    case 'pair':
      return inStep(
        node.item,
        groupToForm(
          locales.map((key) => ({ key, node: inPair(node.item) })),
          value,
          true,
        ),
      )
    case 'group':
    case 'variants':
      if (node.optional && value === undefined) return null
      return groupToForm(fieldsIn(node, value), value, isPair)
  }
}

function groupFromForm(
  fields: readonly FieldEntry[],
  value: unknown,
  before: unknown,
  isPair: boolean,
): Record<string, unknown> {
  const known = new Set(fields.map(({ key }) => key))
  const others = Object.entries(recordOf(value)).filter(([key]) => !known.has(key))
  const own = fields.flatMap(({ key, node }): [string, unknown][] => {
    const inner = isPair ? inPair(node) : node
    const back = fromForm(inner, childOf(value, key), childOf(before, key), isPair)
    return back === undefined ? [] : [[key, back]]
  })
  return Object.fromEntries([...others, ...own])
}

/** Drops a group that the form created by default and that is still empty. */
const unlessOpened = (group: Record<string, unknown>, before: unknown) =>
  Object.keys(group).length === 0 && !isRecord(before) ? undefined : group

/**
 * The document's value for a form's value; undefined where the field is absent.
 * @param before the same field of the stored document: an empty group or list stays where there was one
 */
function fromForm(node: FieldNode, value: unknown, before: unknown, isPair = false): unknown {
  switch (node.kind) {
    case 'number':
      return typeof value === 'string' && value.trim() !== ''
        ? (typedNumber(value, node.whole) ?? value)
        : undefined
    case 'text':
    case 'choice':
      if (value === '' || value === null) return undefined
      // As people write it: "+55 (24) 99999-1234".
      return node.kind === 'text' && node.format === 'tel' ? String(value).replace(/[\s()+.-]/g, '') : value
    case 'choices':
      return Array.isArray(value) && value.length > 0 ? value : undefined
    case 'flag':
    case 'fixed':
      return value ?? undefined
    case 'list': {
      const items: unknown[] = Array.isArray(value) ? value : []
      if (items.length === 0 && before === undefined) return undefined
      const item = { ...node.item, optional: false }
      return items.map((one, index) =>
        isLines(node)
          ? (childOf(one, lineKey) ?? '')
          : fromForm(item, one, valueAt(before, String(index)) ?? {}),
      )
    }
    case 'pair': {
      const fields = locales.map((key) => ({ key, node: inPair(node.item) }))
      const made = groupFromForm(fields, value, before, true)
      const words = Object.entries(made).flatMap(([key, one]): [string, unknown][] => {
        const said = key === defaultLocale ? one : withoutEmptyEnds(one)
        return said === undefined ? [] : [[key, said]]
      })
      return unlessOpened(Object.fromEntries(words), before)
    }
    case 'group':
    case 'variants': {
      if (value === null || value === undefined) return undefined
      const group = groupFromForm(fieldsIn(node, value), value, before, isPair)
      return node.optional ? group : unlessOpened(group, before)
    }
  }
}

/** What a form adds to a list. */
export function newListItem(item: FieldNode): Record<string, unknown> {
  const [added] = recordsOf(toForm({ kind: 'list', item, startsWith: 0 }, [addedValue(item)]))
  return added ?? {}
}

const root = (fields: readonly FieldEntry[]): FieldNode => ({ kind: 'group', fields: [...fields] })

/** The values of an item's whole form. */
export const formOf = (fields: readonly FieldEntry[], document: unknown): Record<string, unknown> =>
  groupToForm(fields, document, false)

/** The document that the values of a form make, over the stored one. */
export const documentOfForm = (fields: readonly FieldEntry[], values: unknown, before: unknown): unknown =>
  fromForm(root(fields), values, before)

/**
 * The name of a document's field in the form: the same path, but that a line of a list of texts is an object there.
 * @param values of the form; they say which variant's fields a path leads through
 */
export function formName(fields: readonly FieldEntry[], path: string, values: unknown): string {
  const keys = path.split('.')
  let node: FieldNode | undefined = root(fields)
  let value = values
  for (const [index, key] of keys.entries()) {
    if (node === undefined) break
    if (isLines(node)) return [...keys.slice(0, index + 1), lineKey, ...keys.slice(index + 1)].join('.')
    if (node.kind === 'list') node = node.item
    else if (node.kind === 'pair') node = node.item
    else node = fieldsIn(node, value).find((entry) => entry.key === key)?.node
    value = Array.isArray(value) ? value[Number(key)] : childOf(value, key)
  }
  return path
}
