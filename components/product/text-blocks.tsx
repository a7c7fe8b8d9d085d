import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { ItineraryEntry } from '@/lib/catalogue/shape/trip-words'

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
    <div className="max-w-prose leading-snug prose-links lg:text-lg lg:leading-normal">
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
      className={`marked ${marks[mark]} space-y-1 gap-x-10 leading-snug lg:space-y-2.5 print:space-y-0 ${columns ? 'sm:columns-2 print:columns-1' : ''}`}
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
    <ol className="max-w-prose lg:max-w-none lg:columns-2 lg:gap-x-14 print:columns-1">
      {entries.map(({ time, activity, description }) => (
        <li
          key={`${time ?? ''}${activity}`}
          className="relative break-inside-avoid pb-5 pl-7 not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-2 not-last:before:left-[0.4375rem] not-last:before:w-0.5 not-last:before:bg-line lg:pb-7 print:pb-1 print:pl-0 print:before:hidden"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-4 rounded-t-full border-2 border-wall bg-paint-terracotta print:hidden"
          />
          {time ? (
            <p className="mr-2 inline-block rounded-sm bg-sand px-2 leading-snug font-bold tabular-nums print:p-0">
              {time}
            </p>
          ) : null}
          <h3 className="inline leading-snug lg:text-lg">{activity}</h3>
          <p className="mt-0.5 leading-snug text-soft prose-links">{rich(description)}</p>
        </li>
      ))}
    </ol>
  )
}
