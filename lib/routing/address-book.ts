import { type Locale, locales } from '../i18n/locales.ts'
import { type AddressLists, addressListsOf, isReserved, pageIds, routeOf } from './pages.ts'

/** The part of the site's content that holds where staff send missing addresses on to. It has a screen of its own. */
export const redirectsId = 'redirects'

/** What stands at a public address. */
export interface AddressEntry {
  locale: Locale
  /** The route below `/[locale]` that renders it. */
  route: string
  /** The page's canonical address in this language. */
  canonical: string
  /** Whether the page's English address stands below `/en`: its bare Portuguese one then follows the visitor's preference. */
  hasEnglishCounterpart: boolean
}

/** A trip with the addresses of its document. */
export interface AddressOwner {
  slug: string
  addresses: AddressLists
}

/** The public addresses of a site: unique over all languages and pages. */
export interface AddressBook {
  entries: ReadonlyMap<string, AddressEntry>
  /** By route: each language's canonical address. */
  routes: ReadonlyMap<string, Readonly<Record<Locale, string>>>
  /** Addresses that a page had before, each with the one that it has now. */
  former: ReadonlyMap<string, string>
  /** Addresses and folders (`/blog/*`) of no page, each with the page to which staff send them on. */
  redirects: ReadonlyMap<string, string>
}

/** The internal path of a trip's page below its language; visitors never see it. */
export const tripRoute = (slug: string): string => `/product/${slug}`

const every = (addresses: AddressLists): string[] => locales.flatMap((locale) => [...addresses[locale]])

/**
 * The first address that is taken already, with the slug of the trip that has it; the owner is "" for addresses that the
 * site keeps for itself.
 * @param owners the slugs of trips by their addresses
 */
export function takenBy(
  owners: ReadonlyMap<string, string>,
  { slug, addresses }: AddressOwner,
): { address: string; owner: string } | undefined {
  const mine = new Set<string>()
  for (const address of every(addresses)) {
    if (mine.has(address)) return { address, owner: slug }
    mine.add(address)
    if (isReserved(address)) return { address, owner: '' }
    const owner = owners.get(address)
    if (owner !== undefined && owner !== slug) return { address, owner }
  }
  return undefined
}

/** Adds a trip's addresses to a table of owners. */
export function claim(owners: Map<string, string>, { slug, addresses }: AddressOwner): void {
  for (const address of every(addresses)) owners.set(address, slug)
}

/**
 * @param trips those that visitors can open; no two of them share an address
 * @param former addresses that trips had before: a current one of the same spelling goes first
 * @param redirects of staff; one to a page that is no more leads nowhere
 */
export function addressBook(
  trips: readonly AddressOwner[],
  former: readonly { slug: string; locale: Locale; address: string }[] = [],
  redirects: readonly { from: string; to: string }[] = [],
): AddressBook {
  const entries = new Map<string, AddressEntry>()
  const routes = new Map<string, Record<Locale, string>>()
  const add = (route: string, addresses: AddressLists) => {
    const hasEnglishCounterpart = addresses['en-GB'][0] === '/en' || addresses['en-GB'][0].startsWith('/en/')
    routes.set(route, { 'pt-BR': addresses['pt-BR'][0], 'en-GB': addresses['en-GB'][0] })
    for (const locale of locales) {
      const canonical = addresses[locale][0]
      for (const address of addresses[locale])
        entries.set(address, { locale, route, canonical, hasEnglishCounterpart })
    }
  }
  for (const page of pageIds) add(routeOf(page), addressListsOf(page))
  for (const { slug, addresses } of trips) add(tripRoute(slug), addresses)
  const moved = former.flatMap(({ slug, locale, address }) => {
    const now = routes.get(tripRoute(slug))?.[locale]
    return now === undefined || entries.has(address) || isReserved(address) ? [] : [[address, now] as const]
  })
  const formerly = new Map(moved)
  const sent = redirects.flatMap(({ from, to }) => {
    const now = entries.has(to) ? to : formerly.get(to)
    return now === undefined ? [] : [[from, now] as const]
  })
  return { entries, routes, former: formerly, redirects: new Map(sent) }
}
