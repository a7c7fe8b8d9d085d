import { noticeText, refundText } from '@/lib/catalogue/text/refund-text'
import { capitalised } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Wording } from '@/lib/planning/cancellation-deadlines'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { feeText } from '@/lib/planning/rule-text'
import { refundTone } from './refund-tone'

interface CancellationRulesProps {
  wordings: readonly Wording[]
  locale: Locale
  words: PlanningWords['cancel']
}

/** Every wording that applies to a trip as it stands, in days and hours: reads without scripts and on paper. */
export function CancellationRules({ wordings, locale, words }: CancellationRulesProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {wordings.map(({ source, rules, moves }) => (
        <table key={source} className="w-full table-fixed self-start border-collapse text-left">
          <caption className="pb-1 text-left font-semibold">{words.sources[source]}</caption>
          <tbody>
            {rules.map((rule) => (
              <tr key={noticeText(rule.notice, words)} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {capitalised(noticeText(rule.notice, words), locale)}
                </th>
                <td className="py-2">
                  <span className={`inline-block rounded-md px-2 py-0.5 text-sm ${refundTone(rule)}`}>
                    {refundText(rule, words)}
                  </span>
                </td>
              </tr>
            ))}
            {moves.map(({ notice, fee }) => (
              <tr key={`move ${noticeText(notice, words)}`} className="border-t border-line align-top">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {words.move}: {noticeText(notice, words)}
                </th>
                <td className="py-2 text-sm">{feeText(fee, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
