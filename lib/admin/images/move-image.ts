import 'server-only'
import { z } from 'zod'
import { log, reason } from '../../log'
import { maxSlugLength } from '../../slug'
import type { SessionClient } from '../../supabase/server'
import { loadRows } from '../content/content-rows'
import { valueAt } from '../content/document-path'
import { ProblemError } from '../problem-error'
import type { Area, StoredImage } from './areas'
import { nameFor } from './image-names'
import { copyImage, removeImage } from './image-store'
import { recordDeletion, recordUpload } from './picture-events'
import { collectionOf } from './product-choices'

/** The body of a request that moves a picture: the trip's slug, or an empty text for a general picture. */
export const moveRequest = z.strictObject({ product: z.string().max(maxSlugLength) })

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
 * under the new name, and only then removed under the old one. The new one is never taken back: the old one may be gone
 * although the answer says otherwise or stays away, and somebody else may have moved it to the same trip meanwhile. A
 * picture that stands twice after a failure stands once after the next try. The audit log gets a line for each name, as
 * soon as it has come or gone.
 * @param account id of the account of whoever moves it
 * @param product slug of a trip of the same area, or an empty text
 * @throws ProblemError `chosen` where a trip's gallery names the file: taking it away from there is a decision about
 * that trip
 */
export async function moveImage(
  { client, account }: { client: SessionClient; account: string },
  { area, name, product }: { area: Area; name: string; product: string },
): Promise<StoredImage> {
  const target = nameFor(name, product)
  if (area === 'icons' || target === name) throw new ProblemError('name')
  if (await isChosen(client, area, name)) throw new ProblemError('chosen')
  const { image, isNew } = await copyImage(client, { area, name, target })
  log.info('picture-moved', { account, area, file: name, target })
  await recordUpload(client, { account, area, name: target, isCertain: isNew })
  const isCertain = await removeOldName(client, { area, name, target })
  await recordDeletion(client, { account, area, name, isCertain })
  return image
}

/** @returns false where somebody else was faster: the old name is empty, as it should be */
async function removeOldName(
  client: SessionClient,
  { area, name, target }: { area: Area; name: string; target: string },
): Promise<boolean> {
  try {
    await removeImage(client, area, name)
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.problem === 'gone') return false
    log.error('picture-may-stand-twice', { area, name, target, reason: reason(error) })
    throw error
  }
}
