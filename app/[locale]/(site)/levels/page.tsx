import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { CourseLadder } from '@/components/choosing/course-ladder'
import { DifficultyScale } from '@/components/choosing/difficulty-scale'
import { Section } from '@/components/ui/section'
import { subjectLink } from '@/lib/chat/drafts'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { choosingMetadata } from '@/lib/seo/metadata'
import { Breadcrumb } from '../_frame/breadcrumb'
import { SiteFrame } from '../_frame/site-frame'

export async function generateMetadata(): Promise<Metadata> {
  return choosingMetadata('levels', requireLocale(await rootParams.locale()))
}

/** What each level means, and the way up to the expeditions that ask for experience (spec §5). */
export default async function LevelsPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('site')
  const catalogue = loadCatalogue()
  const { levels, scale, ladder } = wordsOf(locale).choosing
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="levels">
      <Breadcrumb locale={locale} crumbs={[{ name: levels.name, href: addressOf('levels', locale) }]} />
      <h1 className="page pt-6 text-title lg:pt-12 lg:text-5xl">{levels.title}</h1>
      <Section id="difficulty" title={scale.title} lead={scale.lead} tight>
        <DifficultyScale levels={difficultyScale(catalogue, locale)} locale={locale} />
      </Section>
      <Section id="experience" ground="sand" title={ladder.title} lead={ladder.lead}>
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
