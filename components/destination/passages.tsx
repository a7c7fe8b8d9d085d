import type { ReactNode } from 'react'

interface Passage {
  title: string
  text: ReactNode
  /** A year, a season or a time, set before the title. */
  when?: string
}

const columns = {
  1: '',
  3: 'md:grid-cols-2 lg:grid-cols-3 print:columns-2',
  4: 'md:grid-cols-2 lg:grid-cols-4 print:columns-2',
} as const

interface PassagesProps {
  items: Passage[]
  most: keyof typeof columns
}

/** Short texts with a heading each, in a grid. */
export function Passages({ items, most }: PassagesProps) {
  return (
    <ul
      className={`grid print:block gap-x-8 gap-y-4 lg:gap-y-8 print:gap-x-5 print:gap-y-1 ${columns[most]}`}
    >
      {items.map(({ title, text, when }) => (
        <li key={title} className="border-t-2 border-current/15 pt-3 print:border-0 print:pt-0 print:pb-0.5">
          {when ? <p className="text-sm font-bold text-terracotta print:inline">{when}</p> : null}
          <h3 className="text-lg leading-tight lg:text-xl print:inline print:before:content-['_']">
            {title}
          </h3>
          <p className="mt-1 leading-snug text-soft prose-links lg:mt-2 print:mt-0">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Paragraphs of running text. */
export function Paragraphs({ children }: { children: ReactNode[] }) {
  return (
    <div className="max-w-prose space-y-2.5 print:max-w-none leading-relaxed prose-links max-lg:leading-normal lg:space-y-4 lg:text-lg print:space-y-0.5">
      {children.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixed text in a fixed order
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}
