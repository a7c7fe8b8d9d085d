import { currentCatalogue } from '@/lib/content/current'
import type { PhotographList } from '@/lib/images/photograph-loader'
import { photographAddresses } from '@/lib/images/trip-gallery'
import { maxSlugLength, slugPattern } from '@/lib/routing/slug'

/** Seconds for which a list with photographs is good (spec §9). */
const lifetime = 300

const answer = (status: number, body: PhotographList | { error: string }, caching = 'no-store') =>
  Response.json(body, { status, headers: { 'Cache-Control': caching } })

/**
 * A product's staff photographs for the browser's loader (spec §4, §7), newest first, as addresses on this site. The
 * catalogue names them; other clients of the backend ask its function get-product-images.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (id.length > maxSlugLength || !slugPattern.test(id)) return answer(400, { error: 'malformed-id' })
  const images = photographAddresses(currentCatalogue(), id)
  const list = { images, timestamp: Date.now() }
  return images.length > 0 ? answer(200, list, `public, max-age=${lifetime}`) : answer(200, list)
}
