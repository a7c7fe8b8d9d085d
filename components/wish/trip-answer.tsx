import { useMemo } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { useLoaded } from '@/components/ui/use-loaded'
import { evaluate, isDeciding, type Match, verdictOn } from '@/lib/choosing/evaluate'
import type { FinderTrip } from '@/lib/choosing/finder-trip'
import { noteText, reasonText } from '@/lib/choosing/sentences'
import type { Locale } from '@/lib/i18n/locales'
import { loadWishWords, type WishWords } from '@/lib/wish/draft-in-browser'
import { wishOf } from '@/lib/wish/wish'

export interface TripAnswerProps {
  text: string
  trip: FinderTrip
  /** Trips of which those that suit are named where this one does not. */
  others: readonly FinderTrip[]
  locale: Locale
  /** Smaller, on a card. */
  isSmall?: boolean
}

/** As many as are named in place of one that does not suit. */
const named = 3

/** Why a trip does not suit, or what has to be asked before it does. */
function reasonsOf(match: Match, words: WishWords, locale: Locale): string[] {
  return match.mismatches.length > 0
    ? match.mismatches.map((mismatch) => reasonText(mismatch, words, locale))
    : match.notes.filter(isDeciding).map((note) => noteText(note, words, locale))
}

const looks = {
  suits: 'bg-easy text-on-easy',
  ask: 'bg-medium text-on-medium',
  not: 'bg-hard text-on-hard',
} as const

/** Whether a trip suits, with the reason where it does not, and up to three that do. */
export function TripAnswer({ text, trip, others, locale, isSmall = false }: TripAnswerProps) {
  const load = useMemo(() => () => loadWishWords(locale), [locale])
  const words = useLoaded(load, true)
  if (!words) return null
  const wish = wishOf(text)
  const match = evaluate(trip, wish, locale)
  const verdict = verdictOn(match)
  const better =
    verdict === 'not'
      ? others
          .filter((other) => other.slug !== trip.slug && verdictOn(evaluate(other, wish, locale)) === 'suits')
          .slice(0, named)
      : []
  return (
    <div
      role={isSmall ? undefined : 'status'}
      className={`rounded-md leading-snug ${isSmall ? 'mt-2 px-2.5 py-1.5 text-sm' : 'mt-3 px-3 py-2'} ${looks[verdict]}`}
    >
      <p className="font-semibold">{words.answer[verdict]}</p>
      {reasonsOf(match, words, locale).map((reason) => (
        <p key={reason} className="first-letter:uppercase">
          {reason}
        </p>
      ))}
      {better.length > 0 ? (
        <>
          <p className="mt-1.5">{better.length === 1 ? words.answer.alsoOne : words.answer.also}</p>
          <ul>
            {better.map(({ slug, href, title, lang }) => (
              <li key={slug}>
                <SiteLink
                  href={href}
                  lang={lang}
                  className="inline-block py-1 font-semibold underline underline-offset-4"
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
