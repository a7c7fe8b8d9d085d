import type { ReactNode } from 'react'

interface Passage {
  title: string
  text: ReactNode
  /** A year, a season or a time, set before the title. */
  when?: string
}

const columns = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
} as const

interface PassagesProps {
  items: Passage[]
  most: keyof typeof columns
}

/** Short texts with a heading each, in a grid. */
export function Passages({ items, most }: PassagesProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-9 ${columns[most]}`}>
      {items.map(({ title, text, when }) => (
        <li key={title} className="border-t-2 border-line pt-4">
          {when ? <p className="text-sm font-bold text-terracotta">{when}</p> : null}
          <h3 className="mt-1 text-xl leading-tight">{title}</h3>
          <p className="mt-2 text-soft prose-links">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Paragraphs of running text. */
export function Paragraphs({
  children,
  ground = 'wall',
}: {
  children: ReactNode[]
  ground?: 'wall' | 'deep'
}) {
  return (
    <div
      className={`max-w-prose space-y-4 text-lg prose-links ${ground === 'deep' ? 'text-on-deep-soft [&_a]:text-on-deep' : ''}`}
    >
      {children.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text in a fixed order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
