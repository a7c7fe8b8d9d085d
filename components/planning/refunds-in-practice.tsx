import { refundText } from '@/lib/catalogue/refund-text'
import { refundsInPractice, type Wording } from '@/lib/planning/cancellation-deadlines'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { practiceTime } from '@/lib/planning/rule-text'
import { refundTone } from './refund-tone'

interface RefundsInPracticeProps {
  wordings: readonly Wording[]
  kind: 'tour' | 'expedition'
  words: PlanningWords['cancel']
}

/** The outcome before the wordings: what comes back, and until when, by the most favourable of them. */
export function RefundsInPractice({ wordings, kind, words }: RefundsInPracticeProps) {
  const { practice } = words
  const steps = refundsInPractice(wordings)
  return (
    <section className="max-w-3xl">
      <h3 className="text-xl print:text-base">{practice.title}</h3>
      <p className="mt-1 text-soft">{practice.lead}</p>
      <ol className="mt-4 flex flex-col gap-1 overflow-clip rounded-lg sm:flex-row print:mt-1 print:rounded-none">
        {steps.map((step) => {
          const { refund } = step
          // A bare percentage would hide what a refund yields to.
          const isPlain = refund !== undefined && !refund.exception && !refund.lessCosts
          const said = refund ? refundText(refund, words) : words.nothing
          return (
            <li
              key={step.upTo ? `${step.upTo.count} ${step.upTo.unit}` : 'last'}
              className={`flex items-baseline gap-x-3 px-4 py-3 sm:flex-1 sm:flex-col sm:py-4 print:p-0 print:text-ink ${refundTone(refund)}`}
            >
              {isPlain ? (
                <strong className="min-w-[2.75em] font-display text-2xl leading-none font-extrabold print:text-base">
                  {refund.refund}%
                </strong>
              ) : null}
              <span className="leading-snug sm:mt-1">
                {isPlain ? null : <strong className="block">{said}</strong>}
                {practiceTime(step, steps.length === 1, words)}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-3 text-sm text-soft">{words.exceptions[kind]}</p>
    </section>
  )
}
