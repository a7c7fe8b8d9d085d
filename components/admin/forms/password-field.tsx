import { useState } from 'react'
import { fieldClass } from './text-field'

interface PasswordFieldProps {
  id: string
  /** Of the field in the form. */
  name?: string
  label: string
  hint?: string
  problemId?: string
  autoComplete: 'current-password' | 'new-password'
  /** With `onChange`: what is typed is kept by the form; without, it is gone once the form was sent. */
  value?: string
  onChange?: (value: string) => void
  words: { show: string; hide: string }
}

const eye =
  'M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z'

/** A password that can be made visible while it is typed (spec §2.12). */
export function PasswordField({
  id,
  name = 'password',
  label,
  hint,
  problemId,
  autoComplete,
  value,
  onChange,
  words,
}: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          value={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={[problemId, hintId].filter(Boolean).join(' ') || undefined}
          className={`${fieldClass} pr-12`}
        />
        <button
          type="button"
          aria-label={isVisible ? words.hide : words.show}
          title={isVisible ? words.hide : words.show}
          onClick={() => setVisible(!isVisible)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-soft hover:text-ink noscript:hidden"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5">
            <path d={eye} />
            {isVisible ? <path d="M4 20 20 4" /> : null}
          </svg>
        </button>
      </div>
      {hint ? (
        <p id={hintId} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
