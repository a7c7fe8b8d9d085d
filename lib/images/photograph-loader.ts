/*
 * In the browser: the newest list of a trip's photographs, from what the page knows, what an earlier page stored, or the
 * site (spec §4, §8).
 */

import { isProductImage } from './media'

/** Milliseconds for which a list of pictures is good (spec §4). */
const lifetime = 5 * 60 * 1000

/** Milliseconds that the site has to answer; visitors look at the pictures they have meanwhile. */
const timeoutMs = 5000

/** A product's staff photographs and when the list was true, in milliseconds since 1970 by the server's clock. */
export interface PhotographList {
  images: string[]
  timestamp: number
}

/** Where the browser's loader (spec §4) has arrived. */
export type LoaderState =
  | { status: 'loading' }
  | { status: 'images'; source: 'page' | 'cache' | 'server'; images: string[] }
  | { status: 'fallback'; error: string }

const keyOf = (productId: string): string => `product-images-${productId}`

/** Clocks of servers and browsers differ: a list from the near future is as good as one from the near past. */
const isFresh = (timestamp: number): boolean => Math.abs(Date.now() - timestamp) < lifetime

/** An answer or a stored entry, or undefined where it is anything else. */
function listIn(value: unknown): PhotographList | undefined {
  if (typeof value !== 'object' || value === null || !('images' in value && 'timestamp' in value)) return
  const { images, timestamp } = value
  if (!Array.isArray(images) || !images.every(isProductImage) || typeof timestamp !== 'number') return
  return { images, timestamp }
}

/** What an earlier page stored; storage may be full, forbidden or written by someone else. */
function storedImages(productId: string): PhotographList | undefined {
  try {
    return listIn(JSON.parse(window.localStorage.getItem(keyOf(productId)) ?? 'null'))
  } catch {
    return undefined
  }
}

function store(productId: string, entry: PhotographList): void {
  try {
    window.localStorage.setItem(keyOf(productId), JSON.stringify(entry))
  } catch {
    // Without storage every page asks; nothing else changes.
  }
}

async function ask(productId: string): Promise<PhotographList> {
  const response = await fetch(`/api/product-images/${encodeURIComponent(productId)}`, {
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const list = listIn(await response.json())
  if (!list) throw new Error('answered no list of pictures')
  return list
}

const nothing = 'no pictures'

/** What a list means: its photographs, or the fallback where it is empty. */
const stateOf = (source: 'page' | 'cache' | 'server', { images }: PhotographList): LoaderState =>
  images.length > 0 ? { status: 'images', source, images } : { status: 'fallback', error: nothing }

/**
 * The newest list of a product's photographs that can be had (spec §4, §8): what the page knows or an earlier page
 * stored, whichever is newer, as long as it is younger than five minutes, otherwise what the server says. That there
 * are none is remembered as well, so that a product without photographs costs one small request per five minutes.
 * Where the request fails, photographs that the page already shows stay.
 * @param known what the server knew when it rendered the page
 * @param left aborted when the visitor has left the page; the answer is then still stored for the next one
 */
export async function newestPhotographs(
  productId: string,
  known: PhotographList | undefined,
  left: AbortSignal,
): Promise<LoaderState> {
  const stored = storedImages(productId)
  if (known && isFresh(known.timestamp) && known.timestamp >= (stored?.timestamp ?? 0)) {
    return stateOf('page', known)
  }
  if (stored && isFresh(stored.timestamp)) return stateOf('cache', stored)
  try {
    const list = await ask(productId)
    store(productId, list)
    if (list.images.length === 0) console.warn(`Product images of ${productId}: ${nothing}`)
    return stateOf('server', list)
  } catch (error) {
    if (left.aborted) return { status: 'loading' }
    console.warn(`Product images of ${productId} could not be loaded`, error)
    if (known?.images.length) return stateOf('page', known)
    return { status: 'fallback', error: error instanceof Error ? error.message : String(error) }
  }
}
