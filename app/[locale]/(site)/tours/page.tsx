import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { ClosingCall } from '@/components/layout/closing-call'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { categories } from '@/lib/catalogue/shape/trip-facts'
import { subjectLink } from '@/lib/chat/drafts'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { poster } from '@/lib/images/pictures'
import { fixedPageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../_frame/site-frame'
import { TripMaps } from '../_trips/trip-maps'
import { FoldedFinder, ListHero, TripSections } from '../_trips/trip-sections'
import { UnlistedTrips } from './unlisted-trips'

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('tours')
  return fixedPageMetadata({
    page: 'tours',
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

/** The list of day tours (spec §2.4). */
export default async function ToursPage() {
  const locale = requireLocale(await rootParams.locale())
  const catalogue = loadCatalogue()
  const t = await getTranslations()
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="tours">
      <ListHero
        title={t('tours.title')}
        lead={t('tours.lead')}
        alt={t('tours.picture')}
        frame="var(--color-paint-cyan)"
        picture={poster('tours')}
        jump={t('tours.jump')}
        sections={categories.map((category) => ({
          category,
          button: t(`tours.${categoryStyle[category].anchor}.button`),
        }))}
      />
      <FoldedFinder locale={locale} />
      <TripSections
        catalogue={catalogue}
        kind="tour"
        locale={locale}
        sections={categories.map((category, index) => ({
          category,
          title: t(`tours.${categoryStyle[category].anchor}.title`),
          lead: t(`tours.${categoryStyle[category].anchor}.text`),
          ground: index % 2 === 0 ? 'sand' : 'wall',
          columns: 3,
          below: <UnlistedTrips catalogue={catalogue} category={category} locale={locale} />,
        }))}
      />
      <div className="print:hidden">
        <TripMaps catalogue={catalogue} products={catalogue.tours} locale={locale} />
      </div>
      <ClosingCall title={t('tours.customTitle')} text={t('tours.customText')}>
        <ChatButton
          locale={locale}
          look="light"
          size="large"
          href={subjectLink(catalogue, 'custom', locale)}
          newWindowHint={t('site.newWindow')}
        >
          {t('tours.custom')}
        </ChatButton>
      </ClosingCall>
    </SiteFrame>
  )
}
