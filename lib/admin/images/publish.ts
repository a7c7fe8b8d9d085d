import 'server-only'
import { after } from 'next/server'
import { refreshContent } from '../../content/current'
import { warmProductImage } from '../../images/media-warming'
import { log, reason } from '../../log'
import type { SessionClient } from '../../supabase/server'
import { within } from '../../supabase/within'
import type { Area, StoredImage } from './areas'

/**
 * Makes the public site show what staff have just uploaded or removed: the content version goes up, this process loads
 * what is there now, and every other one follows within its poll. The change itself is done: a failure is
 * logged.
 */
async function showPictures(client: SessionClient): Promise<void> {
  try {
    const { error } = await within(5_000, Promise.resolve(client.rpc('raise_content_version')))
    if (error) throw new Error(error.message)
    await refreshContent()
  } catch (error) {
    log.error('pictures-not-shown', { reason: reason(error) })
  }
}

/** One picture at a time: making the sizes of ten at once would take the processor from the site's visitors. */
let warming = Promise.resolve()

/**
 * Makes the public pages show a picture that staff have just stored, and has its sizes made before the first visitor
 * asks for them. Never throws.
 */
export async function publishUpload(
  client: SessionClient,
  area: Area,
  { name, product, viewUrl }: StoredImage,
): Promise<void> {
  await showPictures(client)
  if (!product || !viewUrl) return
  after(() => {
    warming = warming.then(() => warmProductImage(area, name))
    return warming
  })
}

/** Makes the public pages forget a picture that staff have just deleted. Never throws. */
export const publishDeletion = showPictures
