import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { refundTone } from '@/components/planning/refund-tone'
import { SiteLink } from '@/components/ui/site-link'
import type { RefundRule } from '@/lib/catalogue/refund-rule'
import { noticeText, refundText } from '@/lib/catalogue/refund-text'
import { capitalised } from '@/lib/letter-case'

interface CancellationPanelProps {
  rules: readonly RefundRule[]
  policyHref: string
  /** What all wordings together come to, said before any of them. */
  outcome?: ReactNode
}

/** The Cancellation tab (spec §9): the outcome, its rules, which wording wins, and the way to the whole policy. */
export function CancellationPanel({ rules, policyHref, outcome }: CancellationPanelProps) {
  const t = useTranslations('cancellation')
  const product = useTranslations('product')
  const locale = useLocale()
  const { cancellation: words } = useMessages()
  return (
    <section>
      <h2 className="mb-4 text-heading">{t('title')}</h2>
      {outcome ? <div className="mb-10 print:mb-3">{outcome}</div> : null}
      <table className="w-full max-w-prose border-collapse text-left">
        {outcome ? <caption className="pb-1 text-left text-lg font-semibold">{t('tabRules')}</caption> : null}
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="w-2/5 py-2 pr-4 font-semibold">
              {t('when')}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {t('refund')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={noticeText(rule.notice, words)} className="border-t border-line align-top">
              <th scope="row" className="print:py-0.5 py-3.5 pr-4 font-semibold">
                {capitalised(noticeText(rule.notice, words), locale)}
              </th>
              <td className="py-3 print:py-0.5">
                <span
                  className={`inline-block rounded-md px-2.5 py-1 print:p-0 print:text-ink ${refundTone(rule)}`}
                >
                  {refundText(rule, words)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-prose print:hidden">{t('favourable')}</p>
      <p className="mt-2 max-w-prose prose-links print:hidden">
        {t('policyIntro')} <SiteLink href={policyHref}>{product('policyLink')}</SiteLink>
      </p>
    </section>
  )
}
