/** Seconds for which a shared cache answers by itself, so that a deployment or a new staff picture shows soon. */
const sharedSeconds = 10

/**
 * Caching headers of a public page. Visitors' browsers ask every time and usually hear "not changed"; shared
 * caches answer by themselves for a moment, and for a day while the site is down.
 *
 * A bare shared address answers by the visitor's language. Caches that key on the address alone, as most do, must
 * not keep it. The nginx of `deploy/` has the language in its key and takes its orders from `X-Accel-Expires`.
 * @param follows whether the address follows the visitor's preference (lib/addresses.ts)
 */
export function pageCaching(follows: boolean): Record<string, string> {
  const shippedCache = { 'X-Accel-Expires': String(sharedSeconds) }
  if (follows) {
    return { ...shippedCache, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Language, Cookie' }
  }
  const sharedCaches = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=60, stale-if-error=86400`
  return { ...shippedCache, 'Cache-Control': sharedCaches }
}
