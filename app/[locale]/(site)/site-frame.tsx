import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FlashMessage } from '@/components/layout/flash-message'
import { HashScroll } from '@/components/layout/hash-scroll'
import type { MenuGroup } from '@/components/layout/menu-panel'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { JsonLd } from '@/components/ui/json-ld'
import { addressOf, type PageId } from '@/lib/addresses'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/category'
import { menuDurationText } from '@/lib/catalogue/facts'
import { expeditionMenu, tourMenu } from '@/lib/catalogue/menus'
import { findProduct } from '@/lib/catalogue/products'
import { productView } from '@/lib/catalogue/read'
import type { Category } from '@/lib/catalogue/schema'
import { subjectLink } from '@/lib/chat'
import { localeParameter } from '@/lib/i18n/preference'
import { type Locale, otherLocale } from '@/lib/locales'
import { breadcrumbData, jsonLdText } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

export interface SiteFrameProps {
  locale: Locale
  /** The page shown, so that the language toggle leads to its twin. */
  page: PageId | 'missing'
  children: ReactNode
}

/** Header, main part and footer of every public page (spec §2.2). */
export async function SiteFrame({ locale, page, children }: SiteFrameProps) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const other = otherLocale(locale)
  const home = addressOf('home', locale)
  const toursHref = addressOf('tours', locale)
  const expeditionsHref = addressOf('expeditions', locale)
  const chatHref = subjectLink('general', locale)

  /** Pages right below the home page; trips, one level deeper, say their own way. */
  const belowHome: Partial<Record<SiteFrameProps['page'], string>> = {
    tours: t('nav.tours'),
    expeditions: t('nav.expeditions'),
    destination: t('nav.destination'),
    policy: t('footer.policy'),
  }
  const name = belowHome[page]

  const groups = (
    menu: Partial<Record<Category, { slug: string; shortcut?: string }[]>>,
    list: string,
  ): MenuGroup[] =>
    (['Caiaque', 'Barco', 'Trekking'] as const).flatMap((category) => {
      const entries = menu[category]
      if (!entries) return []
      const items = entries.flatMap(({ slug, shortcut }) => {
        const product = findProduct(slug)
        if (!product) return []
        const { words, href } = productView(product, locale)
        return {
          label: words.title,
          href: locale === 'pt-BR' ? (shortcut ?? href) : href,
          duration: menuDurationText(product.listing.duration, facts),
        }
      })
      return {
        label: t(`category.${category}`),
        href: `${list}#${menuAnchor[category]}`,
        colour: categoryStyle[category].paint,
        items,
      }
    })

  return (
    <>
      {name && page !== 'missing' ? (
        <JsonLd
          text={jsonLdText(
            breadcrumbData(
              [
                { name: t('nav.home'), page: 'home' },
                { name, page },
              ],
              locale,
            ),
          )}
        />
      ) : null}
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-wall focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('site.skip')}
      </a>
      <SiteHeader
        brand={site.name}
        homeHref={home}
        chatHref={chatHref}
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
          tours: { label: t('nav.tours'), href: toursHref },
          expeditions: { label: t('nav.expeditions'), href: expeditionsHref },
          about: { label: t('nav.about'), href: `${home}#about` },
          destination: { label: t('nav.destination'), href: addressOf('destination', locale) },
          contact: { label: t('nav.contact'), href: `${home}#contact` },
        }}
        tours={groups(tourMenu, toursHref)}
        expeditions={groups(expeditionMenu, expeditionsHref)}
        toggle={{
          href: `${addressOf(page === 'missing' ? 'home' : page, other)}?${localeParameter}=${other}`,
          lang: other,
        }}
      />
      <FlashMessage
        id="acesso-negado"
        title={t('flash.denied.title')}
        text={t('flash.denied.text')}
        dismissLabel={t('flash.dismiss')}
        link={{ label: t('flash.denied.switch'), href: '/admin/login?switch' }}
      />
      <HashScroll />
      <main id="content" tabIndex={-1} className="grow pt-(--header-height) outline-none">
        {children}
      </main>
      <SiteFooter
        brand={site.name}
        chatHref={chatHref}
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
          { label: t('nav.tours'), href: toursHref },
          { label: t('nav.expeditions'), href: expeditionsHref },
          { label: t('nav.destination'), href: addressOf('destination', locale) },
          { label: productView(bayTour, locale).words.title, href: addressOf('bay-tour', locale) },
          { label: t('footer.policy'), href: addressOf('policy', locale) },
        ]}
        staff={{ label: t('footer.staff'), href: '/admin/login' }}
      />
    </>
  )
}
