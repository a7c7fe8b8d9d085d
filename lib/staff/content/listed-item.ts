import type { Price } from '../../catalogue/shape/trip-facts'

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

/** Days that an item which staff added stays in the bin before it goes by itself. */
export const binDays = 30

/** A line of a list of the panel, as plain data. */
export interface ListedItem {
  id: string
  title: string
  /** In reais, in any language: it is what staff type. Null where it is given on request, absent where items have none. */
  price?: string | null
  /** Address of its picture. */
  picture?: string
  states: ItemState[]
  /** How many fields the translations lack. */
  missingTranslations: number
  bestSeller?: boolean
  /** The price of its list and, where staff set one apart, of its page. */
  prices?: { listing: Price; detail?: Price }
  /** Who has unpublished words in it, and since when. */
  draft?: { by?: string; at?: string }
  revision: number
  /** Who changed it last, and when in Paraty. */
  changed?: { by?: string; at: string }
  /** Of an item in the bin that staff added: whole days until it goes by itself. What the code has stays in the bin. */
  daysLeft?: number
  /** Where visitors see it. */
  href?: string
}
