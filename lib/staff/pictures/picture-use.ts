import 'server-only'
import type { Catalogue } from '../../catalogue/build/catalogue'
import { productView } from '../../catalogue/build/trip-view'
import { defaultLocale } from '../../i18n/locales'
import { tripGallery } from '../../images/trip-gallery'
import type { StoredImage } from './areas'

/** Says of pictures what visitors see of them now: whoever deletes a cover ought to know. */
export function withUse(catalogue: Catalogue, images: readonly StoredImage[]): StoredImage[] {
  const covers = new Map<string, string | undefined>()
  const coverOf = (slug: string): string | undefined => {
    if (!covers.has(slug)) {
      const trip = catalogue.everyTrip.get(slug)
      const view = trip && productView(catalogue, trip, defaultLocale)
      covers.set(
        slug,
        view && tripGallery(catalogue, view, { locale: defaultLocale, staffAlt: '' }).coverAddress,
      )
    }
    return covers.get(slug)
  }
  return images.map((image) =>
    image.shown === 'page' && image.product !== null && coverOf(image.product) === image.viewUrl
      ? { ...image, shown: 'cover' }
      : image,
  )
}
