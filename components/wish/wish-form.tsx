'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { wishNames, wishTextOf } from '@/lib/wish/wish'
import { currentWish, sayWish } from '@/lib/wish/wish-store'
import { useWishText } from './use-wish'

const isWishName = (name: string) => wishNames.some((one) => one === name)

/** What a form's fields of one name hold. */
const valuesOf = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form)
    .getAll(name)
    .filter((value): value is string => typeof value === 'string' && value !== '')

/** The wish with what a form says of one name. A day and a month exclude each other: the one said last stays. */
function saidWith(text: string, form: HTMLFormElement, name: string): string {
  const query = new URLSearchParams(text)
  query.delete(name)
  if (name === 'date' || name === 'month') for (const when of ['date', 'month']) query.delete(when)
  for (const value of valuesOf(form, name)) query.append(name, value)
  return wishTextOf(query)
}

/** What a field of a form shows of a wish; the month of a day as well, where the form has no field for days. */
function shownIn(form: HTMLFormElement, query: URLSearchParams, name: string): string[] {
  const day = query.get('date')
  if (name === 'month' && day && !form.elements.namedItem('date')) return [String(Number(day.slice(5, 7)))]
  return query.getAll(name)
}

type Field = HTMLInputElement | HTMLSelectElement

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && isWishName(field.name),
  )

/** Keeps fields that say nothing out of the address that a form leads to. */
function leaveOutEmpty(form: HTMLFormElement): void {
  const empty = fieldsOf(form).filter(({ value }) => value === '')
  for (const field of empty) field.disabled = true
  setTimeout(() => {
    for (const field of empty) field.disabled = false
  })
}

/** Shows a wish in the fields of a form. */
function show(form: HTMLFormElement, text: string): void {
  const query = new URLSearchParams(text)
  const places = new Map<string, number>()
  for (const field of fieldsOf(form)) {
    const values = shownIn(form, query, field.name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = values.includes(field.value)
      continue
    }
    const place = places.get(field.name) ?? 0
    places.set(field.name, place + 1)
    const value = values[place] ?? ''
    if (field.value !== value) field.value = value
  }
}

interface WishFormProps extends ComponentProps<'form'> {
  /** The wish that the server answered, on a page that reads its query. */
  answered?: string
  /** Called with the whole wish after a field of this form has changed it. */
  onSaid?: (text: string) => void
}

/**
 * A form whose fields say the wish of this visit and show it, wherever it was said. The fields are the browser's own: what
 * was filled in before the scripts ran is said as soon as they do.
 */
export function WishForm({ answered = '', onSaid, onSubmit, children, ...form }: WishFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const text = useWishText(answered)
  const isStarted = useRef(false)
  const say = (name: string) => {
    if (!element.current || !isWishName(name)) return
    const next = saidWith(currentWish(), element.current, name)
    if (next === currentWish()) return
    sayWish(next)
    onSaid?.(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: fields follow the wish; what they say is read when it changes
  useEffect(() => {
    const fields = element.current
    if (!fields) return
    if (!isStarted.current) {
      isStarted.current = true
      const rendered = new URLSearchParams(answered)
      for (const name of new Set(fieldsOf(fields).map((field) => field.name))) {
        const isEarly = valuesOf(fields, name).join() !== shownIn(fields, rendered, name).join()
        if (isEarly && valuesOf(fields, name).length > 0) say(name)
      }
    }
    show(fields, currentWish())
  }, [text])
  return (
    <form
      {...form}
      ref={element}
      onSubmit={onSubmit ?? (({ currentTarget }) => leaveOutEmpty(currentTarget))}
      // The wish is shown by `show`, never by what a browser remembers of a form.
      autoComplete="off"
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) say(target.name)
      }}
    >
      {children}
    </form>
  )
}
