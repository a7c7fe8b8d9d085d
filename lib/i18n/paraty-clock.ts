import type { Locale } from './locales'
/** The time zone of Paraty, by its name in the time zone database. */
export const paratyTimeZone = 'America/Sao_Paulo'

/**
 * Paraty's distance from UTC, in minutes and as ISO 8601 writes it. Brazil has had no summer time since 2019; the offset
 * is written down because old phones still believe in it. A test compares it with the current zone data.
 */
export const paratyOffset = { minutes: -180, text: '-03:00' } as const

/** A moment as people in Paraty read it, such as "22 de nov. de 2026, 06:00". */
export const momentText = (at: Date, locale: Locale): string =>
  at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: paratyTimeZone })

/** A day as people in Paraty read it, such as "22 de nov. de 2026". */
export const dayText = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: paratyTimeZone })

/** A moment such as "2027-01-31T18:00:00-03:00" as the field for a day and a time has it, on Paraty's clock. */
export function toParatyInput(moment: string): string {
  const instant = Date.parse(moment)
  return Number.isNaN(instant)
    ? ''
    : new Date(instant + paratyOffset.minutes * 60_000).toISOString().slice(0, 16)
}

/** What the field for a day and a time has, as a moment; empty where it is not filled in yet. */
export const fromParatyInput = (input: string): string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(input) ? `${input.slice(0, 16)}:00${paratyOffset.text}` : ''
