import { bayTour } from '@/lib/catalogue/bay-tour'
import { findProduct } from '@/lib/catalogue/products'
import { heardProductImages, imagesLifetime } from '@/lib/images/product-images'

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const longestId = 64

const answer = (status: number, body: { images: string[] } | { error: string }, caching = 'no-store') =>
  Response.json(body, { status, headers: { 'Cache-Control': caching } })

/** A product's staff photographs for the browser's loader (spec §4, §7), as addresses on this site. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  if (id.length > longestId || !idPattern.test(id)) return answer(400, { error: 'malformed-id' })
  if (!findProduct(id) && id !== bayTour.slug) return answer(200, { images: [] })

  const result = await heardProductImages(id)
  switch (result.status) {
    case 'images':
      return answer(200, { images: result.images }, `public, max-age=${imagesLifetime}`)
    case 'none':
      return answer(200, { images: [] })
    case 'failed':
      return answer(result.reason === 'timeout' ? 504 : 502, { error: result.reason })
  }
}
