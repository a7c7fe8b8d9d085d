import { getTranslations } from 'next-intl/server'
import { SiteFooter } from '@/components/layout/site-footer'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { hoursOf } from '@/lib/catalogue/build/site-words'
import { fallbackLang, productView } from '@/lib/catalogue/build/trip-view'
import { type ChatPlace, footerChatLink } from '@/lib/chat/drafts'
import { sourceMark } from '@/lib/content/page-content'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { site } from '@/lib/site'

interface FrameFooterProps {
  catalogue: Catalogue
  locale: Locale
  /** Where the visitor stands, for the chat's draft. */
  place: ChatPlace
}

/** The words and links of the footer in a language. */
export async function FrameFooter({ catalogue, locale, place }: FrameFooterProps) {
  const t = await getTranslations({ locale })
  const home = addressOf('home', locale)
  const choosing = wordsOf(locale).choosing
  // Trips that have no card and stand in no menu.
  const elsewhere = catalogue.trips.filter(({ listed, menu }) => !listed && !menu.shown)
  return (
    <SiteFooter
      brand={site.name}
      locale={locale}
      chatHref={footerChatLink(catalogue, place, locale)}
      picturesHref={catalogue.content.contact.pictureProfile}
      words={{
        line: t('footer.line'),
        quickLinks: t('footer.quickLinks'),
        explore: t('footer.explore'),
        hours: t('footer.hours'),
        everyDay: sourceMark('hours')(t('footer.everyDay', hoursOf(catalogue, locale)), 'opens'),
        follow: t('footer.follow'),
        pictures: t('footer.pictures'),
        chat: t('footer.chat'),
        rights: t('footer.rights', { year: String(site.copyrightYear), name: site.name }),
        counting: t('footer.counting'),
        newWindow: t('site.newWindow'),
      }}
      quickLinks={[
        { label: t('footer.home'), href: `${home}#home` },
        { label: t('footer.tours'), href: `${home}#tours` },
        { label: t('footer.about'), href: `${home}#about` },
        { label: t('footer.contact'), href: `${home}#contact` },
      ]}
      explore={[
        { label: t('nav.tours'), href: addressOf('tours', locale) },
        { label: t('nav.expeditions'), href: addressOf('expeditions', locale) },
        { label: t('nav.destination'), href: addressOf('destination', locale) },
        { label: choosing.choose.name, href: addressOf('choose', locale) },
        { label: choosing.compare.name, href: addressOf('compare', locale) },
        { label: choosing.list.name, href: addressOf('list', locale) },
        { label: choosing.levels.name, href: addressOf('levels', locale) },
        ...elsewhere.map((product) => {
          const { words, fallbacks, href } = productView(catalogue, product, locale)
          return { label: words.title, lang: fallbackLang(fallbacks, 'title'), href }
        }),
        { label: t('footer.policy'), href: addressOf('policy', locale) },
      ]}
      staff={{ label: t('footer.staff'), href: '/admin/login' }}
    />
  )
}
