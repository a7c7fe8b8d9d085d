import { isRecord } from '../catalogue/change.ts'
import { locales } from '../locales'

/** A field of an editor's form as plain data, so that browsers need no schema library to draw it. */
export type FieldNode = { optional?: boolean } & (
  | {
      kind: 'text'
      /** What a text has to look like: "08:30", "2027-01-31", a moment in UTC, an e-mail, an address. */
      format: 'plain' | 'clock' | 'date' | 'moment' | 'email' | 'url'
      /** Whether it is a paragraph rather than a line. */
      long: boolean
      /** Most characters. */
      most: number
    }
  | { kind: 'number'; whole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: string[] }
  | {
      kind: 'list'
      item: FieldNode
      /** Items that a new list begins with. */
      startsWith: number
    }
  | { kind: 'group'; fields: FieldEntry[] }
  /** Portuguese and English of the same thing. */
  | { kind: 'pair'; item: FieldNode }
  | { kind: 'variants'; by: string; options: { value: string; fields: FieldEntry[] }[] }
  /** A value that goes without saying, such as the currency. */
  | { kind: 'fixed'; value: string }
)

export interface FieldEntry {
  key: string
  node: FieldNode
}

const filled = (fields: readonly FieldEntry[], present: Record<string, unknown>): Record<string, unknown> => {
  const values = fields.flatMap(({ key, node }): [string, unknown][] => {
    const value = blank(node, present[key])
    return value === undefined ? [] : [[key, value]]
  })
  return { ...present, ...Object.fromEntries(values) }
}

/**
 * What a field begins with where nothing is there yet: groups with their fixed values and switches, empty lists. Texts,
 * figures and choices stay open, so that the publishing check can name them.
 */
export function blank(node: FieldNode, present?: unknown): unknown {
  if (node.optional && present === undefined) return undefined
  switch (node.kind) {
    case 'fixed':
      return present ?? node.value
    case 'flag':
      return present ?? false
    case 'list':
      return (
        present ??
        Array.from(
          { length: node.startsWith },
          () => blank(node.item) ?? (node.item.kind === 'text' ? '' : {}),
        )
      )
    case 'group':
      return filled(node.fields, isRecord(present) ? present : {})
    case 'pair': {
      const words = isRecord(present) ? present : {}
      const isGroup = node.item.kind === 'group'
      return { 'pt-BR': isGroup ? {} : undefined, 'en-GB': isGroup ? {} : undefined, ...words }
    }
    case 'variants': {
      const own = isRecord(present) ? present : {}
      const option = node.options.find(({ value }) => value === own[node.by]) ?? node.options[0]
      return option && { [node.by]: option.value, ...filled(option.fields, own) }
    }
    default:
      return present
  }
}

/** What an optional group or an added list item begins with. */
export const begun = (node: FieldNode): unknown => blank({ ...node, optional: false }) ?? ''

/** A path without places in lists and without languages: what a field is called by. */
const namePath = (path: string): string =>
  path
    .split('.')
    .filter((key) => !/^\d+$/.test(key) && key !== 'pt-BR' && key !== 'en-GB')
    .join('.')

/**
 * The label of the field at a path: that of the whole path, else that of its longest end that has one.
 * @returns undefined where no words know the field
 */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string | undefined {
  const keys = namePath(path).split('.')
  for (let from = 0; from < keys.length; from += 1) {
    const name = keys.slice(from).join('.')
    if (Object.hasOwn(labels, name)) return labels[name]
  }
  return undefined
}

/**
 * Where a field is found: its label behind those of what stands around it, such as "On the card › Duration › Unit".
 * Several fields of an item have the same label. Places in a list are counted from one.
 * @returns the path itself where no words know the field
 */
export function placeOf(labels: Readonly<Record<string, string>>, path: string): string {
  const keys = path.split('.')
  const places: string[] = []
  for (const [index, key] of keys.entries()) {
    const last = places.length - 1
    if (/^\d+$/.test(key)) {
      if (last >= 0) places[last] += ` ${Number(key) + 1}`
      continue
    }
    const isLanguage = locales.some((locale) => locale === key)
    const label = isLanguage ? undefined : labelOf(labels, keys.slice(0, index + 1).join('.'))
    if (label !== undefined && label !== places[last]) places.push(label)
  }
  return labelOf(labels, path) === undefined ? path : places.join(' › ')
}
