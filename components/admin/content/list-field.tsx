import { useFieldArray } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { FieldNode } from '@/lib/admin/content/field-node'
import { newListItem } from '@/lib/admin/content/form-values'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { fieldId, useEditor, useFormName, useIssue } from './editor-context'
import { Field } from './field'
import { ResetButton } from './field-frame'
import { smallButton } from './small-button'

interface ListFieldProps {
  path: string
  item: FieldNode
  label: string
  lang?: Locale
}

/** A list whose items can be added, moved and taken out; it is reset as a whole. */
export function ListField({ path, item, label, lang }: ListFieldProps) {
  const { form, words } = useEditor()
  const { editor } = words
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: useFormName(path) })
  const language = lang && editor.languages[lang]
  const issue = useIssue(path)
  const id = fieldId(path)

  /** The next of the list takes the focus, so that a keyboard does not start over at the top of the page. */
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const row = window.document.getElementById(`${id}-row-${index}`)
      const target =
        row?.querySelector<HTMLElement>('input, textarea, select') ?? window.document.getElementById(id)
      target?.focus()
    })

  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">
        {label}
        {language ? <span className="font-normal whitespace-nowrap text-soft"> · {language}</span> : null}
      </legend>
      {issue === undefined ? null : <p className="mb-2 text-sm text-terracotta">{issue}</p>}
      <ol className="grid gap-4">
        {fields.map(({ id: key }, index) => {
          const name = fill(editor.item, { label, number: index + 1 })
          return (
            <li key={key} id={`${id}-row-${index}`} className="grid gap-2">
              <Field path={`${path}.${index}`} node={item} label={name} lang={lang} />
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={smallButton}
                  aria-label={fill(editor.upNamed, { label: name })}
                  disabled={index === 0}
                  onClick={() => {
                    move(index, index - 1)
                    focus(index - 1)
                  }}
                >
                  <Icon name="down" className="size-4 rotate-180" />
                </button>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={fill(editor.downNamed, { label: name })}
                  disabled={index === fields.length - 1}
                  onClick={() => {
                    move(index, index + 1)
                    focus(index + 1)
                  }}
                >
                  <Icon name="down" className="size-4" />
                </button>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={fill(editor.removeNamed, { label: name })}
                  onClick={() => {
                    remove(index)
                    focus(Math.max(0, index - 1))
                  }}
                >
                  <Icon name="cross" className="size-4" /> {editor.remove}
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <button
        id={id}
        type="button"
        className={`${smallButton} mt-3`}
        aria-label={fill(editor.addNamed, { label: language ? `${label}, ${language}` : label })}
        onClick={() => {
          append(newListItem(item), { shouldFocus: false })
          focus(fields.length)
        }}
      >
        {editor.add}
      </button>
      <ResetButton path={path} label={language ? `${label}, ${language}` : label} />
    </fieldset>
  )
}
