import { createContext, useContext } from 'react'
import type { Locale } from '@/lib/locales'
import type { ContentPanelWords } from '@/lib/panel/content-words'
import type { FieldIssue } from '@/lib/panel/send-change'

/** A fact that words may name, as it reads in each language; absent where the item has no such fact. */
export interface NamedFact {
  name: string
  texts: Partial<Record<Locale, string>>
}

export interface EditorState {
  document: unknown
  /** The document as shipped; absent for an item that staff added. */
  base?: unknown
  issues: readonly FieldIssue[]
  facts: readonly NamedFact[]
  words: ContentPanelWords
  locale: Locale
  change: (path: string, value: unknown) => void
}

const EditorContext = createContext<EditorState | undefined>(undefined)

export const EditorProvider = EditorContext.Provider

/**
 * What the fields of an open editor share.
 * @throws outside of an editor
 */
export function useEditor(): EditorState {
  const state = useContext(EditorContext)
  if (!state) throw new Error('A field of the editor stands outside of it')
  return state
}

/** Id of the element that edits a path, where the publishing check leads. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '_')}`
