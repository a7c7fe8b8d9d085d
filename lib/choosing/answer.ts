import type { Locale } from '../locales.ts'
import { type Criteria, type CriterionName, givenCriteria, withoutCriterion } from './criteria.ts'
import { evaluate, type Match } from './evaluate.ts'
import type { FinderTrip } from './finder-trip.ts'

/** How many nearest trips are named when none fits. */
const maxNearest = 3

export interface Answer {
  fitting: Match[]
  /** Where nothing fits: the trips that miss by the fewest criteria, and by the least. */
  nearest: Match[]
  /** All others, each with at least one reason. */
  rest: Match[]
  /** Where nothing fits: the criteria without which something would, with how many trips that is. */
  loosen: { criterion: CriterionName; count: number }[]
}

const distance = ({ mismatches }: Match): number =>
  mismatches.length + mismatches.reduce((sum, { by }) => sum + by, 0) / (mismatches.length + 1)

/** A visitor with several days sees the trips that use them first; otherwise the catalogue's order stays. */
function ordered(matches: Match[], { time }: Criteria): Match[] {
  if (!time?.endsWith('days')) return matches
  const sortRank = ({ trip }: Match) => (trip.kind === 'expedition' ? 0 : 1)
  return [...matches].sort((one, other) => sortRank(one) - sortRank(other))
}

/** What the finder answers: which trips fit, which do not and why, and where none does, what comes closest. */
export function answerCriteria(trips: readonly FinderTrip[], criteria: Criteria, locale: Locale): Answer {
  const matches = ordered(
    trips.map((trip) => evaluate(trip, criteria, locale)),
    criteria,
  )
  const fitting = matches.filter(({ mismatches }) => mismatches.length === 0)
  const missing = matches.filter(({ mismatches }) => mismatches.length > 0)
  if (fitting.length > 0) return { fitting, nearest: [], rest: missing, loosen: [] }
  const nearest = [...missing].sort((one, other) => distance(one) - distance(other)).slice(0, maxNearest)
  const loosen = givenCriteria(criteria).flatMap((criterion) => {
    const others = withoutCriterion(criteria, criterion)
    const count = trips.filter((trip) => evaluate(trip, others, locale).mismatches.length === 0).length
    return count > 0 ? [{ criterion, count }] : []
  })
  return { fitting, nearest, rest: missing.filter((one) => !nearest.includes(one)), loosen }
}
