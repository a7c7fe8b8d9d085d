import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { FinderControls } from '@/components/choosing/finder-controls'
import { ClosingCall } from '@/components/layout/closing-call'
import { buttonClass, ExternalButton } from '@/components/ui/button'
import { PageHero } from '@/components/ui/page-hero'
import { Section } from '@/components/ui/section'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/category'
import { listedProducts } from '@/lib/catalogue/read'
import { categories } from '@/lib/catalogue/schema'
import { subjectLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/words'
import { loadCatalogue } from '@/lib/content/request'
import { requireLocale } from '@/lib/i18n/require-locale'
import { illustration } from '@/lib/images/pictures'
import { fixedPageMetadata } from '@/lib/seo/page-metadata'
import { SiteFrame } from '../_frame/site-frame'
import { ProductCards } from '../_trips/product-cards'
import { TripMaps } from '../_trips/trip-maps'
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
  const choosing = choosingWords(locale)
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="tours">
      <PageHero
        title={t('tours.title')}
        lead={t('tours.lead')}
        alt={t('tours.picture')}
        frame="var(--color-paint-cyan)"
        picture={illustration('hero-tours')}
      >
        <nav aria-label={t('tours.jump')} className="flex flex-wrap gap-3">
          {categories.map((category) => {
            const { anchor } = categoryStyle[category]
            return (
              <a key={category} href={`#${anchor}`} className={buttonClass({ look: 'secondary' })}>
                {t(`tours.${anchor}.button`)}
              </a>
            )
          })}
        </nav>
      </PageHero>
      <div className="page pb-8">
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-cobalt">
            {choosing.choose.title}
          </summary>
          <div className="mt-3">
            <FinderControls locale={locale} />
          </div>
        </details>
      </div>
      {categories.map((category, index) => {
        const { anchor } = categoryStyle[category]
        return (
          <Section
            key={category}
            id={anchor}
            title={t(`tours.${anchor}.title`)}
            lead={t(`tours.${anchor}.text`)}
            ground={index % 2 === 0 ? 'sand' : 'wall'}
            alias={menuAnchor[category]}
            tight
          >
            <ProductCards
              catalogue={catalogue}
              products={listedProducts(catalogue, 'tour', category)}
              locale={locale}
              most={3}
            />
            <UnlistedTrips catalogue={catalogue} category={category} locale={locale} />
          </Section>
        )
      })}
      <div className="print:hidden">
        <TripMaps catalogue={catalogue} products={catalogue.tours} locale={locale} />
      </div>
      <ClosingCall title={t('tours.customTitle')} text={t('tours.customText')}>
        <ExternalButton
          look="light"
          size="large"
          href={subjectLink(catalogue, 'custom', locale)}
          newWindowHint={t('site.newWindow')}
        >
          {t('tours.custom')}
        </ExternalButton>
      </ClosingCall>
    </SiteFrame>
  )
}
