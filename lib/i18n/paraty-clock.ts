/** The time zone of Paraty, by its name in the time zone database. */
export const paratyTimeZone = 'America/Sao_Paulo'

/**
 * Paraty's distance from UTC, in minutes and as ISO 8601 writes it. Brazil has had no summer time since 2019; the offset
 * is written down because old phones still believe in it. A test compares it with the current zone data.
 */
export const paratyOffset = { minutes: -180, text: '-03:00' } as const
