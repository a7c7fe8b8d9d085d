import { calendarAnswer } from '@/lib/feeds/answers'

/** It follows the content of this process, which staff change while the site runs. */
export const dynamic = 'force-dynamic'

export const GET = (request: Request): Response => calendarAnswer(request, 'en-GB')
