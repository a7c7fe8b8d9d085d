import type { Locale } from '../locales.ts'
import { log } from '../log.ts'
import { expeditions } from './products.ts'
import { type ProductWords, productWordsSchema } from './words.ts'
import { translationResource } from './words-en-gb.ts'
import { portugueseWords } from './words-pt-br.ts'

/** Words in the visitor's language, and the parts that had to stay in Portuguese. */
interface Translated {
  words: ProductWords
  /** Paths of fields that English lacks, such as "details.faq"; pages mark them `lang="pt-BR"`. */
  fallbacks: string[]
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** English where it is present, the Portuguese original where it is missing or empty, field by field. */
function overlay(original: unknown, translation: unknown, path: string, fallbacks: string[]): unknown {
  if (isMissing(translation)) {
    fallbacks.push(path)
    return original
  }
  if (isRecord(original) && isRecord(translation)) {
    return Object.fromEntries(
      Object.entries(original).map(([key, value]) => [
        key,
        overlay(value, translation[key], path ? `${path}.${key}` : key, fallbacks),
      ]),
    )
  }
  return translation
}

/**
 * Puts a translation over the Portuguese original (spec §3): silent for the visitor, a warning in the log.
 * @throws when the original itself is not complete
 */
export function translate(slug: string, original: unknown, translation: unknown): Translated {
  const fallbacks: string[] = []
  const merged = overlay(original, translation, '', fallbacks)
  if (fallbacks.length > 0) log.warn('translation-missing', { product: slug, fields: fallbacks })
  return { words: productWordsSchema.parse(merged), fallbacks }
}

/** The English fields of a product, by the id that the resource uses for its kind. */
function englishFields(slug: string): unknown {
  const { tours, expeditions: byNumber } = translationResource.products
  const expedition = expeditions.find((candidate) => candidate.slug === slug)
  return expedition ? byNumber[expedition.id] : tours[slug]
}

/** How each language comes to its words: the originals as they are, or a translation over them. */
const reading: Record<Locale, (slug: string, original: unknown) => Translated> = {
  'pt-BR': (_slug, original) => ({ words: productWordsSchema.parse(original), fallbacks: [] }),
  'en-GB': (slug, original) => translate(slug, original, englishFields(slug)),
}

const cache = new Map<string, Translated>()

/**
 * The words of a product in a language, checked once per process.
 * @throws when the catalogue has no words for the slug
 */
export function productWords(slug: string, locale: Locale): Translated {
  const key = `${locale}/${slug}`
  const known = cache.get(key)
  if (known) return known
  const original = portugueseWords[slug]
  if (original === undefined) throw new Error(`No words for the product "${slug}" in messages/pt-BR/products`)
  const translated = reading[locale](slug, original)
  cache.set(key, translated)
  return translated
}
