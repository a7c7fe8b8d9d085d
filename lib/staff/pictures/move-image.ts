import 'server-only'
import { z } from 'zod'
import { log, reason } from '../../process/log'
import { maxSlugLength } from '../../routing/slug'
import type { SessionClient } from '../../supabase/server'
import { ProblemError } from '../answers'
import { recordPicture } from '../people/events'
import type { Area, StoredImage } from './areas'
import { photographSizes } from './image-bytes'
import { nameFor } from './image-names'
import { copyImage, removeImage } from './image-store'
import { photographAreas } from './product-choices'
import { runDecoding } from './upload-queue'

/** The body of a request that moves a picture: where to, as a trip with its area, and whether its page shows it there. */
export const moveRequest = z.strictObject({
  area: z.enum(photographAreas),
  /** The trip's slug, or an empty text for a general picture. */
  product: z.string().max(maxSlugLength),
  isOff: z.boolean(),
})
type Move = z.infer<typeof moveRequest>

/**
 * Gives a picture to another trip or to none, or takes it off its trip's page and puts it back. Files are never renamed or
 * overwritten (migration pictures): it is stored under the new name, and only then removed under the old one. The new one
 * is never taken back: the old one may be gone although the answer says otherwise or stays away, and somebody else may have
 * moved it to the same trip meanwhile. A picture that stands twice after a failure stands once after the next try. The
 * audit log gets a line for each name, as soon as it has come or gone.
 *
 * The document of the trip is left as it is. It may name the file under its old name, which then means nothing; put back,
 * the photograph has its place, cover and words again.
 * @param account id of the account of whoever moves it
 */
export async function moveImage(
  { client, account }: { client: SessionClient; account: string },
  { area, name }: { area: Area; name: string },
  to: Move,
): Promise<StoredImage> {
  const target = nameFor(name, to)
  if (area === 'icons' || (to.area === area && target === name)) throw new ProblemError('name')
  const places = { from: { area, name }, to: { area: to.area, name: target } }
  const image = await copyImage(client, places, async (original) =>
    // Off the page nobody asks for its sizes.
    to.isOff ? [] : runDecoding(() => photographSizes(original)),
  )
  log.info('picture-moved', { account, area, file: name, target: `${to.area}/${target}` })
  await recordPicture(client, { kind: 'upload', account, file: `${to.area}/${target}` })
  if (await removeOldName(client, places)) {
    await recordPicture(client, { kind: 'deletion', account, file: `${area}/${name}` })
  }
  return image
}

/** Whether it was there to be removed: somebody else may have been faster, and told of it. */
async function removeOldName(
  client: SessionClient,
  { from, to }: Record<'from' | 'to', { area: Area; name: string }>,
): Promise<boolean> {
  try {
    await removeImage(client, from)
    return true
  } catch (error) {
    if (error instanceof ProblemError && error.problem === 'gone') return false
    log.error('picture-may-stand-twice', { ...from, target: to.name, reason: reason(error) })
    throw error
  }
}
