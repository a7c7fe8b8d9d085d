import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Courses } from '@/components/home/courses'
import { Hero } from '@/components/home/hero'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { JsonLd } from '@/components/ui/json-ld'
import { OwnTurn } from '@/components/ui/own-turn'
import { Section } from '@/components/ui/section'
import { Tabs } from '@/components/ui/tabs'
import { addressOf } from '@/lib/addresses'
import { courses } from '@/lib/catalogue/courses'
import { expeditions, tours } from '@/lib/catalogue/products'
import { subjectLink } from '@/lib/chat'
import { requireLocale } from '@/lib/i18n/require-locale'
import { heroPictures, illustration } from '@/lib/images/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { agencyData, jsonLdText } from '@/lib/seo/structured-data'
import { ProductCards } from './product-cards'
import { SiteFrame } from './site-frame'

const points = [
  { key: 'guides', icon: 'compass' },
  { key: 'sustainable', icon: 'leaf' },
  { key: 'exclusive', icon: 'star' },
  { key: 'food', icon: 'bowl' },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  return pageMetadata({
    page: 'home',
    locale,
    title: t('home.metaTitle'),
    description: t('site.description'),
  })
}

/** The home page (spec §2.3). */
export default async function HomePage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const bestSellers = <T extends { bestSeller?: boolean }>(all: T[]): T[] =>
    all.filter((one) => one.bestSeller)
  return (
    <SiteFrame locale={locale} page="home">
      <JsonLd text={jsonLdText(agencyData(locale, t('site.description')))} />
      <Hero
        eyebrow={t('home.eyebrow')}
        title={t('home.title')}
        lead={t('home.lead')}
        alt={t('home.picture')}
        pointsTitle={t('home.pointsTitle')}
        points={points.map(({ key, icon }) => ({
          icon,
          title: t(`home.points.${key}.title`),
          text: t(`home.points.${key}.text`),
        }))}
        {...heroPictures('hero-home')}
      >
        <ButtonLink size="large" href={addressOf('tours', locale)}>
          {t('home.seeTours')}
        </ButtonLink>
        <ExternalButton
          look="secondary"
          size="large"
          href={subjectLink('general', locale)}
          newWindowHint={t('site.newWindow')}
        >
          {t('home.talk')}
        </ExternalButton>
      </Hero>
      <Section id="tours" ground="sand" title={t('home.experiences.title')} lead={t('home.experiences.lead')}>
        <Tabs
          look="pill"
          label={t('home.experiences.tabs')}
          items={[
            {
              id: 'best-tours',
              label: t('home.experiences.tours'),
              panel: (
                <>
                  <ProductCards products={bestSellers(tours)} locale={locale} most={3} />
                  <p className="mt-8">
                    <ButtonLink look="secondary" href={addressOf('tours', locale)}>
                      {t('home.experiences.allTours')}
                    </ButtonLink>
                  </p>
                </>
              ),
            },
            {
              id: 'best-expeditions',
              label: t('home.experiences.expeditions'),
              panel: (
                <>
                  <ProductCards products={bestSellers(expeditions)} locale={locale} most={3} />
                  <p className="mt-8">
                    <ButtonLink look="secondary" href={addressOf('expeditions', locale)}>
                      {t('home.experiences.allExpeditions')}
                    </ButtonLink>
                  </p>
                </>
              ),
            },
          ]}
        />
      </Section>
      <OwnTurn>
        <Courses
          courses={courses}
          picture={illustration('curso-aca')}
          enquireHref={subjectLink('courseClasses', locale)}
          moreHref={subjectLink('courseInfo', locale)}
        />
      </OwnTurn>
      <OwnTurn>
        <About picture={illustration('sobre')} />
      </OwnTurn>
      <OwnTurn>
        <Contact locale={locale} />
      </OwnTurn>
    </SiteFrame>
  )
}
