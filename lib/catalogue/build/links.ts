import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { addressOf, isPageId } from '../../routing/pages.ts'
import { resolveAddress } from '../../routing/resolve.ts'
import type { Catalogue } from './catalogue.ts'
import { findProduct, tripAddress } from './trip-view.ts'

/** The address of a trip's page; an unknown or hidden trip falls back to its list (spec §2.1). */
function productAddress(catalogue: Catalogue, slug: string, locale: Locale): string {
  const product = findProduct(catalogue, slug)
  if (product) return tripAddress(product, locale)
  return addressOf(catalogue.everyTrip.get(slug)?.kind === 'expedition' ? 'expeditions' : 'tours', locale)
}

/** The page that a target such as "page:policy" names; undefined where the target names none. */
const pageIn = (target: string): string | undefined =>
  target.startsWith('page:') ? target.slice('page:'.length) : undefined

/**
 * Where a link in a text leads: a trip, a page of the site ("page:policy") or an address as it stands.
 * @returns undefined for a page that the site does not have
 */
export function linkTarget(catalogue: Catalogue, target: string, locale: Locale): string | undefined {
  if (target.startsWith('/')) return target
  const page = pageIn(target)
  if (page !== undefined) return isPageId(page) ? addressOf(page, locale) : undefined
  return productAddress(catalogue, target, locale)
}

/**
 * What is wrong with the target of a link in a text: it leads to nothing, or to a trip that visitors cannot open at
 * present. Pages show a link all the same (`linkTarget`), so only the check before publishing says it.
 */
export function linkProblem(catalogue: Catalogue, target: string): 'unknown' | 'hidden' | undefined {
  const page = pageIn(target)
  if (page !== undefined) return isPageId(page) ? undefined : 'unknown'
  if (!target.startsWith('/')) {
    if (findProduct(catalogue, target)) return undefined
    return catalogue.everyTrip.has(target) ? 'hidden' : 'unknown'
  }
  const [path = ''] = target.split('#')
  // A file, of which the address book knows nothing; no page has a dot in its address.
  if (path.includes('.')) return undefined
  const { kind } = resolveAddress(catalogue.addresses, path, defaultLocale)
  if (kind === 'page' || kind === 'redirect') return undefined
  const isOfHiddenTrip = [...catalogue.everyTrip.values()].some(({ addresses }) =>
    Object.values(addresses).flat().includes(path),
  )
  return isOfHiddenTrip ? 'hidden' : 'unknown'
}
