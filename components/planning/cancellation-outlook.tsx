import { refundText } from '@/lib/catalogue/text/refund-text'
import { fill, uncapitalised } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import {
  type BestStretch,
  type DatedWording,
  type Deadlines,
  lastMinute,
  type MoveStretch,
  stretchAt,
} from '@/lib/planning/cancellation-deadlines'
import { minuteText, type ParatyMinute } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { feeText, outcomeText } from '@/lib/planning/rule-text'
import { refundTone } from './refund-tone'

type CancelWords = PlanningWords['cancel']

interface CancellationOutlookProps {
  deadlines: Deadlines
  /** The current minute in Paraty. */
  now: ParatyMinute
  kind: 'tour' | 'expedition'
  locale: Locale
  words: CancelWords
}

/** What would come back at this moment, and by which wording. */
export function CurrentRefund({
  deadlines,
  now,
  locale,
  words,
}: Pick<CancellationOutlookProps, 'deadlines' | 'now' | 'locale' | 'words'>) {
  const current = stretchAt(deadlines.best, now)
  if (!current) return <p className="rounded-lg bg-sand p-5">{words.departed}</p>
  return (
    <div className={`rounded-lg p-5 ${refundTone(current.refund)}`}>
      <p className="text-sm font-semibold">{words.now}</p>
      <p className="mt-1 font-display text-xl leading-snug font-extrabold">{bestText(current, words)}</p>
      <p className="mt-1 text-sm">{current.sources.map((source) => words.sources[source]).join(' · ')}</p>
      {current.more ? (
        <p className="mt-2 text-sm">
          {fill(words.nowMore, { refund: uncapitalised(refundText(current.more, words), locale) })}
        </p>
      ) : null}
    </div>
  )
}

/** What would come back for a departure at each moment from now on, and what every wording says. */
export function CancellationOutlook({ deadlines, now, kind, locale, words }: CancellationOutlookProps) {
  const current = stretchAt(deadlines.best, now)
  const ahead = deadlines.best.filter(({ to }) => to > now)
  return (
    <div>
      {ahead.length > 0 ? (
        <table className="w-full border-collapse text-left">
          <caption className="pb-2 text-left text-lg font-semibold">{words.best}</caption>
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-semibold">
                {words.when}
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                {words.back}
              </th>
            </tr>
          </thead>
          <tbody>
            {ahead.map((stretch) => (
              <tr key={stretch.to} className="border-t border-line align-top">
                <th scope="row" className="py-2.5 pr-4 font-semibold">
                  {untilText(stretch, deadlines, locale, words)}
                </th>
                <td className="py-2">
                  <span className={`inline-block rounded-md px-2.5 py-1 ${refundTone(stretch.refund)}`}>
                    {bestText(stretch, words)}
                  </span>
                  <span className="mt-1 block text-sm text-soft">
                    {stretch.sources.map((source) => words.sources[source]).join(' · ')}
                  </span>
                  {stretch.more ? (
                    <span className="block text-sm text-soft">
                      {fill(words.more, { refund: uncapitalised(refundText(stretch.more, words), locale) })}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <h3 className="mt-8 text-lg">{words.wordings}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {deadlines.wordings.map((wording) => (
          <WordingTable
            key={wording.source}
            wording={wording}
            isBest={current?.sources.includes(wording.source) ?? false}
            {...{ deadlines, now, locale, words }}
          />
        ))}
      </div>
      <p className="mt-5 max-w-prose text-sm text-soft">
        {deadlines.isTimed ? null : `${words.untimed} `}
        {words.count} {words.favourable} {words.exceptions[kind]}
      </p>
    </div>
  )
}

const bestText = ({ refund }: BestStretch, words: CancelWords): string =>
  refund ? refundText(refund, words) : words.nothing

function untilText(
  span: { from: number; to: number },
  { end }: Deadlines,
  locale: Locale,
  words: CancelWords,
) {
  if (span.to < end) return fill(words.until, { moment: minuteText(lastMinute(span), locale) })
  return Number.isFinite(span.from) ? words.after : words.always
}

interface WordingTableProps extends Pick<CancellationOutlookProps, 'deadlines' | 'now' | 'locale' | 'words'> {
  wording: DatedWording
  /** Whether no other wording gives more at this moment. */
  isBest: boolean
}

/** The deadlines of one wording; what has passed is struck out, what holds now is marked. */
function WordingTable({ wording, isBest, deadlines, now, locale, words }: WordingTableProps) {
  const { source, stretches, moves } = wording
  return (
    <div className="break-inside-avoid">
      <table className="w-full border-collapse text-left text-base">
        <caption className="pb-1.5 text-left font-semibold">
          {words.sources[source]}
          {isBest ? (
            <span className="ml-2 inline-block rounded-full bg-paint-green px-2.5 py-0.5 text-sm text-white">
              {words.bestMark}
            </span>
          ) : null}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.back}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map((stretch) => (
            <Row
              key={stretch.to}
              isPast={stretch.to <= now}
              until={untilText(stretch, deadlines, locale, words)}
            >
              {outcomeText(stretch.outcome, words, locale)}
            </Row>
          ))}
          {moves.map((move: MoveStretch) => (
            <Row
              key={`move ${move.to}`}
              isPast={move.to <= now}
              until={`${words.move}: ${uncapitalised(untilText(move, deadlines, locale, words), locale)}`}
            >
              {feeText(move.fee, words)}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ isPast, until, children }: { isPast: boolean; until: string; children: string }) {
  return (
    <tr className={`border-t border-line align-top ${isPast ? 'text-soft line-through' : ''}`}>
      <th scope="row" className="py-1.5 pr-4 font-normal">
        {until}
      </th>
      <td className="w-1/2 py-1.5">{children}</td>
    </tr>
  )
}
