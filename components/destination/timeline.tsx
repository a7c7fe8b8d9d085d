import type { ReactNode } from 'react'

interface TimelineProps {
  /** Label of the timeline for screen readers. */
  label: string
  /** In order of time. */
  moments: { when: string; title: string; text: ReactNode }[]
}

/** History in moments on one line: swiped on a narrow screen, in rows on a wide one (spec §2.6). */
export function Timeline({ label, moments }: TimelineProps) {
  return (
    <section
      aria-label={label}
      // A row that scrolls and holds no link is moved by keyboard only if it takes the focus itself.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pt-2 print:overflow-visible"
    >
      <ol className="flex max-lg:w-max lg:grid lg:grid-cols-4 lg:gap-y-9 print:block print:w-auto print:columns-2">
        {moments.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative border-t-2 border-line pt-4 pr-6 pb-3 max-lg:w-66 before:absolute before:-top-[0.5rem] before:left-0 before:h-[0.8rem] before:w-[0.8rem] before:rounded-t-full before:bg-paint-terracotta lg:pb-0 print:w-auto print:border-0 print:pt-0 print:pr-0 print:pb-0.5 print:before:hidden"
          >
            <p className="font-display text-xl leading-tight font-extrabold text-terracotta lg:text-2xl print:inline print:text-[10pt]">
              {when}
            </p>
            <h3 className="mt-1 leading-tight lg:text-lg print:inline print:before:content-['_']">{title}</h3>
            <p className="mt-1.5 leading-snug text-soft print:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
