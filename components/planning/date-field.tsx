'use client'

import { useId, useState } from 'react'
import { startOfDay } from '@/lib/planning/paraty-time'

interface DateFieldProps {
  label: string
  /** "2027-03-09" or empty. */
  value: string
  onChoose: (day: string) => void
  /** The first day that can be chosen. */
  min?: string
  /** Called when somebody is about to choose, so that what the answer needs can be loaded. */
  onIntent?: () => void
}

export const fieldLook =
  'mt-1.5 block min-h-12 w-full rounded-md border border-field bg-surface px-4 py-2.5 text-ink'

/** The browser's own date field. An incomplete date, such as the year 0002 while it is typed, is not passed on. */
export function DateField({ label, value, onChoose, min, onIntent }: DateFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  return (
    // A date field is never narrower than its letters by itself; with large ones it would widen a phone's page.
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        min={min}
        max="2100-12-31"
        value={draft ?? value}
        onChange={({ target }) => {
          const isDraft = target.value !== '' && startOfDay(target.value) === undefined
          setDraft(isDraft ? target.value : undefined)
          if (!isDraft) onChoose(target.value)
        }}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        className={fieldLook}
      />
    </div>
  )
}
