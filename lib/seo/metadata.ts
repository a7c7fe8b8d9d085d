import type { Metadata } from 'next'
import type { Catalogue } from '../catalogue/build/catalogue.ts'
import type { ProductView } from '../catalogue/build/trip-view.ts'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { wordsOf } from '../i18n/words.ts'
import { tripGallery } from '../images/trip-gallery.ts'
import { canonicalAddresses, type PageAddresses, type PageId, pageAddresses } from '../routing/pages.ts'
import { site } from '../site.ts'

interface PageHead {
  /** The canonical address of the page in each language. */
  addresses: PageAddresses
  locale: Locale
  title: string
  description: string
  keywords?: string[]
  /** What other sites show: an address on this one, with its size in pixels where it is known. */
  image: { address: string; width?: number; height?: number; alt: string }
}

/** An address on this site in full. */
export const fullAddress = (address: string): string => new URL(address, site.origin).href

/** Both languages of a page and the default one, reciprocal on every page. */
export function alternates(addresses: PageAddresses): Record<string, string> {
  const languages = Object.fromEntries(locales.map((locale) => [locale, fullAddress(addresses[locale])]))
  return { ...languages, 'x-default': fullAddress(addresses[defaultLocale]) }
}

/** A language as Open Graph writes it: "pt_BR". */
const territory = (locale: Locale): string => locale.replace('-', '_')

/** The share picture of a page or a trip (app/share). */
export const sharePicture = (name: string, locale: Locale, alt: string): PageHead['image'] => ({
  address: `/share/${name}-${locale}.jpg`,
  width: 1200,
  height: 630,
  alt,
})

/** Title, description, canonical address, language alternates and share tags of a public page (spec §2.8). */
export function pageMetadata({ addresses, locale, title, description, keywords, image }: PageHead): Metadata {
  const url = fullAddress(addresses[locale])
  const { address, ...size } = image
  const picture = { url: fullAddress(address), ...size }
  return {
    title: `${title} | ${site.name}`,
    description,
    keywords,
    alternates: { canonical: url, languages: alternates(addresses) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url,
      locale: territory(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(territory),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  }
}

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

interface FixedPageHead {
  page: PageId
  locale: Locale
  title: string
  description: string
}

/** The metadata of a page that every deployment has and a share picture. */
export const fixedPageMetadata = ({ page, locale, title, description }: FixedPageHead): Metadata =>
  pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title,
    description,
    image: sharePicture(page, locale, title),
  })

/**
 * The metadata of a page that helps to choose: the same with a query and without. Its share picture is that of the
 * tours.
 */
export function choosingMetadata(page: 'choose' | 'compare' | 'list' | 'levels', locale: Locale): Metadata {
  const { metaTitle, metaDescription } = wordsOf(locale).choosing[page]
  return pageMetadata({
    addresses: pageAddresses(page),
    locale,
    title: metaTitle,
    description: metaDescription,
    image: sharePicture('tours', locale, metaTitle),
  })
}
