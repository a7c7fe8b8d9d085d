import { currentCatalogue } from '@/lib/content/current'
import { parseLocale } from '@/lib/i18n/preference'
import { markdownAt } from '@/lib/markdown/markdown-at'

/** It follows the content of this process, which staff change while the site runs, and reads its query. */
export const dynamic = 'force-dynamic'

interface Context {
  /** An internal path: the language, then the route of the page. */
  params: Promise<{ route: string[] }>
}

/**
 * A public page as Markdown, for `Accept: text/markdown`. The middleware sends requests here after it has resolved their
 * address, so that status and redirects are those of the page; nobody reaches it by its own path.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [asked, ...rest] = (await params).route
  const locale = parseLocale(asked)
  if (!locale) return new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const path = rest.map((part) => `/${part}`).join('')
  const { status, text } = markdownAt(currentCatalogue(), path, locale, query, Date.now())
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Language': locale },
  })
}
