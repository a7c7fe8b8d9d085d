import type { Catalogue } from '../catalogue/catalogue.ts'

/** The content that a process shows: one object that is replaced as a whole. */
export interface ContentState {
  catalogue: Catalogue
  /** Whether this process has it from the backend, rather than from what an earlier one kept or the build brought. */
  isLoaded?: boolean
  /** Names what pages can show of it (digest.ts), but for photographs. */
  name: string
  /** Names the photographs of all trips; empty where there are none. */
  photographs?: string
  /** The photographs that this process showed lately, by their name: pages may still be rendered from them. */
  earlier?: ReadonlyMap<string, Catalogue['photographs']>
}

declare global {
  /** Next bundles middleware, pages, routes and the page cache apart; they share one process and one catalogue. */
  var siteContent: ContentState | undefined
}

/** How many expiry times of notices and dates have passed. */
const passed = (expiries: readonly number[], now: number): number =>
  expiries.filter((expiry) => expiry <= now).length

/**
 * Names what a page is rendered from: the content, how much of it has expired since, and the photographs, between dots.
 * Processes with the same content name it alike.
 */
export const generationOf = (
  { catalogue, name, photographs = '' }: Pick<ContentState, 'catalogue' | 'name' | 'photographs'>,
  now = Date.now(),
): string => `${name}.${passed(catalogue.expiries, now)}${photographs && `.${photographs}`}`

/** What a page that shows no content carries in place of a generation: it is never out of date. */
export const anyGeneration = 'any'

/** The generation of the content that this process shows now; undefined before it has loaded any. */
export const currentGeneration = (): string | undefined =>
  globalThis.siteContent && generationOf(globalThis.siteContent)
