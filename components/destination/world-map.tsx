interface WorldMapProps {
  size: { width: number; height: number }
  /** Address of the file with the outlines: one for each country's code, and `land`. */
  outlines: string
  countries: { code: string; marker: { x: number; y: number }; name: string; isHome: boolean }[]
  /** What the map shows, for people who do not see it. */
  description: string
}

/** The world with the compared countries, each numbered as in the list below it, so that colour is not needed. */
export function WorldMap({ size, outlines, countries, description }: WorldMapProps) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={description}
      className="h-auto w-full"
    >
      <use href={`${outlines}#land`} className="fill-white/14" />
      {countries.map(({ code, isHome }) => (
        <use
          key={code}
          href={`${outlines}#${code}`}
          className={isHome ? 'fill-paint-ochre' : 'fill-white/45'}
        />
      ))}
      {countries.map(({ code, marker, name, isHome }, index) => (
        <g key={code} transform={`translate(${marker.x} ${marker.y})`}>
          <title>{name}</title>
          <circle
            r={isHome ? 19 : 16}
            className={isHome ? 'fill-paint-terracotta' : 'fill-on-deep'}
            stroke="#0d3b44"
            strokeWidth="3"
          />
          <text
            textAnchor="middle"
            dy="0.36em"
            className={`font-display text-[18px] font-extrabold ${isHome ? 'fill-white' : 'fill-[#0d3b44]'}`}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
