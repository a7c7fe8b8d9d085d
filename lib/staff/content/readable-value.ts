import { isRecord } from '../../catalogue/shape/change.ts'
import type { Words } from '../../i18n/words.ts'
import { labelOf } from './field-labels.ts'

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
