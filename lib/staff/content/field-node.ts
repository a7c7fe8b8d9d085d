import { isRecord } from '../../catalogue/shape/change.ts'
import { locales } from '../../i18n/locales.ts'

/** A field of an editor's form as plain data, so that browsers need no schema library to draw it. */
export type FieldNode = { optional?: boolean } & (
  | {
      kind: 'text'
      /** What a text has to look like: "08:30", "2027-01-31", a moment in UTC, an e-mail, an address, a number to call. */
      format: 'plain' | 'clock' | 'date' | 'moment' | 'email' | 'url' | 'tel'
      /** Whether it is a paragraph rather than a line. */
      long: boolean
      /** Most characters. */
      most: number
    }
  | { kind: 'number'; whole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: string[] }
  /** Any of a few values. */
  | { kind: 'choices'; options: string[] }
  | {
      kind: 'list'
      item: FieldNode
      /** Items that a new list begins with. */
      startsWith: number
    }
  | { kind: 'group'; fields: FieldEntry[] }
  /** The same thing in every language of the site. */
  | { kind: 'pair'; item: FieldNode }
  | { kind: 'variants'; by: string; options: { value: string; fields: FieldEntry[] }[] }
  /** A constant, such as the currency. */
  | { kind: 'fixed'; value: string }
)

export interface FieldEntry {
  key: string
  node: FieldNode
}

const filled = (fields: readonly FieldEntry[], present: Record<string, unknown>): Record<string, unknown> => {
  const values = fields.flatMap(({ key, node }): [string, unknown][] => {
    const value = initialValue(node, present[key])
    return value === undefined ? [] : [[key, value]]
  })
  return { ...present, ...Object.fromEntries(values) }
}

/**
 * The initial value of a field: groups with their fixed values and switches, empty lists. Texts, numbers and choices
 * stay undefined, so that the publishing check can name them.
 */
export function initialValue(node: FieldNode, present?: unknown): unknown {
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
          () => initialValue(node.item) ?? (node.item.kind === 'text' ? '' : {}),
        )
      )
    case 'group':
      return filled(node.fields, isRecord(present) ? present : {})
    case 'pair': {
      const words = isRecord(present) ? present : {}
      const empty = node.item.kind === 'group' ? {} : undefined
      return { ...Object.fromEntries(locales.map((locale) => [locale, empty])), ...words }
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

/** The initial value of an optional group that is opened, or of an added list item. */
export const addedValue = (node: FieldNode): unknown => initialValue({ ...node, optional: false }) ?? ''
