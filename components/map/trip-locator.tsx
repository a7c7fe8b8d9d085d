import type { ReactNode } from 'react'
import type { DrawnMap } from '@/lib/geography/bay-map'
import type { PlaceId, RegionId } from '@/lib/geography/bay-places'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { MapDrawing } from './map-drawing'
import { mapColours } from './map-look'
import { PlaceName } from './place-name'

interface TripLocatorProps {
  /** The small drawing that shows the trip's area. */
  map: DrawnMap
  region: RegionId
  words: Words['map']
  /** A way to the large map. */
  children?: ReactNode
}

/** The cities by which a small map is recognised. */
const known = new Set<PlaceId>(['paraty', 'paraty-wide', 'sao-paulo', 'rio-de-janeiro'])

/** Where one trip goes, as small as a stamp: the coast, its towns and the trip's area. */
export function TripLocator({ map, region, words, children }: TripLocatorProps) {
  const area = map.areas.find(({ id }) => id === region)
  if (!area) return null
  const name = words.regions[region]
  return (
    <figure
      className={`break-inside-avoid sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-end sm:max-lg:gap-6 ${mapColours}`}
    >
      <div
        role="img"
        aria-label={`${fill(words.locatorDescription, { region: name })} ${words.where[region]}`}
        className="relative overflow-clip rounded-lg"
      >
        <div className="relative" style={{ aspectRatio: `${map.width} / ${map.height}` }}>
          <MapDrawing map={map} areas={[area]} land={{ path: map.land }} weight={2.4} answers={false} />
          {map.places
            .filter(({ id }) => known.has(id))
            .map((place) => (
              <PlaceName key={place.id} place={place} name={words.places[place.id]} />
            ))}
        </div>
      </div>
      <figcaption className="mt-2 text-sm leading-snug">
        <span className="font-semibold">{fill(words.locator, { region: name })}.</span> {words.where[region]}{' '}
        {children}
      </figcaption>
    </figure>
  )
}
