import type { MetadataRoute } from 'next'
import { pageIds } from '@/lib/addresses'
import { locales } from '@/lib/locales'
import { alternates, canonicalUrl } from '@/lib/seo/metadata'

/** Every canonical address with its language alternates; aliases and the panel are not in it. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageIds.flatMap((page) =>
    locales.map((locale) => ({
      url: canonicalUrl(page, locale),
      alternates: { languages: alternates(page) },
    })),
  )
}
