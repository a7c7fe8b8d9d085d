import type { Catalogue } from '../catalogue/catalogue.ts'
import { type ProductView, productView } from '../catalogue/read.ts'
import type { Product } from '../catalogue/trip.ts'
import type { PictureSource } from '../images/pictures.ts'
import { tripGallery } from '../images/trip-gallery.ts'
import type { Locale } from '../locales.ts'

/** Trips with their words and covers, as tiles show them. */
export const tileSources = (
  catalogue: Catalogue,
  locale: Locale,
  trips: readonly Product[] = catalogue.trips,
): { view: ProductView; picture: PictureSource }[] =>
  trips.map((trip) => {
    const view = productView(catalogue, trip, locale)
    // A tile's picture is decorative: it has no alternative text.
    const { cover } = tripGallery(catalogue, view, { locale, staffAlt: '' })
    return { view, picture: cover.picture }
  })
