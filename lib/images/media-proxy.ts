import 'server-only'
import { environment } from '../config/environment'
import { log, reason } from '../log'
import { isMediaBucket, isMediaName, storedAt } from './media'

/** Milliseconds until the storage service has begun to answer, and until the last byte has passed. */
const timeoutMs = { start: 5000, whole: 60_000 }

const imageTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'])

/** A stored file is never a document of this site: an SVG opened by itself runs nothing and loads nothing. */
export const mediaGuards = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const refusal = (status: 404 | 502 | 504): Response =>
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

/**
 * A file of the public storage areas under the site's own address: visitors' browsers talk to one host only,
 * and nothing but pictures comes through.
 * @returns 200 or 304 as the storage service says, 404 for what is not there or not ours to show, 502 where the
 * service fails or names another type, 504 where it is silent for five seconds
 */
export async function proxyMedia(bucket: string, name: string, headers: Headers): Promise<Response> {
  const backend = environment.SUPABASE_URL
  if (!backend || !isMediaBucket(bucket) || !isMediaName(name)) return refusal(404)

  const controller = new AbortController()
  const stopAfter = (milliseconds: number) =>
    setTimeout(
      () => controller.abort(new DOMException('The storage was silent', 'TimeoutError')),
      milliseconds,
    )
  const failed = (error: unknown) => log.error('media-failed', { bucket, name, reason: reason(error) })

  const conditions = new Headers()
  for (const condition of ['if-none-match', 'if-modified-since']) {
    const value = headers.get(condition)
    if (value) conditions.set(condition, value)
  }

  let timer = stopAfter(timeoutMs.start)
  let upstream: Response
  try {
    upstream = await fetch(storedAt(backend, bucket, name), {
      headers: conditions,
      cache: 'no-store',
      redirect: 'error',
      signal: controller.signal,
    })
  } catch (error) {
    failed(error)
    return refusal(controller.signal.aborted ? 504 : 502)
  } finally {
    clearTimeout(timer)
  }

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
    if (missing) log.warn('media-not-found', { bucket, name })
    else failed(new Error(upstream.status === 200 ? `of type "${type}"` : `answered ${upstream.status}`))
    return refusal(missing ? 404 : 502)
  }

  kept.set('Content-Type', type)
  const length = upstream.headers.get('content-length')
  if (length && !upstream.headers.has('content-encoding')) kept.set('Content-Length', length)
  timer = stopAfter(timeoutMs.whole)
  const body = passOn(upstream.body, (error) => {
    clearTimeout(timer)
    if (error !== undefined) failed(error)
  })
  return new Response(body, { status: 200, headers: kept })
}
