import type { z } from 'zod'
import { defaultLocale, type Locale } from '../locales.ts'
import { log } from '../log.ts'
import { addressOf, isPageId } from '../routing/pages.ts'
import type { Catalogue } from './catalogue.ts'
import { type FactContext, fillFacts, mapTexts } from './fact-text.ts'
import { factWords } from './fact-words.ts'
import { hourText } from './facts.ts'
import { contentSchemas } from './site-content.ts'
import { translate } from './translations.ts'
import { type Course, courseSchema, type Expedition, type Product } from './trip.ts'
import { type ProductWords, productWordsSchema } from './words.ts'

/** A trip with its words and address in one language: what pages and cards are given. */
export interface ProductView {
  product: Product
  /** With the trip's facts said in them. */
  words: ProductWords
  /** Fields that English lacks and that stand in Portuguese. */
  fallbacks: string[]
  href: string
}

/** What words of a language need to say the facts of a catalogue. */
export const factContext = (catalogue: Catalogue, locale: Locale): FactContext => ({
  ...factWords(locale),
  content: catalogue.content,
})

function makeView(catalogue: Catalogue, product: Product, locale: Locale): ProductView {
  const tripOf = (slug: string) => catalogue.everyTrip.get(slug)
  /** The words of a language say their facts in that language, wherever they end up standing. */
  const saidIn = (language: Locale) => {
    const context = factContext(catalogue, language)
    return mapTexts(product.words[language], (text) => fillFacts(text, { product, tripOf, context }))
  }
  const original = saidIn(defaultLocale)
  const { words, fallbacks } =
    locale === defaultLocale ? { words: original, fallbacks: [] } : translate(original, saidIn(locale))
  if (fallbacks.length > 0) log.warn('translation-missing', { product: product.slug, fields: fallbacks })
  return { product, words: productWordsSchema.parse(words), fallbacks, href: tripAddress(product, locale) }
}

/** Views live as long as the catalogue that they were made of. */
const views = new WeakMap<Catalogue, Map<string, ProductView>>()

/** A trip's facts, words and address in a language; what English lacks is logged once per catalogue (spec §8). */
export function productView(catalogue: Catalogue, product: Product, locale: Locale): ProductView {
  const known = views.get(catalogue) ?? new Map<string, ProductView>()
  views.set(catalogue, known)
  const key = `${locale}/${product.slug}`
  const view = known.get(key) ?? makeView(catalogue, product, locale)
  known.set(key, view)
  return view
}

/** A trip's canonical address in a language. */
export const tripAddress = (product: Product, locale: Locale): string => product.addresses[locale][0]

/** The trip that visitors can open under this slug, or undefined where there is none. */
export const findProduct = (catalogue: Catalogue, slug: string): Product | undefined =>
  catalogue.trips.find((product) => product.slug === slug)

/** The address of a trip's page; an unknown or hidden trip falls back to its list (spec §2.1). */
export function productAddress(catalogue: Catalogue, slug: string, locale: Locale): string {
  const product = findProduct(catalogue, slug)
  if (product) return tripAddress(product, locale)
  return addressOf(catalogue.everyTrip.get(slug)?.kind === 'expedition' ? 'expeditions' : 'tours', locale)
}

/**
 * Where a link in a text leads: a trip, a page of the site ("page:policy") or an address as it stands.
 * @returns undefined for a page that the site does not have
 */
export function linkTarget(catalogue: Catalogue, target: string, locale: Locale): string | undefined {
  if (target.startsWith('/')) return target
  const page = target.startsWith('page:') ? target.slice('page:'.length) : undefined
  if (page !== undefined) return isPageId(page) ? addressOf(page, locale) : undefined
  return productAddress(catalogue, target, locale)
}

/**
 * The expedition with this number, for callers that cannot go on without it: spec §8 names the error for number 10.
 * @throws 'Expedição não encontrada no catálogo' where the catalogue lacks it
 */
export function requireExpedition(catalogue: Catalogue, number: number): Expedition {
  const expedition = catalogue.expeditions.find(({ id }) => id === number)
  if (!expedition) throw new Error('Expedição não encontrada no catálogo')
  return expedition
}

/** Trips of a kind that stand on its list, of one category or of all. */
export const listedProducts = (
  catalogue: Catalogue,
  kind: Product['kind'],
  category?: Product['category'],
): Product[] =>
  catalogue.trips.filter(
    (product) => product.kind === kind && product.listed && (!category || product.category === category),
  )

interface Spoken<Words> {
  words: Words
  /** Fields that English lacks and that stand in Portuguese. */
  fallbacks: string[]
}

/** Words of a language, field by field in Portuguese where the language lacks them (spec §3). */
function spoken<Words>(
  schema: z.ZodType<Words>,
  words: Readonly<Record<Locale, unknown>>,
  locale: Locale,
): Spoken<Words> {
  const { words: merged, fallbacks } =
    locale === defaultLocale
      ? { words: words[locale], fallbacks: [] }
      : translate(words[defaultLocale], words[locale])
  return { words: schema.parse(merged), fallbacks }
}

/** A course's title and description in a language. */
export const courseWords = (course: Course, locale: Locale) =>
  spoken(courseSchema.shape.words.shape['pt-BR'], course.words, locale)

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
    hero: spoken(wordSchemas.hero, content.hero.words, locale),
    points: spoken(wordSchemas.points, content.points.words, locale),
    about: spoken(wordSchemas.about, content.about.words, locale),
    values: spoken(wordSchemas.values, content.values.words, locale),
    quote: spoken(wordSchemas.quote, content.quote.words, locale),
    contact: spoken(wordSchemas.contact, content.contact.words, locale),
    courses: spoken(wordSchemas.courses, content.courses.words, locale),
  }
}

/** The notice that stands on every page now, or undefined where there is none (design §12). */
export function currentNotice(
  { content }: Catalogue,
  locale: Locale,
  now: number,
): Spoken<{ text?: string }> | undefined {
  const { until, words } = content.notice
  if (until === undefined || now >= Date.parse(until) || !words[defaultLocale].text) return undefined
  return spoken(wordSchemas.notice, words, locale)
}

/** A place's opening hours as a sentence has them: "7h" and "19h", "7 am" and "7 pm". */
export const hoursOf = ({ content }: Catalogue, locale: Locale): { opens: string; closes: string } => ({
  opens: hourText(content.hours.opens, locale),
  closes: hourText(content.hours.closes, locale),
})

/** "pt-BR" for a part of the words that English lacks, so that it is read out in its own language (design §4). */
export const fallbackLang = (fallbacks: string[], path: string): string | undefined =>
  fallbacks.some(
    (missing) => missing === path || missing.startsWith(`${path}.`) || path.startsWith(`${missing}.`),
  )
    ? defaultLocale
    : undefined
