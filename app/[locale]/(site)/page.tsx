import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { FinderControls } from '@/components/choosing/finder-controls'
import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { About } from '@/components/home/about'
import { Contact } from '@/components/home/contact'
import { Courses } from '@/components/home/courses'
import { Hero } from '@/components/home/hero'
import { TodayLoader } from '@/components/planning/today-loader'
import { ButtonLink } from '@/components/ui/button'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { Tabs } from '@/components/ui/tabs'
import { contentWords, courseWords } from '@/lib/catalogue/build/site-words'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import type { Course, Product } from '@/lib/catalogue/shape/trip'
import { courseLink, placeLink, subjectLink } from '@/lib/chat/drafts'
import { loadCatalogue, markedWords, shownPreview, sourceMark } from '@/lib/content/page-content'
import type { Locale } from '@/lib/i18n/locales'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { poster } from '@/lib/images/pictures'
import { planningWords } from '@/lib/planning/planning-words'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/metadata'
import { agencyData, jsonLdText } from '@/lib/seo/structured-data'
import { SiteFrame } from './_frame/site-frame'
import { courseDayChatLink } from './_trips/day-chat-link'
import { ProductCards } from './_trips/product-cards'
import { homePoster } from './home-poster'

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

/** Marked where the page is the preview of one of them. */
function markedParts<Parts extends ReturnType<typeof contentWords>>(parts: Parts, locale: Locale): Parts {
  if (!shownPreview()) return parts
  const marked = structuredClone(parts)
  for (const [part, own] of Object.entries(marked))
    Reflect.set(own, 'words', markedWords(part, own.words, `words.${locale}`, ['picture']))
  return marked
}

function markedCourse(course: Course, locale: Locale) {
  const { words, fallbacks } = courseWords(course, locale)
  return { words: markedWords(course.id, words, `words.${locale}`), fallbacks }
}

/** The home page (spec §2.3). */
export default async function HomePage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const catalogue = loadCatalogue()
  const { tours, expeditions } = catalogue
  const content = markedParts(contentWords(catalogue, locale), locale)
  const choosing = wordsOf(locale).choosing
  const planning = planningWords(locale).day
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
        poster={homePoster}
      >
        <ButtonLink size="large" href={addressOf('tours', locale)}>
          {t('home.seeTours')}
        </ButtonLink>
        <ChatButton
          locale={locale}
          look="secondary"
          size="large"
          href={placeLink(catalogue, 'home', locale)}
          newWindowHint={t('site.newWindow')}
        >
          {t('home.talk')}
        </ChatButton>
      </Hero>
      <div data-screen-only>
        <Section title={choosing.choose.title} tight>
          <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-14">
            <FinderControls locale={locale} fields={['people', 'month', 'length']} />
            <div data-today>
              <h3 className="mb-3 text-heading">{planning.drawn.today}</h3>
              <TodayLoader locale={locale} words={planning} />
            </div>
          </div>
        </Section>
      </div>
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
                  <p className="mt-8 print:hidden">
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
                  <p className="mt-8 print:hidden">
                    <ButtonLink look="secondary" href={addressOf('expeditions', locale)}>
                      {t('home.experiences.allExpeditions')}
                    </ButtonLink>
                  </p>
                </>
              ),
            },
          ]}
        />
        <p className="mt-4 text-soft first-letter:uppercase">{t('price.confirmed')}.</p>
      </Section>
      <Section id="booking" title={choosing.booking.title} lead={choosing.booking.lead} tight>
        <HowBookingWorks locale={locale} />
      </Section>
      <HydrationBoundary>
        <Courses
          courses={catalogue.courses.map((course) => ({ course, ...markedCourse(course, locale) }))}
          markOf={sourceMark}
          section={content.courses}
          students={catalogue.content.courses.students}
          enquireHref={subjectLink(catalogue, 'courseClasses', locale)}
          moreHref={subjectLink(catalogue, 'courseInfo', locale)}
          now={Date.now()}
          dayHref={(course, day) => courseDayChatLink(catalogue, course, { locale, day })}
          bookHref={(course) => courseLink(catalogue, course, locale)}
          locale={locale}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        <About
          about={content.about}
          values={content.values}
          quote={content.quote}
          picture={poster('place-sobre')}
        />
      </HydrationBoundary>
      <HydrationBoundary>
        <Contact catalogue={catalogue} words={content.contact} locale={locale} />
      </HydrationBoundary>
    </SiteFrame>
  )
}
