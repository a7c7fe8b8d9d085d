import { cache } from 'react'
import type { Catalogue } from '../catalogue/catalogue'
import { currentCatalogue } from './current'
import { currentGeneration } from './state'

const publishedCatalogue = cache(currentCatalogue)

/** What a preview shows instead, for the one page that is being rendered. */
const preview = cache((): { catalogue?: Catalogue } => ({}))

/** Has the page that is being rendered show a draft; every other page keeps what is published (design §12). */
export function showDraftCatalogue(catalogue: Catalogue): void {
  preview().catalogue = catalogue
}

/** The catalogue for one page: all of its parts are rendered from the same state, whatever is published meanwhile. */
export const loadCatalogue = (): Catalogue => preview().catalogue ?? publishedCatalogue()

/**
 * What the page that is being rendered is made of; the page cache reads it from the document (lib/page-cache). It is
 * taken before the catalogue: a publication in between can only make a page look older than it is.
 */
export const currentPageGeneration = cache(() => {
  const generation = currentGeneration()
  loadCatalogue()
  return generation ?? currentGeneration()
})
