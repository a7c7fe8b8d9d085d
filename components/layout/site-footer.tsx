import { ChatLink } from '@/components/booking/chat-link'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/lib/i18n/locales'
import { Logo } from './logo'

interface FooterLink {
  label: string
  /** Where the label has no translation. */
  lang?: string
  href: string
}

interface SiteFooterProps {
  brand: string
  words: {
    line: string
    quickLinks: string
    explore: string
    hours: string
    everyDay: string
    follow: string
    pictures: string
    chat: string
    rights: string
    counting: string
    newWindow: string
  }
  quickLinks: FooterLink[]
  explore: FooterLink[]
  /** The staff area: a plain link, because the panel has a content policy of its own that only a new page load brings. */
  staff: FooterLink
  picturesHref: string
  chatHref: string
  locale: Locale
}

/** The footer (spec §2.2): anchors of the home page, policy and staff area, hours, social links, copyright. */
export function SiteFooter({
  brand,
  words,
  quickLinks,
  explore,
  staff,
  picturesHref,
  chatHref,
  locale,
}: SiteFooterProps) {
  const away = 'inline-flex items-center gap-2.5 py-1 leading-snug hover:underline'
  return (
    <footer className="mt-auto print:hidden bg-deep text-on-deep">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-6 py-8 max-[17rem]:block max-[17rem]:space-y-9 lg:gap-10 lg:py-14 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="max-w-xs max-lg:col-span-2 max-lg:max-w-none">
          <p className="flex items-center gap-3 font-display text-2xl leading-none font-extrabold">
            <Logo className="size-11" />
            {brand}
          </p>
          <p className="mt-3 text-on-deep-soft max-sm:hidden">{words.line}</p>
        </div>
        <FooterList title={words.quickLinks} links={quickLinks} />
        <div className="max-lg:row-span-2">
          <FooterList title={words.explore} links={explore} />
        </div>
        <div>
          <div>
            <h2 className="font-display text-lg">{words.hours}</h2>
            <p className="mt-2 text-on-deep-soft">{words.everyDay}</p>
          </div>
          <div>
            <h2 className="mt-5 font-display text-lg">{words.follow}</h2>
            <ul className="mt-2">
              <li>
                <a href={picturesHref} target="_blank" rel="noopener noreferrer" className={away}>
                  <Icon name="camera" />
                  {words.pictures}
                  <span className="sr-only"> ({words.newWindow})</span>
                </a>
              </li>
              <li>
                <ChatLink href={chatHref} locale={locale} newWindowHint={words.newWindow} className={away}>
                  <Icon name="chat" />
                  {words.chat}
                </ChatLink>
              </li>
            </ul>
          </div>
        </div>
      </div>
      <div className="border-t border-white/15">
        <p className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3 text-sm text-on-deep-soft">
          <span>{words.rights}</span>
          <span className="max-w-prose">{words.counting}</span>
          <a href={staff.href} className="py-1 hover:text-on-deep hover:underline">
            {staff.label}
          </a>
        </p>
      </div>
    </footer>
  )
}

function FooterList({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-display text-lg">{title}</h2>
      <ul className="mt-2">
        {links.map(({ label, lang, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              lang={lang}
              className="inline-block py-1 leading-snug text-on-deep-soft hover:text-on-deep hover:underline"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
