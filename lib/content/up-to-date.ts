import type { Catalogue } from '../catalogue/catalogue.ts'
import { relatedProducts } from '../catalogue/related.ts'
import { tripRoute } from '../routing/address-book.ts'
import { routeOf } from '../routing/pages.ts'
import { anyGeneration, generationOf } from './state.ts'

/** Pages that show no trip's photograph. */
const withoutPhotographs: readonly string[] = (['destination', 'policy', 'compare'] as const).map(routeOf)

/**
 * The trips whose photographs the page at an internal path may show, such as `/pt-BR/product/passeio-veleiro`: its own and
 * those that it recommends.
 */
function picturedOn(catalogue: Catalogue, path: string): readonly string[] {
  const route = path.slice(path.indexOf('/', 1))
  if (withoutPhotographs.includes(route)) return []
  const trip = catalogue.trips.find(({ slug }) => tripRoute(slug) === route)
  const shown = trip ? [trip, ...relatedProducts(catalogue, trip)] : catalogue.trips
  return shown.map(({ slug }) => slug)
}

const isSameList = (left: readonly string[] = [], right: readonly string[] = []): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index])

/**
 * Whether a page shows what this process shows now: it was rendered from the same content, and the photographs on it are
 * the same. Without the latter each picture that staff upload would have all pages rendered anew.
 * @param generation what the page was rendered from
 * @param path the internal path of the page
 */
export function isUpToDate(generation: string, path: string, now = Date.now()): boolean {
  if (generation === anyGeneration) return true
  const state = globalThis.siteContent
  if (!state) return false
  if (generation === generationOf(state, now)) return true
  const [name, passed, photographs = ''] = generation.split('.')
  if (`${name}.${passed}` !== generationOf({ ...state, photographs: '' }, now)) return false
  const then = photographs === '' ? new Map<string, readonly string[]>() : state.earlier?.get(photographs)
  if (!then) return false
  return picturedOn(state.catalogue, path).every((slug) =>
    isSameList(then.get(slug), state.catalogue.photographs.get(slug)),
  )
}
