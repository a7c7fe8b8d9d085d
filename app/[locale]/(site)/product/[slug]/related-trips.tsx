import { getTranslations } from 'next-intl/server'
import { TripTile } from '@/components/choosing/trip-tile'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { relatedProducts } from '@/lib/catalogue/build/related'
import { productView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import type { Locale } from '@/lib/i18n/locales'
import { tripGallery } from '@/lib/images/trip-gallery'

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
