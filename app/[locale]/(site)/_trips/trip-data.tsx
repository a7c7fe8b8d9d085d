import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { isUpcoming } from '@/lib/catalogue/build/catalogue'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf } from '@/lib/routing/pages'
import { departureData, jsonLdText, tripData } from '@/lib/seo/structured-data'
import { Breadcrumb } from '../_frame/breadcrumb'

interface TripDataProps {
  view: ProductView
  locale: Locale
  images: string[]
}

/** A trip, its departures and the path to it, by way of its list, as structured data (spec §2.8). */
export async function TripData({ view: { product, words, href }, locale, images }: TripDataProps) {
  const t = await getTranslations({ locale })
  const list = product.kind === 'expedition' ? 'expeditions' : 'tours'
  const now = Date.now()
  const data = {
    href,
    name: words.title,
    description: words.meta.description,
    images,
    category: t(`category.${product.category}`),
    price: product.detail.price,
    optionNames: { camping: t('price.camping'), chalet: t('price.chalet') },
    itinerary: words.details.itinerary.map(({ activity }) => activity),
    departures: product.dates.filter(
      ({ date, state }) => (state === 'open' || state === 'few') && isUpcoming(date, now),
    ),
  }
  return (
    <>
      <JsonLd text={jsonLdText(tripData(data))} />
      {departureData(data).map((event) => (
        <JsonLd key={String(event.startDate)} text={jsonLdText(event)} />
      ))}
      <Breadcrumb
        locale={locale}
        crumbs={[
          { name: t(`nav.${list}`), href: addressOf(list, locale) },
          { name: words.title, href },
        ]}
      />
    </>
  )
}
