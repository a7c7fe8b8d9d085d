import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { locales } from '../i18n/locales.ts'

/** Headers of answers that depend on the visitor or their language: neither browser nor shared cache may store them. */
export const personalHeaders = {
  'Cache-Control': 'private, no-store',
  Vary: 'Accept-Language, Cookie',
} as const

/** Seconds for which a shared cache answers by itself, so that a deployment or a new staff picture shows soon. */
const sharedSeconds = 10

/** To the nginx of `deploy/` alone, which has the language in its key and does not pass this on. */
const nginxCaching = { 'X-Accel-Expires': String(sharedSeconds) }

/**
 * Caching headers of a public page, or of a redirect between public addresses. Visitors' browsers ask every time and
 * usually hear "not changed"; shared caches answer by themselves for a moment, and for a day while the site is down.
 * Without `stale-while-revalidate`: browsers would show a stale page after staff changed it, or an offline page without
 * the note that says how old it is.
 *
 * A bare shared address answers by the visitor's language. Caches that key on the address alone, as most do, must
 * not keep it.
 * @param dependsOnPreference whether the address follows the visitor's preference (lib/routing)
 */
export function pageCaching(dependsOnPreference: boolean): Record<string, string> {
  if (dependsOnPreference) {
    return { ...nginxCaching, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' }
  }
  const sharedCaches = `public, max-age=0, s-maxage=${sharedSeconds}, stale-if-error=86400`
  return { ...nginxCaching, 'Cache-Control': sharedCaches }
}

/**
 * Caching headers of what nginx alone keeps: the redirect to a visitor's language, by which it leads visitors on while the
 * site is down, and that a page is gone, which takes the place of the page there.
 */
export const nginxOnlyCaching = { ...nginxCaching, ...personalHeaders } as const

/** Pages answer by Accept: HTML, or Markdown to those who ask for it by name. */
export const varyingByAccept = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  Vary: headers.Vary ? `Accept, ${headers.Vary}` : 'Accept',
})

/**
 * Whether staff have hidden or deleted what stood at a path. nginx may still have the page: it keeps this answer in its
 * place, or would show the page again whenever the site is down. What never was a page it does not keep.
 */
const wasPage = ({ everyTrip, shown }: Catalogue, pathname: string): boolean =>
  shown.formerAddresses.some(({ address }) => address === pathname) ||
  [...everyTrip.values()].some(({ addresses }) =>
    locales.some((locale) => addresses[locale].includes(pathname)),
  )

/** Caching headers of the page that says that there is none at a path. */
export const missingCaching = (catalogue: Catalogue, pathname: string): Record<string, string> =>
  varyingByAccept(wasPage(catalogue, pathname) ? nginxOnlyCaching : personalHeaders)

/** Carries the name that this process has for its own requests for pages; the door takes it from everybody else. */
export const ownRequestHeader = 'x-page-store'
