import type { ReactNode } from 'react'
import { ChatLink } from '@/components/booking/chat-link'
import { ListLink } from '@/components/choosing/list-link'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/lib/i18n/locales'
import { HoverMenus } from './hover-menu'
import { Logo } from './logo'
import { MenuEntries, type MenuGroup, MenuPanel } from './menu-panel'
import { MobileMenu } from './mobile-menu'

interface SiteHeaderProps {
  brand: string
  homeHref: string
  words: {
    main: string
    open: string
    showTours: string
    showExpeditions: string
    newWindow: string
    book: string
    kept: string
  }
  links: {
    home: NavLink
    tours: NavLink
    expeditions: NavLink
    about: NavLink
    destination: NavLink
    contact: NavLink
    choose: NavLink
    list: NavLink
  }
  tours: MenuGroup[]
  expeditions: MenuGroup[]
  /** The way to the other language. */
  languageToggle: ReactNode
  chatHref: string
  locale: Locale
}

interface NavLink {
  label: string
  href: string
}

/** The fixed header (spec §2.2). Everything but the open state of its menus is rendered on the server. */
export function SiteHeader({
  brand,
  homeHref,
  words,
  links,
  tours,
  expeditions,
  languageToggle,
  chatHref,
  locale,
}: SiteHeaderProps) {
  return (
    <header
      data-screen-only
      className="waterline fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-line bg-wall low:static low:h-14"
    >
      <div className="page flex h-full items-center justify-between gap-2 max-[17rem]:px-2 sm:gap-3">
        <SiteLink
          href={homeHref}
          aria-label={brand}
          className="flex min-w-0 items-center gap-2 font-display leading-none font-extrabold sm:gap-2.5 sm:text-xl"
        >
          <Logo className="size-9 sm:size-10" />
          {/* Two lines on a phone, so that language, booking and menu stay at hand; no room for them below 344 pixels. */}
          <span className="line-clamp-2 max-w-min min-w-0 max-[21.5rem]:hidden sm:max-w-none sm:whitespace-nowrap">
            {brand}
          </span>
        </SiteLink>
        <nav aria-label={words.main} className="hidden lg:block">
          <ul className="flex items-center gap-1">
            <NavItem {...links.home} />
            <HoverMenus
              menus={[
                { ...links.tours, toggleLabel: words.showTours, panel: <MenuPanel groups={tours} /> },
                {
                  ...links.expeditions,
                  toggleLabel: words.showExpeditions,
                  panel: <MenuPanel groups={expeditions} />,
                },
              ]}
            />
            <NavItem {...links.about} />
            <NavItem {...links.destination} />
            <NavItem {...links.contact} />
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-1.5 sm:gap-2">
          <SiteLink
            href={links.choose.href}
            className="hidden min-h-11 items-center gap-1.5 rounded-md px-2 text-base font-semibold hover:bg-sand lg:inline-flex"
          >
            <Icon name="compass" className="size-5" />
            <span className="max-xl:sr-only">{links.choose.label}</span>
          </SiteLink>
          <ListLink href={links.list.href} words={{ name: links.list.label, kept: words.kept }} />
          <div className="max-sm:hidden">{languageToggle}</div>
          {/* Below 17rem, which is a phone with large letters, the menu must not be pushed out of the window. */}
          <ChatLink
            href={chatHref}
            locale={locale}
            newWindowHint={words.newWindow}
            className="inline-flex min-h-11 items-center gap-2 rounded-md bg-paint-terracotta px-4 max-[17rem]:hidden text-base font-semibold text-white hover:brightness-110"
          >
            <Icon name="chat" className="size-5 max-sm:hidden lg:max-xl:hidden" />
            {words.book}
          </ChatLink>
          <MobileMenu label={words.open}>
            <nav aria-label={words.main} className="page pt-2">
              <ul className="divide-y divide-line text-lg font-semibold">
                <MobileItem {...links.home} />
                <MobileItem {...links.tours} toggleLabel={words.showTours} groups={tours} />
                <MobileItem {...links.expeditions} toggleLabel={words.showExpeditions} groups={expeditions} />
                <MobileItem {...links.choose} />
                <MobileItem {...links.list} />
                <MobileItem {...links.about} />
                <MobileItem {...links.destination} />
                <MobileItem {...links.contact} />
              </ul>
              <div className="mt-3 flex sm:hidden">{languageToggle}</div>
            </nav>
          </MobileMenu>
        </div>
      </div>
    </header>
  )
}

function NavItem({ label, href }: NavLink) {
  return (
    <li>
      <SiteLink href={href} className="nav-link">
        {label}
      </SiteLink>
    </li>
  )
}

interface MobileItemProps extends NavLink {
  /** The trips of a list, folded in a native disclosure that works without scripts. */
  groups?: MenuGroup[]
  toggleLabel?: string
}

function MobileItem({ label, href, groups, toggleLabel }: MobileItemProps) {
  const link = (
    <SiteLink href={href} className="flex min-h-12 grow items-center">
      {label}
    </SiteLink>
  )
  if (!groups) return <li className="flex">{link}</li>
  return (
    <li className="relative">
      {/* Beside the disclosure and not in its summary: a link there would be a control in a control. */}
      <div className="mr-12 flex">{link}</div>
      <details className="group/list -mt-12">
        <summary
          aria-label={toggleLabel}
          className="ml-auto grid size-12 place-items-center rounded-full hover:bg-sand"
        >
          <Icon name="down" className="size-5 transition-transform group-open/list:rotate-180" />
        </summary>
        {groups.map((group) => (
          <div key={group.href} className="pb-3 pl-3">
            <SiteLink href={group.href} className="flex min-h-11 items-center gap-2 text-base font-bold">
              <span className={`h-3 w-3 rounded-t-full ${group.colour}`} aria-hidden="true" />
              {group.label}
            </SiteLink>
            <ul className="border-l border-line pl-4">
              <MenuEntries
                items={group.items}
                className="flex min-h-11 items-center justify-between gap-3 text-base leading-snug font-normal"
              />
            </ul>
          </div>
        ))}
      </details>
    </li>
  )
}
