import type { CSSProperties, ReactNode } from 'react'
import type { Composition } from './composition'

type Part = 'ground' | 'head' | 'gallery' | 'panel' | 'facts' | 'text'

/**
 * Where each part stands in twelve columns on a wide screen. The panel with price and booking stays beside the text in
 * every composition; on a phone all of them are one column.
 */
const wide: Record<Composition, Record<Exclude<Part, 'ground'>, string>> = {
  sea: {
    gallery: 'lg:col-span-12 lg:col-start-1 lg:row-start-2',
    head: 'lg:col-span-8 lg:col-start-1 lg:row-start-3',
    facts: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-5',
    panel: 'lg:row-start-3 lg:row-span-3',
  },
  window: {
    head: 'lg:col-span-8 lg:col-start-1 lg:row-start-2',
    gallery: 'lg:col-span-8 lg:col-start-1 lg:row-start-3',
    facts: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-5',
    panel: 'lg:row-start-2 lg:row-span-4',
  },
  timetable: {
    head: 'lg:col-span-12 lg:col-start-1 lg:row-start-2',
    gallery: 'lg:col-span-8 lg:col-start-1 lg:row-start-3',
    facts: 'lg:col-span-4 lg:col-start-9 lg:row-start-3',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    panel: 'lg:row-start-4',
  },
  summit: {
    head: 'lg:col-span-7 lg:col-start-1 lg:row-start-2 lg:self-end',
    facts: 'lg:col-span-7 lg:col-start-1 lg:row-start-3 lg:self-start',
    gallery: 'lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:row-span-2',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    panel: 'lg:row-start-4',
  },
  dawn: {
    gallery: 'lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:row-span-2',
    head: 'lg:col-span-7 lg:col-start-6 lg:row-start-2 lg:self-end lg:pl-4',
    facts: 'lg:col-span-7 lg:col-start-6 lg:row-start-3 lg:self-start lg:pl-4',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    panel: 'lg:row-start-4',
  },
  camp: {
    gallery: 'lg:col-span-7 lg:col-start-1 lg:row-start-2 lg:row-span-2',
    head: 'lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:self-end',
    facts: 'lg:col-span-5 lg:col-start-8 lg:row-start-3 lg:self-start',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    panel: 'lg:row-start-4',
  },
  ridge: {
    head: 'lg:col-span-6 lg:col-start-1 lg:row-start-2 lg:self-center',
    gallery: 'lg:col-span-6 lg:col-start-7 lg:row-start-2',
    facts: 'lg:col-span-12 lg:col-start-1 lg:row-start-3',
    text: 'lg:col-span-8 lg:col-start-1 lg:row-start-4',
    panel: 'lg:row-start-4',
  },
}

/** Whether a phone shows the picture above the title. */
const pictureFirst: ReadonlySet<Composition> = new Set(['sea', 'camp'])

/** A band of another colour behind the top, from edge to edge without widening the page. */
const grounds: Partial<Record<Composition, string>> = {
  ridge: '[--ground:var(--color-deep)] row-end-4 lg:row-end-3',
  dawn: '[--ground:var(--color-sand)] row-end-4',
}

/** Pictures as each composition crops them: a wide one, a tall arch, or as they were drawn. */
export const galleryShapes: Record<Composition, { frame: string; picture: string; sizes: string }> = {
  sea: {
    frame: 'window',
    picture: 'aspect-[16/10] sm:aspect-video lg:aspect-21/9',
    sizes: '(min-width: 80rem) 74rem, 94vw',
  },
  window: {
    frame: 'window',
    picture: 'aspect-[16/10] lg:aspect-video',
    sizes: '(min-width: 80rem) 48rem, (min-width: 64rem) 62vw, 94vw',
  },
  timetable: {
    frame: 'window',
    picture: 'aspect-[16/10]',
    sizes: '(min-width: 80rem) 48rem, (min-width: 64rem) 62vw, 94vw',
  },
  summit: {
    frame: 'window lg:window-tall',
    picture: 'aspect-[16/10] lg:aspect-4/5',
    sizes: '(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, 94vw',
  },
  dawn: {
    frame: 'window lg:window-tall',
    picture: 'aspect-[16/10] lg:aspect-4/5',
    sizes: '(min-width: 80rem) 38rem, (min-width: 64rem) 50vw, 94vw',
  },
  camp: {
    frame: 'window',
    picture: 'aspect-[16/10] lg:aspect-4/3',
    sizes: '(min-width: 80rem) 42rem, (min-width: 64rem) 55vw, 94vw',
  },
  ridge: {
    frame: 'window',
    picture: 'aspect-[16/10] lg:aspect-4/3',
    sizes: '(min-width: 80rem) 36rem, (min-width: 64rem) 47vw, 94vw',
  },
}

export type FactsShape = 'list' | 'grid' | 'row'

/** How the facts stand beside or below the picture on a wide screen. */
export const factsShapes: Record<Composition, FactsShape> = {
  sea: 'row',
  window: 'grid',
  timetable: 'list',
  summit: 'list',
  dawn: 'grid',
  camp: 'list',
  ridge: 'row',
}

interface TripLayoutProps extends Record<Exclude<Part, 'ground'> | 'back', ReactNode> {
  composition: Composition
  /** Below the panel; on a phone after the text, so that the essentials come first. */
  extras: ReactNode
  /** CSS colour of the category's painted frames. */
  frame: CSSProperties['color']
}

/**
 * The page of a trip (spec §2.7, §2.8): way back, title, pictures, price and booking, facts, then the text with the
 * booking panel beside it. What is read stays in this order; only what is seen changes with the composition.
 */
export function TripLayout({
  composition,
  frame,
  back,
  head,
  gallery,
  panel,
  extras,
  facts,
  text,
}: TripLayoutProps) {
  const places = wide[composition]
  const ground = grounds[composition]
  const [headRow, galleryRow] = pictureFirst.has(composition)
    ? ['max-lg:row-start-3', 'max-lg:row-start-2']
    : ['max-lg:row-start-2', 'max-lg:row-start-3']
  return (
    <article
      className="page trip isolate grid grid-cols-1 gap-y-3 pt-1 pb-12 lg:grid-cols-12 lg:gap-x-10 lg:gap-y-7 lg:pt-5"
      style={{ '--frame': frame }}
    >
      {ground ? (
        <div
          aria-hidden="true"
          className={`full-bleed -z-10 col-span-full row-start-1 -mt-1 lg:-mt-5 print:hidden ${ground}`}
        />
      ) : null}
      <div className={`col-span-full row-start-1 print:hidden ${composition === 'ridge' ? 'on-deep' : ''}`}>
        {back}
      </div>
      <div
        className={`min-w-0 max-lg:col-start-1 ${headRow} ${places.head} ${composition === 'ridge' ? 'on-deep' : ''}`}
      >
        {head}
      </div>
      <div className={`trip-gallery min-w-0 max-lg:col-start-1 ${galleryRow} ${places.gallery}`}>
        {gallery}
      </div>
      <div className={`max-lg:contents lg:col-span-4 lg:col-start-9 ${places.panel}`}>
        <div className="max-lg:contents lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:space-y-4">
          <div className="trip-panel min-w-0 space-y-4 max-lg:col-start-1 max-lg:row-start-4">{panel}</div>
          <div className="min-w-0 space-y-4 max-lg:col-start-1 max-lg:row-start-7 print:hidden">{extras}</div>
        </div>
      </div>
      <div className={`trip-facts min-w-0 max-lg:col-start-1 max-lg:row-start-5 ${places.facts}`}>
        {facts}
      </div>
      <div className={`trip-text min-w-0 max-lg:col-start-1 max-lg:row-start-6 ${places.text}`}>{text}</div>
    </article>
  )
}
