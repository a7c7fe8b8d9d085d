import { answer, failureAnswer, gateAnswer, isOwnOrigin, problemAnswer } from '@/lib/admin/answers'
import { areaSchema } from '@/lib/admin/area-schema'
import { isFileName } from '@/lib/admin/image-names'
import { removeImage } from '@/lib/admin/image-store'
import { recordDeletion } from '@/lib/admin/picture-events'
import { publishDeletion } from '@/lib/admin/publish'
import { writeGate } from '@/lib/auth/gate'

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
