import type { Catalogue } from '../catalogue/catalogue.ts'

/** What a process holds of the content: one object, swapped whole. */
export interface ContentState {
  catalogue: Catalogue
  /** Names what was published: the content version with a digest, or "shipped" where nothing was. */
  name: string
}

declare global {
  /** Next bundles middleware, pages, routes and the page cache apart; they share one process and one catalogue. */
  var siteContent: ContentState | undefined
}

/** How many moments have passed at which something goes by itself: a notice, a date. */
const passed = (moments: readonly number[], now: number): number =>
  moments.filter((moment) => moment <= now).length

/**
 * Names what a page is rendered from: the content version, and how much of the content has expired since. Processes
 * with the same content name it alike; whatever carries another name is out of date.
 */
export const generationOf = ({ catalogue, name }: ContentState, now = Date.now()): string =>
  `${name}.${passed(catalogue.expiries, now)}`

/** The generation of the content that this process shows now; undefined before it has loaded any. */
export const currentGeneration = (): string | undefined =>
  globalThis.siteContent && generationOf(globalThis.siteContent)
