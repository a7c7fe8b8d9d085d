import { addressOf, isPageId, productAddress } from '../addresses.ts'
import { defaultLocale, type Locale } from '../locales.ts'
import { bayTour } from './bay-tour.ts'
import { findProduct } from './products.ts'
import type { Product } from './schema.ts'
import { productWords } from './translations.ts'
import type { ProductWords } from './words.ts'

/** A product with its words and address in one language: what pages and cards are given. */
export interface ProductView {
  product: Product
  words: ProductWords
  /** Fields that English lacks and that stand in Portuguese. */
  fallbacks: string[]
  href: string
}

/** A product's facts, words and address in a language. */
export function productView(product: Product, locale: Locale): ProductView {
  const { words, fallbacks } = productWords(product.slug, locale)
  const href =
    product.slug === bayTour.slug
      ? addressOf('bay-tour', locale)
      : productAddress(product.slug, product.kind, locale)
  return { product, words, fallbacks, href }
}

/** Where a link in a text leads: a product, a page of the site ("page:policy") or an address as it stands. */
export function linkTarget(target: string, locale: Locale): string | undefined {
  if (target.startsWith('/')) return target
  const page = target.startsWith('page:') ? target.slice('page:'.length) : undefined
  if (page !== undefined) return isPageId(page) ? addressOf(page, locale) : undefined
  if (target === bayTour.slug) return addressOf('bay-tour', locale)
  const product = findProduct(target)
  return product && productAddress(product.slug, product.kind, locale)
}

/** "pt-BR" for a part of the words that English lacks, so that it is read out in its own language (design §4). */
export const fallbackLang = (fallbacks: string[], path: string): string | undefined =>
  fallbacks.some(
    (missing) => missing === path || missing.startsWith(`${path}.`) || path.startsWith(`${missing}.`),
  )
    ? defaultLocale
    : undefined
