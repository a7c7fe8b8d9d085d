import 'server-only'
import { environment } from '../config/environment'
import { log, reason } from '../process/log'
import { isMediaBucket, isMediaName, storedAt } from './media'

/** Milliseconds until the storage service has begun to answer, and until the last byte has passed. */
const timeoutMs = { start: 5000, whole: 60_000 }

const imageTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'])

/** A stored file is never a document of this site: an SVG opened by itself runs nothing and loads nothing. */
const mediaGuards = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** The answer without a picture. */
export const refuseMedia = (status: 404 | 502 | 504): Response =>
  new Response(null, { status, headers: { ...mediaGuards, 'Cache-Control': 'no-store' } })

/** Passes bytes on as they come. `ended` is told once of the end, and of the error where they stop before it. */
function passOn(
  body: ReadableStream<Uint8Array>,
  ended: (error?: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let left = false
  return new ReadableStream({
    async pull(stream) {
      try {
        const { done, value } = await reader.read()
        // The client may have gone while these bytes were on their way.
        if (left) return
        if (!done) return stream.enqueue(value)
        ended()
        stream.close()
      } catch (error) {
        if (left) return
        ended(error)
        stream.error(error)
      }
    },
    cancel(why) {
      left = true
      ended()
      return reader.cancel(why)
    },
  })
}

/** Asks the storage service for a file; it has five seconds to begin its answer. */
async function ask(
  address: string,
  headers: Headers,
): Promise<{ upstream: Response; controller: AbortController } | { error: unknown; isLate: boolean }> {
  const controller = new AbortController()
  const timer = stopAfter(controller, timeoutMs.start)
  try {
    const upstream = await fetch(address, {
      headers,
      cache: 'no-store',
      redirect: 'error',
      signal: controller.signal,
    })
    return { upstream, controller }
  } catch (error) {
    return { error, isLate: controller.signal.aborted }
  } finally {
    clearTimeout(timer)
  }
}

const stopAfter = (controller: AbortController, milliseconds: number) =>
  setTimeout(() => controller.abort(new DOMException('The storage was silent', 'TimeoutError')), milliseconds)

/**
 * A file of the public storage areas under the site's own address: visitors' browsers talk to one host only,
 * and nothing but pictures comes through.
 * @param names the file, and what is shown where that is missing
 * @returns 200 or 304 as the storage service says, 404 for what is not there or not ours to show, 502 where the
 * service fails or names another type, 504 where it is silent for five seconds
 */
export async function proxyMedia(
  bucket: string,
  [name = '', ...others]: readonly string[],
  headers: Headers,
): Promise<Response> {
  const backend = environment.SUPABASE_URL
  if (!backend || !isMediaBucket(bucket) || ![name, ...others].every(isMediaName)) return refuseMedia(404)
  const failed = (error: unknown) => log.error('media-failed', { bucket, name, reason: reason(error) })

  const conditions = new Headers()
  for (const condition of ['if-none-match', 'if-modified-since']) {
    const value = headers.get(condition)
    if (value) conditions.set(condition, value)
  }

  const answer = await ask(storedAt(backend, bucket, name), conditions)
  if ('error' in answer) {
    failed(answer.error)
    return refuseMedia(answer.isLate ? 504 : 502)
  }
  const { upstream, controller } = answer

  const kept = new Headers({ ...mediaGuards, 'Cache-Control': 'public, max-age=3600' })
  for (const header of ['etag', 'last-modified']) {
    const value = upstream.headers.get(header)
    if (value) kept.set(header, value)
  }
  if (upstream.status === 304) return new Response(null, { status: 304, headers: kept })

  const type = upstream.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (upstream.status !== 200 || !imageTypes.has(type) || !upstream.body) {
    await upstream.body?.cancel()
    // The storage service says 400 of an object that is not there.
    const missing = upstream.status === 404 || upstream.status === 400
    if (missing && others.length > 0) return proxyMedia(bucket, others, headers)
    if (missing) log.warn('media-not-found', { bucket, name })
    else failed(new Error(upstream.status === 200 ? `of type "${type}"` : `answered ${upstream.status}`))
    return refuseMedia(missing ? 404 : 502)
  }

  kept.set('Content-Type', type)
  const length = upstream.headers.get('content-length')
  if (length && !upstream.headers.has('content-encoding')) kept.set('Content-Length', length)
  const timer = stopAfter(controller, timeoutMs.whole)
  const body = passOn(upstream.body, (error) => {
    clearTimeout(timer)
    if (error !== undefined) failed(error)
  })
  return new Response(body, { status: 200, headers: kept })
}
