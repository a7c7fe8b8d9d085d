import type { Catalogue } from '../catalogue/build/catalogue.ts'
import { type ProductView, productView } from '../catalogue/build/trip-view.ts'
import type { Product } from '../catalogue/shape/trip.ts'
import type { Locale } from '../i18n/locales.ts'
import type { PictureSource } from '../images/pictures.ts'
import { tripGallery } from '../images/trip-gallery.ts'

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
