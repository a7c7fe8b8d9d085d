import type { MetadataRoute } from 'next'
import { currentCatalogue } from '@/lib/content/current'
import { locales } from '@/lib/locales'
import { canonicalAddresses, pageAddresses, pageIds } from '@/lib/routing/pages'
import { alternates, fullAddress } from '@/lib/seo/metadata'

/** It follows the content of this process, which staff change while the site runs. */
export const dynamic = 'force-dynamic'

/** Every canonical address with its language alternates; aliases and the panel are not in it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const trips = currentCatalogue().trips.map(({ addresses }) => canonicalAddresses(addresses))
  return [...pageIds.map(pageAddresses), ...trips].flatMap((addresses) =>
    locales.map((locale) => ({
      url: fullAddress(addresses[locale]),
      alternates: { languages: alternates(addresses) },
    })),
  )
}
