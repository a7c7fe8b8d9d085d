import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

/** Where a guest learns what a trip asks of them: the kayak courses of the home page (spec §5). */
export function CourseHint({ locale }: { locale: Locale }) {
  const t = useTranslations('product')
  return (
    <div className="page pt-10 lg:pt-16 print:hidden">
      <section className="rounded-lg border-l-8 border-ochre bg-sand p-6 sm:p-8">
        <h2 className="text-heading">{t('courseTitle')}</h2>
        <p className="mt-2 max-w-prose">{t('courseText')}</p>
        <p className="mt-4">
          <ButtonLink look="secondary" href={`${addressOf('home', locale)}#courses`}>
            {t('courseLink')}
          </ButtonLink>
        </p>
      </section>
    </div>
  )
}
