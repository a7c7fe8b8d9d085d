import { TripMap } from '@/components/map/trip-map'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { productView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import { bayMapAddress, drawnMaps } from '@/lib/geography/bay-map'
import { type MapId, mapIds, regionOf, regionsOf } from '@/lib/geography/bay-places'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

interface TripMapsProps {
  catalogue: Catalogue
  products: readonly Product[]
  locale: Locale
  /** What a narrow screen shows in place of the map of the mountains, where it folds that. */
  foldedMountains?: string
}

/** Where trips go: the bay, and the mountains where one of them goes there. */
export function TripMaps({ catalogue, products, locale, foldedMountains }: TripMapsProps) {
  const words = wordsOf(locale).map
  const trips = products.map((product) => {
    const view = productView(catalogue, product, locale)
    return { slug: product.slug, title: view.words.title, href: view.href }
  })
  const regionsWithTrips = (map: MapId) =>
    regionsOf[map]
      .map((id) => ({ id, trips: trips.filter(({ slug }) => regionOf(slug) === id) }))
      .filter((region) => region.trips.length > 0)
  const unplaced = trips.filter(({ slug }) => !regionOf(slug))
  return (
    <Section id="map" title={words.maps.bay.label} tight>
      <div className={foldedMountains ? 'lg:space-y-10 print:space-y-2' : 'space-y-8'}>
        {mapIds.map((map) => {
          const regions = regionsWithTrips(map)
          if (regions.length === 0) return null
          const drawing = (
            <TripMap
              key={map}
              map={drawnMaps[map]}
              outlines={bayMapAddress}
              regions={regions}
              unplaced={map === 'bay' ? unplaced : []}
              words={words}
            />
          )
          return map === 'wide' && foldedMountains ? (
            <Fold key={map} label={foldedMountains}>
              {drawing}
            </Fold>
          ) : (
            drawing
          )
        })}
      </div>
    </Section>
  )
}
