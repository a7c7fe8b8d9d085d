import { type NextRequest, NextResponse } from 'next/server'
import type { Resolution } from '../addresses'
import { log } from '../log'
import { personalHeaders } from '../security/headers'
import { refreshSession } from '../supabase/middleware'
import type { LoginNotice } from './notices'
import { panelPolicy } from './panel-policy'

function redirect(request: NextRequest, pathname: string, notice?: LoginNotice): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  target.search = notice ? `?notice=${notice}` : ''
  // 303: whatever was sent here, the next page is asked for.
  return NextResponse.redirect(target, { status: 303, headers: personalHeaders })
}

/**
 * Answers an address of the panel: keeps the session fresh, takes in confirmation links, and allows the page
 * only its own scripts. Whether the person may see the page is for the page to say.
 */
export async function answerPanel(
  request: NextRequest,
  { rewrite, status }: Extract<Resolution, { kind: 'panel' }>,
): Promise<NextResponse> {
  const { nextUrl } = request
  const session = await refreshSession(request)

  if (nextUrl.pathname === '/admin') {
    const code = nextUrl.searchParams.get('code')
    if (code) {
      // The address is confirmed either way; a link opened in another browser only cannot sign in there.
      const isSignedIn = await session.exchange(code)
      return session.apply(
        isSignedIn ? redirect(request, '/admin') : redirect(request, '/admin/login', 'confirmed'),
      )
    }
    if (nextUrl.searchParams.has('error_code') || nextUrl.searchParams.has('error')) {
      log.warn('confirmation-link-refused', { code: nextUrl.searchParams.get('error_code') })
      return session.apply(redirect(request, '/admin/login', 'link'))
    }
  }
  if (status === 404) log.warn('address-not-found', { path: nextUrl.pathname })

  const policy = panelPolicy(crypto.randomUUID().replaceAll('-', ''))
  const headers = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request.
  headers.set('Content-Security-Policy', policy)
  const target = nextUrl.clone()
  target.pathname = rewrite
  const response = NextResponse.rewrite(target, { status, headers: personalHeaders, request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return session.apply(response)
}
