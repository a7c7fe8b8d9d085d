import type { ReactNode } from 'react'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'

const grounds = { wall: '', sand: 'bg-sand', deep: 'bg-deep on-deep' } as const

interface ChapterProps {
  /** The anchor that the page's index names; a band that goes on with the chapter before it has none. */
  id?: string
  title: string
  lead?: string
  ground?: keyof typeof grounds
  children: ReactNode
}

/** A band of the destination page with its heading. */
export function Chapter({ id, title, lead, ground = 'wall', children }: ChapterProps) {
  return (
    <section id={id} className={grounds[ground]}>
      <div className="page py-7 lg:py-18 print:py-1">
        <header className="mb-4 max-w-3xl lg:mb-9 print:mb-0.5">
          <h2 className="text-title">{title}</h2>
          {lead ? (
            <p className="mt-2 max-w-prose leading-snug text-soft lg:mt-4 lg:text-lead print:mt-0">{lead}</p>
          ) : null}
        </header>
        <HydrationBoundary>{children}</HydrationBoundary>
      </div>
    </section>
  )
}

/** A part of a chapter under a smaller heading. */
export function Part({
  title,
  lead,
  className = 'mt-6 lg:mt-14 print:mt-1',
  children,
}: Pick<ChapterProps, 'title' | 'lead' | 'children'> & { className?: string }) {
  return (
    <div className={className}>
      <h2 className="text-heading lg:text-[2rem]">{title}</h2>
      {lead ? <p className="mt-1.5 max-w-prose leading-snug text-soft lg:text-lg">{lead}</p> : null}
      <div className="mt-3 lg:mt-6 print:mt-0">{children}</div>
    </div>
  )
}
