import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '@/components/ui/accordion'
import type { ProductWords } from '@/lib/catalogue/words'

interface QuestionsProps {
  faq: ProductWords['details']['faq']
  /** Language of questions and answers where they have no translation. */
  lang?: string
  /** Turns an answer's links into links. */
  rich: (text: string) => ReactNode
}

/** What guests ask about a trip (spec §2.8): one answer open at a time, each with an address of its own. */
export function Questions({ faq, lang, rich }: QuestionsProps) {
  const t = useTranslations('product')
  return (
    <div className="max-w-3xl print:hidden">
      <h2 className="mb-4 text-heading">{t('faq')}</h2>
      <div lang={lang}>
        <Accordion
          items={faq.map(({ question, answer }, index) => ({
            id: `faq-${index + 1}`,
            question,
            answer: rich(answer),
          }))}
        />
      </div>
    </div>
  )
}
