import { getTranslations } from 'next-intl/server'
import { TripTile } from '@/components/choosing/trip-tile'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { productView } from '@/lib/catalogue/read'
import { relatedProducts } from '@/lib/catalogue/related'
import type { Product } from '@/lib/catalogue/trip'
import { tripGallery } from '@/lib/images/trip-gallery'
import type { Locale } from '@/lib/locales'

interface RelatedTripsProps {
  catalogue: Catalogue
  product: Product
  locale: Locale
}

/** Where somebody may go instead, as posters. */
export async function RelatedTrips({ catalogue, product, locale }: RelatedTripsProps) {
  const t = await getTranslations({ locale })
  return (
    <section className="page pb-6 lg:pb-16 print:hidden">
      <h2 className="mb-3 text-heading lg:mb-6">{t('product.related')}</h2>
      <ul className="tiles max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:none]">
        {relatedProducts(catalogue, product).map((related) => {
          const view = productView(catalogue, related, locale)
          const { cover } = tripGallery(catalogue, view, { locale, staffAlt: '' })
          return (
            <li key={related.slug} className="tile max-sm:w-36 max-sm:shrink-0 max-sm:snap-start">
              <TripTile view={view} locale={locale} picture={cover.picture} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
