import type { Locale } from '../i18n/locales.ts'
import { type Criterion, saidCriteria, type Wish, withoutCriterion } from '../wish/wish.ts'
import { evaluate, type Match, verdictOn } from './evaluate.ts'
import type { FinderTrip } from './finder-trip.ts'

/** How many nearest trips are named when none suits. */
const maxNearest = 4

export interface Answer {
  suits: Match[]
  /** Nothing speaks against them that is known, but what decides has to be asked. */
  ask: Match[]
  /** Where nothing suits and nothing could: the trips that miss by the fewest criteria, and by the least. */
  nearest: Match[]
  /** All others, each with at least one reason. */
  rest: Match[]
  /** Where nothing suits and nothing could: the criteria without which something would, with how many trips that is. */
  loosen: { criterion: Criterion; count: number }[]
}

const distance = ({ mismatches }: Match): number =>
  mismatches.length + mismatches.reduce((sum, { by }) => sum + by, 0) / (mismatches.length + 1)

/** What a wish is answered with: which trips suit, which have to be asked about, which do not suit and why. */
export function answerWish(trips: readonly FinderTrip[], wish: Wish, locale: Locale): Answer {
  const matches = trips.map((trip) => evaluate(trip, wish, locale))
  const saying = (verdict: ReturnType<typeof verdictOn>) =>
    matches.filter((match) => verdictOn(match) === verdict)
  const [suits, ask, missing] = [saying('suits'), saying('ask'), saying('not')]
  if (suits.length + ask.length > 0) return { suits, ask, nearest: [], rest: missing, loosen: [] }
  const nearest = [...missing].sort((one, other) => distance(one) - distance(other)).slice(0, maxNearest)
  const loosen = saidCriteria(wish).flatMap((criterion) => {
    const others = withoutCriterion(wish, criterion)
    const count = trips.filter((trip) => verdictOn(evaluate(trip, others, locale)) === 'suits').length
    return count > 0 ? [{ criterion, count }] : []
  })
  return { suits, ask, nearest, rest: missing.filter((one) => !nearest.includes(one)), loosen }
}
