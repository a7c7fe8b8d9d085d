import { answer, failureAnswer, gateAnswer, problemAnswer } from '@/lib/admin/answers'
import { areaSchema } from '@/lib/admin/images/area-schema'
import type { Area } from '@/lib/admin/images/areas'
import { isFileName } from '@/lib/admin/images/image-names'
import { removeImage } from '@/lib/admin/images/image-store'
import { moveImage, moveRequest } from '@/lib/admin/images/move-image'
import { recordDeletion } from '@/lib/admin/images/picture-events'
import { isProductOf } from '@/lib/admin/images/product-choices'
import { publishDeletion, publishUpload } from '@/lib/admin/images/publish'
import { ProblemError } from '@/lib/admin/problem-error'
import { readBody } from '@/lib/admin/uploads/request-body'
import { type Gate, writeGate } from '@/lib/auth/gate'
import { currentCatalogue } from '@/lib/content/current'
import { isOwnOrigin } from '@/lib/security/own-origin'

type Context = RouteContext<'/api/admin/images/[area]/[name]'>

/**
 * A picture may have gone although the answer that said so stayed away: pages would name it until somebody publishes
 * something, and the audit log would not tell. Whoever tries again learns that it is gone, and then both catch up.
 */
async function noteWhatIsGone(
  { client, user }: Extract<Gate, { kind: 'admin' }>,
  { area, name, error }: { area: Area; name: string; error: unknown },
): Promise<void> {
  if (!(error instanceof ProblemError) || error.problem !== 'gone') return
  await recordDeletion(client, { account: user.id, area, name, isCertain: false })
  await publishDeletion(client)
}

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
    await recordDeletion(gate.client, { account: gate.user.id, area: area.data, name, isCertain: true })
    await publishDeletion(gate.client)
    return answer({ removed: name })
  } catch (error) {
    await noteWhatIsGone(gate, { area: area.data, name, error })
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
    const moved = await moveImage({ client, account: user.id }, { area: area.data, name, product })
    await publishUpload(client, area.data, moved)
    return answer(moved)
  } catch (error) {
    await noteWhatIsGone(gate, { area: area.data, name, error })
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
