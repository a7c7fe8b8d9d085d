import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { removeDrafts, writeWhole } from './whole-files.ts'

const metadataSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  size: z.number().int().nonnegative(),
  eTag: z.string(),
  lastModified: z.iso.datetime(),
})
type StoredMetadata = z.infer<typeof metadataSchema>

/** What the storage service keeps beside an object, in the shape that the embedded backend asks for. */
export interface ObjectMetadata {
  mimetype: string
  cacheControl: string
  contentLength: number
  size: number
  eTag: string
  lastModified: Date
}

const publicMetadata = (stored: StoredMetadata): ObjectMetadata => ({
  ...stored,
  contentLength: stored.size,
  lastModified: new Date(stored.lastModified),
})

/**
 * Keeps uploaded objects in a folder: the bytes, and beside them a small file with type and cache rule. The adapter
 * that comes with the embedded backend forgets both, leaks file descriptors and writes in place.
 */
export class ObjectFiles {
  readonly driver = null
  readonly #root: string

  constructor(root: string) {
    this.#root = path.resolve(root)
  }

  /** Takes away what a killed process has left unfinished. For the start, before anybody uploads. */
  removeDrafts(): Promise<void> {
    return removeDrafts(this.#root)
  }

  /** A hash, because names may be longer than a file name may be, and must never lead out of the folder. */
  #file(bucket: string, key: string): string {
    const hash = createHash('sha256').update(`${bucket}\0${key}`).digest('hex')
    return path.join(this.#root, hash.slice(0, 2), hash)
  }

  async #metadata(file: string): Promise<StoredMetadata> {
    return metadataSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')))
  }

  async #write(file: string, bytes: Uint8Array, metadata: StoredMetadata): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true })
    await writeWhole({ file, content: bytes }, { file: `${file}.json`, content: JSON.stringify(metadata) })
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Uint8Array | AsyncIterable<Uint8Array>,
    contentType: string,
    cacheControl: string,
  ): Promise<ObjectMetadata> {
    const bytes = body instanceof Uint8Array ? body : await buffer(body)
    const metadata: StoredMetadata = {
      mimetype: contentType,
      // Without a rule from the uploader the hosted service says one hour, the embedded one `no-cache`.
      cacheControl: cacheControl === 'no-cache' ? 'max-age=3600' : cacheControl,
      size: bytes.byteLength,
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      lastModified: new Date().toISOString(),
    }
    await this.#write(this.#file(bucket, key), bytes, metadata)
    return publicMetadata(metadata)
  }

  async getObject(bucket: string, key: string) {
    const file = this.#file(bucket, key)
    const [metadata, body] = await Promise.all([this.#metadata(file), readFile(file)])
    return { httpStatusCode: 200, metadata: publicMetadata(metadata), body }
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return publicMetadata(await this.#metadata(this.#file(bucket, key)))
  }

  /** Whether an object can be read: what is known of it is there, and its bytes. */
  async has(bucket: string, key: string): Promise<boolean> {
    const file = this.#file(bucket, key)
    return Promise.all([access(file), access(`${file}.json`)]).then(
      () => true,
      () => false,
    )
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key)
    await rm(file, { force: true })
    await rm(`${file}.json`, { force: true })
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key)
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    targetBucket: string,
    target: string,
  ) {
    const { body, metadata } = await this.getObject(sourceBucket, source)
    const copy = { ...metadata, lastModified: new Date().toISOString() }
    await this.#write(this.#file(targetBucket, target), body, metadataSchema.parse(copy))
    return { httpStatusCode: 200, eTag: metadata.eTag, lastModified: new Date(copy.lastModified) }
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return `file://${this.#file(bucket, key)}`
  }
}
