import { NextResponse } from 'next/server'
import { site } from '../site'
import { contentSecurityPolicy } from './headers'

/** What the page may load and run: as every public page, with the scripts that carry the nonce of this answer. */
function policyWith(nonce: string): string {
  const policy = contentSecurityPolicy({
    inlineScripts: [],
    https: site.origin.startsWith('https:'),
    chatHost: site.chat.host,
  })
  return policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`)
}

/**
 * Sends a request on to a public page that is rendered for it alone: the Content-Security-Policy carries a nonce instead
 * of the hashes of a prerendered page. For its sake no cache between the site and the visitor may keep the answer, which
 * is for `headers` to say.
 * @param target the internal address with its query
 */
export function answerRenderedPage(
  request: { headers: Headers },
  target: URL,
  { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
): NextResponse {
  // In development Next runs scripts of its own that no policy knows; other public pages have none there either.
  if (process.env.NODE_ENV === 'development') return NextResponse.rewrite(target, { status, headers })
  const policy = policyWith(crypto.randomUUID().replaceAll('-', ''))
  const forwarded = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request.
  forwarded.set('Content-Security-Policy', policy)
  return NextResponse.rewrite(target, {
    status,
    headers: { ...headers, 'Content-Security-Policy': policy },
    request: { headers: forwarded },
  })
}
