import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ExpeditionTable } from '@/components/choosing/expedition-table'
import { FinderControls } from '@/components/choosing/finder-controls'
import { ClosingCall } from '@/components/layout/closing-call'
import { Badge } from '@/components/ui/badge'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { PageHero } from '@/components/ui/page-hero'
import { Section } from '@/components/ui/section'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/category'
import { difficultyTone, legendLevels } from '@/lib/catalogue/difficulty'
import { listedProducts, productView } from '@/lib/catalogue/read'
import { difficulties } from '@/lib/catalogue/schema'
import { choosingWords } from '@/lib/choosing/words'
import { loadCatalogue } from '@/lib/content/request'
import { requireLocale } from '@/lib/i18n/require-locale'
import { illustration } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/page-metadata'
import { SiteFrame } from '../_frame/site-frame'
import { ProductCards } from '../_trips/product-cards'
import { TripMaps } from '../_trips/trip-maps'

const sections = [
  { category: 'Caiaque', columns: 2, ground: 'sand' },
  { category: 'Trekking', columns: 3, ground: 'wall' },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('expeditions')
  return fixedPageMetadata({
    page: 'expeditions',
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

/** The list of expeditions (spec §2.5). */
export default async function ExpeditionsPage() {
  const locale = requireLocale(await rootParams.locale())
  const catalogue = loadCatalogue()
  const t = await getTranslations()
  const choosing = choosingWords(locale)
  const used = new Set(catalogue.expeditions.map(({ listing }) => listing.difficulty))
  // Levels beyond the three of spec §2.5 are explained where a card shows them.
  const levels = difficulties.filter((level) => legendLevels.some((one) => one === level) || used.has(level))
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="expeditions">
      <PageHero
        title={t('expeditions.title')}
        lead={t('expeditions.lead')}
        alt={t('expeditions.picture')}
        frame="var(--color-paint-terracotta)"
        picture={illustration('hero-expeditions')}
      >
        <nav aria-label={t('expeditions.jump')} className="flex flex-wrap gap-3">
          {sections.map(({ category }) => {
            const { anchor } = categoryStyle[category]
            return (
              <a key={category} href={`#${anchor}`} className={buttonClass({ look: 'secondary' })}>
                {t(`category.${category}`)}
              </a>
            )
          })}
        </nav>
      </PageHero>
      <div className="page pb-12">
        <h2 className="font-text text-base font-bold tracking-normal">{t('expeditions.legend')}</h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {levels.map((level) => (
            <li key={level} className="flex items-baseline gap-3 lg:block lg:space-y-2">
              <Badge tone={difficultyTone(level)}>{t(`difficulty.${level}`)}</Badge>
              <p className="leading-snug text-soft">{t(`expeditions.legendText.${level}`)}</p>
            </li>
          ))}
        </ul>
      </div>
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
      {sections.map(({ category, columns, ground }) => {
        const { anchor } = categoryStyle[category]
        return (
          <Section
            key={category}
            id={anchor}
            alias={menuAnchor[category]}
            title={t(`expeditions.${anchor}.title`)}
            lead={t(`expeditions.${anchor}.text`)}
            ground={ground}
            tight
          >
            <ProductCards
              catalogue={catalogue}
              products={listedProducts(catalogue, 'expedition', category)}
              locale={locale}
              most={columns}
            />
          </Section>
        )
      })}
      <div className="print:hidden">
        <Section title={choosing.table.caption} tight>
          <ExpeditionTable
            views={listedProducts(catalogue, 'expedition').map((trip) =>
              productView(catalogue, trip, locale),
            )}
            locale={locale}
          />
        </Section>
      </div>
      <div className="print:hidden">
        <TripMaps catalogue={catalogue} products={catalogue.expeditions} locale={locale} />
      </div>
      <ClosingCall title={t('expeditions.readyTitle')} text={t('expeditions.readyText')}>
        <ButtonLink look="light" size="large" href={`${addressOf('home', locale)}#contact`}>
          {t('expeditions.ready')}
        </ButtonLink>
      </ClosingCall>
    </SiteFrame>
  )
}
