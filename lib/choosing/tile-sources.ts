import type { Catalogue } from '../catalogue/catalogue.ts'
import { type ProductView, productView } from '../catalogue/read.ts'
import type { Product } from '../catalogue/trip.ts'
import type { PictureSource } from '../images/pictures.ts'
import { productPictures } from '../images/trip-gallery.ts'
import type { Locale } from '../locales.ts'

/** Trips with their words and covers, as tiles show them. */
export const tileSources = (
  catalogue: Catalogue,
  locale: Locale,
  trips: readonly Product[] = catalogue.trips,
): { view: ProductView; picture: PictureSource }[] =>
  trips.map((trip) => {
    const view = productView(catalogue, trip, locale)
    // A tile's picture only decorates, so that nobody hears its alternative text.
    const { cover } = productPictures(catalogue, view, { locale, staffAlt: '' })
    return { view, picture: cover.picture }
  })
