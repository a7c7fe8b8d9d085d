import type { MetadataRoute } from 'next'
import { currentCatalogue } from '@/lib/content/current'
import { locales } from '@/lib/i18n/locales'
import { canonicalAddresses, type PageId, pageAddresses, pageIds } from '@/lib/routing/pages'
import { alternates, fullAddress } from '@/lib/seo/metadata'

/** It follows the content of this process, which staff change while the site runs. */
export const dynamic = 'force-dynamic'

/** Pages that are empty until a visitor has put something on them. */
const emptyAtFirst: readonly PageId[] = ['compare', 'list']

/** Every canonical address that has something to find, with its language alternates; aliases and the panel are not in it. */
export default function sitemap(): MetadataRoute.Sitemap {
  const trips = currentCatalogue().trips.map(({ addresses }) => canonicalAddresses(addresses))
  return [...pageIds.filter((id) => !emptyAtFirst.includes(id)).map(pageAddresses), ...trips].flatMap(
    (addresses) =>
      locales.map((locale) => ({
        url: fullAddress(addresses[locale]),
        alternates: { languages: alternates(addresses) },
      })),
  )
}
