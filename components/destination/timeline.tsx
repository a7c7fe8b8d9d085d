import type { ReactNode } from 'react'

interface TimelineProps {
  /** Name of the timeline, for people who do not see it. */
  label: string
  /** In order of time. */
  moments: { when: string; title: string; text: ReactNode }[]
}

/** History in moments on one line: swiped on a phone, in rows on a wide screen (spec §2.6). */
export function Timeline({ label, moments }: TimelineProps) {
  return (
    // A row that scrolls and holds no link is reached and moved by keyboard only if it takes the focus itself.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section aria-label={label} tabIndex={0} className="max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <ol className="flex max-md:w-max md:grid md:grid-cols-4 md:gap-y-9 print:grid print:w-auto print:grid-cols-4 print:gap-y-1">
        {moments.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative border-t-2 border-line pt-4 pr-6 pb-3 max-md:w-66 before:absolute before:-top-[0.5rem] before:left-0 before:h-[0.8rem] before:w-[0.8rem] before:rounded-t-full before:bg-paint-terracotta md:pb-0 print:w-auto print:pt-1 print:pr-3 print:before:hidden"
          >
            <p className="font-display text-xl leading-tight font-extrabold text-terracotta lg:text-2xl">
              {when}
            </p>
            <h3 className="mt-1 leading-tight lg:text-lg">{title}</h3>
            <p className="mt-1.5 leading-snug text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
