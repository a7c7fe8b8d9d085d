/** How a departure stands. */
export const dateStates = ['open', 'few', 'full', 'cancelled'] as const
export type DateState = (typeof dateStates)[number]

interface Moment {
  date: string
  time?: string | undefined
}

/** Compares departures by day and time; one without a time goes first. */
export const byMoment = (one: Moment, other: Moment): number =>
  `${one.date} ${one.time ?? ''}`.localeCompare(`${other.date} ${other.time ?? ''}`)
