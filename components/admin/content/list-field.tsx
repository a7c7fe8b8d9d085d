import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, useId } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import { type Locale, locales } from '@/lib/i18n/locales'
import type { FieldNode } from '@/lib/staff/content/field-node'
import { newListItem } from '@/lib/staff/content/form-values'
import { fieldId, useEditor, useFormName, useIssue } from './editor-context'
import { Field } from './field'
import { ResetButton } from './field-frame'
import { InBothLanguages } from './in-both-languages'
import { smallButton } from './small-button'

interface ListProps {
  item: FieldNode
  label: string
}

/** A list without a language, or in one. */
export function SingleList({ path, item, label, lang }: ListProps & { path: string; lang?: Locale }) {
  const { form } = useEditor()
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: useFormName(path) })
  return (
    <Rows
      paths={[path]}
      label={label}
      ids={fields.map(({ id }) => id)}
      onAdd={() => append(newListItem(item), { shouldFocus: false })}
      onMove={move}
      onRemove={remove}
    >
      {(index, name) => <Field path={`${path}.${index}`} node={item} label={name} lang={lang} />}
    </Rows>
  )
}

/** A list in both languages: one row for each line, moved and taken out with its translation. */
export function PairedList({ paths, item, label }: ListProps & { paths: readonly [string, string] }) {
  const { form } = useEditor()
  const [portuguese, english] = paths
  const original = useFieldArray({ control: form.control, name: useFormName(portuguese) })
  const translation = useFieldArray({ control: form.control, name: useFormName(english) })
  const longest = original.fields.length >= translation.fields.length ? original : translation
  return (
    <Rows
      paths={paths}
      label={label}
      ids={longest.fields.map(({ id }) => id)}
      onAdd={() => {
        original.append(newListItem(item), { shouldFocus: false })
        translation.append(newListItem(item), { shouldFocus: false })
      }}
      onMove={(from, to) => {
        original.move(from, to)
        translation.move(from, to)
      }}
      onRemove={(index) => {
        original.remove(index)
        translation.remove(index)
      }}
    >
      {(index, name) => (
        <InBothLanguages>
          {(locale) => (
            <Field
              path={`${paths[locales.indexOf(locale)] ?? portuguese}.${index}`}
              node={item}
              label={name}
              lang={locale}
            />
          )}
        </InBothLanguages>
      )}
    </Rows>
  )
}

interface RowsProps {
  /** Of the list in each language. */
  paths: readonly string[]
  label: string
  ids: readonly string[]
  onAdd: () => void
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  children: (index: number, name: string) => ReactNode
}

/** The rows of a list, each with one handle: dragged, or moved with the arrow keys. It is reset as a whole. */
function Rows({ paths, label, ids, onAdd, onMove, onRemove, children }: RowsProps) {
  const { words } = useEditor()
  const { editor } = words
  const dragId = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const [path = ''] = paths
  const issues = [useIssue(path), useIssue(paths[1] ?? path)]
  const issue = issues.find(Boolean)
  const id = fieldId(path)

  /** The next of the list takes the focus, so that a keyboard does not start over at the top of the page. */
  const focus = (index: number, within = 'input, textarea, select') =>
    requestAnimationFrame(() => {
      const row = window.document.getElementById(`${id}-row-${index}`)
      const target = row?.querySelector<HTMLElement>(within) ?? window.document.getElementById(id)
      target?.focus()
    })
  const step = (index: number, by: -1 | 1) => {
    const to = index + by
    if (to < 0 || to >= ids.length) return
    onMove(index, to)
    focus(to, '[data-handle]')
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      {issue === undefined ? null : <p className="mb-2 text-sm text-terracotta">{issue}</p>}
      <DndContext
        id={dragId}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => {
          if (over && over.id !== active.id)
            onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
        }}
      >
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-3">
            {ids.map((key, index) => {
              const name = fill(editor.item, { label, number: index + 1 })
              return (
                <Row
                  key={key}
                  id={key}
                  rowId={`${id}-row-${index}`}
                  handleLabel={fill(editor.moveNamed, { label: name })}
                  removeLabel={fill(editor.removeNamed, { label: name })}
                  onStep={(by) => step(index, by)}
                  onRemove={() => {
                    onRemove(index)
                    focus(Math.max(0, index - 1))
                  }}
                >
                  {children(index, name)}
                </Row>
              )
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <button
        id={id}
        type="button"
        className={`${smallButton} mt-3`}
        aria-label={fill(editor.addNamed, { label })}
        onClick={() => {
          onAdd()
          focus(ids.length)
        }}
      >
        {editor.add}
      </button>
      {paths.map((own, index) => (
        <ResetButton
          key={own}
          path={own}
          label={paths.length > 1 ? `${label}, ${editor.languages[locales[index] ?? 'pt-BR']}` : label}
        />
      ))}
    </fieldset>
  )
}

interface RowProps {
  id: string
  rowId: string
  handleLabel: string
  removeLabel: string
  onStep: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

function Row({ id, rowId, handleLabel, removeLabel, onStep, onRemove, children }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      id={rowId}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="flex items-start gap-1 rounded-md border border-line bg-surface p-2 sm:gap-2"
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        data-handle
        aria-label={handleLabel}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
          if (by === undefined) return
          event.preventDefault()
          onStep(by)
        }}
        className="grid h-11 w-9 shrink-0 touch-none cursor-grab place-items-center rounded-md text-soft hover:bg-sand"
      >
        <Icon name="menu" />
      </button>
      <div className="min-w-0 grow">{children}</div>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid h-11 w-9 shrink-0 place-items-center rounded-md text-soft hover:bg-sand hover:text-terracotta"
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}
