import 'server-only'
import { z } from 'zod'
import { byNewest } from '../../catalogue/picture-time'
import { isMediaName } from '../../images/media'
import { log, reason } from '../../log'
import { site } from '../../site'
import type { SessionClient } from '../../supabase/server'
import { within } from '../../supabase/within'
import { ProblemError } from '../problem-error'
import type { CleanImage } from '../uploads/image-bytes'
import type { Area, ImagePage, StoredImage } from './areas'
import { generateName, isFileName, productOf } from './image-names'

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

function describe(client: SessionClient, area: Area, name: string, size: number | null): StoredImage {
  const viewUrl = isMediaName(name) ? `/media/${area}/${name}` : null
  return {
    name,
    size,
    // What staff copy leads to the site, wherever the files stand. Names that it does not serve have only the other one.
    publicUrl: viewUrl ? site.origin + viewUrl : client.storage.from(area).getPublicUrl(name).data.publicUrl,
    viewUrl,
    product: productOf(name),
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
    .filter(({ name, id }) => id !== null && isFileName(name))
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
 * Stores a picture under a new name; an existing file is never overwritten (spec §5). When the answer stays
 * away the file may have been stored all the same, so it is taken away again: half-stored does not exist.
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
  image: CleanImage
  originalName: string
  product?: string
}): Promise<StoredImage> {
  const name = generateName({ type: image.type, originalName, product })
  const bucket = client.storage.from(area)
  const { error } = await within(
    50_000,
    bucket.upload(name, image.bytes, { cacheControl: '3600', contentType: image.type, upsert: false }),
  ).catch((failure) => ({ error: failure }))
  if (!error) return describe(client, area, name, image.bytes.byteLength)

  const problem = problemOf(error)
  if (problem.problem === 'unavailable') {
    const removal = await within(8_000, bucket.remove([name])).catch((failure) => ({ error: failure }))
    if (removal.error) log.error('upload-left-uncertain', { area, name, reason: reason(removal.error) })
  }
  throw problem
}

/** Whether two names of an area hold the same bytes. */
async function areAlike(client: SessionClient, area: Area, names: readonly string[]): Promise<boolean> {
  const [first, second] = await Promise.all(
    names.map(async (name) => {
      const { data, error } = await within(20_000, client.storage.from(area).download(name)).catch(
        (failure) => ({ data: null, error: failure }),
      )
      if (error || !data) throw problemOf(error)
      return Buffer.from(await data.arrayBuffer())
    }),
  )
  return first !== undefined && second !== undefined && first.equals(second)
}

/**
 * Stores a picture once more under another name of its area; what has that name already stays. The same picture under
 * the new name is what an earlier try left, and as good as a copy (`isNew` says which).
 * @throws ProblemError gone where there is no such picture, name where another picture has the new name
 */
export async function copyImage(
  client: SessionClient,
  { area, name, target }: { area: Area; name: string; target: string },
): Promise<{ image: StoredImage; isNew: boolean }> {
  const { error } = await within(20_000, client.storage.from(area).copy(name, target)).catch((failure) => ({
    error: failure,
  }))
  if (error && statusOf(error) !== 409) throw problemOf(error)
  if (error && !(await areAlike(client, area, [name, target]))) throw new ProblemError('name', reason(error))
  return { image: describe(client, area, target, null), isNew: !error }
}

/**
 * Removes a picture.
 * @throws ProblemError gone where it is no longer there, because somebody else was faster
 */
export async function removeImage(client: SessionClient, area: Area, name: string): Promise<void> {
  const { data, error } = await within(10_000, client.storage.from(area).remove([name])).catch((failure) => ({
    data: null,
    error: failure,
  }))
  if (error) throw problemOf(error)
  if (!Array.isArray(data)) throw new ProblemError('unavailable', 'the answer was not a list of files')
  if (data.length === 0) throw new ProblemError('gone')
}
