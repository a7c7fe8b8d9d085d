import { currentCatalogue } from '@/lib/content/current'
import type { PhotographList } from '@/lib/images/photograph-loader'
import { loadPhotographs, photographsLifetime } from '@/lib/images/photograph-request'
import { maxSlugLength, slugPattern } from '@/lib/slug'

const answer = (status: number, body: PhotographList | { error: string }, caching = 'no-store') =>
  Response.json(body, { status, headers: { 'Cache-Control': caching } })

/** Seconds until a list, which the site may have remembered for a while, is five minutes old. */
const goodFor = (timestamp: number): number =>
  photographsLifetime - Math.floor((Date.now() - timestamp) / 1000)

/**
 * A product's staff photographs for the browser's loader (spec §4, §7), as addresses on this site. The list says
 * when it was true, so that no cache on its way makes it look younger than it is.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (id.length > maxSlugLength || !slugPattern.test(id)) return answer(400, { error: 'malformed-id' })
  if (!currentCatalogue().everyTrip.has(id)) return answer(200, { images: [], timestamp: Date.now() })

  const result = await loadPhotographs(id)
  switch (result.status) {
    case 'images':
      return answer(
        200,
        { images: result.images, timestamp: result.loadedAt },
        `public, max-age=${goodFor(result.loadedAt)}`,
      )
    case 'none':
      return answer(200, { images: [], timestamp: result.loadedAt })
    case 'failed':
      return answer(result.reason === 'timeout' ? 504 : 502, { error: result.reason })
  }
}
