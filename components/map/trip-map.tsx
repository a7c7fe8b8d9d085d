import { Fold } from '@/components/ui/fold'
import type { DrawnMap } from '@/lib/geography/bay-map'
import type { RegionId } from '@/lib/geography/bay-places'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { MapDrawing } from './map-drawing'
import { litStyle, mapColours, numberLook, pointedAt } from './map-look'
import { nameLook, onSpot, PlaceName } from './place-name'
import { type MapTrip, RegionList, TripLinks } from './region-list'

interface TripMapProps {
  map: DrawnMap
  /** Address of the file with the outlines. */
  outlines: string
  /** The areas that have trips, in the order of their numbers; others are not drawn. */
  regions: readonly { id: RegionId; trips: readonly MapTrip[] }[]
  /** Trips that no map shows, named below this one. */
  unplaced?: readonly MapTrip[]
  words: Words['map']
}

/**
 * The bay, or the mountains, with the areas where trips go. Everything that it shows is text below it: each
 * area has a number, its name, where it lies and its trips. Pointing at one or focusing it shows the other. A phone sees
 * the coast of Paraty large; what lies beyond its edge is named there.
 */
export function TripMap({ map, outlines, regions, unplaced = [], words }: TripMapProps) {
  const { label, description, regions: title, source } = words.maps[map.id]
  const numbered = regions.map((region, index) => ({
    ...region,
    number: index + 1,
    anchor: `${map.id}-${region.id}`,
  }))
  const areas = numbered.flatMap(({ id, number, anchor }) => {
    const area = map.areas.find((candidate) => candidate.id === id)
    return area ? [{ ...area, number, anchor }] : []
  })
  const isCropped = map.id === 'bay'
  const list = (
    <>
      <RegionList regions={numbered} words={words} />
      {unplaced.length > 0 ? (
        <div className="mt-6 text-sm print:mt-1">
          <p>{words.none}</p>
          <TripLinks trips={unplaced} />
        </div>
      ) : null}
    </>
  )
  const beyond = isCropped ? areas.find(({ id }) => id === 'ilha-grande') : undefined

  return (
    <figure
      aria-label={label}
      className={`@container print:grid print:grid-cols-[72mm_1fr] print:gap-x-4 ${mapColours} ${pointedAt}`}
    >
      <p className="sr-only">{description}</p>
      <div
        className={`@container relative break-inside-avoid overflow-clip rounded-lg ${isCropped ? '@max-2xl:aspect-[4/5] print:aspect-[4/5]' : 'print:self-start'}`}
      >
        <div
          style={{ aspectRatio: `${map.width} / ${map.height}` }}
          className={`relative ${isCropped ? 'h-full @2xl:h-auto print:h-full' : ''}`}
        >
          <MapDrawing map={map} areas={areas} land={{ href: `${outlines}#${map.id}` }} />
          <div aria-hidden="true">
            {map.places.map((place) => (
              <PlaceName key={place.id} place={place} name={words.places[place.id]} />
            ))}
            <ScaleBar width={map.scale.width} text={fill(words.scale, { km: map.scale.km })} />
          </div>
          {areas.map(({ id, number, anchor, badge, name }) => (
            <a
              key={id}
              href={`#${anchor}`}
              data-region={id}
              style={{ ...onSpot(badge), ...litStyle(id) }}
              className={`absolute -translate-1/2 ${numberLook}`}
            >
              {number} <span className={name ? nameLook(name) : 'sr-only'}>{words.regions[id]}</span>
            </a>
          ))}
        </div>
        {beyond ? (
          <a
            href={`#${beyond.anchor}`}
            className="absolute top-[26%] right-2 rounded-md bg-(--halo) px-3 py-1.5 text-sm leading-none font-semibold text-(--lettering) no-underline @2xl:hidden"
          >
            {fill(words.further, { place: words.regions[beyond.id] })} →
          </a>
        ) : null}
      </div>
      <p className="mt-2 text-sm print:order-last print:col-span-2 print:mt-0">
        {words.note} <span className="opacity-85">{source}</span>
      </p>
      <Fold label={title} everywhere className="mt-1 print:mt-0">
        {list}
      </Fold>
    </figure>
  )
}

/** How far some kilometres are on the map; its width is a share of the drawing's. */
function ScaleBar({ width, text }: { width: number; text: string }) {
  return (
    <span
      style={{ width: `${width}%` }}
      className="absolute bottom-[4%] left-[3%] flex h-3 items-end justify-center border-x-2 border-b-2 border-(--lettering)"
    >
      <span className="mb-2.5 text-sm leading-none font-semibold whitespace-nowrap text-(--lettering)">
        {text}
      </span>
    </span>
  )
}
