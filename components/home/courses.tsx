import { useTranslations } from 'next-intl'
import { UpcomingDates } from '@/components/catalogue/upcoming-dates'
import { ExternalButton } from '@/components/ui/button'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { type contentWords, type courseWords, fallbackLang } from '@/lib/catalogue/read'
import type { Course } from '@/lib/catalogue/trip'
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
  dayHref: (course: string, day: string) => string
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
  locale,
}: CoursesProps) {
  const t = useTranslations('home.courses')
  const facts = useTranslations('facts')
  const site = useTranslations('site')
  const lang = (path: string) => fallbackLang(section.fallbacks, path)
  return (
    <section id="courses" className="bg-deep text-on-deep" style={{ '--frame': 'var(--color-paint-ochre)' }}>
      <div className="page grid gap-12 py-16 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-20 lg:py-24">
        <div className="window">
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
            {courses.map(({ course: { id, days, level, dates }, words, fallbacks }) => (
              <li key={id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
                <h3 className="text-xl leading-tight font-bold" lang={fallbackLang(fallbacks, 'title')}>
                  {words.title}
                </h3>
                <p className="font-semibold text-paint-ochre">
                  <span className="sr-only">{t('duration')}: </span>
                  {facts('days', { count: days })} · <span className="sr-only">{t('level')}: </span>
                  {t(`levels.${level}`)}
                </p>
                <p className="text-on-deep-soft sm:col-span-2" lang={fallbackLang(fallbacks, 'description')}>
                  {words.description}
                </p>
                <UpcomingDates
                  title={t('dates')}
                  dates={dates}
                  locale={locale}
                  now={now}
                  chatHref={(day) => dayHref(words.title, day)}
                  className="mt-2 sm:col-span-2"
                />
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
        </div>
      </div>
    </section>
  )
}
