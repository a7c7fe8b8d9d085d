import type { Catalogue } from '../catalogue/catalogue'
import { productView } from '../catalogue/read'
import type { Product } from '../catalogue/trip'
import type { Locale } from '../locales'
import type { Area } from './areas'

export interface ProductChoice {
  slug: string
  title: string
}

/** The products that pictures of an area can be for. Icons belong to the site, not to a product. */
export type ProductChoices = Readonly<Record<Area, ProductChoice[]>>

/** Hidden trips as well: their pictures are prepared before they are shown. */
function productsOf({ everyTrip }: Catalogue, area: Area): Product[] {
  const kind = area === 'tour-images' ? 'tour' : 'expedition'
  return area === 'icons' ? [] : [...everyTrip.values()].filter((product) => product.kind === kind)
}

/** Whether a picture of an area can be for a product. */
export const isProductOf = (catalogue: Catalogue, area: Area, slug: string): boolean =>
  productsOf(catalogue, area).some((product) => product.slug === slug)

const choice = (catalogue: Catalogue, product: Product, locale: Locale): ProductChoice => ({
  slug: product.slug,
  title: productView(catalogue, product, locale).words.title,
})

/** What the upload zones and galleries offer, by title. */
export function productChoices(catalogue: Catalogue, locale: Locale): ProductChoices {
  const sorted = (area: Area): ProductChoice[] =>
    productsOf(catalogue, area)
      .map((product) => choice(catalogue, product, locale))
      .sort((left, right) => left.title.localeCompare(right.title, locale))
  return {
    'tour-images': sorted('tour-images'),
    'expedition-images': sorted('expedition-images'),
    icons: sorted('icons'),
  }
}
