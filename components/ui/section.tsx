import type { ReactNode } from 'react'
import { HydrationBoundary } from './hydration-boundary'

interface SectionProps {
  id?: string
  /** A second anchor that lands on the same section. */
  alias?: string
  title?: ReactNode
  lead?: ReactNode
  /** Ground of the section: the white wall or sand. */
  ground?: 'wall' | 'sand'
  /** Less air on narrow screens, for lists that are scanned. */
  tight?: boolean
  children: ReactNode
}

const grounds = { wall: undefined, sand: 'bg-sand' } as const

/** A band of a page with its heading; anchors of the page are sections. */
export function Section({ id, alias, title, lead, ground = 'wall', tight = false, children }: SectionProps) {
  return (
    <section id={id} className={grounds[ground]}>
      {alias && alias !== id ? <span id={alias} /> : null}
      <div className={`page lg:py-20 print:py-3 ${tight ? 'py-4' : 'py-12'}`}>
        {title ? (
          <header className={`max-w-3xl lg:mb-10 print:mb-2 ${tight ? 'mb-2.5' : 'mb-7'}`}>
            <h2 className="text-title">{title}</h2>
            {lead ? (
              <p
                className={`max-w-prose lg:mt-4 lg:text-lead ${tight ? 'mt-1 leading-snug' : 'mt-3 text-lead'} text-soft`}
              >
                {lead}
              </p>
            ) : null}
          </header>
        ) : null}
        <HydrationBoundary>{children}</HydrationBoundary>
      </div>
    </section>
  )
}
