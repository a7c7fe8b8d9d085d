import { currentCatalogue } from '@/lib/content/current'
import { isOwnOrigin } from '@/lib/front/own-origin'
import { answer, failureAnswer, gateAnswer, ProblemError, problemAnswer } from '@/lib/staff/answers'
import { recordPicture } from '@/lib/staff/people/events'
import type { Area } from '@/lib/staff/pictures/areas'
import { areaSchema, isFileName } from '@/lib/staff/pictures/image-names'
import { removeImage } from '@/lib/staff/pictures/image-store'
import { moveImage, moveRequest } from '@/lib/staff/pictures/move-image'
import { isProductOf } from '@/lib/staff/pictures/product-choices'
import { showPictures } from '@/lib/staff/pictures/publish'
import { readBody } from '@/lib/staff/pictures/request-body'
import { type Gate, loadGate } from '@/lib/staff/sign-in/gate'

type Context = RouteContext<'/api/admin/images/[area]/[name]'>
type Administrator = Extract<Gate, { kind: 'admin' }>

/**
 * A picture may have gone although the answer that said so stayed away: pages would name it until somebody publishes
 * something. Whoever tries again learns that it is gone, and then they catch up.
 */
async function answerFailure(
  { client, user }: Administrator,
  event: string,
  { area, name, error }: { area: Area; name: string; error: unknown },
): Promise<Response> {
  if (error instanceof ProblemError && error.problem === 'gone') {
    await recordPicture(client, { account: user.id, file: `${area}/${name}` })
    await showPictures()
  }
  return failureAnswer(error, event, { area, name, account: user.id })
}

/** Removes one picture with its sizes; 404 with `gone` where somebody else was faster. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await loadGate()
  if (gate.kind !== 'admin') return gateAnswer(gate)
  const { area: givenArea, name } = await params
  const area = areaSchema.safeParse(givenArea)
  if (!area.success) return problemAnswer('gone')
  if (!isFileName(name)) return problemAnswer('name')
  try {
    await removeImage(gate.client, { area: area.data, name })
    const file = `${area.data}/${name}`
    await recordPicture(gate.client, { kind: 'deletion', account: gate.user.id, file })
    await showPictures()
    return answer({ removed: name })
  } catch (error) {
    return answerFailure(gate, 'image-not-removed', { area: area.data, name, error })
  }
}

/** Most bytes of a request that moves a picture. */
const largestMove = 1024

/** Gives a picture to another trip or to none, or takes it off the page; answers with the picture under its new name. */
export async function PATCH(request: Request, { params }: Context): Promise<Response> {
  if (!isOwnOrigin(request)) return problemAnswer('origin')
  const gate = await loadGate()
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
    if (product !== '' && !(await isProductOf(trips, move.data.area, product))) return problemAnswer('name')
    const moved = await moveImage({ client, account: user.id }, { area: area.data, name }, move.data)
    await showPictures()
    return answer(moved)
  } catch (error) {
    return answerFailure(gate, 'image-not-moved', { area: area.data, name, error })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
