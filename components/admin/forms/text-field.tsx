import type { ComponentProps } from 'react'

export const fieldClass =
  'block w-full min-h-11 rounded-md border border-field bg-surface px-3.5 py-2 text-ink aria-invalid:border-terracotta aria-invalid:ring-1 aria-invalid:ring-terracotta'

interface TextFieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  /** Id of the alert that says what is wrong with this field. */
  problemId?: string
}

/** A labelled field of the panel's forms. */
export function TextField({ label, problemId, ...input }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={input.id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        {...input}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        className={fieldClass}
      />
    </div>
  )
}
