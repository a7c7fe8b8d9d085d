import type { MapPlace, Spot } from '@/lib/geography/bay-map'

/** Centres an element on a spot of the map. */
export const onSpot = ({ x, y }: Spot) => ({ left: `${x}%`, top: `${y}%` })

const marks = {
  point: 'rounded-full bg-(--lettering) ring-2 ring-(--halo)',
  peak: "before:absolute before:inset-[-1px] before:bg-(--lettering) before:content-[''] before:[clip-path:polygon(50%_0,100%_100%,0_100%)]",
  area: '',
} as const

/** Where lettering stands beside its dot or number. */
const sides = {
  left: 'right-full mr-1.5 top-1/2 -translate-y-1/2 text-right',
  right: 'left-full ml-1.5 top-1/2 -translate-y-1/2',
  above: 'bottom-full mb-0.5 left-1/2 -translate-x-1/2 text-center',
  below: 'top-full mt-0.5 left-1/2 -translate-x-1/2 text-center',
  belowLeft: 'top-full mt-0.5 right-0 text-right',
} as const

/** Lettering that reads on sea and on land, beside what it names. */
export const nameLook = (side: keyof typeof sides): string =>
  `absolute font-text text-[0.75rem] leading-tight font-semibold whitespace-nowrap text-(--lettering) [text-shadow:0_0_3px_var(--halo),0_0_3px_var(--halo),0_0_6px_var(--halo)] @4xl:text-[0.875rem] ${sides[side]}`

/** A place on a map: a dot with its name beside it, or the name alone where the place is an area. */
export function PlaceName({ place, name }: { place: MapPlace; name: string }) {
  const { spot, as, side, minor } = place
  return (
    <span
      style={onSpot(spot)}
      className={`absolute size-2 -translate-1/2 ${marks[as]} ${minor ? '@max-5xl:hidden' : ''}`}
    >
      <span className={`${nameLook(side)} ${as === 'area' ? 'italic' : ''}`}>{name}</span>
    </span>
  )
}
