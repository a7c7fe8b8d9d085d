import { answer } from '@/lib/admin/answers'
import { contentRequests, isContentAction, itemId } from '@/lib/admin/content/change-schemas'
import { changeAnswer } from '@/lib/admin/content/content-answers'
import {
  changeDraft,
  type Editor,
  markBestSeller,
  otherChanges,
  publish,
} from '@/lib/admin/content/content-changes'
import { receiveChange } from '@/lib/admin/content/receive-change'
import { isCollection } from '@/lib/catalogue/base/documents'
import { requestLocale } from '@/lib/i18n/request-locale'

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
  const outcome = await change({ client, account: user.id }, { collection, id }, action, received.body)
  return outcome ? changeAnswer(outcome, await requestLocale()) : unreadable()
}

/** @returns undefined where the request does not say what is to be done */
async function change(
  editor: Editor,
  item: Parameters<typeof publish>[1],
  action: keyof typeof contentRequests,
  body: unknown,
) {
  if (action === 'draft') {
    const request = contentRequests.draft.safeParse(body).data
    return request && changeDraft(editor, item, request)
  }
  if (action === 'publish') {
    const request = contentRequests.publish.safeParse(body).data
    return request && publish(editor, item, request)
  }
  if (action === 'hide') {
    const request = contentRequests.hide.safeParse(body).data
    return request && otherChanges.hide(editor, item, request)
  }
  if (action === 'restore') {
    const request = contentRequests.restore.safeParse(body).data
    return request && otherChanges.restore(editor, item, request)
  }
  if (action === 'best-seller') {
    const request = contentRequests['best-seller'].safeParse(body).data
    return request && markBestSeller(editor, item, request)
  }
  const request = contentRequests[action].safeParse(body).data
  return request && otherChanges[action](editor, item, request)
}
