import { useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { RefundRule } from '@/lib/catalogue/shape/trip-facts'
import { importantRulesText } from '@/lib/catalogue/text/refund-text'

interface ImportantInfoProps {
  lines: ReactNode[]
  /** Language of the lines where they have no translation. */
  lang?: string
  rules: readonly RefundRule[]
}

/** What a guest has to know, line by line, the trip's own refund rules last with what holds where others differ (spec §9). */
export function ImportantInfo({ lines, lang, rules }: ImportantInfoProps) {
  const { cancellation } = useMessages()
  const refunds = importantRulesText(rules, cancellation)
  return (
    <ul className="list-disc space-y-2 gap-x-14 pl-5 leading-snug prose-links lg:columns-2 print:columns-1 print:space-y-0">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
        <li key={index} lang={lang} className="break-inside-avoid">
          {line}
        </li>
      ))}
      {refunds ? (
        <li className="break-inside-avoid">
          {refunds} {cancellation.favourable}
        </li>
      ) : null}
    </ul>
  )
}
