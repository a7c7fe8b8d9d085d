import { cache } from 'react'
import type { Catalogue } from '../catalogue/build/catalogue'
import { markSource, type SourceMark } from '../catalogue/text/source-mark'
import type { PageAddresses } from '../routing/pages'
import { currentCatalogue } from './current'

const publishedCatalogue = cache(currentCatalogue)

/** What a page shows of a draft that is not published. */
export interface Preview {
  /** With the draft laid into it. */
  catalogue: Catalogue
  /** Where this preview stands in each language: the page's own addresses show what is published. */
  addresses: PageAddresses
  /** When the link that opened it ends; absent in the panel. */
  until?: Date
  /** The item whose texts and figures say where they stand in its document: somebody may tap on them in the panel. */
  edited?: string
}

/** What a preview shows instead, for the one page that is being rendered. */
const preview = cache((): { shown?: Preview } => ({}))

/** Has the page that is being rendered show a draft; every other page keeps what is published. */
export function showPreview(shown: Preview): void {
  preview().shown = shown
}

/** The preview that the page that is being rendered is; undefined for what visitors see. */
export const shownPreview = (): Preview | undefined => preview().shown

/** The catalogue for one page: all of its parts are rendered from the same state, whatever is published meanwhile. */
export const loadCatalogue = (): Catalogue => preview().shown?.catalogue ?? publishedCatalogue()

/** Marks texts of an item, where the page is a preview in which it is edited; everywhere else it leaves them as they are. */
export const sourceMark = (item: string): SourceMark =>
  preview().shown?.edited === item ? markSource : (text) => text

/**
 * An item's words, each marked with its place (`sourceMark`).
 * @param place of the words in the document
 * @param unread paths within the words of what is no text of the page, or also stands in attributes and addresses
 */
export function markedWords<Words extends object>(
  item: string,
  words: Words,
  place: string,
  unread: readonly string[] = [],
): Words {
  if (preview().shown?.edited !== item) return words
  const marked = structuredClone(words)
  const walk = (group: object, path: string) => {
    for (const [key, value] of Object.entries(group)) {
      const own = path ? `${path}.${key}` : key
      if (unread.includes(own)) continue
      if (typeof value === 'string' && value) Reflect.set(group, key, markSource(value, `${place}.${own}`))
      else if (typeof value === 'object' && value !== null) walk(value, own)
    }
  }
  walk(marked, '')
  return marked
}
