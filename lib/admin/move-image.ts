import 'server-only'
import { z } from 'zod'
import { loadRows } from '../panel/content-rows'
import { valueAt } from '../panel/document-path'
import type { SessionClient } from '../supabase/server'
import type { Area, StoredImage } from './areas'
import { nameFor } from './image-names'
import { copyImage, removeImage } from './image-store'
import { ProblemError } from './problem-error'
import { collectionOf } from './product-choices'

/** The body of a request that moves a picture: the trip's slug, or an empty text for a general picture. */
export const moveRequest = z.strictObject({ product: z.string().max(80) })

const names = (document: unknown, file: string): boolean => {
  const items = valueAt(document, 'pictures.items')
  const isItem = Array.isArray(items) && items.some((item) => valueAt(item, 'file') === file)
  return isItem || valueAt(document, 'pictures.cover') === file
}

/** Whether a trip, as it is published or as it waits, has chosen a file for its gallery. */
async function isChosen(
  client: SessionClient,
  area: keyof typeof collectionOf,
  name: string,
): Promise<boolean> {
  const rows = await loadRows(client, collectionOf[area])
  if (!rows.ok) throw new ProblemError('unavailable', 'the trips could not be looked up')
  const file = `${area}/${name}`
  return rows.value.some(({ draft, published }) => names(draft, file) || names(published, file))
}

/**
 * Gives a picture to another trip, or to none. Files are never renamed or overwritten (migration pictures): it is stored
 * under the new name, and only then removed under the old one.
 * @param product slug of a trip of the same area, or an empty text
 * @throws ProblemError `chosen` where a trip's gallery names the file: taking it away from there is a decision about
 * that trip
 */
export async function moveImage(
  client: SessionClient,
  { area, name, product }: { area: Area; name: string; product: string },
): Promise<StoredImage> {
  const target = nameFor(name, product)
  if (area === 'icons' || target === name) throw new ProblemError('name')
  if (await isChosen(client, area, name)) throw new ProblemError('chosen')
  const copy = await copyImage(client, { area, name, target })
  try {
    await removeImage(client, area, name)
  } catch (error) {
    // Two of one picture would be worse than none moved.
    await removeImage(client, area, target).catch(() => undefined)
    throw error
  }
  return copy
}
