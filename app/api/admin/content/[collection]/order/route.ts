import { answer } from '@/lib/admin/answers'
import { isCollection } from '@/lib/catalogue/base/documents'
import { changeAnswer } from '@/lib/panel/content-answers'
import { changeOrder } from '@/lib/panel/content-changes'
import { receiveChange, requestLocale } from '@/lib/panel/content-request'
import { orderRequest } from '@/lib/panel/content-requests'

/** Puts the items of a collection in another order. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/admin/content/[collection]/order'>,
): Promise<Response> {
  const received = await receiveChange(request)
  if (!received.ok) return received.answer
  const { collection } = await params
  if (!isCollection(collection)) return answer({ error: 'unknown' }, 404)
  const order = orderRequest.safeParse(received.body).data
  if (!order) return answer({ error: 'unreadable' }, 400)
  const { client, user } = received.administrator
  return changeAnswer(
    await changeOrder({ client, account: user.id }, collection, order.ids),
    await requestLocale(),
  )
}
