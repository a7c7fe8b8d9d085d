/** Days of each month; a season may begin or end on 29 February. */
export const monthLengths = {
  january: 31,
  february: 29,
  march: 31,
  april: 30,
  may: 31,
  june: 30,
  july: 31,
  august: 31,
  september: 30,
  october: 31,
  november: 30,
  december: 31,
} as const
export type Month = keyof typeof monthLengths

export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const satisfies readonly Month[]

/** "02" for February. */
const numberText = (month: Month): string => String(months.indexOf(month) + 1).padStart(2, '0')

export interface DayOfYear {
  day: number
  month: Month
}

/** A part of every year. One that ends before it begins crosses New Year. */
export interface PartOfYear {
  start: DayOfYear
  end: DayOfYear
}

/** "12-20", the end of a day such as "2027-12-20". */
export const monthAndDay = ({ day, month }: DayOfYear): string =>
  `${numberText(month)}-${String(day).padStart(2, '0')}`

/** A day of a year, such as "2027-12-20"; where the year has no 29 February, the day after it. */
export const dateIn = (year: number, { day, month }: DayOfYear): string =>
  new Date(Date.UTC(year, months.indexOf(month), day)).toISOString().slice(0, 10)

/** Whether a part of the year has a day, which is written as `monthAndDay` does. */
export function isInSeason({ start, end }: PartOfYear, day: string): boolean {
  const [first, last] = [monthAndDay(start), monthAndDay(end)]
  return first <= last ? first <= day && day <= last : first <= day || day <= last
}
