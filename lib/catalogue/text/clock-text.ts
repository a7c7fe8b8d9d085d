import type { Locale } from '../../i18n/locales.ts'

const hourMark: Record<Locale, string> = { 'pt-BR': 'h', 'en-GB': ':' }

/** "08:30" in English, "08h30" in Portuguese. */
export const clockText = (clock: string, locale: Locale): string => clock.replace(':', hourMark[locale])
