/** The two languages of the site; the first is the default (spec §4). */
export const locales = ['pt-BR', 'en-GB'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Extract<Locale, 'pt-BR'> = 'pt-BR'

/** Where the toggle leads from each language: a third one has to be given its place in the round. */
const toggled: Record<Locale, Locale> = { 'pt-BR': 'en-GB', 'en-GB': 'pt-BR' }

/** The language that the toggle leads to. */
export const otherLocale = (locale: Locale): Locale => toggled[locale]
