import { isRecord } from '../../catalogue/shape/change.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import type { Words } from '../../i18n/words.ts'

const languageNamed = (key: string): Locale | undefined => locales.find((locale) => locale === key)

/** The language of the text at a path of a document; undefined for what belongs to no language. */
export const languageOf = (path: string): Locale | undefined =>
  path
    .split('.')
    .map(languageNamed)
    .find((locale) => locale !== undefined)

/** A path without list indexes and languages, by which labels are looked up. */
const namePath = (path: string): string =>
  path
    .split('.')
    .filter((key) => !/^\d+$/.test(key) && !languageNamed(key))
    .join('.')

/**
 * The label of the field at a path: that of the whole path, else that of its longest suffix that has one.
 * @returns undefined where no words know the field
 */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string | undefined {
  const keys = namePath(path).split('.')
  for (let from = 0; from < keys.length; from += 1) {
    const name = keys.slice(from).join('.')
    if (Object.hasOwn(labels, name)) return labels[name]
  }
  return undefined
}

/**
 * Where a field is found: its label behind those of what stands around it, such as "On the card › Duration › Unit".
 * Several fields of an item have the same label. Places in a list are counted from one.
 * @returns the path itself where no words know the field
 */
export function placeOf(labels: Readonly<Record<string, string>>, path: string): string {
  const keys = path.split('.')
  const places: string[] = []
  for (const [index, key] of keys.entries()) {
    const last = places.length - 1
    if (/^\d+$/.test(key)) {
      if (last >= 0) places[last] += ` ${Number(key) + 1}`
      continue
    }
    const label = languageNamed(key) ? undefined : labelOf(labels, keys.slice(0, index + 1).join('.'))
    if (label !== undefined && label !== places[last]) places.push(label)
  }
  return labelOf(labels, path) === undefined ? path : places.join(' › ')
}

type ReadingWords = Pick<Words['contentPanel'], 'editor' | 'choices' | 'fields'>

/** A value of a document as a person reads it: lists line by line, groups with their labels, choices by name. */
export function readableValue(value: unknown, words: ReadingWords): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? words.editor.yes : words.editor.no
  if (typeof value === 'string') {
    const names: Readonly<Record<string, string>> = words.choices
    return Object.hasOwn(names, value) ? (names[value] ?? value) : value
  }
  if (Array.isArray(value)) return value.map((item) => readableValue(item, words)).join('\n')
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, item]) => {
      const text = readableValue(item, words)
      const label = labelOf(words.fields, key) ?? key
      return text === '' ? '' : `${label}: ${text}`
    })
    .filter(Boolean)
    .join(' · ')
}
