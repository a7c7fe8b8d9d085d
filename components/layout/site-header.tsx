import { Icon } from '@/components/ui/icon'
import { LanguageToggle } from '@/components/ui/language-toggle'
import { SiteLink } from '@/components/ui/site-link'
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
    toggle: string
    toggleShort: string
    newWindow: string
    book: string
  }
  links: {
    home: NavLink
    tours: NavLink
    expeditions: NavLink
    about: NavLink
    destination: NavLink
    contact: NavLink
  }
  tours: MenuGroup[]
  expeditions: MenuGroup[]
  /** The same page in the other language, with the choice to store. */
  toggle: { href: string; lang: string }
  chatHref: string
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
  toggle,
  chatHref,
}: SiteHeaderProps) {
  const languageToggle = <LanguageToggle {...toggle} short={words.toggleShort} name={words.toggle} />
  return (
    <header
      data-screen-only
      className="fixed inset-x-0 top-0 z-40 h-(--header-height) border-b border-line bg-wall"
    >
      <div className="page flex h-full items-center justify-between gap-3">
        <SiteLink
          href={homeHref}
          className="flex items-center gap-2.5 font-display text-xl leading-none font-extrabold"
        >
          <Logo />
          <span>{brand}</span>
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
        <div className="flex items-center gap-2">
          <div className="hidden xs:block">{languageToggle}</div>
          <a
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
            className="hidden min-h-11 items-center gap-2 rounded-full bg-paint-terracotta px-4 text-[0.9375rem] font-semibold text-white hover:brightness-110 sm:inline-flex"
          >
            <Icon name="chat" />
            {words.book}
            <span className="sr-only"> ({words.newWindow})</span>
          </a>
          <MobileMenu label={words.open}>
            <nav aria-label={words.main} className="page pt-4">
              <ul className="divide-y divide-line text-lg font-semibold">
                <MobileItem {...links.home} />
                <MobileItem {...links.tours}>
                  <MobileGroups groups={tours} />
                </MobileItem>
                <MobileItem {...links.expeditions}>
                  <MobileGroups groups={expeditions} />
                </MobileItem>
                <MobileItem {...links.about} />
                <MobileItem {...links.destination} />
                <MobileItem {...links.contact} />
              </ul>
              <div className="mt-5 flex">{languageToggle}</div>
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

function MobileItem({ label, href, children }: NavLink & { children?: React.ReactNode }) {
  return (
    <li className="py-1">
      <SiteLink href={href} className="block py-2.5">
        {label}
      </SiteLink>
      {children}
    </li>
  )
}

function MobileGroups({ groups }: { groups: MenuGroup[] }) {
  return groups.map((group) => (
    <div key={group.href} className="pb-3 pl-3">
      <SiteLink href={group.href} className="flex items-center gap-2 py-1.5 text-base font-bold">
        <span className={`h-3 w-3 rounded-t-full ${group.colour}`} aria-hidden="true" />
        {group.label}
      </SiteLink>
      <ul className="border-l border-line pl-4">
        <MenuEntries
          items={group.items}
          className="flex items-baseline justify-between gap-3 py-2 text-base leading-snug font-normal"
        />
      </ul>
    </div>
  ))
}
