import { type NextRequest, NextResponse } from 'next/server'
import { resolveAddress } from '@/lib/addresses'
import { localeCookie, localeParameter, parseLocale, preferredLocale } from '@/lib/i18n/preference'
import type { Locale } from '@/lib/locales'
import { log } from '@/lib/log'

/** Answers that depend on the visitor's language must not be shared between visitors. */
const personal = { 'Cache-Control': 'private, no-store', Vary: 'Accept-Language, Cookie' }

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
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl
  const secure = url.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
  const choice = parseLocale(url.searchParams.get(localeParameter))
  if (choice) {
    const target = url.clone()
    target.searchParams.delete(localeParameter)
    return storeChoice(NextResponse.redirect(target, { status: 307, headers: personal }), choice, secure)
  }

  const preference = preferredLocale(
    request.cookies.get(localeCookie.name)?.value,
    request.headers.get('accept-language'),
  )
  const resolution = resolveAddress(url.pathname, preference)
  const rewrite = (path: string, status = 200, headers: Record<string, string> = {}): NextResponse => {
    const target = url.clone()
    target.pathname = path
    return NextResponse.rewrite(target, { status, headers })
  }

  switch (resolution.kind) {
    case 'page':
      return rewrite(resolution.rewrite, 200, resolution.follows ? { Vary: 'Accept-Language, Cookie' } : {})
    case 'redirect': {
      const target = url.clone()
      target.pathname = resolution.to
      const headers = resolution.follows ? personal : undefined
      return NextResponse.redirect(target, { status: resolution.status, headers })
    }
    case 'panel':
      return rewrite(resolution.rewrite, resolution.status)
    case 'missing':
      log.warn('address-not-found', { path: url.pathname })
      return rewrite(resolution.rewrite, 404, personal)
  }
}

export const config = {
  runtime: 'nodejs',
  /** Everything but Next's own files, the API and the folders and files of `public`. */
  matcher: [
    '/((?!_next/|api/|media/|pictures/|share/|icons/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|llms\\.txt$).*)',
  ],
}
