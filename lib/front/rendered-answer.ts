import { NextResponse } from 'next/server'
import type { SharedPreview } from '../content/backend'
import { personalHeaders } from './page-caching'
import { publicPolicy } from './policy'

/** Nothing between the site and the visitor keeps an answer to a query; browsers keep it for Back. */
export const queryCaching = {
  'Cache-Control': 'private, no-cache',
  'X-Accel-Expires': '0',
  Vary: 'Accept, Accept-Language, Cookie',
} as const

const draftStatus = { open: 200, ended: 404, failed: 503 } as const satisfies Record<
  SharedPreview['kind'],
  number
>

/** Whoever has the address sees the draft: nobody keeps it, lists it, or is told of it by a link that is followed. */
const draftHeaders = {
  ...personalHeaders,
  'X-Accel-Expires': '0',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
} as const

/**
 * Sends a request on to a public page that is rendered for it alone: the Content-Security-Policy carries a nonce instead
 * of the hashes of a stored page. For its sake no cache between the site and the visitor may keep the answer, which is
 * for `headers` to say.
 * @param target the internal address with its query
 */
export function answerRenderedPage(
  request: { headers: Headers },
  target: URL,
  { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
): NextResponse {
  // In development Next runs scripts of its own that no policy knows.
  if (process.env.NODE_ENV === 'development') return NextResponse.rewrite(target, { status, headers })
  const policy = publicPolicy({ scripts: [`'nonce-${crypto.randomUUID().replaceAll('-', '')}'`] })
  const forwarded = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request.
  forwarded.set('Content-Security-Policy', policy)
  return NextResponse.rewrite(target, {
    status,
    headers: { ...headers, 'Content-Security-Policy': policy },
    request: { headers: forwarded },
  })
}

/**
 * Sends a request on to the page behind a link to a draft.
 * @param kind what the link opens, which the page says in words
 */
export const answerDraftLink = (
  request: { headers: Headers },
  target: URL,
  kind: SharedPreview['kind'],
): NextResponse => answerRenderedPage(request, target, { status: draftStatus[kind], headers: draftHeaders })
