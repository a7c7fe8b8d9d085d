import { z } from 'zod'

/** The two languages of the site; the first is the default (spec §4). */
export const locales = ['pt-BR', 'en-GB'] as const
export const localeSchema = z.enum(locales)
export type Locale = z.infer<typeof localeSchema>
export const defaultLocale: Locale = 'pt-BR'

/** The language that the toggle leads to. */
export const otherLocale = (locale: Locale): Locale => (locale === 'pt-BR' ? 'en-GB' : 'pt-BR')
