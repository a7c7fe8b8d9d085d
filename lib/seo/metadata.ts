import type { Metadata } from 'next'
import { addressOf, type PageId } from '../addresses.ts'
import { defaultLocale, type Locale, locales } from '../locales.ts'
import { site } from '../site.ts'

interface PageHead {
  page: PageId
  locale: Locale
  title: string
  description: string
  keywords?: string[]
}

/** The full public address of a page in a language. */
export const canonicalUrl = (page: PageId, locale: Locale): string => {
  const address = addressOf(page, locale)
  return address === '/' ? `${site.origin}/` : `${site.origin}${address}`
}

/** Both languages of a page and the default one, reciprocal on every page (design §3). */
export function alternates(page: PageId): Record<string, string> {
  const languages = Object.fromEntries(locales.map((locale) => [locale, canonicalUrl(page, locale)]))
  return { ...languages, 'x-default': canonicalUrl(page, defaultLocale) }
}

/** A language as Open Graph writes it: "pt_BR". */
const territory = (locale: Locale): string => locale.replace('-', '_')

/** Title, description, canonical address, language alternates and share tags of a public page (spec §2.8). */
export function pageMetadata({ page, locale, title, description, keywords }: PageHead): Metadata {
  const url = canonicalUrl(page, locale)
  const image = { url: `${site.origin}/share/${page}-${locale}.jpg`, width: 1200, height: 630, alt: title }
  return {
    title: `${title} | ${site.name}`,
    description,
    keywords,
    alternates: { canonical: url, languages: alternates(page) },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url,
      locale: territory(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(territory),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  }
}
