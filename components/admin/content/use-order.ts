import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Collection } from '@/lib/catalogue/base/documents'
import type { ListedItem } from '@/lib/staff/content/listed-item'
import { type SentChange, sendChange } from '@/lib/staff/content/send-change'

/** Announced while an item is moved: its position, or that the move was cancelled. */
export type OrderNews = 'picked' | 'over' | 'dropped' | 'cancelled'

interface OrderOptions {
  collection: Collection
  /** The list as the server had it last. */
  loaded: ListedItem[]
  /** Whether an item is shown: moving passes over those that are not. */
  isShown: (item: ListedItem) => boolean
  onNews: (news: OrderNews, item: ListedItem, position: number) => void
  onSaved: (outcome: SentChange) => void
}

const moved = (items: readonly ListedItem[], from: number, to: number): ListedItem[] => {
  const next = items.filter((_, index) => index !== from)
  next.splice(to, 0, ...items.slice(from, from + 1))
  return next
}

/**
 * The order of a list: by drag, by a step up or down, and by keyboard, where space picks an item up, arrows carry it and
 * space puts it down. Each order shows at once; several in a row are saved one after another, the last one last.
 */
export function useOrder({ collection, loaded, isShown, onNews, onSaved }: OrderOptions) {
  const [items, setItems] = useState(loaded)
  const [known, setKnown] = useState(loaded)
  const [held, setHeld] = useState<{ id: string; before: ListedItem[] }>()
  const [isSaving, setSaving] = useState(false)
  const latest = useRef(loaded)
  /** The order that is stored, as far as this page knows: what a failure goes back to. */
  const stored = useRef(loaded)
  const isRunning = useRef(false)
  /** The element whose row is being moved in the page: it loses the focus on the way and gets it back. */
  const carried = useRef<HTMLElement>(undefined)

  // A new list from the server replaces this one, but not while an item is being moved or saved.
  if (known !== loaded && !held && !isSaving) {
    setKnown(loaded)
    setItems(loaded)
  }
  useEffect(() => {
    if (items === loaded) stored.current = loaded
  }, [items, loaded])

  const save = async (next: ListedItem[]) => {
    latest.current = next
    if (isRunning.current) return
    isRunning.current = true
    setSaving(true)
    let sent: ListedItem[]
    let outcome: SentChange
    do {
      sent = latest.current
      outcome = await sendChange({ collection, action: 'order', body: { ids: sent.map(({ id }) => id) } })
      if (outcome.kind === 'done') stored.current = sent
    } while (outcome.kind === 'done' && sent !== latest.current)
    isRunning.current = false
    setSaving(false)
    if (outcome.kind !== 'done') setItems(stored.current)
    onSaved(outcome)
  }

  const positionOf = (id: string, list: readonly ListedItem[]): number =>
    list.filter(isShown).findIndex((item) => item.id === id) + 1

  const tell = (news: OrderNews, id: string, list: readonly ListedItem[]) => {
    const item = list.find((one) => one.id === id)
    if (item) onNews(news, item, positionOf(id, list))
  }

  /** The list with one item at the place of another. */
  const withAt = (id: string, target: string): ListedItem[] => {
    const from = items.findIndex((item) => item.id === id)
    const to = items.findIndex((item) => item.id === target)
    return from < 0 || to < 0 ? items : moved(items, from, to)
  }

  /** The list with an item some shown places further; the same list where there is no such place. */
  const withStep = (id: string, step: number): ListedItem[] => {
    const shown = items.filter(isShown)
    const target = shown[shown.findIndex((item) => item.id === id) + step]
    return target ? withAt(id, target.id) : items
  }

  /** Rows change places in the page, and the element that had the focus keeps it. */
  const show = (next: ListedItem[], element: HTMLElement) => {
    carried.current = element
    flushSync(() => setItems(next))
    element.focus()
    carried.current = undefined
  }

  const place = (id: string, target: string) => {
    if (id === target) return
    const next = withAt(id, target)
    setItems(next)
    void save(next)
  }

  const step = (id: string, by: -1 | 1, element: HTMLElement) => {
    const next = withStep(id, by)
    if (next === items) return
    show(next, element)
    tell('dropped', id, next)
    void save(next)
  }

  const drop = () => {
    if (!held) return
    setHeld(undefined)
    tell('dropped', held.id, items)
    if (items !== held.before) void save(items)
  }

  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

  /** What the keys do on an item's handle. */
  const press = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const isHeld = held?.id === id
    const by = steps[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      if (isHeld) drop()
      else {
        setHeld({ id, before: items })
        tell('picked', id, items)
      }
    } else if (isHeld && by !== undefined) {
      const next = withStep(id, by)
      show(next, event.currentTarget)
      tell('over', id, next)
    } else if (isHeld && event.key === 'Escape') {
      show(held.before, event.currentTarget)
      setHeld(undefined)
      tell('cancelled', id, held.before)
    } else return
    event.preventDefault()
  }

  /** An item that is left is put down where it is. */
  const leave = (element: HTMLElement) => {
    if (carried.current !== element) drop()
  }

  return { items, heldId: held?.id, place, step, press, leave }
}
