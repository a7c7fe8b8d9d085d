import type { DrawnMap, MapArea } from '@/lib/geography/bay-map'
import { litStyle } from './map-look'

interface MapDrawingProps {
  map: Pick<DrawnMap, 'width' | 'height'>
  areas: readonly MapArea[]
  /** The land: path data, or the address of a path in the file of outlines. */
  land: { path: string } | { href: string }
  /** How much thicker lines are than on a map as wide as a page; a small picture needs strong ones. */
  weight?: number
  /** Whether the areas answer to the pointer and to the list beside the map. */
  answers?: boolean
}

/** Widths of the bands that follow the shore, from the open water inwards, on a drawing of 2000 units. */
const ripples = [
  { width: 150, className: 'stroke-(--ripple) opacity-35' },
  { width: 143, className: 'stroke-(--sea)' },
  { width: 98, className: 'stroke-(--ripple) opacity-60' },
  { width: 91, className: 'stroke-(--sea)' },
  { width: 52, className: 'stroke-(--ripple)' },
  { width: 45, className: 'stroke-(--shallow)' },
] as const

/** Sea, land and the areas of trips: the picture under the names, which are text of the page. */
export function MapDrawing({ map, areas, land, weight = 1, answers = true }: MapDrawingProps) {
  const unit = map.width / 2000
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden="true"
      className="block h-full w-full bg-(--sea)"
      strokeLinejoin="round"
    >
      {ripples.map(({ width, className }) => (
        <Land key={width} land={land} strokeWidth={width * unit} className={`fill-none ${className}`} />
      ))}
      <Areas areas={areas.filter(({ on }) => on === 'water')} weight={weight * unit} answers={answers} />
      <Land
        land={land}
        strokeWidth={5 * weight * unit}
        className="pointer-events-none fill-(--land) stroke-(--shore)"
      />
      <Areas areas={areas.filter(({ on }) => on === 'land')} weight={weight * unit} answers={answers} />
    </svg>
  )
}

/** Areas in one colour: strong and still on a small map, soft and answering to the pointer on a large one. */
function Areas({ areas, weight, answers }: Required<Pick<MapDrawingProps, 'areas' | 'weight' | 'answers'>>) {
  return areas.map(({ id, path }) => (
    <path
      key={id}
      d={path}
      data-region={answers ? id : undefined}
      style={answers ? litStyle(id) : { '--lit': '1' }}
      strokeWidth={4 * weight}
      strokeDasharray={answers ? '1 13' : undefined}
      strokeLinecap="round"
      className="stroke-(--area) pointer-fine:transition-[fill] [fill:color-mix(in_srgb,var(--area)_calc(34%+var(--lit)*36%),transparent)]"
    />
  ))
}

function Land({ land, ...look }: Pick<MapDrawingProps, 'land'> & { strokeWidth: number; className: string }) {
  return 'path' in land ? <path d={land.path} {...look} /> : <use href={land.href} {...look} />
}
