import { z } from 'zod'
import { currentCatalogue } from '@/lib/content/current'
import { isOwnOrigin } from '@/lib/front/own-origin'
import { locales } from '@/lib/i18n/locales'
import { ProblemError } from '@/lib/staff/answers'
import { readBody } from '@/lib/staff/pictures/request-body'
import { countVisit } from '@/lib/visits/counted'
import { partsOf } from '@/lib/visits/kinds'
import { wishOf } from '@/lib/wish/wish'

const maxBytes = 200

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }
})

const visitSchema = json.pipe(
  z.union([
    z.strictObject({
      chat: z.string().refine((place) => place === 'site' || currentCatalogue().everyTrip.has(place)),
      locale: z.enum(locales),
    }),
    z.strictObject({ wish: z.string().transform((text) => partsOf(wishOf(text))) }),
  ]),
)

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } })

/** Counts what a page of this site tells of, without a word about who it was. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnOrigin(request)) return answer(403)
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes) return answer(413)
  try {
    const visit = visitSchema.safeParse(new TextDecoder().decode(await readBody(request, maxBytes))).data
    if (!visit) return answer(400)
    if ('chat' in visit) countVisit('chat', `${visit.chat}/${visit.locale}`)
    else for (const part of visit.wish) countVisit('wish', part)
    return answer(204)
  } catch (error) {
    if (error instanceof ProblemError) return answer(400)
    throw error
  }
}
