import { bayTour } from '../catalogue/bay-tour'
import { expeditions, tours } from '../catalogue/products'
import { productView } from '../catalogue/read'
import type { Product } from '../catalogue/schema'
import type { Locale } from '../locales'
import type { Area } from './areas'

export interface ProductChoice {
  slug: string
  title: string
}

/** The products that pictures of an area can be for. Icons belong to the site, not to a product. */
export type ProductChoices = Readonly<Record<Area, ProductChoice[]>>

const choice = (product: Product, locale: Locale): ProductChoice => {
  // Titles carry their subtitle behind a long dash (spec §2.8).
  const [title = product.slug] = productView(product, locale).words.title.split(' — ')
  return { slug: product.slug, title }
}

export function productChoices(locale: Locale): ProductChoices {
  const sorted = (products: readonly Product[]): ProductChoice[] =>
    products
      .map((product) => choice(product, locale))
      .sort((left, right) => left.title.localeCompare(right.title, locale))
  return {
    'tour-images': sorted([...tours, bayTour]),
    'expedition-images': sorted(expeditions),
    icons: [],
  }
}
