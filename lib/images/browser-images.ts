import { isProductImage } from './media'

/** Milliseconds for which a list of pictures is good (spec §4). */
const lifetime = 5 * 60 * 1000

/** Milliseconds that the site has to answer; visitors look at the pictures they have meanwhile. */
const patience = 5000

/** A product's staff photographs and when the list was true, in milliseconds since 1970. */
export interface CachedImages {
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
const isFresh = (timestamp: number, now: number): boolean => Math.abs(now - timestamp) < lifetime

/** The list of pictures in an answer or a stored entry, or undefined where it is anything else. */
function imagesIn(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null || !('images' in value)) return undefined
  const { images } = value
  return Array.isArray(images) && images.every(isProductImage) ? images : undefined
}

/** What an earlier page stored; storage may be full, forbidden or written by someone else. */
function storedImages(productId: string): CachedImages | undefined {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(keyOf(productId)) ?? 'null')
    const images = imagesIn(value)
    if (!images || typeof value !== 'object' || value === null || !('timestamp' in value)) return undefined
    return typeof value.timestamp === 'number' ? { images, timestamp: value.timestamp } : undefined
  } catch {
    return undefined
  }
}

function store(productId: string, entry: CachedImages): void {
  try {
    window.localStorage.setItem(keyOf(productId), JSON.stringify(entry))
  } catch {
    // Without storage every page asks; nothing else changes.
  }
}

async function ask(productId: string): Promise<string[]> {
  const response = await fetch(`/api/product-images/${encodeURIComponent(productId)}`, {
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const images = imagesIn(await response.json())
  if (!images) throw new Error('answered no list of pictures')
  return images
}

const nothing = 'no pictures'

/**
 * The newest list of a product's photographs that can be had (spec §4, §8): what the page knows or an earlier page
 * stored, as long as it is younger than five minutes, otherwise what the server says. An empty answer is remembered
 * as well, so that a product without photographs costs one small request per five minutes. Where the request fails,
 * photographs that the page already shows stay.
 * @param known what the server knew when it rendered the page
 * @param left aborted when the visitor has left the page; the answer is then still stored for the next one
 */
export async function newestImages(
  productId: string,
  known: CachedImages | undefined,
  left: AbortSignal,
): Promise<LoaderState> {
  const now = Date.now()
  const stored = storedImages(productId)
  if (known && isFresh(known.timestamp, now) && known.timestamp >= (stored?.timestamp ?? 0)) {
    return { status: 'images', source: 'page', images: known.images }
  }
  if (stored && isFresh(stored.timestamp, now)) {
    return stored.images.length > 0
      ? { status: 'images', source: 'cache', images: stored.images }
      : { status: 'fallback', error: nothing }
  }
  try {
    const images = await ask(productId)
    store(productId, { images, timestamp: now })
    if (images.length > 0) return { status: 'images', source: 'server', images }
    console.warn(`Product images of ${productId}: ${nothing}`)
    return { status: 'fallback', error: nothing }
  } catch (error) {
    if (left.aborted) return { status: 'loading' }
    console.warn(`Product images of ${productId} could not be loaded`, error)
    if (known) return { status: 'images', source: 'page', images: known.images }
    return { status: 'fallback', error: error instanceof Error ? error.message : String(error) }
  }
}
