import type { CSSProperties, ReactNode } from 'react'

interface TripOpeningProps extends Record<'back' | 'head' | 'gallery' | 'panel', ReactNode> {
  /** CSS colour of the category's painted frames. */
  frame: CSSProperties['color']
}

/**
 * How every trip's page opens (spec §2.7, §2.8): a band of its poster's darkest ink with the poster, the name, the price and
 * the one action. A phone reads them in this order; wide screens have the poster beside the rest.
 */
export function TripOpening({ frame, back, head, gallery, panel }: TripOpeningProps) {
  return (
    <div className="trip-opening bg-deep pb-5 lg:pb-12" style={{ '--frame': frame }}>
      <div className="page grid grid-cols-1 gap-x-12 gap-y-3 lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-y-5">
        <div className="on-deep lg:col-span-2 lg:pt-2 print:hidden">{back}</div>
        <div className="on-deep min-w-0 lg:col-start-2">{head}</div>
        <div className="trip-gallery relative min-w-0 text-on-deep lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:self-start">
          {gallery}
        </div>
        <div className="trip-panel min-w-0 space-y-3 lg:col-start-2 lg:self-start">{panel}</div>
      </div>
    </div>
  )
}
