import type { ReactNode } from 'react'
import { type RefCallBack, useController } from 'react-hook-form'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { valueAt } from '@/lib/staff/content/document-path'
import { fieldId, useEditor, useFormName } from './editor-context'
import { smallButton } from './small-button'

/** What the element of a field needs to be named and described. */
export interface InputProps {
  id: string
  invalid: boolean
  describedBy?: string
  /** As the form has it. */
  value: unknown
  onChange: (value: unknown) => void
  inputRef: RefCallBack
}

interface FieldFrameProps {
  path: string
  label: string
  lang?: Locale
  children: (input: InputProps) => ReactNode
}

/** Label, the mark of what differs from the shipped catalogue, and what is wrong, around a field. */
export function FieldFrame({ path, label, lang, children }: FieldFrameProps) {
  const { form, words } = useEditor()
  const id = fieldId(path)
  const { field, fieldState } = useController({ control: form.control, name: useFormName(path) })
  const issue = fieldState.error?.message
  const language = lang && words.editor.languages[lang]
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {label}
          {language ? <span className="font-normal whitespace-nowrap text-soft"> · {language}</span> : null}
        </label>
      </div>
      {children({
        id,
        invalid: issue !== undefined,
        describedBy: issue === undefined ? undefined : `${id}-issue`,
        value: field.value,
        onChange: field.onChange,
        inputRef: field.ref,
      })}
      {issue === undefined ? null : (
        <p id={`${id}-issue`} className="mt-1 text-sm text-terracotta">
          {issue}
        </p>
      )}
      <ResetButton path={path} label={language ? `${label}, ${language}` : label} />
    </div>
  )
}

/** Says that a field differs from the shipped catalogue, and takes it back. */
export function ResetButton({ path, label }: { path: string; label: string }) {
  const { document, base, words, change } = useEditor()
  const shipped = valueAt(base, path)
  // Inside a list there is nothing to compare with: the list itself is reset.
  if (base === undefined || /\.\d+(?:\.|$)/.test(path) || isSameValue(valueAt(document, path), shipped))
    return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-soft">
      {words.editor.changed}
      <button
        type="button"
        className={smallButton}
        aria-label={fill(words.editor.resetNamed, { label })}
        onClick={() => {
          change(path, shipped)
          // The button disappears, and the focus would be lost with it.
          requestAnimationFrame(() => window.document.getElementById(fieldId(path))?.focus())
        }}
      >
        {words.editor.reset}
      </button>
    </p>
  )
}
