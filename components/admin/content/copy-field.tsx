'use client'

import { useId, useRef, useState } from 'react'
import { smallButton } from './small-button'

interface CopyFieldProps {
  label: string
  value: string
  words: { copy: string; copied: string }
}

/** A text to copy: with the button, or by hand where the browser denies access to the clipboard. */
export function CopyField({ label, value, words }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      // Without https or permission the text is selected for copying by hand.
      field.current?.select()
    }
  }
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          id={id}
          ref={field}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="min-h-11 min-w-0 grow basis-64 rounded-md border border-field bg-surface px-3 py-2"
        />
        <button
          type="button"
          onClick={copy}
          aria-label={`${words.copy}: ${label}`}
          className={`${smallButton} [@media(scripting:none)]:hidden`}
        >
          {words.copy}
        </button>
        <span role="status" className="text-sm">
          {isCopied ? words.copied : ''}
        </span>
      </div>
    </div>
  )
}
