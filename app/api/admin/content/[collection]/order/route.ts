import { isCollection } from '@/lib/catalogue/base/documents'
import { requestLocale } from '@/lib/i18n/request-locale'
import { answer } from '@/lib/staff/answers'
import { itemsRequest } from '@/lib/staff/content/change-schemas'
import { changeAnswer } from '@/lib/staff/content/content-answers'
import { changeOrder } from '@/lib/staff/content/content-changes'
import { receiveChange } from '@/lib/staff/content/receive-change'

/** Puts the items of a collection in another order. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/admin/content/[collection]/order'>,
): Promise<Response> {
  const received = await receiveChange(request)
  if (!received.ok) return received.answer
  const { collection } = await params
  if (!isCollection(collection)) return answer({ error: 'unknown' }, 404)
  const order = itemsRequest.safeParse(received.body).data
  if (!order) return answer({ error: 'unreadable' }, 400)
  const { client, user } = received.administrator
  return changeAnswer(
    await changeOrder({ client, account: user.id }, collection, order.ids),
    await requestLocale(),
  )
}
