import type { Locale } from '../locales'

/** A moment as people in Paraty read it, such as "22 de nov. de 2026, 06:00". */
export const momentText = (at: Date, locale: Locale): string =>
  at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Sao_Paulo' })

/** A day as people in Paraty read it, such as "22 de nov. de 2026". */
export const dayText = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'America/Sao_Paulo' })
