import type { z } from 'zod'
import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { contentSchemas } from '../shape/site-content.ts'
import { type Course, courseSchema } from '../shape/trip.ts'
import { hourText } from '../text/fact-formats.ts'
import type { Catalogue } from './catalogue.ts'
import { translate } from './complete-trip.ts'

interface Localized<Words> {
  words: Words
  /** Fields that English lacks and that stand in Portuguese. */
  fallbacks: string[]
}

/** Words of a language, field by field in Portuguese where the language lacks them (spec §3). */
function localize<Words>(
  schema: z.ZodType<Words>,
  words: Readonly<Record<Locale, unknown>>,
  locale: Locale,
): Localized<Words> {
  const { words: merged, fallbacks } =
    locale === defaultLocale
      ? { words: words[locale], fallbacks: [] }
      : translate(words[defaultLocale], words[locale])
  return { words: schema.parse(merged), fallbacks }
}

/** A course's title and description in a language. */
export const courseWords = (course: Course, locale: Locale) =>
  localize(courseSchema.shape.words.shape['pt-BR'], course.words, locale)

const wordSchemas = {
  hero: contentSchemas.hero.shape.words.shape['pt-BR'],
  points: contentSchemas.points.shape.words.shape['pt-BR'],
  about: contentSchemas.about.shape.words.shape['pt-BR'],
  values: contentSchemas.values.shape.words.shape['pt-BR'],
  quote: contentSchemas.quote.shape.words.shape['pt-BR'],
  contact: contentSchemas.contact.shape.words.shape['pt-BR'],
  courses: contentSchemas.courses.shape.words.shape['pt-BR'],
  notice: contentSchemas.notice.shape.words.shape['pt-BR'],
} as const

/** The words of the parts of the site that have some, in a language. */
export function contentWords({ content }: Catalogue, locale: Locale) {
  return {
    hero: localize(wordSchemas.hero, content.hero.words, locale),
    points: localize(wordSchemas.points, content.points.words, locale),
    about: localize(wordSchemas.about, content.about.words, locale),
    values: localize(wordSchemas.values, content.values.words, locale),
    quote: localize(wordSchemas.quote, content.quote.words, locale),
    contact: localize(wordSchemas.contact, content.contact.words, locale),
    courses: localize(wordSchemas.courses, content.courses.words, locale),
  }
}

/** The notice that stands on every page now, or undefined where there is none. */
export function currentNotice(
  { content }: Catalogue,
  locale: Locale,
  now: number,
): Localized<{ text?: string }> | undefined {
  const { until, words } = content.notice
  if (until === undefined || now >= Date.parse(until) || !words[defaultLocale].text) return undefined
  return localize(wordSchemas.notice, words, locale)
}

/** The opening hours as they stand in a sentence: "7h" and "19h", "7 am" and "7 pm". */
export const hoursOf = ({ content }: Catalogue, locale: Locale): { opens: string; closes: string } => ({
  opens: hourText(content.hours.opens, locale),
  closes: hourText(content.hours.closes, locale),
})
