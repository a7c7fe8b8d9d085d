interface PreviewBarProps {
  /** Label of the region for screen readers. */
  label: string
  text: string
  /** Until when the link that opened the page does so. */
  until?: string
  /** Where the links of the page lead. */
  links: string
  /** The same preview in the other language, in its words. */
  other: { label: string; href: string; lang: string }
}

/**
 * A line above a page with a draft. It begins below the fixed header, as a notice does, and is printed with the page:
 * nobody must take the sheet for what is published.
 */
export function PreviewBar({ label, text, until, links, other }: PreviewBarProps) {
  return (
    <aside
      aria-label={label}
      // Above the room that the main part leaves for the header: the link must be within reach.
      className="relative z-10 mt-(--header-height) -mb-(--header-height) bg-deep text-on-deep print:border-b print:bg-transparent print:text-ink"
    >
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-1 py-2.5 leading-snug">
        <p className="grow basis-80">
          <strong>{text}</strong> {until ? `${until} ` : ''}
          <span className="print:hidden">{links}</span>
        </p>
        <a
          href={other.href}
          hrefLang={other.lang}
          lang={other.lang}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 print:hidden"
        >
          {other.label}
        </a>
      </div>
    </aside>
  )
}
