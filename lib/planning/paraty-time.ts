import { clockText } from '../catalogue/text/fact-formats.ts'
import type { Locale } from '../i18n/locales.ts'
import { paratyOffset } from '../i18n/paraty-clock.ts'

export const minutesOfDay = 24 * 60

/** A moment in Paraty, in whole minutes since 1 January 1970, 00:00 on Paraty's own clock. */
export type ParatyMinute = number

/** The current minute in Paraty at an instant (milliseconds since 1970 UTC); seconds are dropped. */
export const paratyMinute = (instant: number): ParatyMinute =>
  Math.floor(instant / 60_000) + paratyOffset.minutes

/** The instant (milliseconds since 1970 UTC) at which a minute begins in Paraty. */
export const instantOf = (minute: ParatyMinute): number => (minute - paratyOffset.minutes) * 60_000

/**
 * The first minute of a day written as "2027-03-09", as date inputs write it; undefined where it is no day of the
 * calendar or outside the years 2000 to 2100, for which the computations are meant.
 */
export function startOfDay(day: string): ParatyMinute | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const milliseconds = Date.UTC(Number(year), Number(month) - 1, Number(date))
  if (Number.isNaN(milliseconds) || dayOf(milliseconds / 60_000) !== day) return undefined
  return year !== undefined && year >= '2000' && year <= '2100' ? milliseconds / 60_000 : undefined
}

/** The day of a minute as "2027-03-09". */
export const dayOf = (minute: ParatyMinute): string => new Date(minute * 60_000).toISOString().slice(0, 10)

/** Minutes since midnight of a clock time such as "08:30". */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** "08h30" in Portuguese, "08:30" in English, of minutes since midnight or of a minute in Paraty. */
export function timeText(minute: number, locale: Locale): string {
  const ofDay = ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay
  return clockText(`${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`, locale)
}

/** Browsers differ in whether English has a comma after the day of the week. */
const plainComma = (text: string, locale: Locale): string =>
  locale === 'en-GB' ? text.replace(/^(\w+), /, '$1 ') : text

/** "sexta-feira, 5 de março de 2027", "Friday 5 March 2027". */
export const dateText = (minute: ParatyMinute, locale: Locale): string =>
  plainComma(
    new Date(minute * 60_000).toLocaleDateString(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    locale,
  )

/** "sex., 5 de mar., 08h30", "Fri 5 Mar, 08:30": a deadline, short enough for a table. */
export function minuteText(minute: ParatyMinute, locale: Locale): string {
  const date = new Date(minute * 60_000).toLocaleDateString(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return `${plainComma(date, locale)}, ${timeText(minute, locale)}`
}

/** "4 h 05 min", "35 min": a length of time in minutes, which does not break over two lines. */
export function lengthText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${twoDigits(rest)}\u00a0min`
}
