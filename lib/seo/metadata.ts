import type { Metadata } from 'next'
import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import type { PageAddresses } from '../routing/pages.ts'
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
