import { z } from 'zod'
import { type Area, acceptedTypes, type ImagePage, type ImageType, type StoredImage } from './areas'
import 'server-only'
import { byNewest } from '../../catalogue/build/picture-time'
import { isMediaName, isSizeFile, mediaWidths, sizeFile } from '../../images/media'
import { log, reason } from '../../process/log'
import { within } from '../../process/within'
import { site } from '../../site'
import type { SessionClient } from '../../supabase/server'
import { ProblemError } from '../answers'
import type { CleanImage, PhotographSize } from './image-bytes'
import { generateName, isAside, isFileName, productOf } from './image-names'

/** Pictures shown at a time (spec §9). */
const pageSize = 100

/** Pictures that the storage service is asked for at a time; it names no more in one answer. */
const namesPerAnswer = 1000

const entriesSchema = z.array(
  z.object({
    name: z.string(),
    /** Null for a folder. */
    id: z.string().nullable(),
    created_at: z.string().nullish(),
    metadata: z.object({ size: z.number().optional() }).nullish(),
  }),
)

const removedSchema = z.array(z.object({ name: z.string() }))

/** The address on this site of a picture's file, where it can have one. */
export const addressOf = (area: Area, name: string): string | null =>
  isMediaName(name) ? `/media/${area}/${name}` : null

function describe(client: SessionClient, area: Area, name: string, size: number | null): StoredImage {
  const viewUrl = addressOf(area, name)
  const product = productOf(name)
  return {
    name,
    size,
    // What staff copy leads to the site, wherever the files stand. Names that it does not serve have only the other one.
    publicUrl: viewUrl ? site.origin + viewUrl : client.storage.from(area).getPublicUrl(name).data.publicUrl,
    viewUrl,
    product,
    shown: product !== null && viewUrl !== null && !isAside(name) && area !== 'icons' ? 'page' : 'nowhere',
  }
}

const statusOf = (error: unknown): number => {
  const known = z
    .object({ statusCode: z.coerce.string().optional(), status: z.number().optional() })
    .safeParse(error).data
  return Number(known?.statusCode ?? known?.status)
}

/** The refusals of the service that a person can do something about; any other failure is an outage. */
function problemOf(error: unknown): ProblemError {
  const status = statusOf(error)
  if (status === 401) return new ProblemError('signedOut', reason(error))
  if (status === 404) return new ProblemError('gone', reason(error))
  if (status === 403) return new ProblemError('denied', reason(error))
  if (status === 413) return new ProblemError('tooLarge', reason(error))
  if (status === 415) return new ProblemError('type', reason(error))
  return new ProblemError('unavailable', reason(error))
}

type Entry = z.infer<typeof entriesSchema>[number]

/**
 * Everything in an area, by name: the service sorts by one column, and pages of what has one and the same time repeat
 * some and miss others.
 */
async function listEntries(client: SessionClient, area: Area): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const answer = await client.storage.from(area).list('', {
      limit: namesPerAnswer,
      offset: entries.length,
      sortBy: { column: 'name', order: 'asc' },
    })
    if (answer.error) throw answer.error
    const page = entriesSchema.safeParse(answer.data)
    if (!page.success) throw new ProblemError('unavailable', 'the list was not a list of files')
    entries.push(...page.data)
    if (page.data.length < namesPerAnswer) return entries
  }
}

/**
 * A page of an area's pictures, newest first.
 * @param offset how many come before it
 * @throws ProblemError when the service fails or answers what it should not
 */
export async function listImages(client: SessionClient, area: Area, offset: number): Promise<ImagePage> {
  const entries = await within(10_000, listEntries(client, area)).catch((error) => {
    throw error instanceof ProblemError ? error : problemOf(error)
  })
  const pictures = entries
    .filter(({ name, id }) => id !== null && isFileName(name) && !isSizeFile(name))
    .map(({ name, created_at, metadata }) => ({
      name,
      createdAt: created_at,
      size: metadata?.size ?? null,
    }))
    .toSorted(byNewest)
  const end = offset + pageSize
  return {
    images: pictures.slice(offset, end).map(({ name, size }) => describe(client, area, name, size)),
    next: end < pictures.length ? end : null,
  }
}

/**
 * Names of all pictures of some products, on their pages or off them; removing one removes its sizes.
 * @throws ProblemError
 */
export async function imagesOf(
  client: SessionClient,
  area: Area,
  products: readonly string[],
): Promise<string[]> {
  const entries = await within(10_000, listEntries(client, area)).catch((error) => {
    throw error instanceof ProblemError ? error : problemOf(error)
  })
  return entries.flatMap(({ name }) => (products.includes(productOf(name) ?? '') ? [name] : []))
}

/** A picture with the sizes that pages show of it. */
export interface SizedImage extends CleanImage {
  sizes: readonly PhotographSize[]
}

/** A picture and its sizes: they come and go together. */
const filesOf = (name: string): string[] => [name, ...mediaWidths.map((width) => sizeFile(name, width))]

/** Stores one file; what has its name already stays, and is an error with the status 409. */
async function put(
  client: SessionClient,
  area: Area,
  { name, type, bytes }: CleanImage & { name: string },
): Promise<void> {
  const { error } = await within(
    50_000,
    client.storage.from(area).upload(name, bytes, { cacheControl: '3600', contentType: type, upsert: false }),
  ).catch((failure) => ({ error: failure }))
  if (error) throw error
}

/** Stores the sizes of a picture; those that an earlier try left are as good. */
async function putSizes(
  client: SessionClient,
  area: Area,
  { name, sizes }: { name: string; sizes: readonly PhotographSize[] },
): Promise<void> {
  for (const { width, bytes } of sizes) {
    await put(client, area, { name: sizeFile(name, width), type: 'image/webp', bytes }).catch((error) => {
      if (statusOf(error) !== 409) throw error
    })
  }
}

/**
 * Stores a picture under a new name, its sizes first; an existing file is never overwritten (spec §5). When an answer stays
 * away the file may have been stored all the same, so all are taken away again: half-stored does not exist.
 * @throws ProblemError
 */
export async function storeImage({
  client,
  area,
  image,
  originalName,
  product,
}: {
  client: SessionClient
  area: Area
  image: SizedImage
  originalName: string
  product?: string
}): Promise<StoredImage> {
  const name = generateName({ type: image.type, originalName, product })
  try {
    await putSizes(client, area, { name, sizes: image.sizes })
    await put(client, area, { ...image, name })
    return describe(client, area, name, image.bytes.byteLength)
  } catch (error) {
    const problem = problemOf(error)
    if (problem.problem === 'unavailable' || image.sizes.length > 0) {
      const removal = await within(8_000, client.storage.from(area).remove(filesOf(name))).catch(
        (failure) => ({ error: failure }),
      )
      if (removal.error) log.error('upload-left-uncertain', { area, name, reason: reason(removal.error) })
    }
    throw problem
  }
}

async function read(client: SessionClient, area: Area, name: string): Promise<Blob> {
  const { data, error } = await within(20_000, client.storage.from(area).download(name)).catch((failure) => ({
    data: null,
    error: failure,
  }))
  if (error || !data) throw problemOf(error)
  return data
}

interface Place {
  area: Area
  name: string
}

/**
 * Stores a picture once more in another place, also of another area; what is there already stays. The same picture there is
 * what an earlier try left, and as good as a copy.
 * @param sizesOf makes the sizes that it has there
 * @throws ProblemError gone where there is no such picture, name where another picture has the new place
 */
export async function copyImage(
  client: SessionClient,
  { from, to }: { from: Place; to: Place },
  sizesOf: (image: CleanImage) => Promise<readonly PhotographSize[]>,
): Promise<StoredImage> {
  const original = await read(client, from.area, from.name)
  const bytes = Buffer.from(await original.arrayBuffer())
  const type = Object.keys(acceptedTypes).find((known): known is ImageType => known === original.type)
  if (!type) throw new ProblemError('type', original.type)
  try {
    await putSizes(client, to.area, { name: to.name, sizes: await sizesOf({ type, bytes }) })
    await put(client, to.area, { name: to.name, type, bytes })
  } catch (error) {
    if (error instanceof ProblemError) throw error
    if (statusOf(error) !== 409) throw problemOf(error)
    const other = Buffer.from(await (await read(client, to.area, to.name)).arrayBuffer())
    if (!other.equals(bytes)) throw new ProblemError('name', reason(error))
  }
  return describe(client, to.area, to.name, bytes.byteLength)
}

/**
 * Removes a picture and its sizes.
 * @throws ProblemError gone where it is no longer there, because somebody else was faster
 */
export async function removeImage(client: SessionClient, { area, name }: Place): Promise<void> {
  const { data, error } = await within(10_000, client.storage.from(area).remove(filesOf(name))).catch(
    (failure) => ({ data: null, error: failure }),
  )
  if (error) throw problemOf(error)
  const removed = removedSchema.safeParse(data)
  if (!removed.success) throw new ProblemError('unavailable', 'the answer was not a list of files')
  if (!removed.data.some((file) => file.name === name)) throw new ProblemError('gone')
}
