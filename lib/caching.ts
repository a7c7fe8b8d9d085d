/**
 * How long caches may keep a public page. Visitors' browsers ask every time and usually hear "not changed". A
 * shared cache asks again after ten seconds, so that a deployment or a new staff picture shows soon, and answers
 * from what it has for a day while the site is down.
 */
const sharedPage = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400'

/**
 * A bare shared address answers by the visitor's language. Caches that key on the address alone, as most do, must
 * not keep it; the shipped nginx, whose key holds the language, is told separately.
 */
const pageByPreference = { 'Cache-Control': 'private, no-cache', 'X-Accel-Expires': '10' }

/**
 * Caching headers of a public page.
 * @param follows whether the address follows the visitor's preference (lib/addresses.ts)
 */
export const pageCaching = (follows: boolean): Record<string, string> =>
  follows ? { ...pageByPreference, Vary: 'Accept-Language, Cookie' } : { 'Cache-Control': sharedPage }
