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

const products: Readonly<Record<Area, readonly Product[]>> = {
  'tour-images': [...tours, bayTour],
  'expedition-images': expeditions,
  icons: [],
}

/** Whether a picture of an area can be for a product. */
export const isProductOf = (area: Area, slug: string): boolean =>
  products[area].some((product) => product.slug === slug)

const choice = (product: Product, locale: Locale): ProductChoice => ({
  slug: product.slug,
  title: productView(product, locale).words.title,
})

/** What the upload zones and galleries offer, by title. */
export function productChoices(locale: Locale): ProductChoices {
  const sorted = (area: Area): ProductChoice[] =>
    products[area]
      .map((product) => choice(product, locale))
      .sort((left, right) => left.title.localeCompare(right.title, locale))
  return {
    'tour-images': sorted('tour-images'),
    'expedition-images': sorted('expedition-images'),
    icons: sorted('icons'),
  }
}
