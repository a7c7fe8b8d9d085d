import { useTranslations } from 'next-intl'
import { ExternalButton } from '@/components/ui/button'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { type Course, maximumStudents } from '@/lib/catalogue/courses'

interface CoursesProps {
  courses: readonly Course[]
  picture: PictureProps['picture']
  enquireHref: string
  moreHref: string
}

/** The certified kayak courses (spec §2.3, §3), enquired about by chat. */
export function Courses({ courses, picture, enquireHref, moreHref }: CoursesProps) {
  const t = useTranslations('home.courses')
  const facts = useTranslations('facts')
  const site = useTranslations('site')
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
          <p className="mb-3 font-semibold text-paint-ochre">{t('eyebrow')}</p>
          <h2 className="text-title">{t('title')}</h2>
          <p className="mt-4 text-lead text-on-deep-soft">{t('lead')}</p>
          <ol className="mt-8 divide-y divide-white/20 border-y border-white/20">
            {courses.map(({ id, days, level }) => (
              <li key={id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
                <h3 className="text-xl leading-tight font-bold">{t(`items.${id}.title`)}</h3>
                <p className="font-semibold text-paint-ochre">
                  <span className="sr-only">{t('duration')}: </span>
                  {facts('days', { count: days })} · <span className="sr-only">{t('level')}: </span>
                  {t(`levels.${level}`)}
                </p>
                <p className="text-on-deep-soft sm:col-span-2">{t(`items.${id}.description`)}</p>
              </li>
            ))}
          </ol>
          <p className="mt-5 font-semibold">{t('students', { count: maximumStudents })}</p>
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
