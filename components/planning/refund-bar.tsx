import { leadTimeText, refundText } from '@/lib/catalogue/text/refund-text'
import { type PracticeStep, refundsInPractice, type Wording } from '@/lib/planning/cancellation-deadlines'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { practiceTime } from '@/lib/planning/rule-text'
import { refundTone } from './refund-tone'

interface RefundBarProps {
  wordings: readonly Wording[]
  kind: 'tour' | 'expedition'
  words: PlanningWords['cancel']
}

const hoursOf = ({ upTo }: PracticeStep): number => (upTo ? upTo.count * (upTo.unit === 'days' ? 24 : 1) : 0)

/** The share of the bar that a step takes: by the root of its length, so that hours can still be read beside weeks. */
function widths(steps: readonly PracticeStep[]): number[] {
  const [first, ...others] = steps.map(hoursOf)
  const ends = [first ?? 0, ...others]
  return ends.map((end, index) =>
    Math.sqrt(Math.max((index === 0 ? end * 2 : (ends[index - 1] ?? end)) - end, 12)),
  )
}

/**
 * What comes back in practice, by the most favourable of all wordings: a bar along the time before the trip, drawn from
 * the rules, which ends at the departure.
 */
export function RefundBar({ wordings, kind, words }: RefundBarProps) {
  const { practice } = words
  const steps = refundsInPractice(wordings)
  const shares = widths(steps)
  return (
    <div className="max-w-4xl">
      <p className="mt-1 text-soft">{practice.lead}</p>
      <ol
        style={{
          gridTemplateColumns: shares.map((share) => `minmax(3.25rem, ${share.toFixed(1)}fr)`).join(' '),
        }}
        className="mt-3 grid max-[17rem]:block"
      >
        {steps.map((step, index) => {
          const { refund, upTo } = step
          // A bare percentage would hide what a refund yields to.
          const isPlain = refund !== undefined && !refund.exception && !refund.lessCosts
          const said = refund ? refundText(refund, words) : words.nothing
          const isLast = index === steps.length - 1
          return (
            <li key={upTo ? `${upTo.count} ${upTo.unit}` : 'last'} className="flex min-w-0 flex-col">
              <span
                className={`flex min-h-14 grow items-center px-1.5 leading-tight sm:min-h-20 sm:px-4 print:min-h-0 print:p-0 print:text-ink ${index === 0 ? 'rounded-l-md' : ''} ${isLast ? 'rounded-r-md' : ''} ${refundTone(refund)}`}
              >
                {isPlain ? (
                  <strong className="font-display text-xl leading-none font-extrabold sm:text-3xl print:text-base">
                    {refund.refund}%
                  </strong>
                ) : (
                  <strong className="text-sm">{said}</strong>
                )}
              </span>
              <span
                className={`mt-1 border-current pt-0.5 pr-1.5 text-right text-sm leading-tight text-soft ${isLast ? '' : 'border-r-2'}`}
              >
                <span className="sr-only">{practiceTime(step, steps.length === 1, words)}</span>
                <span aria-hidden="true">{upTo ? leadTimeText(upTo, words) : practice.departure}</span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 max-w-prose text-soft">{words.exceptions[kind]}</p>
    </div>
  )
}
