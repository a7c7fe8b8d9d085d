import { isCollection } from '@/lib/catalogue/base/documents'
import { requestLocale } from '@/lib/i18n/request-locale'
import { answer } from '@/lib/staff/answers'
import { isContentAction, itemId } from '@/lib/staff/content/change-schemas'
import { changeAnswer } from '@/lib/staff/content/content-answers'
import { contentChanges } from '@/lib/staff/content/content-changes'
import { receiveChange } from '@/lib/staff/content/receive-change'

type Context = RouteContext<'/api/admin/content/[collection]/[id]/[action]'>

const unknown = (): Response => answer({ error: 'unknown' }, 404)
const unreadable = (): Response => answer({ error: 'unreadable' }, 400)

/** Changes an item of the content: keeps a draft, publishes, discards, hides, deletes, restores. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const received = await receiveChange(request)
  if (!received.ok) return received.answer
  const { collection, id, action } = await params
  if (!isCollection(collection) || !itemId.safeParse(id).success || !isContentAction(action)) return unknown()
  const { client, user } = received.administrator
  const editor = { client, account: user.id }
  const outcome = await contentChanges[action](editor, { collection, id }, received.body)
  return outcome ? changeAnswer(outcome, await requestLocale()) : unreadable()
}
