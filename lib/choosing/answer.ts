import type { Locale } from '../locales.ts'
import type { FinderTrip } from './finder-trip.ts'
import { type Judgement, judge } from './judge.ts'
import { saidWishes, type Wishes, type WishName, withoutWish } from './wishes.ts'

/** As many trips as an empty answer names in its place. */
const mostNearest = 3

export interface Answer {
  fitting: Judgement[]
  /** Where nothing fits: the trips that miss by the fewest wishes, and by the least. */
  nearest: Judgement[]
  /** All others, each with at least one reason. */
  rest: Judgement[]
  /** Where nothing fits: the wishes without which something would, with how many trips that is. */
  loosen: { wish: WishName; count: number }[]
}

const distance = ({ misfits }: Judgement): number =>
  misfits.length + misfits.reduce((sum, { by }) => sum + by, 0) / (misfits.length + 1)

/** A visitor with several days sees the trips that use them first; otherwise the catalogue's order stays. */
function ordered(judgements: Judgement[], { time }: Wishes): Judgement[] {
  if (!time?.endsWith('days')) return judgements
  const isExpedition = ({ trip }: Judgement) => (trip.kind === 'expedition' ? 0 : 1)
  return [...judgements].sort((one, other) => isExpedition(one) - isExpedition(other))
}

/** What the finder answers: which trips fit, which do not and why, and where none does, what comes closest. */
export function answerWishes(trips: readonly FinderTrip[], wishes: Wishes, locale: Locale): Answer {
  const judgements = ordered(
    trips.map((trip) => judge(trip, wishes, locale)),
    wishes,
  )
  const fitting = judgements.filter(({ misfits }) => misfits.length === 0)
  const missing = judgements.filter(({ misfits }) => misfits.length > 0)
  if (fitting.length > 0) return { fitting, nearest: [], rest: missing, loosen: [] }
  const nearest = [...missing].sort((one, other) => distance(one) - distance(other)).slice(0, mostNearest)
  const loosen = saidWishes(wishes).flatMap((wish) => {
    const others = withoutWish(wishes, wish)
    const count = trips.filter((trip) => judge(trip, others, locale).misfits.length === 0).length
    return count > 0 ? [{ wish, count }] : []
  })
  return { fitting, nearest, rest: missing.filter((one) => !nearest.includes(one)), loosen }
}
