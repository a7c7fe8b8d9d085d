import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { type DateState, dateStates } from '@/lib/catalogue/shape/departure'
import type { UpcomingDate } from '@/lib/catalogue/shape/trip'
import type { Words } from '@/lib/i18n/words'
import type { DatedItem } from '@/lib/staff/content/dated-items'
import { type DateProblem, withEnteredDate } from '@/lib/staff/content/new-dates'
import { fieldClass } from '../forms/text-field'

export const keyOf = ({ collection, id }: Pick<DatedItem, 'collection' | 'id'>): string =>
  `${collection}/${id}`

interface DateFormProps {
  items: readonly DatedItem[]
  /** The item that is chosen when the screen opens, as `{collection}/{id}`. */
  chosen: string
  today: string
  words: Pick<Words['contentPanel'], 'dates' | 'choices' | 'collections'>
  isDisabled: boolean
  isBusy: boolean
  /** @returns whether the dates were stored: then the form is emptied for the next */
  onAdd: (item: DatedItem, dates: UpcomingDate[]) => Promise<boolean>
}

/** Adds a departure: trip, day and one tap; time, places, note and repetition where they are wanted. */
export function DateForm({ items, chosen, today, words, isDisabled, isBusy, onAdd }: DateFormProps) {
  const text = words.dates
  const [item, setItem] = useState(chosen)
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [state, setState] = useState<DateState>('open')
  const [until, setUntil] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<DateProblem | 'item'>()
  const form = useRef<HTMLFormElement>(null)

  const complain = (found: DateProblem | 'item') => {
    setProblem(found)
    const field = form.current?.elements.namedItem(found === 'item' || found === 'until' ? found : 'date')
    if (field instanceof HTMLElement) field.focus()
  }

  const add = async () => {
    if (isBusy) return
    const dated = items.find((one) => keyOf(one) === item)
    if (!dated) return complain('item')
    const entered = {
      date,
      state,
      ...(time && { time }),
      ...(note.trim() && { note: { 'pt-BR': note.trim() } }),
      ...(until && { until }),
    }
    const result = withEnteredDate(dated.dates, entered, today)
    if (!result.ok) return complain(result.problem)
    setProblem(undefined)
    if (!(await onAdd(dated, result.dates))) return
    setDate('')
    setUntil('')
    setNote('')
  }

  const problemAt = (...own: (DateProblem | 'item')[]) =>
    problem && own.includes(problem) ? (
      <span role="alert" id="date-problem" className="text-sm font-normal text-terracotta">
        {text.problems[problem]}
      </span>
    ) : null
  const about = (...own: (DateProblem | 'item')[]) => {
    const isWrong = problem !== undefined && own.includes(problem)
    return { 'aria-invalid': isWrong || undefined, 'aria-describedby': isWrong ? 'date-problem' : undefined }
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <fieldset disabled={isDisabled} className="contents">
        <label className="grid gap-1 font-semibold sm:col-span-2">
          {text.item}
          <select
            name="item"
            value={item}
            onChange={({ target }) => setItem(target.value)}
            {...about('item')}
            className={fieldClass}
          >
            <option value="">{text.choose}</option>
            {(['tours', 'expeditions', 'aca_courses'] as const).map((collection) => (
              <optgroup key={collection} label={words.collections[collection].title}>
                {items
                  .filter((one) => one.collection === collection)
                  .map((one) => (
                    <option key={one.id} value={keyOf(one)}>
                      {one.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          {problemAt('item')}
        </label>
        <label className="grid gap-1 font-semibold">
          {text.date}
          <input
            type="date"
            name="date"
            min={today}
            max="2099-12-31"
            value={date}
            onChange={({ target }) => setDate(target.value)}
            {...about('missing', 'past', 'far', 'many', 'twice')}
            className={fieldClass}
          />
          {problemAt('missing', 'past', 'far', 'many', 'twice')}
        </label>
        <label className="grid gap-1 font-semibold">
          {text.time}
          <input
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            className={fieldClass}
          />
        </label>
        <p className="sm:col-span-2 lg:order-last lg:col-span-4">
          <button
            type="submit"
            aria-disabled={isBusy || undefined}
            className={buttonClass({}, 'w-full sm:w-auto disabled:opacity-50 aria-disabled:opacity-70')}
          >
            {text.publish}
          </button>
        </p>
        <details className="sm:col-span-2 lg:col-span-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{text.more}</summary>
          <div className="grid gap-3 pt-1 sm:grid-cols-3">
            <label className="grid gap-1 font-semibold">
              {text.repeat}
              <input
                type="date"
                name="until"
                min={date || today}
                max="2099-12-31"
                value={until}
                onChange={({ target }) => setUntil(target.value)}
                {...about('until')}
                className={fieldClass}
              />
              {problemAt('until')}
            </label>
            <label className="grid gap-1 font-semibold">
              {text.state}
              <select
                value={state}
                onChange={({ target }) => setState(dateStates.find((one) => one === target.value) ?? 'open')}
                className={fieldClass}
              >
                {dateStates.map((one) => (
                  <option key={one} value={one}>
                    {words.choices[one]}
                  </option>
                ))}
              </select>
            </label>
            <label className="grid gap-1 font-semibold">
              {text.note}
              <input
                value={note}
                maxLength={300}
                lang="pt-BR"
                onChange={({ target }) => setNote(target.value)}
                className={fieldClass}
              />
            </label>
          </div>
        </details>
      </fieldset>
    </form>
  )
}
