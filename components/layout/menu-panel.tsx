import { SiteLink } from '@/components/ui/site-link'

export interface MenuGroup {
  label: string
  href: string
  /** Painted like the category's badge. */
  colour: string
  items: { label: string; href: string; duration: string }[]
}

/** The groups of a header menu: category, then its trips with their durations (spec §2.2). */
export function MenuPanel({ groups }: { groups: MenuGroup[] }) {
  return (
    <div className="flex w-max max-w-[90vw] gap-8 rounded-lg border border-line bg-surface p-6 shadow-lift">
      {groups.map((group) => (
        <div key={group.href} className="w-60">
          <SiteLink
            href={group.href}
            className="mb-2 flex items-center gap-2 font-display text-lg leading-none font-bold hover:underline"
          >
            <span className={`h-3.5 w-3.5 rounded-t-full ${group.colour}`} aria-hidden="true" />
            {group.label}
          </SiteLink>
          <ul>
            {group.items.map((item) => (
              <li key={item.href}>
                <SiteLink
                  href={item.href}
                  className="flex items-baseline justify-between gap-3 rounded-sm px-2 py-1.5 -mx-2 text-[0.9375rem] leading-snug hover:bg-sand"
                >
                  <span>{item.label}</span>
                  <span className="shrink-0 text-sm text-soft tabular-nums">{item.duration}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
