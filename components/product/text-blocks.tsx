import type { ReactNode } from 'react'
import type { ItineraryEntry } from '@/lib/catalogue/words'

/** A heading inside a panel with what belongs to it. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-heading">{title}</h2>
      {children}
    </section>
  )
}

interface ProseProps {
  paragraphs: ReactNode[]
  lang?: string
  /** Whether wide screens set it in two columns. */
  columns?: boolean
}

/** Running text, such as what a trip is about; its words may be links. */
export function Prose({ paragraphs, lang, columns = false }: ProseProps) {
  return (
    <div
      lang={lang}
      className={`max-w-prose space-y-4 text-lg prose-links ${columns ? 'gap-x-12 lg:max-w-none lg:columns-2' : ''}`}
    >
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  )
}

const marks = {
  check: 'marked-check',
  cross: 'marked-cross',
  tide: 'marked-tide',
} as const

/** A list whose lines carry the same mark. */
export function MarkedList({
  items,
  mark,
  columns = false,
}: {
  items: ReactNode[]
  mark: keyof typeof marks
  columns?: boolean
}) {
  return (
    <ul className={`marked ${marks[mark]} gap-x-10 space-y-2.5 ${columns ? 'lg:columns-2' : ''}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

/** The course of a trip; a bubble carries the time where an entry has one (spec §2.8). */
export function Itinerary({ entries }: { entries: ItineraryEntry[] }) {
  return (
    <ol className="relative max-w-prose space-y-7 before:absolute before:inset-y-3 before:left-[0.4375rem] before:w-0.5 before:bg-line">
      {entries.map(({ time, activity, description }) => (
        <li key={`${time ?? ''}${activity}`} className="relative pl-9">
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-4 rounded-t-full border-2 border-wall bg-paint-terracotta"
          />
          {time ? (
            <p className="mb-1.5 inline-block rounded-full bg-sand px-3 py-0.5 text-sm font-bold tabular-nums">
              {time}
            </p>
          ) : null}
          <h3 className="text-lg leading-snug font-bold">{activity}</h3>
          <p className="mt-1 text-soft">{description}</p>
        </li>
      ))}
    </ol>
  )
}
