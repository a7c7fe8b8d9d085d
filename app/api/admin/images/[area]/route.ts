import { z } from 'zod'
import { currentCatalogue } from '@/lib/content/current'
import { isOwnOrigin } from '@/lib/front/own-origin'
import { answer, failureAnswer, gateAnswer, ProblemError, problemAnswer } from '@/lib/staff/answers'
import { recordPicture } from '@/lib/staff/people/events'
import { maxBytes } from '@/lib/staff/pictures/areas'
import { cleanImage, photographSizes } from '@/lib/staff/pictures/image-bytes'
import { areaSchema } from '@/lib/staff/pictures/image-names'
import { listImages, type SizedImage, storeImage } from '@/lib/staff/pictures/image-store'
import { isProductOf, withUse } from '@/lib/staff/pictures/product-choices'
import { showPictures } from '@/lib/staff/pictures/publish'
import { readBody } from '@/lib/staff/pictures/request-body'
import { runDecoding, runUpload } from '@/lib/staff/pictures/upload-queue'
import { loadGate } from '@/lib/staff/sign-in/gate'

type Context = RouteContext<'/api/admin/images/[area]'>

const offsetSchema = z.coerce.number().int().min(0).max(100_000).catch(0)
const nameSchema = z.string().min(1).max(1000)

/** The picture that a request brings, with its sizes. Its bytes arrive before its turn: a slow telephone must not keep others waiting. */
async function receiveImage(request: Request, limit: number): Promise<SizedImage> {
  const bytes = await readBody(request, limit)
  return runDecoding(async () => {
    const image = await cleanImage(bytes, limit)
    return { ...image, sizes: await photographSizes(image) }
  })
}

/** A page of an area's pictures, newest first. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const gate = await loadGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const area = areaSchema.safeParse((await params).area)
  if (!area.success) return problemAnswer('gone')
  const offset = offsetSchema.parse(new URL(request.url).searchParams.get('offset') ?? 0)
  try {
    const page = await listImages(gate.client, area.data, offset)
    return answer({ ...page, images: withUse(currentCatalogue(), page.images) })
  } catch (error) {
    return failureAnswer(error, 'images-not-listed', { area: area.data })
  }
}

/** Stores one picture: the body is the file itself, `name` its original name, `product` the slug that it is for. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await loadGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const area = areaSchema.safeParse((await params).area)
  if (!area.success) return problemAnswer('gone')

  const query = new URL(request.url).searchParams
  const originalName = nameSchema.safeParse(query.get('name'))
  const product = query.get('product') || undefined
  if (!originalName.success) return problemAnswer('name')

  try {
    const trips = { client: gate.client, catalogue: currentCatalogue() }
    if (product !== undefined && !(await isProductOf(trips, area.data, product))) return problemAnswer('name')
    const stored = await runUpload(gate.user.id, async () => {
      const image = await receiveImage(request, maxBytes[area.data])
      // Whoever is gone will send it again: storing it now would make two.
      if (request.signal.aborted) throw new ProblemError('interrupted')
      return storeImage({
        client: gate.client,
        area: area.data,
        image,
        originalName: originalName.data,
        product,
      })
    })
    const file = `${area.data}/${stored.name}`
    await recordPicture(gate.client, { kind: 'upload', account: gate.user.id, file })
    await showPictures()
    return answer(stored, 201)
  } catch (error) {
    return failureAnswer(error, 'image-not-stored', { area: area.data, account: gate.user.id })
  }
}
