import { type ReactNode, useId } from 'react'
import { fieldLook } from '@/components/planning/date-field'
import type { RequestSource } from '@/lib/booking/request-source'
import type { RequestWords } from '@/lib/booking/request-words'
import { longDate } from '@/lib/booking/trip-request'
import type { Locale } from '@/lib/locales'

/** Fields that belong together, under a legend. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** What does not fit, beside its field and read out when it appears. */
export function Notes({ texts }: { texts: readonly string[] }) {
  return (
    <div role="status">
      {texts.map((text) => (
        <p key={text} className="mt-2 rounded-md bg-medium p-3 text-on-medium">
          {text}
        </p>
      ))}
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** The first entry, which leaves the question open. */
  open: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** One of a few options, or none. */
export function Choice({ label, open, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)} className={fieldLook}>
        <option value="">{open}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CountProps {
  label: string
  max: number
  value: number | undefined
  onCount: (count: number | undefined) => void
}

/** A number of people; an empty field leaves it open, and what is no whole number in reach is brought into it. */
export function Count({ label, max, value, onCount }: CountProps) {
  const id = useId()
  return (
    <div className="flex flex-col justify-between">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={value ?? ''}
        onChange={({ target }) =>
          onCount(
            target.value === ''
              ? undefined
              : Math.min(max, Math.max(0, Math.trunc(Number(target.value) || 0))),
          )
        }
        className={fieldLook}
      />
    </div>
  )
}

interface DeparturesProps {
  label: string
  dates: RequestSource['subject']['dates']
  chosen: string
  states: RequestWords['form']['states']
  locale: Locale
  onChoose: (date: string) => void
}

/** Announced dates with their states; pressing one fills in the date. */
export function Departures({ label, dates, chosen, states, locale, onChoose }: DeparturesProps) {
  const id = useId()
  return (
    <div className="mt-5">
      <h3 id={id} className="font-semibold">
        {label}
      </h3>
      <ul aria-labelledby={id} className="mt-2 space-y-2">
        {dates.map(({ date, state, note, noteLang }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may have several departures
          <li key={index}>
            <button
              type="button"
              aria-pressed={date === chosen}
              onClick={() => onChoose(date)}
              className="min-h-11 w-full rounded-md border border-field px-4 py-2 text-left hover:bg-sand aria-pressed:bg-sand aria-pressed:font-semibold"
            >
              {longDate(date, locale)} · {states[state]}
              {note ? (
                <span lang={noteLang} className="block text-sm text-soft">
                  {note}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
