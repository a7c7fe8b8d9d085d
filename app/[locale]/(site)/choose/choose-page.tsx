import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { CourseLadder } from '@/components/choosing/course-ladder'
import { DifficultyScale } from '@/components/choosing/difficulty-scale'
import { Finder } from '@/components/choosing/finder'
import { QueryLanguageToggle } from '@/components/choosing/query-language-toggle'
import { tripTiles } from '@/components/choosing/trip-tiles'
import { Section } from '@/components/ui/section'
import { subjectLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { finderTrips } from '@/lib/choosing/finder-trip'
import { finderWords } from '@/lib/choosing/finder-words'
import { tileSources } from '@/lib/choosing/tile-sources'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/require-locale'
import { addressOf } from '@/lib/routing/pages'
import { queryPageMetadata } from '@/lib/seo/page-metadata'
import { Breadcrumb } from '../_frame/breadcrumb'
import { SiteFrame } from '../_frame/site-frame'

/** Title, description and addresses of the page: the same with a query and without. */
export async function chooseMetadata(): Promise<Metadata> {
  return queryPageMetadata('choose', requireLocale(await rootParams.locale()))
}

/** The finder: every trip in one place, narrowed by what people tell of themselves. */
export async function ChoosePage({ query }: { query: string }) {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('site')
  const catalogue = loadCatalogue()
  const words = choosingWords(locale)
  const action = addressOf('choose', locale)
  return (
    <SiteFrame
      catalogue={catalogue}
      locale={locale}
      page="choose"
      renderToggle={(props) => <QueryLanguageToggle {...props} query={query} />}
    >
      <Breadcrumb locale={locale} crumbs={[{ name: words.choose.name, href: action }]} />
      <div className="page pt-8 pb-14 lg:pt-12">
        <header className="mb-8 max-w-3xl">
          <h1 className="text-title lg:text-[3.75rem]">{words.choose.title}</h1>
          <p className="mt-4 text-lead text-soft">{words.choose.lead}</p>
        </header>
        <Finder
          action={action}
          query={query}
          locale={locale}
          trips={finderTrips(catalogue, locale)}
          tiles={tripTiles(tileSources(catalogue, locale), locale, { hasHeart: true })}
          words={finderWords(locale)}
          writer={draftWriter(catalogue, locale)}
          newWindowHint={t('newWindow')}
        />
        <p className="mt-6 max-w-prose text-sm text-soft">{words.both.confirmed}</p>
      </div>
      <Section id="difficulty" ground="sand" title={words.scale.title} lead={words.scale.lead}>
        <DifficultyScale levels={difficultyScale(catalogue, locale)} locale={locale} />
      </Section>
      <Section id="experience" title={words.ladder.title} lead={words.ladder.lead}>
        <CourseLadder
          ladder={courseLadder(catalogue, locale)}
          locale={locale}
          students={catalogue.content.courses.students}
          enquireHref={subjectLink(catalogue, 'courseClasses', locale)}
          newWindowHint={t('newWindow')}
        />
      </Section>
    </SiteFrame>
  )
}
