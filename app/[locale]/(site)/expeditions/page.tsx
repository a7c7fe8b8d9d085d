import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ExpeditionTable } from '@/components/choosing/expedition-table'
import { ClosingCall } from '@/components/layout/closing-call'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { listedProducts } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { difficultyTone, legendLevels } from '@/lib/catalogue/shape/difficulty'
import { difficulties } from '@/lib/catalogue/shape/trip-facts'
import { tileSources } from '@/lib/choosing/tile-sources'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { poster } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../_frame/site-frame'
import { TripMaps } from '../_trips/trip-maps'
import { FoldedFinder, ListHero, TripSections } from '../_trips/trip-sections'

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
  const choosing = wordsOf(locale).choosing
  const used = new Set(catalogue.expeditions.map(({ listing }) => listing.difficulty))
  // Levels beyond the three of spec §2.5 are explained where a card shows them.
  const levels = difficulties.filter((level) => legendLevels.some((one) => one === level) || used.has(level))
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="expeditions">
      <ListHero
        title={t('expeditions.title')}
        lead={t('expeditions.lead')}
        alt={t('expeditions.picture')}
        frame="var(--color-paint-terracotta)"
        picture={poster('expeditions')}
        jump={t('expeditions.jump')}
        sections={sections.map(({ category }) => ({ category, button: t(`category.${category}`) }))}
      />
      <div className="page pb-12">
        <h2 className="text-heading">{t('expeditions.legend')}</h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
          {levels.map((level) => (
            <li
              key={level}
              className="grid grid-cols-[8.5rem_1fr] items-baseline gap-3 *:justify-self-start lg:block lg:space-y-2"
            >
              <Badge tone={difficultyTone(level)}>{t(`difficulty.${level}`)}</Badge>
              <p className="leading-snug text-soft">{t(`expeditions.legendText.${level}`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <FoldedFinder locale={locale} />
      <TripSections
        catalogue={catalogue}
        kind="expedition"
        locale={locale}
        sections={sections.map((section) => ({
          ...section,
          title: t(`expeditions.${categoryStyle[section.category].anchor}.title`),
          lead: t(`expeditions.${categoryStyle[section.category].anchor}.text`),
        }))}
      />
      <div className="print:hidden">
        <Section title={choosing.table.caption} tight>
          <Fold label={choosing.table.open}>
            <ExpeditionTable
              trips={tileSources(catalogue, locale, listedProducts(catalogue, 'expedition'))}
              locale={locale}
            />
          </Fold>
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
