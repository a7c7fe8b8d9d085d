import type { Metadata } from 'next'
import type { Catalogue } from '../catalogue/catalogue'
import type { ProductView } from '../catalogue/read'
import { hasSharePicture } from '../images/share-pictures'
import { tripGallery } from '../images/trip-gallery'
import type { Locale } from '../locales'
import { canonicalAddresses } from '../routing/pages'
import { drawnSharePicture, pageMetadata } from './metadata'

/**
 * The head of a trip's page (spec §2.8). Other sites show its cover: a staff photograph where there is one, otherwise
 * the share picture that was drawn ahead, or one that is drawn with the title of now.
 */
export function tripMetadata(catalogue: Catalogue, view: ProductView, locale: Locale): Metadata {
  const { product, words } = view
  const { title, description, keywords } = words.meta
  const { cover, coverAddress } = tripGallery(catalogue, view, { locale, staffAlt: words.title })
  const name = hasSharePicture(product.slug, words.title, locale) ? product.slug : `current/${product.slug}`
  const image = coverAddress
    ? { address: coverAddress, alt: cover.alt }
    : drawnSharePicture(name, locale, title)
  return pageMetadata({
    addresses: canonicalAddresses(product.addresses),
    locale,
    title,
    description,
    keywords,
    image,
  })
}
