import { categoryPaint } from '@/lib/catalogue/category'
import { findProduct, productView } from '@/lib/catalogue/read'
import { currentCatalogue } from '@/lib/content/current'
import { currentGeneration } from '@/lib/content/state'
import { drawSharePicture } from '@/lib/images/share-drawing'
import { tripGallery } from '@/lib/images/trip-gallery'
import { locales } from '@/lib/locales'
import { log, reason } from '@/lib/log'

/** Drawn once per content: a drawing takes a tenth of a second. */
let drawn: { generation: string | undefined; pictures: Map<string, Promise<Buffer>> } = {
  generation: undefined,
  pictures: new Map(),
}

function picturesOfNow(): Map<string, Promise<Buffer>> {
  const generation = currentGeneration()
  if (drawn.generation !== generation) drawn = { generation, pictures: new Map() }
  return drawn.pictures
}

/** No picture, which may be another thing a moment later. */
const none = (status: 404 | 500): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** The share picture of a trip with the title and the scene that it has now, as `{slug}-{locale}.jpg`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/share/current/[file]'>,
): Promise<Response> {
  const { file } = await params
  const catalogue = currentCatalogue()
  const locale = locales.find((candidate) => file.endsWith(`-${candidate}.jpg`))
  const product = locale && findProduct(catalogue, file.slice(0, -`-${locale}.jpg`.length))
  if (!locale || !product) return none(404)
  const view = productView(catalogue, product, locale)
  const pictures = picturesOfNow()
  const picture =
    pictures.get(file) ??
    drawSharePicture({
      title: view.words.title,
      scene: tripGallery(catalogue, view, { locale, staffAlt: '' }).drawings[0]?.picture.full ?? '',
      paint: categoryPaint[product.category],
    })
  pictures.set(file, picture)
  try {
    const body = new Uint8Array(await picture)
    return new Response(body, {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
    })
  } catch (error) {
    pictures.delete(file)
    log.error('share-picture-failed', { file, reason: reason(error) })
    return none(500)
  }
}
