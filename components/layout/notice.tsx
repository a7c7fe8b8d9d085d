import { Icon } from '@/components/ui/icon'

interface NoticeProps {
  /** Label of the region for screen readers. */
  label: string
  text: string
  lang?: string
}

/**
 * A line above every page: "no afternoon departures today: wind". It begins below the fixed header, which the page
 * below it then need not leave room for, and scrolls away with the page.
 */
export function Notice({ label, text, lang }: NoticeProps) {
  return (
    <aside
      aria-label={label}
      className="mt-(--header-height) -mb-(--header-height) border-b border-on-medium/25 bg-medium text-on-medium print:hidden"
    >
      <p lang={lang} className="page flex items-center gap-3 py-2.5 leading-snug font-semibold">
        <Icon name="sun" className="size-5 max-sm:hidden" />
        {text}
      </p>
    </aside>
  )
}
