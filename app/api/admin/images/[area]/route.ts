import { z } from 'zod'
import { answer, failureAnswer, gateAnswer, problemAnswer } from '@/lib/admin/answers'
import { areaSchema } from '@/lib/admin/images/area-schema'
import { maxBytes } from '@/lib/admin/images/areas'
import { listImages, storeImage } from '@/lib/admin/images/image-store'
import { recordUpload } from '@/lib/admin/images/picture-events'
import { isProductOf } from '@/lib/admin/images/product-choices'
import { publishUpload } from '@/lib/admin/images/publish'
import { ProblemError } from '@/lib/admin/problem-error'
import { type CleanImage, cleanImage } from '@/lib/admin/uploads/image-bytes'
import { readBody } from '@/lib/admin/uploads/request-body'
import { runDecoding, runUpload } from '@/lib/admin/uploads/upload-queue'
import { readGate, writeGate } from '@/lib/auth/gate'
import { currentCatalogue } from '@/lib/content/current'
import { isOwnOrigin } from '@/lib/security/own-origin'

type Context = RouteContext<'/api/admin/images/[area]'>

const offsetSchema = z.coerce.number().int().min(0).max(100_000).catch(0)
const nameSchema = z.string().min(1).max(1000)

/** The picture that a request brings. Its bytes arrive before its turn: a slow telephone must not keep others waiting. */
async function receiveImage(request: Request, limit: number): Promise<CleanImage> {
  const bytes = await readBody(request, limit)
  return runDecoding(() => cleanImage(bytes, limit))
}

/** A page of an area's pictures, newest first. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const gate = await readGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const area = areaSchema.safeParse((await params).area)
  if (!area.success) return problemAnswer('gone')
  const offset = offsetSchema.parse(new URL(request.url).searchParams.get('offset') ?? 0)
  try {
    return answer(await listImages(gate.client, area.data, offset))
  } catch (error) {
    return failureAnswer(error, 'images-not-listed', { area: area.data })
  }
}

/** Stores one picture: the body is the file itself, `name` its original name, `product` the slug that it is for. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await writeGate()
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
    const { name } = stored
    await recordUpload(gate.client, { account: gate.user.id, area: area.data, name, isCertain: true })
    await publishUpload(gate.client, area.data, stored)
    return answer(stored, 201)
  } catch (error) {
    return failureAnswer(error, 'image-not-stored', { area: area.data, account: gate.user.id })
  }
}
