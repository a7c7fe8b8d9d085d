import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ItineraryEntry } from '@/lib/catalogue/words'

/** A heading inside a panel with what belongs to it. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1.5 text-heading lg:mb-4 print:mb-1">{title}</h2>
      {children}
    </section>
  )
}

interface ProseProps {
  paragraphs: ReactNode[]
  lang?: string
}

/**
 * What a trip is about, folded after the first paragraph: in a native disclosure, which works without scripts, which
 * the browser's search opens, and which paper shows open. Its words may be links.
 */
export function FoldedProse({ paragraphs: [first, ...rest], lang }: ProseProps) {
  const t = useTranslations('product')
  return (
    <div className="max-w-prose prose-links lg:text-lg">
      <p lang={lang}>{first}</p>
      {rest.length > 0 ? (
        <details className="group/rest mt-2">
          <summary className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-cobalt print:hidden">
            <span className="group-open/rest:hidden">{t('readMore')}</span>
            <span className="hidden group-open/rest:inline">{t('readLess')}</span>
            <Icon name="down" className="size-4 transition-transform group-open/rest:rotate-180" />
          </summary>
          <div lang={lang} className="space-y-4 pt-1 print:space-y-1">
            {rest.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </details>
      ) : null}
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
    <ul
      className={`marked ${marks[mark]} space-y-1 gap-x-10 leading-snug max-sm:text-[0.9375rem] lg:space-y-2.5 print:space-y-0 ${columns ? 'sm:columns-2 print:columns-1' : ''}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

interface ItineraryProps {
  entries: ItineraryEntry[]
  /** Turns a description's links into links. */
  rich: (text: string) => ReactNode
}

/** The course of a trip; a bubble carries the time where an entry has one (spec §2.8). */
export function Itinerary({ entries, rich }: ItineraryProps) {
  return (
    <ol className="relative max-w-prose space-y-7 print:space-y-1 print:before:hidden before:absolute before:inset-y-3 before:left-[0.4375rem] before:w-0.5 before:bg-line">
      {entries.map(({ time, activity, description }) => (
        <li key={`${time ?? ''}${activity}`} className="relative pl-9 print:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-4 rounded-t-full border-2 border-wall bg-paint-terracotta print:hidden"
          />
          {time ? (
            <p className="mb-1.5 inline-block rounded-full bg-sand px-3 py-0.5 text-sm print:float-left print:mr-2 print:mb-0 print:p-0 font-bold tabular-nums">
              {time}
            </p>
          ) : null}
          <h3 className="text-lg leading-snug font-bold">{activity}</h3>
          <p className="mt-1 text-soft prose-links">{rich(description)}</p>
        </li>
      ))}
    </ol>
  )
}
