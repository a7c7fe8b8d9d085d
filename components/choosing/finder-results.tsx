import type { ReactNode } from 'react'
import type { Judgement } from '@/lib/choosing/judge'
import { experienceText, type FinderWords, noteText, reasonText } from '@/lib/choosing/sentences'
import type { Locale } from '@/lib/locales'

interface FinderResultsProps {
  judgements: readonly Judgement[]
  /** What is shown of each trip, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  words: FinderWords
  locale: Locale
  className?: string
}

/** Trips of the finder's answer: each with the reasons why it does not fit, and with what to know before asking. */
export function FinderResults({ judgements, tiles, words, locale, className = '' }: FinderResultsProps) {
  if (judgements.length === 0) return null
  return (
    <ul className={`grid gap-4 xl:grid-cols-2 ${className}`}>
      {judgements.map(({ trip, misfits, notes }) => {
        const experience = experienceText(trip, words)
        const remarks = [
          ...(experience === undefined ? [] : [experience]),
          ...notes.map((note) => noteText(note, words, locale)),
        ]
        return (
          <li
            key={trip.slug}
            className="relative flex flex-col rounded-lg bg-surface p-3 shadow-card print:break-inside-avoid"
          >
            {tiles[trip.slug]}
            {misfits.length > 0 ? (
              <div className="mt-3 rounded-md bg-hard px-3 py-2 text-[0.9375rem] text-on-hard">
                <p className="font-semibold">{words.answer.notFitting}</p>
                <ul className="list-disc pl-5">
                  {misfits.map((misfit) => (
                    <li key={misfit.wish}>{reasonText(misfit, words, locale)}</li>
                  ))}
                </ul>
              </div>
            ) : null}
            {remarks.length > 0 ? (
              <ul className="mt-3 list-disc space-y-0.5 pl-8 text-[0.9375rem] text-soft">
                {remarks.map((remark) => (
                  <li key={remark}>{remark}</li>
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
