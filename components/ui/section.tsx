import type { ReactNode } from 'react'
import { OwnTurn } from './own-turn'

interface SectionProps {
  id?: string
  /** A second anchor that lands on the same section. */
  alias?: string
  title?: ReactNode
  lead?: ReactNode
  /** Ground of the section: the white wall, sand, or the deep water. */
  ground?: 'wall' | 'sand' | 'deep'
  children: ReactNode
}

const grounds = { wall: undefined, sand: 'bg-sand', deep: 'bg-deep text-on-deep' } as const

/** A band of a page with its heading; anchors of the page are sections. */
export function Section({ id, alias, title, lead, ground = 'wall', children }: SectionProps) {
  const soft = ground === 'deep' ? 'text-on-deep-soft' : 'text-soft'
  return (
    <section id={id} className={grounds[ground]}>
      {alias && alias !== id ? <span id={alias} /> : null}
      <div className="page py-14 lg:py-20">
        {title ? (
          <header className="mb-10 max-w-3xl">
            <h2 className="text-title">{title}</h2>
            {lead ? <p className={`mt-4 max-w-prose text-lead ${soft}`}>{lead}</p> : null}
          </header>
        ) : null}
        <OwnTurn>{children}</OwnTurn>
      </div>
    </section>
  )
}
