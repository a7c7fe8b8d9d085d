import { cache } from 'react'
import type { Catalogue } from '../catalogue/build/catalogue'
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
