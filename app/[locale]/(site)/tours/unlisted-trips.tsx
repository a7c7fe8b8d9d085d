import { getTranslations } from 'next-intl/server'
import { SiteLink } from '@/components/ui/site-link'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { fallbackLang, productView } from '@/lib/catalogue/build/trip-view'
import type { Category } from '@/lib/catalogue/shape/trip-facts'
import { durationText } from '@/lib/catalogue/text/fact-formats'
import type { Locale } from '@/lib/i18n/locales'

interface UnlistedTripsProps {
  catalogue: Catalogue
  category: Category
  locale: Locale
}

/** Tours of a category that have a page and no card (spec §2.1), in one line below those that have one. */
export async function UnlistedTrips({ catalogue, category, locale }: UnlistedTripsProps) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const trips = catalogue.tours.filter((trip) => !trip.listed && trip.category === category)
  if (trips.length === 0) return null
  return (
    <p className="mt-2.5 leading-snug prose-links max-lg:text-base lg:mt-8">
      {t('tours.also')}{' '}
      {trips.map((trip, index) => {
        const { words, fallbacks, href } = productView(catalogue, trip, locale)
        return (
          <span key={trip.slug}>
            {index > 0 ? ' · ' : null}
            <SiteLink href={href} lang={fallbackLang(fallbacks, 'title')}>
              {words.title}
            </SiteLink>{' '}
            ({durationText(trip.detail.duration, facts)})
          </span>
        )
      })}
    </p>
  )
}
