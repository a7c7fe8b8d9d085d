import { createHash } from 'node:crypto'
import type { Catalogue } from '../catalogue/build/catalogue.ts'

/** The content that a process shows: one object that is replaced as a whole. */
export interface ContentState {
  catalogue: Catalogue
  /** Whether this process has it from the backend, rather than from what an earlier one kept or the build brought. */
  isLoaded?: boolean
  /** Names what pages can show of it (`nameOfContent`). */
  name: string
}

declare global {
  /** Next bundles middleware, pages, routes and the door apart; they share one process and one catalogue. */
  var siteContent: ContentState | undefined
}

/**
 * Names what pages can show of a catalogue: processes that show the same name it alike, whatever their database calls its
 * version. An icon or a general picture, which no page shows, leaves the name as it is.
 */
export function nameOfContent({ shown: { items, formerAddresses }, photographs }: Catalogue): string {
  const text = JSON.stringify({ items, formerAddresses, photographs: [...photographs] })
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}

/** How many expiry times of notices and dates have passed. */
const passed = (expiries: readonly number[], now: number): number =>
  expiries.filter((expiry) => expiry <= now).length

/** Names what a page is rendered from: the content, and how much of it has expired since. */
export const generationOf = (
  { catalogue, name }: Pick<ContentState, 'catalogue' | 'name'>,
  now = Date.now(),
): string => `${name}.${passed(catalogue.expiries, now)}`

/** The generation of the content that this process shows now; undefined before it has loaded any. */
export const currentGeneration = (): string | undefined =>
  globalThis.siteContent && generationOf(globalThis.siteContent)
