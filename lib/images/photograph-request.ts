/*
 * On the server: asks the backend's function for a trip's photographs on behalf of browsers, once for all of them
 * (spec §4, §7). Pages do not need it: the catalogue names the photographs that they show (trip-gallery.ts).
 */

import 'server-only'
import { z } from 'zod'
import { environment } from '../config/environment'
import { currentGeneration } from '../content/state'
import { log, reason } from '../log'
import { productImageAddress } from './media'

/** Milliseconds that the backend has to name a product's pictures. */
const timeoutMs = 2500

/** Seconds for which an answer with pictures is good (spec §9). */
export const photographsLifetime = 300

export type PhotographFailure = 'timeout' | 'unreachable' | 'status' | 'unreadable' | 'foreign'

/** The photographs that staff uploaded for a product; "there are none" and "we could not ask" are two answers. */
export type PhotographAnswer =
  | {
      status: 'images'
      /** Addresses on this site, newest picture first. */
      images: string[]
      /** When the backend was asked, in milliseconds since 1970: what staff do later may be missing. */
      loadedAt: number
    }
  | { status: 'none'; loadedAt: number }
  | { status: 'failed'; reason: PhotographFailure }

const answerSchema = z.object({ images: z.array(z.string()) })

function failed(product: string, why: PhotographFailure, detail: string): PhotographAnswer {
  log.error('product-images-failed', { product, reason: why, detail })
  return { status: 'failed', reason: why }
}

/** By name, because errors of `fetch` need not be instances of this module's `Error`. */
function failureOf(error: unknown): PhotographFailure {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined
  if (name === 'TimeoutError') return 'timeout'
  return name === 'SyntaxError' ? 'unreadable' : 'unreachable'
}

/**
 * Asks the server function `get-product-images` (spec §7) once, without any cache, within 2.5 seconds.
 * Failures and empty lists leave one line in the log; a site without a backend has no pictures and says nothing.
 */
export async function askForPhotographs(slug: string): Promise<PhotographAnswer> {
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
      signal: AbortSignal.timeout(timeoutMs),
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

interface Remembered {
  generation: string | undefined
  answer: Promise<PhotographAnswer>
  /** Milliseconds of the clock. */
  until: number
}

const remembered = new Map<string, Remembered>()

/**
 * A trip's photographs for the browser's loader (spec §4). However many visitors there are, the backend is asked
 * once per trip and content version, and again when the answer is five minutes old (spec §9); a failure is not kept.
 * Only for trips of the catalogue: each name is remembered.
 */
export function loadPhotographs(slug: string): Promise<PhotographAnswer> {
  const generation = currentGeneration()
  const known = remembered.get(slug)
  if (known && known.generation === generation && Date.now() < known.until) return known.answer
  const answer = askForPhotographs(slug)
  const entry: Remembered = { generation, answer, until: Date.now() + photographsLifetime * 1000 }
  remembered.set(slug, entry)
  const forget = () => {
    if (remembered.get(slug) === entry) remembered.delete(slug)
  }
  answer.then(({ status }) => status === 'failed' && forget(), forget)
  return answer
}
