import { NextResponse } from 'next/server'
import { contentSecurityPolicy } from '../security/headers'
import { site } from '../site'

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
 * Sends a request on to a page that reads its query (lib/routing/pages.ts), which is rendered for it alone: the
 * Content-Security-Policy carries a nonce instead of the hashes of a prerendered page, and for its sake no cache
 * between the site and the visitor keeps the answer. Browsers keep it for Back.
 * @param target the internal address with its query
 */
export function answerQueryPage(request: { headers: Headers }, target: URL): NextResponse {
  const caching = {
    'Cache-Control': 'private, no-cache',
    'X-Accel-Expires': '0',
    Vary: 'Accept, Accept-Language, Cookie',
  }
  // In development Next runs scripts of its own that no policy knows; other public pages have none there either.
  if (process.env.NODE_ENV === 'development') return NextResponse.rewrite(target, { headers: caching })
  const policy = policyWith(crypto.randomUUID().replaceAll('-', ''))
  const headers = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request.
  headers.set('Content-Security-Policy', policy)
  return NextResponse.rewrite(target, {
    headers: { ...caching, 'Content-Security-Policy': policy },
    request: { headers },
  })
}
