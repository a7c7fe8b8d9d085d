import { getTranslations } from 'next-intl/server'
import { SiteFooter } from '@/components/layout/site-footer'
import { addressOf } from '@/lib/addresses'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { fallbackLang, productView } from '@/lib/catalogue/read'
import { subjectLink } from '@/lib/chat'
import type { Locale } from '@/lib/locales'
import { site } from '@/lib/site'

/** The words and links of the footer in a language. */
export async function FrameFooter({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  const home = addressOf('home', locale)
  const { words, fallbacks, href: bayTourHref } = productView(bayTour, locale)
  return (
    <SiteFooter
      brand={site.name}
      chatHref={subjectLink('general', locale)}
      picturesHref={site.pictureProfile}
      words={{
        line: t('footer.line'),
        quickLinks: t('footer.quickLinks'),
        explore: t('footer.explore'),
        hours: t('footer.hours'),
        everyDay: t('footer.everyDay'),
        follow: t('footer.follow'),
        pictures: t('footer.pictures'),
        chat: t('footer.chat'),
        rights: t('footer.rights', { year: String(site.copyrightYear), name: site.name }),
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
        { label: words.title, lang: fallbackLang(fallbacks, 'title'), href: bayTourHref },
        { label: t('footer.policy'), href: addressOf('policy', locale) },
      ]}
      staff={{ label: t('footer.staff'), href: '/admin/login' }}
    />
  )
}
