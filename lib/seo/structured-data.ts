import type { Catalogue } from '../catalogue/catalogue.ts'
import { mainAmounts } from '../catalogue/money.ts'
import type { Price } from '../catalogue/schema.ts'
import type { Locale } from '../locales.ts'
import { addressOf } from '../routing/pages.ts'
import { site } from '../site.ts'
import { fullAddress } from './metadata.ts'

type JsonLd = Record<string, unknown>

/**
 * Structured data as the text of a `<script>`: "<" is escaped, so that no text of the catalogue can end the
 * element.
 */
export const jsonLdText = (data: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')

interface ProductData {
  /** Canonical address on this site. */
  href: string
  name: string
  description: string
  /** Addresses on this site or full ones. */
  images: string[]
  category: string
  price: Price
}

/**
 * A trip as `Product` (spec §2.8): currency BRL and availability in stock by default, no offer when the price
 * is on request, and never ratings.
 */
export function productData({ href, name, description, images, category, price }: ProductData): JsonLd {
  const url = fullAddress(href)
  const offers = mainAmounts(price).map(({ reais }) => ({
    '@type': 'Offer',
    price: reais,
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
    url,
  }))
  return {
    '@type': 'Product',
    name,
    description,
    category,
    url,
    image: images.map((image) => new URL(image, site.origin).href),
    brand: { '@type': 'Brand', name: site.name },
    ...(offers.length === 0 ? {} : { offers: offers.length === 1 ? offers[0] : offers }),
  }
}

export interface Crumb {
  name: string
  /** Canonical address on this site. */
  href: string
}

/** The path to a page, home first. */
export const breadcrumbData = (crumbs: Crumb[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: fullAddress(href),
  })),
})

/** The operator itself, for the home page. */
export const agencyData = (
  { content: { contact, hours } }: Catalogue,
  locale: Locale,
  description: string,
): JsonLd => ({
  '@type': 'TravelAgency',
  name: site.name,
  description,
  url: new URL(addressOf('home', locale), site.origin).href,
  logo: `${site.origin}/icons/icon-512.png`,
  image: `${site.origin}/share/home-${locale}.jpg`,
  email: contact.email,
  telephone: `+${contact.chatNumber}`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: site.town,
    addressRegion: site.region,
    addressCountry: site.country,
  },
  areaServed: site.areaServed,
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: hours.opens,
    closes: hours.closes,
  },
  sameAs: [contact.pictureProfile],
})
