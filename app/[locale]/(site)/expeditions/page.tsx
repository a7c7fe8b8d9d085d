import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/badge'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { PageHero } from '@/components/ui/page-hero'
import { Section } from '@/components/ui/section'
import { addressOf } from '@/lib/addresses'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/category'
import { difficultyTone, legendLevels } from '@/lib/catalogue/difficulty'
import { listedProducts } from '@/lib/catalogue/products'
import { requireLocale } from '@/lib/i18n/require-locale'
import { heroPictures } from '@/lib/images/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductCards } from '../product-cards'
import { SiteFrame } from '../site-frame'

const sections = [
  { category: 'Caiaque', columns: 2, ground: 'sand' },
  { category: 'Trekking', columns: 3, ground: 'wall' },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('expeditions')
  return pageMetadata({
    page: 'expeditions',
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

/** The list of expeditions (spec §2.5). */
export default async function ExpeditionsPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  return (
    <SiteFrame locale={locale} page="expeditions">
      <PageHero
        title={t('expeditions.title')}
        lead={t('expeditions.lead')}
        alt={t('expeditions.picture')}
        frame="var(--color-paint-terracotta)"
        {...heroPictures('hero-expeditions')}
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
        <ul className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 md:grid-cols-3 md:gap-x-8">
          {legendLevels.map((level) => (
            <li
              key={level}
              className="col-span-2 grid grid-cols-subgrid items-center gap-y-2 justify-items-start md:col-span-1 md:grid-cols-1"
            >
              <Badge tone={difficultyTone(level)}>{t(`difficulty.${level}`)}</Badge>
              <span className="text-soft">{t(`expeditions.legendText.${level}`)}</span>
            </li>
          ))}
        </ul>
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
          >
            <ProductCards products={listedProducts('expedition', category)} locale={locale} most={columns} />
          </Section>
        )
      })}
      <Section ground="deep" title={t('expeditions.readyTitle')} lead={t('expeditions.readyText')}>
        <ButtonLink look="light" size="large" href={`${addressOf('home', locale)}#contact`}>
          {t('expeditions.ready')}
        </ButtonLink>
      </Section>
    </SiteFrame>
  )
}
