import { MapNumber } from './countries'

interface WorldMapProps {
  size: { width: number; height: number }
  /** Address of the file with the outlines: one for each country's code, and `land`. */
  outlines: string
  countries: { code: string; marker: { x: number; y: number }; isHome: boolean }[]
  /** Description of the map for screen readers. */
  description: string
}

/**
 * The world with the compared countries, each numbered as in the table below it, so that colour is not needed. A phone
 * gets it larger, from edge to edge and without the far ends of the Pacific.
 */
export function WorldMap({ size, outlines, countries, description }: WorldMapProps) {
  return (
    <div
      role="img"
      aria-label={description}
      className="max-md:-mx-4 max-md:overflow-clip print:mx-auto print:w-[50mm]"
    >
      <div className="relative max-md:-ml-[19%] max-md:w-[130%] print:ml-0! print:w-full!">
        <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block h-auto w-full">
          <use href={`${outlines}#land`} className="fill-white/14 print:fill-[#d8d2c0]" />
          {countries.map(({ code, isHome }) => (
            <use
              key={code}
              href={`${outlines}#${code}`}
              className={isHome ? 'fill-paint-ochre' : 'fill-white/45 print:fill-[#9aa8a4]'}
            />
          ))}
        </svg>
        {countries.map(({ code, marker, isHome }, index) => (
          <span
            key={code}
            aria-hidden="true"
            style={{
              left: `${(marker.x / size.width) * 100}%`,
              top: `${(marker.y / size.height) * 100}%`,
            }}
            className="absolute -translate-1/2"
          >
            <MapNumber number={index + 1} isHome={isHome} />
          </span>
        ))}
      </div>
    </div>
  )
}
