import type { ReactNode } from 'react'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { Block, MarkedList } from './text-blocks'

interface HighlightsProps {
  title: string
  view: ProductView
  rich: (text: string) => ReactNode
}

/** What a trip is remembered for, in one list: the lines of its card, then those of its page (spec §2.8). */
export function Highlights({ title, view: { words, fallbacks }, rich }: HighlightsProps) {
  const ofPage = words.details.highlights.filter((line) => !words.highlights.includes(line))
  return (
    <Block title={title}>
      <div className="font-semibold" lang={fallbackLang(fallbacks, 'highlights')}>
        <MarkedList items={words.highlights.map(rich)} mark="tide" />
      </div>
      <div className="mt-1 lg:mt-2.5 print:mt-0" lang={fallbackLang(fallbacks, 'details.highlights')}>
        <MarkedList items={ofPage.map(rich)} mark="tide" />
      </div>
    </Block>
  )
}
