import type { NextResponse } from 'next/server'
import type { SharedPreview } from '../content/shared-preview'
import { personalHeaders } from '../http/page-caching'
import { answerRenderedPage } from './rendered-page'

const statuses = { open: 200, ended: 404, failed: 503 } as const satisfies Record<
  SharedPreview['kind'],
  number
>

/** Whoever has the address sees the draft: nobody keeps it, lists it, or is told of it by a link that is followed. */
const headers = {
  ...personalHeaders,
  'X-Accel-Expires': '0',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const

/**
 * Sends a request on to the page behind a link to a draft.
 * @param kind what the link opens, which the page says in words
 * @param target the internal address with its query
 */
export const answerPreviewLink = (
  request: { headers: Headers },
  target: URL,
  kind: SharedPreview['kind'],
): NextResponse => answerRenderedPage(request, target, { status: statuses[kind], headers })
