import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@/lib/i18n/locales'

const root = path.resolve(__dirname, '../../messages')

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The word files that stand directly in a language's folder, such as "interface.json". */
export const wordFiles = (locale: Locale): string[] => jsonFiles(path.join(root, locale))

/** The content of one of them. */
export const wordsIn = (locale: Locale, file: string): unknown => readJson(path.join(root, locale, file))

/** The ids of the products that have a file of words in a language. */
export const productFiles = (locale: Locale): string[] =>
  jsonFiles(path.join(root, locale, 'products')).map((name) => name.replace(/\.json$/, ''))

/** A product's words as its file holds them. */
export const productFile = (locale: Locale, id: string): unknown =>
  readJson(path.join(root, locale, 'products', `${id}.json`))

export interface Passage {
  /** Where the text stands, such as "details.faq.2.answer". */
  at: string
  text: string
}

/** Every text of a tree of words with its place. */
export function passages(words: unknown, at = ''): Passage[] {
  if (typeof words === 'string') return [{ at, text: words }]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => passages(value, at ? `${at}.${key}` : key))
}

/** All words of a language, products included, with places such as "products/itatiaia title". */
export const allPassages = (locale: Locale): Passage[] => [
  ...wordFiles(locale).flatMap((file) =>
    passages(wordsIn(locale, file)).map(({ at, text }) => ({ at: `${file} ${at}`, text })),
  ),
  ...productFiles(locale).flatMap((id) =>
    passages(productFile(locale, id)).map(({ at, text }) => ({ at: `products/${id} ${at}`, text })),
  ),
]

/** A text as its author wrote it for readers: links without their targets, and without the names of facts. */
export const spoken = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\{[A-Za-z0-9.:-]+\}/g, '')
