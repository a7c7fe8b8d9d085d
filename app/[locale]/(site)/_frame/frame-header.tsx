import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/layout/site-header'
import { LanguageToggle, type LanguageToggleProps } from '@/components/ui/language-toggle'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { menuGroups } from '@/lib/catalogue/build/menus'
import type { Category } from '@/lib/catalogue/shape/trip-facts'
import { type ChatPlace, headerChatLink } from '@/lib/chat/drafts'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { localeParameter } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf, type PageAddresses } from '@/lib/routing/pages'
import { site } from '@/lib/site'

interface FrameHeaderProps {
  catalogue: Catalogue
  locale: Locale
  /** Of the page shown. */
  addresses: PageAddresses
  /** Where the visitor stands, for the chat's draft. */
  place: ChatPlace
  /** The toggle of a page that answers a query or a chosen date, which goes along to the other language. */
  renderToggle?: (props: LanguageToggleProps) => ReactNode
}

/** The words, links and menus of the header in a language. */
export async function FrameHeader({
  catalogue,
  locale,
  addresses,
  place,
  renderToggle = LanguageToggle,
}: FrameHeaderProps) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const other = otherLocale(locale)
  const home = addressOf('home', locale)
  const { choose, list } = wordsOf(locale).choosing
  const menu = { locale, facts, nameOf: (category: Category) => t(`category.${category}`) }
  return (
    <SiteHeader
      brand={site.name}
      homeHref={home}
      locale={locale}
      chatHref={headerChatLink(catalogue, place, locale)}
      words={{
        main: t('nav.main'),
        open: t('nav.open'),
        showTours: t('nav.showTours'),
        showExpeditions: t('nav.showExpeditions'),
        newWindow: t('site.newWindow'),
        book: t('nav.book'),
        kept: list.kept,
      }}
      links={{
        home: { label: t('nav.home'), href: home },
        tours: { label: t('nav.tours'), href: addressOf('tours', locale) },
        expeditions: { label: t('nav.expeditions'), href: addressOf('expeditions', locale) },
        about: { label: t('nav.about'), href: `${home}#about` },
        destination: { label: t('nav.destination'), href: addressOf('destination', locale) },
        contact: { label: t('nav.contact'), href: `${home}#contact` },
        choose: { label: choose.nav, href: addressOf('choose', locale) },
        list: { label: list.name, href: addressOf('list', locale) },
      }}
      tours={menuGroups(catalogue, 'tours', menu)}
      expeditions={menuGroups(catalogue, 'expeditions', menu)}
      languageToggle={renderToggle({
        href: `${addresses[other]}?${localeParameter}=${other}`,
        lang: other,
        short: t('site.toggleShort'),
        name: t('site.toggle'),
      })}
    />
  )
}
