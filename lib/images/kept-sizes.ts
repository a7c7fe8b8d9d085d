import 'server-only'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { log, reason } from '../log'
import { systemCode } from '../system-code'
import type { MediaBucket } from './media'
import type { MediaWidth } from './media-widths'

/** Where sizes are kept; Next empties the folder with the build. */
const folder = (): string => path.join(/* turbopackIgnore: true */ process.cwd(), '.next', 'cache', 'media')

/** Bytes of the folder at most, and how far it is emptied when there are more: the oldest go first. */
const maxFolderBytes = 200 * 1024 * 1024
const keptFolderBytes = 150 * 1024 * 1024

/** Milliseconds for which a size is good; after that the storage is asked whether the picture is still there. */
export const lifetimeMs = 60 * 60 * 1000

/** A size as it lies on disk. */
interface Kept {
  bytes: Buffer<ArrayBuffer>
  isFresh: boolean
}

/** The file of a size. */
export const fileOf = (bucket: MediaBucket, name: string, width: MediaWidth): string =>
  path.join(
    /* turbopackIgnore: true */ folder(),
    `${createHash('sha256').update(`${bucket}/${name}/${width}`).digest('hex')}.webp`,
  )

/** A kept size; undefined where there is none that can be read. */
export async function readKept(file: string): Promise<Kept | undefined> {
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
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder(), name)
      try {
        const { size, mtimeMs } = await stat(/* turbopackIgnore: true */ file)
        return [{ file, size, mtimeMs }]
      } catch (error) {
        // The storage may just have said that the picture is gone.
        if (systemCode(error) !== 'ENOENT') throw error
        return []
      }
    }),
  )
  const files = found.flat()
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= maxFolderBytes) return
  for (const { file, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= keptFolderBytes) break
    await rm(/* turbopackIgnore: true */ file, { force: true })
    bytes -= size
  }
}

/** Keeps a size for the next visitor. A full or read-only disk costs time, not the picture. */
export async function keep(file: string, bytes: Buffer): Promise<void> {
  try {
    await mkdir(/* turbopackIgnore: true */ folder(), { recursive: true })
    await writeFileAtomic(/* turbopackIgnore: true */ file, bytes, { fsync: false })
    await makeRoom()
  } catch (error) {
    log.warn('picture-size-not-kept', { reason: reason(error) })
  }
}

/** Logs a failed file operation, unless the file is gone: the size is then made again. */
function warnUnlessGone(error: unknown): void {
  if (systemCode(error) !== 'ENOENT') log.warn('picture-size-not-kept', { reason: reason(error) })
}

/** Takes a size away whose picture is gone. */
export const discard = (file: string): Promise<void> =>
  rm(/* turbopackIgnore: true */ file, { force: true }).catch(warnUnlessGone)

/** Makes a size good for another lifetime: names are never used twice, so a picture that is still there is the same. */
export const renew = (file: string): Promise<void> =>
  utimes(/* turbopackIgnore: true */ file, new Date(), new Date()).catch(warnUnlessGone)
