import 'server-only'
import { isMediaBucket } from './media'
import { sizedMedia } from './media-sizes'
import { isVector, mediaWidths } from './media-widths'

/**
 * Has every size of a fresh photograph made, one after the other, so that they are there before the first visitor
 * comes. For `after()` in the handler of an upload; what fails is in the log, and made when it is first asked for.
 */
export async function warmProductImage(bucket: string, name: string): Promise<void> {
  if (!isMediaBucket(bucket) || isVector(name)) return
  for (const width of mediaWidths) {
    const { ok } = await sizedMedia(bucket, name, width, new Headers())
    if (!ok) return
  }
}
