import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { Block, MarkedList } from './text-blocks'

/** The trip in five lines, the first thing to read about it. */
export function InShort({ title, view: { words, fallbacks } }: { title: string; view: ProductView }) {
  return (
    <Block title={title}>
      <div lang={fallbackLang(fallbacks, 'highlights')} className="font-semibold">
        <MarkedList items={words.highlights} mark="tide" />
      </div>
    </Block>
  )
}

interface IncludedProps {
  view: ProductView
  rich: (text: string) => ReactNode
}

/** What the price holds and what it does not (spec §3), side by side where there is room. */
export function Included({ view: { words, fallbacks }, rich }: IncludedProps) {
  const t = useTranslations('product')
  const { inclusions, exclusions } = words.details
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 print:block print:space-y-3">
      <Block title={t('inclusions')}>
        <div lang={fallbackLang(fallbacks, 'details.inclusions')}>
          <MarkedList items={inclusions.map(rich)} mark="check" />
        </div>
      </Block>
      <Block title={t('exclusions')}>
        <div lang={fallbackLang(fallbacks, 'details.exclusions')}>
          <MarkedList items={exclusions.map(rich)} mark="cross" />
        </div>
      </Block>
    </div>
  )
}
