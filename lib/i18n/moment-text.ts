import type { Locale } from './locales'
import { paratyTimeZone } from './paraty-clock'

/** A moment as people in Paraty read it, such as "22 de nov. de 2026, 06:00". */
export const momentText = (at: Date, locale: Locale): string =>
  at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: paratyTimeZone })

/** A day as people in Paraty read it, such as "22 de nov. de 2026". */
export const dayText = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: paratyTimeZone })
