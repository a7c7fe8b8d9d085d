import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import type { RefundRule } from '@/lib/catalogue/refund-rule'
import { importantRulesText } from '@/lib/catalogue/refund-text'

interface ImportantInfoProps {
  lines: ReactNode[]
  /** Language of the lines where they have no translation. */
  lang?: string
  rules: readonly RefundRule[]
  policyHref: string
}

/**
 * What a guest has to know, line by line, the trip's own refund rules last (spec §9), and what holds where other
 * places of the site word them differently.
 */
export function ImportantInfo({ lines, lang, rules, policyHref }: ImportantInfoProps) {
  const { cancellation } = useMessages()
  const product = useTranslations('product')
  const refunds = importantRulesText(rules, cancellation)
  return (
    <>
      <ul className="max-w-prose list-disc space-y-2 pl-5 leading-snug prose-links print:space-y-0">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
          <li key={index} lang={lang} className="break-inside-avoid">
            {line}
          </li>
        ))}
        {refunds ? <li className="break-inside-avoid">{refunds}</li> : null}
      </ul>
      <p className="mt-4 print:mt-1">{cancellation.favourable}</p>
      <p className="mt-1 prose-links print:hidden">
        <SiteLink href={policyHref}>{product('policyLink')}</SiteLink>
      </p>
    </>
  )
}
