import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChatButton } from '@/components/booking/chat-button'
import { ChatLink } from '@/components/booking/chat-link'
import { UpcomingDates } from '@/components/catalogue/upcoming-dates'
import { Sign } from '@/components/ui/sign'
import { SiteLink } from '@/components/ui/site-link'
import type { contentWords, courseWords } from '@/lib/catalogue/build/site-words'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import type { Course } from '@/lib/catalogue/shape/trip'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { coursePoster, type PictureSource } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'

interface CoursesProps {
  courses: readonly ({ course: Course } & ReturnType<typeof courseWords>)[]
  /** The words of the section. */
  section: ReturnType<typeof contentWords>['courses']
  /** Most students in one class (spec §9). */
  students: number
  enquireHref: string
  moreHref: string
  /** Moment of the rendering, in milliseconds since 1970: classes that are over are left out. */
  now: number
  /** The chat link that asks about a course's day. */
  dayHref: (course: Course, day: string) => string
  /** The chat link that asks for a place on a course. */
  bookHref: (course: Course) => string
  /** Marks the texts of a course. */
  markOf?: (course: string) => SourceMark
  locale: Locale
}

/** The certified kayak courses (spec §2.3, §3), enquired about by chat. */
export function Courses({
  courses,
  section,
  students,
  enquireHref,
  moreHref,
  now,
  dayHref,
  bookHref,
  markOf,
  locale,
}: CoursesProps) {
  const t = useTranslations('home.courses')
  const facts = useTranslations('facts')
  const site = useTranslations('site')
  const { form } = wordsOf(locale).request
  const { ladder } = wordsOf(locale).choosing
  const lang = (path: string) => fallbackLang(section.fallbacks, path)
  return (
    <section id="courses" className="bg-deep text-on-deep" style={{ '--frame': 'var(--color-paint-ochre)' }}>
      <div className="page grid grid-cols-1 gap-7 py-10 lg:grid-cols-[1fr_1.2fr] lg:items-start lg:gap-20 lg:py-24 print:py-3">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <p className="mb-3 font-semibold text-paint-ochre" lang={lang('eyebrow')}>
            {section.words.eyebrow}
          </p>
          <h2 className="text-title" lang={lang('title')}>
            {section.words.title}
          </h2>
          <p className="mt-2 text-lead text-on-deep-soft" lang={lang('lead')}>
            {section.words.lead}
          </p>
        </div>
        <div>
          <ol className="divide-y divide-white/20 border-y border-white/20">
            {courses.map(({ course, words, fallbacks }) => (
              <CourseRow key={course.id} picture={coursePoster(course.id)}>
                <h3 className="text-lg leading-tight" lang={fallbackLang(fallbacks, 'title')}>
                  {words.title}
                </h3>
                <p className="font-semibold text-paint-ochre">
                  {markOf?.(course.id)('', 'days')}
                  <span className="sr-only">{t('duration')}: </span>
                  {facts('days', { count: course.days })} · <span className="sr-only">{t('level')}: </span>
                  {t(`levels.${course.level}`)}
                </p>
                <p
                  className="mt-1 leading-snug text-on-deep-soft"
                  lang={fallbackLang(fallbacks, 'description')}
                >
                  {words.description}{' '}
                  <ChatLink
                    href={bookHref(course)}
                    locale={locale}
                    newWindowHint={site('newWindow')}
                    className="font-semibold text-on-deep underline underline-offset-4"
                  >
                    {form.course}
                    <span className="sr-only">
                      : <span lang={fallbackLang(fallbacks, 'title')}>{words.title}</span>
                    </span>
                  </ChatLink>
                </p>
                <UpcomingDates
                  title={t('dates')}
                  dates={course.dates}
                  mark={markOf?.(course.id)}
                  locale={locale}
                  now={now}
                  chatHref={(day) => dayHref(course, day)}
                  className="mt-2"
                />
              </CourseRow>
            ))}
          </ol>
          <p className="mt-4">
            {t('students', { count: students })}.{' '}
            <SiteLink
              href={`${addressOf('levels', locale)}#experience`}
              className="underline underline-offset-4"
            >
              {ladder.leads}
            </SiteLink>
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1">
            <ChatButton locale={locale} look="light" href={enquireHref} newWindowHint={site('newWindow')}>
              {t('enquire')}
            </ChatButton>
            <ChatButton
              locale={locale}
              look="plain"
              className="text-on-deep!"
              href={moreHref}
              newWindowHint={site('newWindow')}
            >
              {t('more')}
            </ChatButton>
          </p>
        </div>
      </div>
    </section>
  )
}

/** A course beside its poster; one that staff added has none. */
function CourseRow({ picture, children }: { picture: PictureSource | undefined; children: ReactNode }) {
  return (
    <li
      className={`grid gap-x-4 py-4 sm:gap-x-6 print:grid-cols-1 print:py-1.5 ${picture ? 'grid-cols-[5.5rem_1fr] sm:grid-cols-[11rem_1fr]' : ''}`}
    >
      {picture ? (
        <Sign
          picture={picture}
          alt=""
          frame="var(--frame)"
          className="aspect-square rounded-sm sm:aspect-4/3 print:hidden"
        />
      ) : null}
      <div>{children}</div>
    </li>
  )
}
