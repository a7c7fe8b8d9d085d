import type { Catalogue } from '../catalogue/catalogue.ts'

/** The content that a process shows: one object that is replaced as a whole. */
export interface ContentState {
  catalogue: Catalogue
  /** Names what was published: the content version with a digest, or "shipped" where nothing was. */
  name: string
}

declare global {
  /** Next bundles middleware, pages, routes and the page cache apart; they share one process and one catalogue. */
  var siteContent: ContentState | undefined
}

/** How many expiry times of notices and dates have passed. */
const passed = (expiries: readonly number[], now: number): number =>
  expiries.filter((expiry) => expiry <= now).length

/**
 * Names what a page is rendered from: the content version, and how much of the content has expired since. Processes
 * with the same content name it alike; whatever carries another name is out of date.
 */
export const generationOf = ({ catalogue, name }: ContentState, now = Date.now()): string =>
  `${name}.${passed(catalogue.expiries, now)}`

/** The generation of the content that this process shows now; undefined before it has loaded any. */
export const currentGeneration = (): string | undefined =>
  globalThis.siteContent && generationOf(globalThis.siteContent)
