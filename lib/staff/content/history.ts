import { wordsOf } from '../../i18n/words'
import 'server-only'
import { diffWordsWithSpace } from 'diff'
import type { Collection } from '../../catalogue/base/documents'
import { isShipped, mergedDocument } from '../../catalogue/build/parse-document'
import type { Locale } from '../../i18n/locales'
import { paratyTimeZone } from '../../i18n/paraty-clock'
import type { HistoryEntry } from './content-rows'
import { differingPaths, valueAt } from './document-path'
import { labelOf, languageOf, readableValue } from './field-labels'

/** A piece of a text that two states share, or that only one of them has. */
export interface DifferencePart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** What an entry of the history changed in one field. */
export interface Difference {
  path: string
  label: string
  /** The language of the text, where it has one. */
  lang?: Locale
  parts: DifferencePart[]
}

export interface ReadableEntry {
  /** "shipped" for the state before all others. */
  id: number | 'shipped'
  action: string
  /** When, on Paraty's clock. */
  at?: string
  by?: string
  note?: string
  differences: Difference[]
  /** Whether its state can be published again; the present state cannot. */
  isRestorable: boolean
}

/** Longest text that is compared word by word, in characters; a longer one is shown whole, before and after. */
const maxComparedLength = 20_000

function partsOf(before: string, after: string): DifferencePart[] {
  if (before.length + after.length > maxComparedLength) {
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  }
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }))
}

/** What changed from one state of an item to the next, field by field, in words and figures that a person can read. */
export function differencesBetween(before: unknown, after: unknown, locale: Locale): Difference[] {
  const words = wordsOf(locale).contentPanel
  return (
    differingPaths(before, after)
      .map((path) => ({
        path,
        label: labelOf(words.fields, path) ?? path,
        lang: languageOf(path),
        parts: partsOf(
          readableValue(valueAt(before, path), words),
          readableValue(valueAt(after, path), words),
        ),
      }))
      // A group that came or went without a word in it, such as the English of a new trip, is nothing to read.
      .filter(({ parts }) => parts.length > 0)
  )
}

/** The history of an item, newest first, each entry with what it changed; last the shipped state where it has another. */
export function readableHistory(
  entries: readonly HistoryEntry[],
  { collection, id, locale }: { collection: Collection; id: string; locale: Locale },
): ReadableEntry[] {
  const words = wordsOf(locale).contentPanel.history
  const actions: Readonly<Record<string, string>> = words.actions
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: paratyTimeZone,
  })
  const stateAfter = (entry: HistoryEntry | undefined) =>
    mergedDocument(collection, id, entry?.document ?? {})
  const [newest] = entries
  const toShipped =
    newest && isShipped(collection, id)
      ? differencesBetween(stateAfter(newest), stateAfter(undefined), locale)
      : []
  const shipped: ReadableEntry = {
    id: 'shipped',
    action: words.shipped,
    differences: [],
    isRestorable: true,
  }
  const readable = entries.map((entry, index): ReadableEntry => {
    const differences = differencesBetween(stateAfter(entries[index + 1]), stateAfter(entry), locale)
    return {
      id: entry.id,
      action: actions[entry.action] ?? entry.action,
      at: format.format(new Date(entry.at)),
      by: entry.actor_email ?? words.someone,
      note: entry.note ?? undefined,
      differences,
      isRestorable: index > 0 && differencesBetween(stateAfter(newest), stateAfter(entry), locale).length > 0,
    }
  })
  return toShipped.length > 0 ? [...readable, shipped] : readable
}
