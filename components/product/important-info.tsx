import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import type { RefundRule } from '@/lib/catalogue/cancellation'
import { importantRulesText } from '@/lib/catalogue/cancellation-text'

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
  const t = useTranslations('cancellation')
  const product = useTranslations('product')
  const refunds = importantRulesText(rules, t)
  return (
    <>
      <ul className="list-disc space-y-2.5 gap-x-12 pl-5 lg:columns-2 prose-links">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed text and never reordered
          <li key={index} lang={lang} className="break-inside-avoid">
            {line}
          </li>
        ))}
        {refunds ? <li className="break-inside-avoid">{refunds}</li> : null}
      </ul>
      <p className="mt-6">{t('favourable')}</p>
      <p className="mt-1 prose-links">
        <SiteLink href={policyHref}>{product('policyLink')}</SiteLink>
      </p>
    </>
  )
}
