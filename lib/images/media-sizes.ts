import 'server-only'
import { createHash } from 'node:crypto'
import { BoundedQueue, QueueFullError } from '../concurrency/bounded-queue'
import { isKnownTag } from '../http/entity-tag'
import { log, reason } from '../log'
import { within } from '../supabase/within'
import { isTooLargeToDecode, maxPixels, sharp } from './decoder'
import { discard, fileOf, keep, lifetimeMs, readKept, renew } from './kept-sizes'
import type { MediaBucket } from './media'
import { mediaGuards, proxyMedia } from './media-proxy'
import { isVector, type MediaWidth } from './media-widths'

/** Milliseconds that a visitor waits for that answer while the picture lies on disk; a storage in health needs fewer. */
const confirmTimeoutMs = 300

/** Milliseconds until the storage is asked again where the answer stayed away, and for which the size is good meanwhile. */
const retryMs = 60 * 1000

/**
 * Kept sizes that the storage is asked about at a time; only the head of the answer is read. They have a queue of their
 * own: whoever floods the other one with invented names must not keep a picture on show that staff deleted.
 */
const confirming = new BoundedQueue(16, 1000)

/** Most bytes of a stored file that is made smaller; more than staff can upload. */
const maxBytes = 8 * 1024 * 1024

/**
 * New sizes on their way, from asking the storage until they are kept. Where too many wait, visitors get the photograph
 * as it was uploaded. Sixteen at a time, more than a page has pictures: invented names take little time from the others,
 * and a silent storage takes it from all of them at once. No more, because all but four hold an answer whose bytes
 * are not read yet, which takes hardly any memory but is given up after a minute.
 */
const making = new BoundedQueue(16, 48)

/**
 * Originals in memory at a time: one that is decoded, and three that are read meanwhile, so that one whose bytes trickle
 * holds up no other. At 5 MB each, and twice that while their parts are put together, they take 40 MB at most of the 512
 * that the process lives in. Whoever waits here has a place in `making`, so there is room for all of them.
 */
const originals = new BoundedQueue(4, 12)

/** Decoding takes many times the memory of the original: one at a time in the process. */
const shrinking = new BoundedQueue(1, 3)

/** @returns undefined where the picture is shown as it was uploaded: an animation, or larger than is worth decoding */
async function shrink(bytes: Uint8Array, width: MediaWidth): Promise<Buffer<ArrayBuffer> | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (isTooLargeToDecode(metadata) || (metadata.pages ?? 1) > 1) return undefined
  const smaller = await sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
  return Buffer.from(smaller)
}

/** @param goodForMs how long browsers and proxies may show it before they ask again */
function respond(bytes: Buffer<ArrayBuffer>, headers: Headers, goodForMs = lifetimeMs): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const shared = { ...mediaGuards, 'Cache-Control': `public, max-age=${goodForMs / 1000}`, ETag: etag }
  if (isKnownTag(headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(bytes, {
    headers: { ...shared, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.byteLength) },
  })
}

/** What the storage says of a picture whose size is kept; `unknown` where it fails or has not said it yet. */
type Standing = 'there' | 'gone' | 'unknown'

async function askAgain(bucket: MediaBucket, name: string, file: string): Promise<Standing> {
  const original = await proxyMedia(bucket, name, new Headers())
  await original.body?.cancel()
  if (original.status === 404) {
    await discard(file)
    return 'gone'
  }
  if (original.status !== 200) return 'unknown'
  await renew(file)
  return 'there'
}

/** What the storage is being asked, or failed to say less than a minute ago, by the file of the size. */
const confirmations = new Map<string, Promise<Standing>>()

/**
 * Asks the storage whether the picture of a kept size is still there. A storage that is slow or silent holds nobody up:
 * the question goes on behind the visitor's back, and what it brings counts for the next one.
 */
async function confirm(bucket: MediaBucket, name: string, file: string): Promise<Standing> {
  let confirmation = confirmations.get(file)
  if (!confirmation) {
    confirmation = confirming
      .run(() => askAgain(bucket, name, file))
      .catch((error: unknown): Standing => {
        log.error('picture-not-confirmed', { bucket, name, reason: reason(error) })
        return 'unknown'
      })
    confirmations.set(file, confirmation)
    const forget = () => confirmations.delete(file)
    void confirmation.then((said) => (said === 'unknown' ? setTimeout(forget, retryMs).unref() : forget()))
  }
  return within(confirmTimeoutMs, confirmation).catch(() => 'unknown')
}

/** What became of a size: its bytes, or the answer that stands in for it. */
type Made = { bytes: Buffer<ArrayBuffer> } | { status: number } | 'as-uploaded'

async function make(bucket: MediaBucket, name: string, width: MediaWidth, file: string): Promise<Made> {
  const original = await proxyMedia(bucket, name, new Headers())
  if (original.status !== 200) return { status: original.status }
  const announced = Number(original.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await original.body?.cancel()
    return 'as-uploaded'
  }
  return originals.run(async () => {
    const whole = new Uint8Array(await original.arrayBuffer())
    return shrinking.run(async () => {
      const bytes = await shrink(whole, width)
      if (!bytes) return 'as-uploaded'
      await keep(file, bytes)
      return { bytes }
    })
  })
}

/** Sizes that are being made; whoever asks for the same one meanwhile gets the same. */
const underWay = new Map<string, Promise<Made>>()

const withoutPicture = (status: number): Response =>
  new Response(null, { status, headers: { ...mediaGuards, 'Cache-Control': 'no-store' } })

/**
 * A photograph that staff uploaded, in one of the widths that pages ask for, as WebP. Made when it is first asked
 * for, one at a time in the process, and kept on disk for the next visitor, also while the storage is away. After an
 * hour the storage says whether it is still there; where it does not say so at once, the answer is good for a minute.
 * @returns 200 or 304; 404 for what is not there; 502 and 504 as the storage fails, where no size is kept
 */
export async function sizedMedia(
  bucket: MediaBucket,
  name: string,
  width: MediaWidth,
  headers: Headers,
): Promise<Response> {
  if (isVector(name)) return proxyMedia(bucket, name, headers)
  const file = fileOf(bucket, name, width)
  const kept = await readKept(file)
  if (kept) {
    const said = kept.isFresh ? 'there' : await confirm(bucket, name, file)
    if (said === 'gone') return withoutPicture(404)
    return respond(kept.bytes, headers, said === 'there' ? lifetimeMs : retryMs)
  }
  let made: Made
  let isPassing = false
  try {
    const work = underWay.get(file) ?? making.run(() => make(bucket, name, width, file))
    underWay.set(file, work)
    made = await work.finally(() => underWay.delete(file))
  } catch (error) {
    if (!(error instanceof QueueFullError)) {
      log.error('picture-not-resized', { bucket, name, width, reason: reason(error) })
    }
    made = 'as-uploaded'
    isPassing = true
  }
  if (made === 'as-uploaded') {
    const whole = await proxyMedia(bucket, name, headers)
    // Soon there may be room for the smaller one.
    if (isPassing && whole.status < 400)
      whole.headers.set('Cache-Control', `public, max-age=${retryMs / 1000}`)
    return whole
  }
  return 'bytes' in made ? respond(made.bytes, headers) : withoutPicture(made.status)
}
