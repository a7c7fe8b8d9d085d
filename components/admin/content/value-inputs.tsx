import { useController } from 'react-hook-form'
import { fieldClass } from '../forms/text-field'
import { fieldId, useEditor, useFormName, useIssue } from './editor-context'
import { type InputProps, ResetButton } from './field-frame'

const described = ({ id, invalid, describedBy, inputRef }: InputProps) => ({
  id,
  ref: inputRef,
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A number as it is typed, with a comma or a point; the form makes a number of it (lib/staff/content/form-values.ts). */
export function NumberInput({ whole, ...input }: InputProps & { whole: boolean }) {
  return (
    <input
      {...described(input)}
      inputMode={whole ? 'numeric' : 'decimal'}
      value={textOf(input.value)}
      onChange={({ target }) => input.onChange(target.value)}
      className={`${fieldClass} max-w-48`}
    />
  )
}

/** One of a few values, by its name in the person's language. */
export function ChoiceInput({
  options,
  optional,
  ...input
}: InputProps & { options: string[]; optional?: boolean }) {
  const { words } = useEditor()
  const names: Readonly<Record<string, string>> = words.choices
  const chosen = textOf(input.value)
  return (
    <select
      {...described(input)}
      value={chosen}
      onChange={({ target }) => input.onChange(target.value)}
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
export function FlagInput({ path, label }: { path: string; label: string }) {
  const { form } = useEditor()
  const { field } = useController({ control: form.control, name: useFormName(path) })
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={fieldId(path)}
          ref={field.ref}
          type="checkbox"
          checked={field.value === true}
          onChange={({ target }) => field.onChange(target.checked)}
          className="size-6 accent-[var(--color-cobalt)]"
        />
        {label}
      </label>
      <ResetButton path={path} label={label} />
    </div>
  )
}

/** Any of a few values, in the order in which they are listed. */
export function ChoicesInput({ path, label, options }: { path: string; label: string; options: string[] }) {
  const { form, words } = useEditor()
  const { field } = useController({ control: form.control, name: useFormName(path) })
  const issue = useIssue(path)
  const names: Readonly<Record<string, string>> = words.choices
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {issue === undefined ? null : <p className="text-sm text-terracotta">{issue}</p>}
      <div className="grid grid-cols-2 sm:grid-cols-3">
        {options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={({ target }) =>
                field.onChange(
                  options.filter((one) => (one === option ? target.checked : chosen.includes(one))),
                )
              }
              className="size-6 accent-[var(--color-cobalt)]"
            />
            {names[option] ?? option}
          </label>
        ))}
      </div>
      <ResetButton path={path} label={label} />
    </fieldset>
  )
}
