import { type NextRequest, NextResponse } from 'next/server'
import { loadSharedPreview } from '@/lib/content/backend'
import { currentCatalogue } from '@/lib/content/current'
import { isSafeMethod } from '@/lib/front/accept'
import {
  missingCaching,
  nginxOnlyCaching,
  ownRequestHeader,
  pageCaching,
  personalHeaders,
} from '@/lib/front/page-caching'
import { answerDraftLink, answerRenderedPage, queryCaching } from '@/lib/front/rendered-answer'
import { securityTxt } from '@/lib/front/security-txt'
import type { Locale } from '@/lib/i18n/locales'
import {
  localeCookie,
  localeParameter,
  parseLocale,
  preferredLocale,
  storedLocale,
} from '@/lib/i18n/preference'
import { log } from '@/lib/process/log'
import { answersQuery } from '@/lib/routing/pages'
import { securityTxtPath } from '@/lib/routing/places'
import { withoutToken } from '@/lib/routing/preview-link'
import { resolveAddress } from '@/lib/routing/resolve'
import { answerPanel } from '@/lib/staff/sign-in/panel-middleware'
import { isSecureRequest } from '@/lib/supabase/session-cookie'
import { countMissing } from '@/lib/visits/counted'

/**
 * The requested address with another path, its query kept. A copy of Next's own address would bring back the
 * slash it ended in.
 */
function at({ origin, search }: { origin: string; search: string }, path: string): URL {
  const target = new URL(origin)
  target.pathname = path
  // Next makes it relative, and two slashes in front would then name another host. They are looked for in what the URL has
  // made of the path: to a URL a backslash is a slash, a tab is nothing, and ".." takes away what stands before it.
  target.pathname = target.pathname.replace(/^\/{2,}/, '/')
  target.search = search
  return target
}

const refuse = (status: number, headers: Record<string, string> = {}): NextResponse =>
  new NextResponse(null, { status, headers: { ...personalHeaders, ...headers } })

/** A query as its address should say it, where a form without scripts has named fields that were left empty. */
function withoutEmpty(query: URLSearchParams): string | undefined {
  const said = [...query].filter(([, value]) => value !== '')
  return said.length === query.size ? undefined : new URLSearchParams(said).toString()
}

function storeChoice(response: NextResponse, locale: Locale, secure: boolean): NextResponse {
  response.cookies.set(localeCookie.name, locale, {
    maxAge: localeCookie.maxAge,
    path: '/',
    sameSite: 'lax',
    secure,
  })
  return response
}

/** Resolves the address (lib/routing) and sends the request to the page behind it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl
  // The page store asks for a page at its internal path; the door takes its header from everybody else.
  if (request.headers.has(ownRequestHeader)) return NextResponse.next()
  if (url.pathname === securityTxtPath && isSafeMethod(request.method)) {
    return new NextResponse(securityTxt(new Date()), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    })
  }

  const secure = isSecureRequest(request.headers, url.protocol)
  // Safe methods alone choose a language: a form goes to the page at its address, or is refused.
  const choice = isSafeMethod(request.method) && parseLocale(url.searchParams.get(localeParameter))
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
    storedLocale(request.headers.get('cookie')),
    request.headers.get('accept-language'),
  )
  const resolution = resolveAddress(currentCatalogue().addresses, url.pathname, preference)
  if (!isSafeMethod(request.method) && resolution.kind !== 'redirect' && resolution.kind !== 'panel') {
    return refuse(405, { Allow: 'GET, HEAD' })
  }

  switch (resolution.kind) {
    // What comes here is rendered for its request: pages without a query are in the store (lib/front).
    case 'page': {
      const query = answersQuery(resolution.rewrite) ? withoutEmpty(url.searchParams) : undefined
      if (query !== undefined) {
        const target = at({ origin: url.origin, search: query }, url.pathname)
        return NextResponse.redirect(target, { status: 307, headers: personalHeaders })
      }
      return answerRenderedPage(request, at(url, resolution.rewrite), { headers: queryCaching })
    }
    case 'redirect': {
      // Browsers keep a 308 for ever unless it says otherwise, and staff may give a trip its former address back.
      const headers = resolution.dependsOnPreference ? nginxOnlyCaching : pageCaching(false)
      return NextResponse.redirect(at(url, resolution.to), { status: resolution.status, headers })
    }
    case 'panel':
      return answerPanel(request, resolution)
    case 'preview': {
      const { kind } = await loadSharedPreview(resolution.token)
      return answerDraftLink(request, at(url, resolution.rewrite), kind)
    }
    case 'missing': {
      log.warn('address-not-found', { path: withoutToken(url.pathname) })
      countMissing(url.pathname, request.headers.get('sec-fetch-mode'))
      const headers = missingCaching(currentCatalogue(), url.pathname)
      return answerRenderedPage(request, at(url, resolution.rewrite), { status: 404, headers })
    }
  }
}

export const config = {
  runtime: 'nodejs',
  /** All but files and route handlers, as `middlewareMatcher` in lib/routing/places.ts has it: Next takes a literal alone. */
  matcher:
    '/((?!_next/|pictures/|posters/|icons/|offline/|page-data/|api/|media/|share/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|sw\\.js$|llms\\.txt$|catalogue\\.json$|datas\\.ics$|en/catalogue\\.json$|en/dates\\.ics$).*)',
}
