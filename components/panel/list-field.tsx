import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { valueAt } from '@/lib/panel/document-path'
import { begun, type FieldNode } from '@/lib/panel/field-node'
import { fieldId, useEditor } from './editor-context'
import { Field } from './field'
import { ResetButton } from './field-frame'
import { smallButton } from './small-button'

interface ListFieldProps {
  path: string
  item: FieldNode
  label: string
  lang?: Locale
}

const swapped = (items: readonly unknown[], from: number, to: number): unknown[] => {
  const next = [...items]
  const [moved] = next.splice(from, 1)
  next.splice(to, 0, moved)
  return next
}

/** A list whose items can be added, moved and taken out; it is reset as a whole. */
export function ListField({ path, item, label, lang }: ListFieldProps) {
  const { document, issues, words, change } = useEditor()
  const { editor } = words
  const value = valueAt(document, path)
  const items: unknown[] = Array.isArray(value) ? value : []
  const language = lang && (lang === 'pt-BR' ? editor.portuguese : editor.english)
  const own = issues.filter((issue) => issue.path === path)
  const id = fieldId(path)

  const put = (next: unknown[]) => change(path, next)
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
        {language ? <span className="font-normal text-soft"> · {language}</span> : null}
      </legend>
      {own.length > 0 ? (
        <p className="mb-2 text-sm text-terracotta">{own.map(({ message }) => message).join(' ')}</p>
      ) : null}
      <ol className="grid gap-4">
        {items.map((_, index) => {
          const name = fill(editor.item, { label, number: index + 1 })
          return (
            // Items have no identity but their place: the fields hold no state that could stay behind.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} id={`${id}-row-${index}`} className="grid gap-2">
              <Field path={`${path}.${index}`} node={item} label={name} lang={lang} />
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={smallButton}
                  aria-label={fill(editor.upNamed, { label: name })}
                  disabled={index === 0}
                  onClick={() => {
                    put(swapped(items, index, index - 1))
                    focus(index - 1)
                  }}
                >
                  <Icon name="down" className="size-4 rotate-180" />
                </button>
                <button
                  type="button"
                  className={smallButton}
                  aria-label={fill(editor.downNamed, { label: name })}
                  disabled={index === items.length - 1}
                  onClick={() => {
                    put(swapped(items, index, index + 1))
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
                    put(items.filter((_kept, place) => place !== index))
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
          put([...items, begun(item)])
          focus(items.length)
        }}
      >
        {editor.add}
      </button>
      <ResetButton path={path} label={language ? `${label}, ${language}` : label} />
    </fieldset>
  )
}
