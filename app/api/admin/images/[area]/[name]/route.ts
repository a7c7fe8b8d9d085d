import { answer, failureAnswer, gateAnswer, isOwnOrigin, problemAnswer } from '@/lib/admin/answers'
import { areaSchema } from '@/lib/admin/area-schema'
import { isFileName } from '@/lib/admin/image-names'
import { removeImage } from '@/lib/admin/image-store'
import { moveImage, moveRequest } from '@/lib/admin/move-image'
import { recordDeletion, recordMove } from '@/lib/admin/picture-events'
import { isProductOf } from '@/lib/admin/product-choices'
import { publishDeletion, publishUpload } from '@/lib/admin/publish'
import { readBody } from '@/lib/admin/request-body'
import { writeGate } from '@/lib/auth/gate'
import { currentCatalogue } from '@/lib/content/current'

type Context = RouteContext<'/api/admin/images/[area]/[name]'>

/** Removes one picture; 404 with `gone` where somebody else was faster. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await writeGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const { area: givenArea, name } = await params
  const area = areaSchema.safeParse(givenArea)
  if (!area.success) return problemAnswer('gone')
  if (!isFileName(name)) return problemAnswer('name')
  try {
    await removeImage(gate.client, area.data, name)
    await recordDeletion(gate.client, { account: gate.user.id, area: area.data, file: name })
    await publishDeletion(gate.client)
    return answer({ removed: name })
  } catch (error) {
    return failureAnswer(error, 'image-not-removed', { area: area.data, name, account: gate.user.id })
  }
}

/** Most bytes of a request that moves a picture. */
const largestMove = 1024

/** Gives a picture to another trip of its area, or to none; answers with the picture under its new name. */
export async function PATCH(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await writeGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const { area: givenArea, name } = await params
  const area = areaSchema.safeParse(givenArea)
  if (!area.success) return problemAnswer('gone')
  const { client, user } = gate
  try {
    const body = parseJson(new TextDecoder().decode(await readBody(request, largestMove)))
    const move = moveRequest.safeParse(body)
    if (!move.success || !isFileName(name)) return problemAnswer('name')
    const { product } = move.data
    const trips = { client, catalogue: currentCatalogue() }
    if (product !== '' && !(await isProductOf(trips, area.data, product))) return problemAnswer('name')
    const moved = await moveImage(client, { area: area.data, name, product })
    await recordMove(client, { account: user.id, area: area.data, file: name, target: moved.name })
    await publishUpload(client, area.data, moved)
    return answer(moved)
  } catch (error) {
    return failureAnswer(error, 'image-not-moved', { area: area.data, name, account: user.id })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
