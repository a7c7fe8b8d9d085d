import { getTranslations } from 'next-intl/server'
import { SiteHeader } from '@/components/layout/site-header'
import { addressOf } from '@/lib/addresses'
import { menuGroups } from '@/lib/catalogue/menus'
import type { Category } from '@/lib/catalogue/schema'
import { subjectLink } from '@/lib/chat'
import { localeParameter } from '@/lib/i18n/preference'
import { otherLocale } from '@/lib/locales'
import { site } from '@/lib/site'
import type { SiteFrameProps } from './site-frame'

/** The words, links and menus of the header in a language. */
export async function FrameHeader({ locale, page }: Omit<SiteFrameProps, 'children'>) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const other = otherLocale(locale)
  const home = addressOf('home', locale)
  const menu = { locale, facts, nameOf: (category: Category) => t(`category.${category}`) }
  return (
    <SiteHeader
      brand={site.name}
      homeHref={home}
      chatHref={subjectLink('general', locale)}
      words={{
        main: t('nav.main'),
        open: t('nav.open'),
        showTours: t('nav.showTours'),
        showExpeditions: t('nav.showExpeditions'),
        toggle: t('site.toggle'),
        toggleShort: t('site.toggleShort'),
        newWindow: t('site.newWindow'),
        book: t('nav.book'),
      }}
      links={{
        home: { label: t('nav.home'), href: home },
        tours: { label: t('nav.tours'), href: addressOf('tours', locale) },
        expeditions: { label: t('nav.expeditions'), href: addressOf('expeditions', locale) },
        about: { label: t('nav.about'), href: `${home}#about` },
        destination: { label: t('nav.destination'), href: addressOf('destination', locale) },
        contact: { label: t('nav.contact'), href: `${home}#contact` },
      }}
      tours={menuGroups('tours', menu)}
      expeditions={menuGroups('expeditions', menu)}
      toggle={{
        href: `${addressOf(page === 'missing' ? 'home' : page, other)}?${localeParameter}=${other}`,
        lang: other,
      }}
    />
  )
}
