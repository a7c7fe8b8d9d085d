import { useTranslations } from 'next-intl'
import { RequestComposer } from '@/components/booking/request-composer'
import { UpcomingDates } from '@/components/catalogue/upcoming-dates'
import { ExternalButton } from '@/components/ui/button'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { RequestSource } from '@/lib/booking/request-source'
import { requestWords } from '@/lib/booking/request-words'
import { fallbackLang } from '@/lib/catalogue/read'
import type { contentWords, courseWords } from '@/lib/catalogue/site-words'
import type { Course } from '@/lib/catalogue/trip'
import { choosingWords } from '@/lib/choosing/choosing-words'
import type { ExpeditionStep } from '@/lib/choosing/course-ladder'
import type { Locale } from '@/lib/locales'

interface CoursesProps {
  courses: readonly ({ course: Course } & ReturnType<typeof courseWords>)[]
  /** The words of the section. */
  section: ReturnType<typeof contentWords>['courses']
  /** Most students in one class (spec §9). */
  students: number
  picture: PictureProps['picture']
  enquireHref: string
  moreHref: string
  /** Moment of the rendering, in milliseconds since 1970: classes that are over are left out. */
  now: number
  /** The chat link that asks about a course's day. */
  dayHref: (course: Course, day: string) => string
  /** What the request of a course needs. */
  requestOf: (course: Course) => RequestSource
  /** The expeditions that ask for what is learnt here. */
  leadsTo: readonly ExpeditionStep[]
  locale: Locale
}

/** The certified kayak courses (spec §2.3, §3), enquired about by chat. */
export function Courses({
  courses,
  section,
  students,
  picture,
  enquireHref,
  moreHref,
  now,
  dayHref,
  requestOf,
  leadsTo,
  locale,
}: CoursesProps) {
  const t = useTranslations('home.courses')
  const facts = useTranslations('facts')
  const site = useTranslations('site')
  const { form } = requestWords(locale)
  const { ladder } = choosingWords(locale)
  const lang = (path: string) => fallbackLang(section.fallbacks, path)
  return (
    <section id="courses" className="bg-deep text-on-deep" style={{ '--frame': 'var(--color-paint-ochre)' }}>
      <div className="page grid gap-12 py-16 lg:grid-cols-[1fr_1.2fr] lg:items-start lg:gap-20 lg:py-24">
        <div className="window lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <Picture
            picture={picture}
            alt={t('picture')}
            sizes="(min-width: 64rem) 34rem, 92vw"
            className="aspect-4/3 w-full object-cover lg:aspect-4/5"
          />
        </div>
        <div>
          <p className="mb-3 font-semibold text-paint-ochre" lang={lang('eyebrow')}>
            {section.words.eyebrow}
          </p>
          <h2 className="text-title" lang={lang('title')}>
            {section.words.title}
          </h2>
          <p className="mt-4 text-lead text-on-deep-soft" lang={lang('lead')}>
            {section.words.lead}
          </p>
          <ol className="mt-8 divide-y divide-white/20 border-y border-white/20">
            {courses.map(({ course, words, fallbacks }) => (
              <li key={course.id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
                <h3 className="text-xl leading-tight font-bold" lang={fallbackLang(fallbacks, 'title')}>
                  {words.title}
                </h3>
                <p className="font-semibold text-paint-ochre">
                  <span className="sr-only">{t('duration')}: </span>
                  {facts('days', { count: course.days })} · <span className="sr-only">{t('level')}: </span>
                  {t(`levels.${course.level}`)}
                </p>
                <p className="text-on-deep-soft sm:col-span-2" lang={fallbackLang(fallbacks, 'description')}>
                  {words.description}
                </p>
                <UpcomingDates
                  title={t('dates')}
                  dates={course.dates}
                  locale={locale}
                  now={now}
                  chatHref={(day) => dayHref(course, day)}
                  className="mt-2 sm:col-span-2"
                />
                <div className="mt-2 sm:col-span-2">
                  <RequestComposer
                    source={requestOf(course)}
                    locale={locale}
                    newWindowHint={site('newWindow')}
                    label={form.course}
                    about={{ title: words.title, lang: fallbackLang(fallbacks, 'title') }}
                    ground="deep"
                  />
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-5 font-semibold">{t('students', { count: students })}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ExternalButton look="light" href={enquireHref} newWindowHint={site('newWindow')}>
              {t('enquire')}
            </ExternalButton>
            <ExternalButton
              look="secondary"
              className="!text-on-deep hover:!bg-on-deep hover:!text-[#0d3b44]"
              href={moreHref}
              newWindowHint={site('newWindow')}
            >
              {t('more')}
            </ExternalButton>
          </p>
          {leadsTo.length > 0 ? (
            <div className="mt-8 border-t border-white/20 pt-5">
              <h3 className="text-xl leading-tight font-bold">{ladder.leads}</h3>
              <p className="mt-1 text-on-deep-soft">{ladder.leadsText}</p>
              <ul className="mt-3 space-y-2.5">
                {leadsTo.map(({ key, title, lang: titleLang, href, facts: said }) => (
                  <li key={key}>
                    <SiteLink
                      href={href}
                      lang={titleLang}
                      className="font-semibold underline underline-offset-4"
                    >
                      {title}
                    </SiteLink>
                    <span className="block text-on-deep-soft">{said}</span>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
