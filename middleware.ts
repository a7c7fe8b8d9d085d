import { type NextRequest, NextResponse } from 'next/server'
import { resolveAddress } from '@/lib/addresses'
import { answerPanel } from '@/lib/auth/panel-middleware'
import { languageRedirectCaching, pageCaching } from '@/lib/caching'
import { localeCookie, localeParameter, parseLocale, preferredLocale } from '@/lib/i18n/preference'
import type { Locale } from '@/lib/locales'
import { log } from '@/lib/log'
import { takeFromShelf } from '@/lib/prerender/take-from-shelf'
import { personalHeaders } from '@/lib/security/headers'
import { formRefusal } from '@/lib/security/panel-form'
import { isRead, isReadablePath } from '@/lib/security/unreadable'
import { isSecureRequest } from '@/lib/supabase/session-cookie'

/**
 * The requested address with another path, its query kept. A copy of Next's own address would bring back the
 * slash it ended in, and two slashes in front would name another host.
 */
function at({ origin, search }: { origin: string; search: string }, path: string): URL {
  const target = new URL(origin)
  target.pathname = path.replace(/^\/{2,}/, '/')
  target.search = search
  return target
}

const refuse = (status: number, headers: Record<string, string> = {}): NextResponse =>
  new NextResponse(null, { status, headers: { ...personalHeaders, ...headers } })

/** Interfaces and pictures come here only where their path holds escapes. */
const isInterface = (pathname: string): boolean => /^\/(api|media)\//.test(pathname)

function storeChoice(response: NextResponse, locale: Locale, secure: boolean): NextResponse {
  response.cookies.set(localeCookie.name, locale, {
    maxAge: localeCookie.maxAge,
    path: '/',
    sameSite: 'lax',
    secure,
  })
  return response
}

/** Resolves the address (lib/addresses.ts) and sends the request to the page behind it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl
  if (isInterface(url.pathname)) return isReadablePath(url.pathname) ? NextResponse.next() : refuse(400)

  const secure = isSecureRequest(request.headers, url.protocol)
  // Only who opens a page chooses its language; what is sent to an address goes to the page behind it, or is refused.
  const choice = isRead(request.method) && parseLocale(url.searchParams.get(localeParameter))
  if (choice) {
    const target = at(url, url.pathname)
    target.searchParams.delete(localeParameter)
    return storeChoice(
      NextResponse.redirect(target, { status: 307, headers: personalHeaders }),
      choice,
      secure,
    )
  }

  const preference = preferredLocale(
    request.cookies.get(localeCookie.name)?.value,
    request.headers.get('accept-language'),
  )
  const resolution = resolveAddress(url.pathname, preference)
  const rewrite = (path: string, status = 200, headers: Record<string, string> = {}): NextResponse =>
    NextResponse.rewrite(at(url, path), { status, headers })

  if (!isRead(request.method) && resolution.kind !== 'redirect') {
    if (resolution.kind !== 'panel') return refuse(405, { Allow: 'GET, HEAD' })
    const refusal = await formRefusal(request)
    if (refusal) {
      log.warn('form-refused', { path: url.pathname, status: refusal })
      return refuse(refusal)
    }
  }

  switch (resolution.kind) {
    case 'page': {
      const headers = pageCaching(resolution.follows)
      return takeFromShelf(request, resolution.rewrite, headers) ?? rewrite(resolution.rewrite, 200, headers)
    }
    case 'redirect': {
      const headers = resolution.follows ? languageRedirectCaching : undefined
      return NextResponse.redirect(at(url, resolution.to), { status: resolution.status, headers })
    }
    case 'panel':
      return answerPanel(request, resolution)
    case 'missing':
      log.warn('address-not-found', { path: url.pathname })
      return rewrite(resolution.rewrite, 404, personalHeaders)
  }
}

export const config = {
  runtime: 'nodejs',
  /**
   * Everything but Next's own files, the interfaces and the folders and files of `public`; and of those, what Next
   * itself would stumble over: broken escapes, and forms sent to where no form is.
   */
  matcher: [
    '/(api|media)/(.*%.*)',
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'content-type', value: 'multipart/.*' }] },
    '/((?!_next/|api/|media/|pictures/|share/|icons/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|llms\\.txt$).*)',
  ],
}
