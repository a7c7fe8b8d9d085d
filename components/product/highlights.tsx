import type { ReactNode } from 'react'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { maxHighlights } from '@/lib/catalogue/shape/trip-words'
import { withoutMarks } from '@/lib/catalogue/text/source-mark'
import { Block, MarkedList } from './text-blocks'

interface HighlightsProps {
  title: string
  view: ProductView
  rich: (text: string) => ReactNode
}

/**
 * What a trip is remembered for, in one list: the lines of its card, then those of its page (spec §2.8). What an
 * expedition's card says is included (spec §2.5) stands among the inclusions.
 */
export function Highlights({ title, view: { product, words, fallbacks }, rich }: HighlightsProps) {
  const said = words.highlights.map(withoutMarks)
  const ofPage = words.details.highlights.filter((line) => !said.includes(withoutMarks(line)))
  const isSaidBelow = product.kind === 'expedition' && words.details.inclusions.length > 0
  const ofCard = words.highlights.slice(isSaidBelow ? maxHighlights.expedition : 0)
  if (ofCard.length + ofPage.length === 0) return null
  return (
    <Block title={title}>
      <div className="font-semibold" lang={fallbackLang(fallbacks, 'highlights')}>
        <MarkedList items={ofCard.map(rich)} mark="tide" />
      </div>
      <div className="mt-1 lg:mt-2.5 print:mt-0" lang={fallbackLang(fallbacks, 'details.highlights')}>
        <MarkedList items={ofPage.map(rich)} mark="tide" />
      </div>
    </Block>
  )
}
