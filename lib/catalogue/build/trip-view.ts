import { defaultLocale, type Locale } from '../../i18n/locales.ts'
import { log } from '../../process/log.ts'
import type { Expedition, Product } from '../shape/trip.ts'
import { type ProductWords, productWordsSchema } from '../shape/trip-words.ts'
import { factWords } from '../text/fact-translators.ts'
import { type FactContext, fillFacts, mapTexts } from '../text/placeholders.ts'
import type { Catalogue } from './catalogue.ts'
import { completeWords, translate } from './complete-trip.ts'

/** A trip with its words and address in one language: what pages and cards are given. */
export interface ProductView {
  product: Product
  /** With the facts that the texts name filled in. */
  words: ProductWords
  /** Fields that English lacks and that stand in Portuguese. */
  fallbacks: string[]
  href: string
}

/** What is needed to fill the facts of a catalogue into texts of a language. */
export const factContext = (catalogue: Catalogue, locale: Locale): FactContext => ({
  ...factWords(locale),
  content: catalogue.content,
})

function makeView(catalogue: Catalogue, product: Product, locale: Locale): ProductView {
  const tripOf = (slug: string) => catalogue.everyTrip.get(slug)
  /** Facts in a text are formatted in the language of the text, also where Portuguese stands on an English page. */
  const saidIn = (language: Locale) => {
    const context = factContext(catalogue, language)
    return mapTexts(product.words[language], (text) => fillFacts(text, { product, tripOf, context }))
  }
  const original = saidIn(defaultLocale)
  const { words, fallbacks } =
    locale === defaultLocale ? { words: original, fallbacks: [] } : translate(original, saidIn(locale))
  if (fallbacks.length > 0) log.warn('translation-missing', { product: product.slug, fields: fallbacks })
  return {
    product,
    words: completeWords(productWordsSchema.parse(words)),
    fallbacks,
    href: tripAddress(product, locale),
  }
}

/** Cached per catalogue, and collected together with it. */
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

/**
 * The expedition with this number, for callers that cannot go on without it: spec §8 names the error for number 10. One
 * that staff hid or binned is still in the catalogue: what they publish must not stop the next build.
 * @throws 'Expedição não encontrada no catálogo' where the catalogue lacks it
 */
export function requireExpedition({ everyTrip }: Catalogue, number: number): Expedition {
  const expedition = [...everyTrip.values()]
    .filter((trip) => trip.kind === 'expedition')
    .find(({ id }) => id === number)
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

/** "pt-BR" for a part of the words that English lacks, so that it is read out in its own language. */
export const fallbackLang = (fallbacks: string[], path: string): string | undefined =>
  fallbacks.some(
    (missing) => missing === path || missing.startsWith(`${path}.`) || path.startsWith(`${missing}.`),
  )
    ? defaultLocale
    : undefined
