import { type NextRequest, NextResponse } from 'next/server'
import { answerPanel } from '@/lib/auth/panel-middleware'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { isSwitchedOn } from '@/lib/config/switches'
import { currentCatalogue } from '@/lib/content/current'
import { loadSharedPreview } from '@/lib/content/shared-preview'
import { isSafeMethod } from '@/lib/http/http-method'
import { nginxOnlyCaching, pageCaching, personalHeaders } from '@/lib/http/page-caching'
import {
  localeCookie,
  localeParameter,
  parseLocale,
  preferredLocale,
  storedLocale,
} from '@/lib/i18n/preference'
import { type Locale, locales } from '@/lib/locales'
import { log } from '@/lib/log'
import { prefersMarkdown } from '@/lib/markdown/accept'
import { queryPath } from '@/lib/routing/pages'
import { withoutToken } from '@/lib/routing/preview-link'
import { resolveAddress } from '@/lib/routing/resolve'
import { formRefusal } from '@/lib/security/panel-form'
import { answerPreviewLink } from '@/lib/security/preview-answer'
import { answerQueryPage } from '@/lib/security/query-answer'
import { answerRenderedPage } from '@/lib/security/rendered-page'
import { securityTxt, securityTxtPath } from '@/lib/security/security-txt'
import { isSecureRequest } from '@/lib/supabase/session-cookie'

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

function storeChoice(response: NextResponse, locale: Locale, secure: boolean): NextResponse {
  response.cookies.set(localeCookie.name, locale, {
    maxAge: localeCookie.maxAge,
    path: '/',
    sameSite: 'lax',
    secure,
  })
  return response
}

/** Pages answer by Accept: HTML, or Markdown to those who ask for it by name. */
const varyingByAccept = (headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  Vary: headers.Vary ? `Accept, ${headers.Vary}` : 'Accept',
})

/** Caches that key on the address alone must not hand Markdown to a browser, so none between the two keeps it. */
const markdownCaching = { 'Cache-Control': 'private, no-cache', Vary: 'Accept, Accept-Language, Cookie' }

/**
 * Whether staff have hidden or deleted what stood at a path. nginx may still have the page: it keeps this answer in its
 * place, or would show the page again whenever the site is down. What never was a page it does not keep.
 */
const wasPage = ({ everyTrip, shown }: Catalogue, path: string): boolean =>
  shown.formerAddresses.some(({ address }) => address === path) ||
  [...everyTrip.values()].some(({ addresses }) => locales.some((locale) => addresses[locale].includes(path)))

/** Where the Markdown of an internal path is written (app/markdown). */
const markdownOf = (path: string): string => `/markdown${path}`

/** Resolves the address (lib/routing) and sends the request to the page behind it. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const url = request.nextUrl
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
  const rewrite = (path: string, status = 200, headers: Record<string, string> = {}): NextResponse =>
    NextResponse.rewrite(at(url, path), { status, headers })

  if (!isSafeMethod(request.method) && resolution.kind !== 'redirect') {
    if (resolution.kind !== 'panel') return refuse(405, { Allow: 'GET, HEAD' })
    const refusal = await formRefusal(request)
    if (refusal) {
      log.warn('form-refused', { path: url.pathname, status: refusal })
      return refuse(refusal)
    }
  }

  const asMarkdown = prefersMarkdown(request.headers.get('accept'))
  switch (resolution.kind) {
    case 'page': {
      const headers = varyingByAccept(pageCaching(resolution.dependsOnPreference))
      if (asMarkdown) return rewrite(markdownOf(resolution.rewrite), 200, markdownCaching)
      const queried = url.search === '' ? undefined : queryPath(resolution.rewrite)
      // Without the page cache no page is rendered ahead: each is rendered for its request, as an answer to a query is.
      if (queried || !isSwitchedOn('page-cache')) {
        return answerQueryPage(request, at(url, queried ?? resolution.rewrite))
      }
      return rewrite(resolution.rewrite, 200, headers)
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
      return answerPreviewLink(request, at(url, resolution.rewrite), kind)
    }
    case 'missing': {
      log.warn('address-not-found', { path: withoutToken(url.pathname) })
      const gone = wasPage(currentCatalogue(), url.pathname)
      const headers = varyingByAccept(gone ? nginxOnlyCaching : personalHeaders)
      if (asMarkdown) return rewrite(markdownOf(resolution.rewrite), 404, headers)
      if (isSwitchedOn('page-cache')) return rewrite(resolution.rewrite, 404, headers)
      return answerRenderedPage(request, at(url, resolution.rewrite), { status: 404, headers })
    }
  }
}

export const config = {
  runtime: 'nodejs',
  /** Everything except Next's files, /api, /media and `public`. What none of them takes, the request gate has refused. */
  matcher:
    '/((?!_next/|api/|media/|pictures/|share/|icons/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|offline/|sw\\.js$|llms\\.txt$).*)',
}
