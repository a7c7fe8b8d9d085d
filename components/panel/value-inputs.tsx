import { useState } from 'react'
import { fieldClass } from '../admin/text-field'
import { fieldId, useEditor } from './editor-context'
import { type InputProps, ResetButton } from './field-frame'

interface ValueProps extends InputProps {
  path: string
  value: unknown
}

const described = ({ id, invalid, describedBy }: InputProps) => ({
  id,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
})

const parsed = (text: string): number => Number(text.trim().replace(',', '.'))

/** A number, typed with a comma or a point. What is no number stands as it was typed, and the check says so. */
export function NumberInput({ path, value, whole, ...input }: ValueProps & { whole: boolean }) {
  const { change } = useEditor()
  const [typed, setTyped] = useState<string>()
  const stored = value === undefined || value === null ? '' : String(value)
  // Half a number such as "2," must not be taken away from under the fingers.
  const shown = typed !== undefined && (typed === stored || parsed(typed) === value) ? typed : stored
  return (
    <input
      {...described(input)}
      inputMode={whole ? 'numeric' : 'decimal'}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = parsed(target.value)
        if (target.value.trim() === '') change(path, undefined)
        else change(path, Number.isFinite(number) ? number : target.value)
      }}
      className={`${fieldClass} max-w-48`}
    />
  )
}

interface ChoiceProps extends ValueProps {
  options: string[]
  optional?: boolean
  /** Instead of writing the value to the path. */
  onChoose?: (value: string) => void
}

/** One of a few values, by its name in the person's language. */
export function ChoiceInput({ path, value, options, optional, onChoose, ...input }: ChoiceProps) {
  const { change, words } = useEditor()
  const names: Readonly<Record<string, string>> = words.choices
  const chosen = typeof value === 'string' ? value : ''
  return (
    <select
      {...described(input)}
      value={chosen}
      onChange={({ target }) =>
        onChoose ? onChoose(target.value) : change(path, target.value === '' ? undefined : target.value)
      }
      className={`${fieldClass} max-w-72`}
    >
      {optional || chosen === '' ? (
        <option value="">{optional ? words.editor.none : words.editor.choose}</option>
      ) : null}
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option] ?? option}
        </option>
      ))}
    </select>
  )
}

/** Yes or no. */
export function FlagInput({ path, label, value }: { path: string; label: string; value: unknown }) {
  const { change } = useEditor()
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={fieldId(path)}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(path, target.checked)}
          className="size-6 accent-[var(--color-cobalt)]"
        />
        {label}
      </label>
      <ResetButton path={path} label={label} />
    </div>
  )
}
