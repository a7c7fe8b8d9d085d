import { isCollection } from '@/lib/catalogue/base/documents'
import { requestLocale } from '@/lib/i18n/request-locale'
import { answer } from '@/lib/staff/answers'
import { itemsRequest } from '@/lib/staff/content/change-schemas'
import { changeAnswer } from '@/lib/staff/content/content-answers'
import { emptyBin } from '@/lib/staff/content/content-changes'
import { receiveChange } from '@/lib/staff/content/receive-change'

/** Takes items of a collection out of the bin for good. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/admin/content/[collection]/empty'>,
): Promise<Response> {
  const received = await receiveChange(request)
  if (!received.ok) return received.answer
  const { collection } = await params
  if (!isCollection(collection)) return answer({ error: 'unknown' }, 404)
  const named = itemsRequest.safeParse(received.body).data
  if (!named) return answer({ error: 'unreadable' }, 400)
  const { client, user } = received.administrator
  return changeAnswer(
    await emptyBin({ client, account: user.id }, collection, named.ids),
    await requestLocale(),
  )
}
