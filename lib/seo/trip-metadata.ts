import type { Metadata } from 'next'
import type { Catalogue } from '../catalogue/build/catalogue'
import type { ProductView } from '../catalogue/build/trip-view'
import type { Locale } from '../i18n/locales'
import { tripGallery } from '../images/trip-gallery'
import { canonicalAddresses } from '../routing/pages'
import { pageMetadata, sharePicture } from './metadata'

/**
 * The head of a trip's page (spec §2.8). Other sites show its sign: the photograph that staff chose, otherwise its
 * share picture.
 */
export function tripMetadata(catalogue: Catalogue, view: ProductView, locale: Locale): Metadata {
  const { product, words } = view
  const { title, description, keywords } = words.meta
  const { cover, coverAddress } = tripGallery(catalogue, view, { locale, staffAlt: words.title })
  const image = coverAddress
    ? { address: coverAddress, alt: cover.alt }
    : sharePicture(product.slug, locale, title)
  return pageMetadata({
    addresses: canonicalAddresses(product.addresses),
    locale,
    title,
    description,
    keywords,
    image,
  })
}
