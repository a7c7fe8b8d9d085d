import { SiteLink } from '@/components/ui/site-link'

export interface MenuGroup {
  label: string
  href: string
  /** Painted like the category's badge. */
  colour: string
  items: MenuEntry[]
}

interface MenuEntry {
  label: string
  /** Where the label has no translation. */
  lang?: string
  href: string
  duration: string
}

/** The groups of a header menu: category, then its trips with their durations (spec §2.2). */
export function MenuPanel({ groups }: { groups: MenuGroup[] }) {
  return (
    <div className="flex w-max max-w-[90vw] gap-8 rounded-lg border border-line bg-surface p-6 shadow-lift">
      {groups.map((group) => (
        <div key={group.href} className="w-60">
          <SiteLink
            href={group.href}
            className="mb-2 flex items-center gap-2 font-display text-lg leading-none font-extrabold hover:underline"
          >
            <span className={`h-3.5 w-3.5 rounded-t-full ${group.colour}`} aria-hidden="true" />
            {group.label}
          </SiteLink>
          <ul>
            <MenuEntries
              items={group.items}
              className="flex items-baseline justify-between gap-3 rounded-sm px-2 py-1.5 -mx-2 text-base leading-snug hover:bg-sand"
            />
          </ul>
        </div>
      ))}
    </div>
  )
}

/** The trips of a group, each with its duration; the class is that of their links. */
export function MenuEntries({ items, className }: { items: MenuEntry[]; className: string }) {
  return items.map(({ label, lang, href, duration }) => (
    <li key={href}>
      <SiteLink href={href} className={className}>
        <span lang={lang}>{label}</span>
        <span className="shrink-0 text-sm text-soft tabular-nums">{duration}</span>
      </SiteLink>
    </li>
  ))
}
