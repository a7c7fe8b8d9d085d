import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { bookingQuestions } from '@/lib/catalogue/shape/trip-words'
import { bookingAnswer } from '@/lib/catalogue/text/booking-answers'

interface QuestionsProps {
  view: ProductView
  /** Turns an answer's links into links. */
  rich: (text: string) => ReactNode
}

/**
 * What guests ask about a trip (spec §2.8): one answer open at a time, each with an address of its own. After the trip's own
 * questions come those that are asked of every trip, where its own sentence or its facts answer them.
 */
export function Questions({ view: { product, words, fallbacks }, rich }: QuestionsProps) {
  const t = useTranslations('product')
  const asked = useTranslations('beforeBooking')
  const { faq, beforeBooking } = words.details
  const lang = (path: string) => fallbackLang(fallbacks, path)
  const own = faq.map(({ question, answer }, index) => ({
    id: `faq-${index + 1}`,
    question,
    answer: rich(answer),
    lang: lang('details.faq'),
  }))
  const common = bookingQuestions.flatMap((question) => {
    const sentence = beforeBooking?.[question]
    const answer = sentence || bookingAnswer(question, product, asked)
    if (!answer) return []
    const isOwn = sentence ? lang(`details.beforeBooking.${question}`) : undefined
    return [
      {
        id: `faq-${question}`,
        question: asked(`questions.${question}`),
        answer: <span lang={isOwn}>{answer}</span>,
        lang: undefined,
      },
    ]
  })
  return (
    <div className="max-w-3xl print:hidden">
      <h2 className="mb-2 text-heading lg:mb-4">{t('faq')}</h2>
      <Accordion items={[...own, ...common]} />
    </div>
  )
}
