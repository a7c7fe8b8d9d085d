import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { FinderControls } from '@/components/choosing/finder-controls'
import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Courses } from '@/components/home/courses'
import { Hero } from '@/components/home/hero'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { Tabs } from '@/components/ui/tabs'
import { courseRequestSource } from '@/lib/booking/request-source'
import { fallbackLang } from '@/lib/catalogue/read'
import { contentWords, courseWords } from '@/lib/catalogue/site-words'
import type { Product } from '@/lib/catalogue/trip'
import { placeLink, subjectLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/require-locale'
import { illustration } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/page-metadata'
import { agencyData, jsonLdText } from '@/lib/seo/structured-data'
import { SiteFrame } from './_frame/site-frame'
import { courseDayChatLink } from './_trips/day-chat-link'
import { ProductCards } from './_trips/product-cards'

const points = [
  { key: 'guides', icon: 'compass' },
  { key: 'sustainable', icon: 'leaf' },
  { key: 'exclusive', icon: 'star' },
  { key: 'food', icon: 'bowl' },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  return fixedPageMetadata({
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
  const catalogue = loadCatalogue()
  const { tours, expeditions } = catalogue
  const content = contentWords(catalogue, locale)
  const choosing = choosingWords(locale)
  const hero = content.hero.words
  const bestSellers = (all: readonly Product[]): Product[] => all.filter((one) => one.bestSeller)
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="home">
      <JsonLd text={jsonLdText(agencyData(catalogue, locale, t('site.description')))} />
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        alt={hero.picture}
        pointsTitle={content.points.words.title}
        points={points.map(({ key, icon }) => ({
          icon,
          ...content.points.words[key],
          lang: fallbackLang(content.points.fallbacks, key),
        }))}
        picture={illustration('hero-home')}
      >
        <ButtonLink size="large" href={addressOf('tours', locale)}>
          {t('home.seeTours')}
        </ButtonLink>
        <ExternalButton
          look="secondary"
          size="large"
          href={placeLink(catalogue, 'home', locale)}
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
                  <ProductCards
                    catalogue={catalogue}
                    products={bestSellers(tours)}
                    locale={locale}
                    most={3}
                  />
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
                  <ProductCards
                    catalogue={catalogue}
                    products={bestSellers(expeditions)}
                    locale={locale}
                    most={3}
                  />
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
      <Section ground="wall" title={choosing.booking.title} lead={choosing.booking.lead}>
        <HowBookingWorks
          locale={locale}
          chatHref={placeLink(catalogue, 'home', locale)}
          newWindowHint={t('site.newWindow')}
        />
        <h3 className="mt-10 mb-4 text-heading">{choosing.choose.title}</h3>
        <FinderControls locale={locale} names={['age', 'time', 'month']} />
      </Section>
      <HydrationBoundary>
        <Courses
          courses={catalogue.courses.map((course) => ({ course, ...courseWords(course, locale) }))}
          section={content.courses}
          students={catalogue.content.courses.students}
          picture={illustration('curso-aca')}
          enquireHref={subjectLink(catalogue, 'courseClasses', locale)}
          moreHref={subjectLink(catalogue, 'courseInfo', locale)}
          now={Date.now()}
          dayHref={(course, day) => courseDayChatLink(catalogue, course, { locale, day })}
          requestOf={(course) => courseRequestSource(catalogue, course, locale, Date.now())}
          leadsTo={courseLadder(catalogue, locale).kayak.expeditions}
          locale={locale}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        <About
          about={content.about}
          values={content.values}
          quote={content.quote}
          picture={illustration('sobre')}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        <Contact catalogue={catalogue} words={content.contact} locale={locale} />
      </HydrationBoundary>
    </SiteFrame>
  )
}
