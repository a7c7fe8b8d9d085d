import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { BoundedQueue, QueueFullError } from '../concurrency/bounded-queue'
import { isKnownTag } from '../http/entity-tag'
import { log, reason } from '../log'
import { systemCode } from '../system-code'
import { isTooLargeToDecode, maxPixels, sharp } from './decoder'
import type { MediaBucket } from './media'
import { mediaGuards, proxyMedia } from './media-proxy'
import { isVector, type MediaWidth } from './media-widths'

/** Where sizes are kept; Next empties the folder with the build. */
const folder = (): string => path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'cache', 'media')

/** Bytes of the folder at most, and how far it is emptied when there are more: the oldest go first. */
const maxFolderBytes = 200 * 1024 * 1024
const keptFolderBytes = 150 * 1024 * 1024

/** Milliseconds for which a size is good; after that the storage is asked whether the picture is still there. */
const lifetimeMs = 60 * 60 * 1000

/** Most bytes of a stored file that is made smaller; more than staff can upload. */
const maxBytes = 8 * 1024 * 1024

/** One original in memory at a time. Where too many wait, visitors get the photograph as it was uploaded. */
const queue = new BoundedQueue(1, 64)

interface Kept {
  bytes: Buffer<ArrayBuffer>
  isFresh: boolean
}

const fileOf = (bucket: MediaBucket, name: string, width: MediaWidth): string =>
  path.join(
    /* turbopackIgnore: true */ folder(),
    `${createHash('sha256').update(`${bucket}/${name}/${width}`).digest('hex')}.webp`,
  )

async function readKept(file: string): Promise<Kept | undefined> {
  try {
    const [bytes, { mtimeMs }] = await Promise.all([
      readFile(/* turbopackIgnore: true */ file),
      stat(/* turbopackIgnore: true */ file),
    ])
    return { bytes: Buffer.from(bytes), isFresh: Date.now() - mtimeMs < lifetimeMs }
  } catch (error) {
    // Nobody has asked for it yet. Whatever else keeps it from being read costs time, not the picture.
    if (systemCode(error) !== 'ENOENT') log.warn('picture-size-not-read', { reason: reason(error) })
    return undefined
  }
}

/** Takes the oldest sizes away when there are too many bytes of them. */
async function makeRoom(): Promise<void> {
  const names = await readdir(/* turbopackIgnore: true */ folder())
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder(), name)
      const { size, mtimeMs } = await stat(/* turbopackIgnore: true */ file)
      return { file, size, mtimeMs }
    }),
  )
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxFolderBytes) return
  for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= keptFolderBytes) break
    await rm(/* turbopackIgnore: true */ file, { force: true })
    bytes -= size
  }
}

/** Keeps a size for the next visitor. A full or read-only disk costs time, not the picture. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(/* turbopackIgnore: true */ folder(), { recursive: true })
    await writeFileAtomic(/* turbopackIgnore: true */ file, bytes, { fsync: false })
    await makeRoom()
  } catch (error) {
    log.warn('picture-size-not-kept', { reason: reason(error) })
  }
}

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

function respond(bytes: Buffer<ArrayBuffer>, headers: Headers): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const shared = { ...mediaGuards, 'Cache-Control': 'public, max-age=3600', ETag: etag }
  if (isKnownTag(headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(bytes, {
    headers: { ...shared, 'Content-Type': 'image/webp', 'Content-Length': String(bytes.byteLength) },
  })
}

/** What became of a size: its bytes, or the answer that stands in for it. */
type Made = { bytes: Buffer<ArrayBuffer> } | { status: number } | 'as-uploaded'

async function make(bucket: MediaBucket, name: string, width: MediaWidth, kept?: Kept): Promise<Made> {
  const file = fileOf(bucket, name, width)
  const original = await proxyMedia(bucket, name, new Headers())
  if (original.status !== 200) {
    if (original.status === 404) await rm(/* turbopackIgnore: true */ file, { force: true })
    // An outage of the storage takes no picture away that is here.
    return kept && original.status >= 500 ? { bytes: kept.bytes } : { status: original.status }
  }
  if (kept) {
    // Names are never used twice, so a picture that is still there is still the same.
    await original.body?.cancel()
    await utimes(/* turbopackIgnore: true */ file, new Date(), new Date()).catch((error: unknown) => {
      // It may just have gone to make room.
      if (systemCode(error) !== 'ENOENT') log.warn('picture-size-not-kept', { reason: reason(error) })
    })
    return { bytes: kept.bytes }
  }
  const announced = Number(original.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await original.body?.cancel()
    return 'as-uploaded'
  }
  const bytes = await shrink(new Uint8Array(await original.arrayBuffer()), width)
  if (!bytes) return 'as-uploaded'
  await keep(file, bytes)
  return { bytes }
}

/** Sizes that are being made; whoever asks for the same one meanwhile gets the same. */
const underWay = new Map<string, Promise<Made>>()

/**
 * A photograph that staff uploaded, in one of the widths that pages ask for, as WebP. Made when it is first asked
 * for, one at a time in the process, and kept on disk for the next visitor, also while the storage is away.
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
  if (kept?.isFresh) return respond(kept.bytes, headers)
  let made: Made
  try {
    const work = underWay.get(file) ?? queue.run(() => make(bucket, name, width, kept))
    underWay.set(file, work)
    made = await work.finally(() => underWay.delete(file))
  } catch (error) {
    if (!(error instanceof QueueFullError)) {
      log.error('picture-not-resized', { bucket, name, width, reason: reason(error) })
    }
    made = kept ? { bytes: kept.bytes } : 'as-uploaded'
  }
  if (made === 'as-uploaded') return proxyMedia(bucket, name, headers)
  if ('bytes' in made) return respond(made.bytes, headers)
  return new Response(null, { status: made.status, headers: { ...mediaGuards, 'Cache-Control': 'no-store' } })
}
