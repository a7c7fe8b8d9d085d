/** What a list says of an item. An item may be in several states at once, such as hidden and with a draft. */
export const itemStates = [
  'shipped',
  'changed',
  'draft',
  'unpublished',
  'hidden',
  'broken',
  'deleted',
] as const
export type ItemState = (typeof itemStates)[number]

/** A line of a list of the panel, as plain data. */
export interface ListedItem {
  id: string
  title: string
  /** As the person's language shows it; null where it is given on request, absent where items have none. */
  price?: string | null
  /** Address of its picture. */
  picture?: string
  states: ItemState[]
  /** How many fields the translations lack. */
  missingTranslations: number
  bestSeller?: boolean
  revision: number
  /** Who changed it last, and when in Paraty. */
  changed?: { by?: string; at: string }
  /** Where visitors see it. */
  href?: string
}
