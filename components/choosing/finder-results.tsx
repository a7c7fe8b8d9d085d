import type { ReactNode } from 'react'
import type { Match } from '@/lib/choosing/evaluate'
import type { FinderWords } from '@/lib/choosing/finder-words'
import { experienceText, noteText, reasonText } from '@/lib/choosing/sentences'
import type { Locale } from '@/lib/locales'

interface FinderResultsProps {
  matches: readonly Match[]
  /** What is shown of each trip, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  words: FinderWords
  locale: Locale
  className?: string
}

/** Trips of the finder's answer: each with the reasons why it does not fit, and with what to know before asking. */
export function FinderResults({ matches, tiles, words, locale, className = '' }: FinderResultsProps) {
  if (matches.length === 0) return null
  return (
    <ul className={`grid gap-4 xl:grid-cols-2 ${className}`}>
      {matches.map(({ trip, mismatches, notes }) => {
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
            {mismatches.length > 0 ? (
              <div className="mt-3 rounded-md bg-hard px-3 py-2 text-[0.9375rem] text-on-hard">
                <p className="font-semibold">{words.answer.notFitting}</p>
                <ul className="list-disc pl-5">
                  {mismatches.map((mismatch) => (
                    <li key={mismatch.criterion}>{reasonText(mismatch, words, locale)}</li>
                  ))}
                </ul>
              </div>
            ) : null}
            {remarks.length > 0 ? (
              <ul className="list-disc space-y-0.5 pl-5 text-[0.9375rem] text-soft sm:ml-32">
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
