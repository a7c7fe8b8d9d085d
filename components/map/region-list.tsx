import { SiteLink } from '@/components/ui/site-link'
import type { RegionId } from '@/lib/geography/bay-places'
import type { Words } from '@/lib/i18n/words'
import { litStyle, numberLook } from './map-look'

export interface MapTrip {
  title: string
  /** Address of the trip's page. */
  href: string
}

interface RegionListProps {
  regions: readonly { id: RegionId; number: number; anchor: string; trips: readonly MapTrip[] }[]
  words: Pick<Words['map'], 'regions' | 'where'>
}

/** What a map shows, as text: each area with its number, where it lies and the trips that go there. */
export function RegionList({ regions, words }: RegionListProps) {
  return (
    <ol className="mt-2 grid gap-x-8 gap-y-6 print:mt-1 print:grid-cols-2! print:gap-x-3 print:gap-y-1 @2xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4">
      {regions.map(({ id, number, anchor, trips }) => (
        <li
          key={id}
          id={anchor}
          data-region={id}
          style={litStyle(id)}
          className="flex break-inside-avoid gap-3 print:gap-1.5"
        >
          <span aria-hidden="true" className={numberLook}>
            {number}
          </span>
          <div className="min-w-0">
            <p className="leading-snug font-semibold">{words.regions[id]}</p>
            <p className="mt-0.5 text-sm leading-snug opacity-85">{words.where[id]}</p>
            <TripLinks trips={trips} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Links to trips, each as high as a finger needs. */
export function TripLinks({ trips }: { trips: readonly MapTrip[] }) {
  return (
    <ul className="mt-1 text-base print:mt-0">
      {trips.map(({ title, href }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="inline-block py-1 leading-snug print:py-0 underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
