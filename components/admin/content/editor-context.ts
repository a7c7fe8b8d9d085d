import { createContext, useContext } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { FieldEntry } from '@/lib/staff/content/field-node'
import { messageAt } from '@/lib/staff/content/form-errors'
import { formName } from '@/lib/staff/content/form-values'

/** A fact that words may name, as it reads in each language; absent where the item has no such fact. */
export interface NamedFact {
  name: string
  texts: Partial<Record<Locale, string>>
}

export interface EditorState {
  document: unknown
  /** The document as shipped; absent for an item that staff added. */
  base?: unknown
  form: UseFormReturn
  fields: readonly FieldEntry[]
  facts: readonly NamedFact[]
  words: Words['contentPanel']
  /** Of photographs on their way. */
  images: Words['admin']['images']
  locale: Locale
  /** The language that phones show; wide screens show both. */
  language: Locale
  /** Where there is no room for both languages, whatever the screen. */
  isOneLanguage: boolean
  /** Changes a field otherwise than by typing into it. */
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

/** The name of a document's field in the form, for the hooks of the form library. */
export function useFormName(path: string): string {
  const { form, fields } = useEditor()
  return formName(fields, path, form.getValues())
}

/** What is wrong with a list or a group as a whole. */
export function useIssue(path: string): string | undefined {
  const { form } = useEditor()
  const name = useFormName(path)
  return messageAt(useFormState({ control: form.control, name }).errors, name)
}

/** Id of the element that edits a path, where the publishing check leads. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '_')}`
