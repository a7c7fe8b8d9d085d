import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { buttonClass, ExternalButton } from '@/components/ui/button'
import { PageHero } from '@/components/ui/page-hero'
import { Section } from '@/components/ui/section'
import { categoryStyle, menuAnchor } from '@/lib/catalogue/category'
import { listedProducts } from '@/lib/catalogue/products'
import { categories } from '@/lib/catalogue/schema'
import { subjectLink } from '@/lib/chat'
import { requireLocale } from '@/lib/i18n/require-locale'
import { heroPictures } from '@/lib/images/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { ProductCards } from '../product-cards'
import { SiteFrame } from '../site-frame'

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('tours')
  return pageMetadata({
    page: 'tours',
    locale,
    title: t('metaTitle'),
    description: t('metaDescription'),
  })
}

/** The list of day tours (spec §2.4). */
export default async function ToursPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  return (
    <SiteFrame locale={locale} page="tours">
      <PageHero
        title={t('tours.title')}
        lead={t('tours.lead')}
        alt={t('tours.picture')}
        frame="var(--color-paint-cyan)"
        {...heroPictures('hero-tours')}
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
          >
            <ProductCards products={listedProducts('tour', category)} locale={locale} most={3} />
          </Section>
        )
      })}
      <Section ground="deep" title={t('tours.customTitle')} lead={t('tours.customText')}>
        <ExternalButton
          look="light"
          size="large"
          href={subjectLink('custom', locale)}
          newWindowHint={t('site.newWindow')}
        >
          {t('tours.custom')}
        </ExternalButton>
      </Section>
    </SiteFrame>
  )
}
