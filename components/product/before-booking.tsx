import { useTranslations } from 'next-intl'
import { bookingAnswer } from '@/lib/catalogue/booking-answers'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { bookingQuestions } from '@/lib/catalogue/words'

/** The same eight questions on every trip's page, answered by the trip's own sentence or else by the site's. */
export function BeforeBooking({ view: { product, words, fallbacks } }: { view: ProductView }) {
  const t = useTranslations('beforeBooking')
  const own = words.details.beforeBooking
  return (
    <section className="before-booking bg-sand print:hidden">
      <div className="page py-10 lg:pt-16 lg:pb-8">
        <h2 className="text-title">{t('title')}</h2>
        <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4 lg:gap-y-8">
          {bookingQuestions.map((question) => (
            <div key={question} className="border-t-2 border-line pt-3">
              <dt className="font-bold">{t(`questions.${question}`)}</dt>
              <dd
                lang={
                  own?.[question] ? fallbackLang(fallbacks, `details.beforeBooking.${question}`) : undefined
                }
                className="mt-1 text-[0.9375rem] text-soft"
              >
                {own?.[question] || bookingAnswer(question, product, t)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
