import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { z } from 'zod'
import { environment } from '../environment'
import { log, reason } from '../log'
import { shelfClearings } from '../prerender/shelf'
import { productImageAddress } from './media'

/** Milliseconds that the backend has to name a product's pictures. */
const patience = 2500

/** Seconds for which an answer with pictures is good (spec §9). */
export const imagesLifetime = 300

export type ImagesFailure = 'timeout' | 'unreachable' | 'status' | 'unreadable' | 'foreign'

/** The photographs that staff uploaded for a product; "there are none" and "we could not ask" are two answers. */
export type ProductImages =
  | {
      status: 'images'
      /** Addresses on this site, newest picture first. */
      images: string[]
      /** When the backend was asked, in milliseconds since 1970: what staff do later may be missing. */
      loadedAt: number
    }
  | { status: 'none'; loadedAt: number }
  | { status: 'failed'; reason: ImagesFailure }

const answerSchema = z.object({ images: z.array(z.string()) })

const tagOf = (slug: string): string => `product-images:${slug}`

function failed(product: string, why: ImagesFailure, detail: string): ProductImages {
  log.error('product-images-failed', { product, reason: why, detail })
  return { status: 'failed', reason: why }
}

/** By name, because errors of `fetch` need not be instances of this module's `Error`. */
function failureOf(error: unknown): ImagesFailure {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
  if (name === 'TimeoutError') return 'timeout'
  return name === 'SyntaxError' ? 'unreadable' : 'unreachable'
}

/**
 * Asks the server function `get-product-images` (spec §7) once, without any cache, within 2.5 seconds.
 * Failures and empty lists leave one line in the log; a site without a backend has no pictures and says nothing.
 */
export async function askForImages(slug: string): Promise<ProductImages> {
  const { SUPABASE_URL: backend, SUPABASE_PUBLISHABLE_KEY: key } = environment
  const loadedAt = Date.now()
  if (!backend || !key) return { status: 'none', loadedAt }
  let body: unknown
  try {
    const response = await fetch(`${backend}/functions/v1/get-product-images`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: slug }),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(slug, 'status', `answered ${response.status}`)
    }
    body = await response.json()
  } catch (error) {
    const why = failureOf(error)
    return failed(slug, why, why === 'unreadable' ? 'answered something other than JSON' : reason(error))
  }

  const answer = answerSchema.safeParse(body)
  if (!answer.success) return failed(slug, 'unreadable', z.prettifyError(answer.error))
  const { images: addresses } = answer.data
  if (addresses.length === 0) {
    log.info('product-images-empty', { product: slug })
    return { status: 'none', loadedAt }
  }
  const images = addresses.flatMap((address) => productImageAddress(address, backend) ?? [])
  const refused = addresses.find((address) => productImageAddress(address, backend) === undefined)
  if (images.length === 0) return failed(slug, 'foreign', `not a picture of this project: ${refused}`)
  if (refused !== undefined) log.warn('product-image-refused', { product: slug, address: refused })
  return { status: 'images', images: [...new Set(images)], loadedAt }
}

/** Carries an answer that must not be kept out of the cache, which keeps whatever is returned. */
class NotKept extends Error {
  readonly answer: ProductImages

  constructor(answer: ProductImages) {
    super(`product images: ${answer.status}`)
    this.name = 'NotKept'
    this.answer = answer
    // Next prints this error where it still has an older list; one line is enough for what is logged already.
    this.stack = undefined
  }
}

/**
 * A product's staff photographs, kept for five minutes once there are some. Failures and empty lists are
 * never kept: the next page to be rendered asks again.
 */
export async function loadProductImages(slug: string): Promise<ProductImages> {
  if (!environment.SUPABASE_URL) return { status: 'none', loadedAt: Date.now() }
  let asked: ProductImages | undefined
  const load = unstable_cache(
    async () => {
      const before = shelfClearings()
      asked = await askForImages(slug)
      // Staff changed something meanwhile, and visitors who came after that wait for this page as well.
      if (asked.status !== 'failed' && shelfClearings() !== before) asked = await askForImages(slug)
      if (asked.status !== 'images') throw new NotKept(asked)
      return asked
    },
    ['product-images', slug],
    { revalidate: imagesLifetime, tags: [tagOf(slug)] },
  )
  try {
    const kept = await load()
    // An expired list is handed out again when the backend fails: what was just heard counts for more.
    return asked ?? kept
  } catch (error) {
    if (error instanceof NotKept) return error.answer
    throw error
  }
}

/** Milliseconds for which browsers hear the same about a product, also that there are no photographs. */
const heardLifetime = 60_000

interface Heard {
  answer: Promise<ProductImages>
  /** Milliseconds of the clock; endless while the backend is being asked. */
  until: number
}

declare global {
  /** Next may bundle the route that asks apart from the routes that make it forget. */
  var heardImages: Map<string, Heard> | undefined
}

function heard(): Map<string, Heard> {
  globalThis.heardImages ??= new Map()
  return globalThis.heardImages
}

/**
 * A product's photographs for the browser's loader. However many visitors there are, the backend is asked once at a
 * time and, unless it failed, once a minute. Only for products of the catalogue: each name is remembered.
 */
export function heardProductImages(slug: string): Promise<ProductImages> {
  const known = heard().get(slug)
  if (known && Date.now() < known.until) return known.answer
  const asked: Heard = { answer: askForImages(slug), until: Number.POSITIVE_INFINITY }
  heard().set(slug, asked)
  const keep = (milliseconds: number) => {
    asked.until = Date.now() + milliseconds
  }
  asked.answer.then(
    ({ status }) => keep(status === 'failed' ? 0 : heardLifetime),
    () => keep(0),
  )
  return asked.answer
}

/**
 * Forgets a product's photographs and the pages that show them, so that the next visitor sees what staff just
 * uploaded or deleted. For route handlers and actions.
 */
export function refreshProductImages(slug: string): void {
  // Also an answer still on its way: it may be older than what staff did.
  heard().delete(slug)
  revalidateTag(tagOf(slug), { expire: 0 })
}
