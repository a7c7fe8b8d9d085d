import pLimit from 'p-limit'
import { currentCatalogue } from '@/lib/content/current'
import { currentGeneration } from '@/lib/content/state'
import { drawSharePicture } from '@/lib/images/share-drawing'
import { shareSubject } from '@/lib/images/share-subject'
import { log, reason } from '@/lib/process/log'

/** Drawn once per content, one at a time: a drawing takes a tenth of a second. */
let drawn: { generation: string | undefined; pictures: Map<string, Promise<Buffer>> } = {
  generation: undefined,
  pictures: new Map(),
}
const inTurn = pLimit(1)

function picturesOfNow(): Map<string, Promise<Buffer>> {
  const generation = currentGeneration()
  if (drawn.generation !== generation) drawn = { generation, pictures: new Map() }
  return drawn.pictures
}

/** No picture, which may be another thing a moment later. */
const none = (status: 404 | 500): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** The share picture of a page or a trip with the words that it has now, as `{page or slug}-{locale}.jpg`. */
export async function GET(_request: Request, { params }: RouteContext<'/share/[file]'>): Promise<Response> {
  const { file } = await params
  const subject = shareSubject(file, currentCatalogue())
  if (!subject) return none(404)
  const pictures = picturesOfNow()
  const picture = pictures.get(file) ?? inTurn(() => drawSharePicture(subject))
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
