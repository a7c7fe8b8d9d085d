import type { ReactNode } from 'react'
import type { Match, Note } from '@/lib/choosing/evaluate'
import type { FinderWords } from '@/lib/choosing/finder-words'
import { experienceText, noteText, reasonText } from '@/lib/choosing/sentences'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'

interface FinderResultsProps {
  matches: readonly Match[]
  /** What is shown of each trip, by slug. */
  tiles: Readonly<Record<string, ReactNode>>
  words: FinderWords
  locale: Locale
  className?: string
  /** A note that is said above all of them. */
  saidAbove?: Note['kind']
}

/** From as many trips on, what is true of all of them is said once above them. */
const enoughToSayOnce = 3

/** What to know of a trip, or why it does not suit. */
function remarksOn(
  { trip, mismatches, notes }: Match,
  { words: { wish }, locale, saidAbove }: Pick<FinderResultsProps, 'words' | 'locale' | 'saidAbove'>,
): string[] {
  if (mismatches.length > 0) return mismatches.map((mismatch) => reasonText(mismatch, wish, locale))
  const experience = experienceText(trip, wish)
  return [
    ...(experience === undefined ? [] : [experience]),
    ...notes.filter(({ kind }) => kind !== saidAbove).map((note) => noteText(note, wish, locale)),
  ]
}

/** Trips of the finder's answer as tiles: each with the reasons why it does not suit, or with what to know before asking. */
export function FinderResults({
  matches,
  tiles,
  words,
  locale,
  saidAbove,
  className = '',
}: FinderResultsProps) {
  const [first, ...others] = matches
  if (!first) return null
  const remarks = new Map(matches.map((match) => [match, remarksOn(match, { words, locale, saidAbove })]))
  const shared =
    matches.length < enoughToSayOnce
      ? []
      : (remarks.get(first) ?? []).filter((remark) =>
          others.every((match) => remarks.get(match)?.includes(remark)),
        )
  return (
    <div className={className}>
      {shared.length > 0 ? (
        <p className="mb-3 max-w-prose text-soft">
          {fill(words.answer.everyOne, {
            notes: new Intl.ListFormat(locale, { type: 'conjunction' }).format(shared),
          })}
        </p>
      ) : null}
      <ul className="tiles">
        {matches.map((match) => (
          <li key={match.trip.slug} className="tile">
            {tiles[match.trip.slug]}
            {(remarks.get(match) ?? [])
              .filter((remark) => !shared.includes(remark))
              .map((remark) => (
                <p key={remark} className="mt-1 text-sm leading-snug text-soft first-letter:uppercase">
                  {remark}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
