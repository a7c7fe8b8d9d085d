'use client'

import { useSyncExternalStore } from 'react'
import { startOfDay } from '@/lib/planning/paraty-time'

/** The parameter that keeps the chosen date in the address, so that it can be shared and Back works. */
export const dateParameter = 'date'

/** Notifies all fields of the page, because browsers fire no event when scripts change the address. */
const changed = 'chosendate'

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(changed, notify)
  }
}

function read(): string {
  const day = new URLSearchParams(window.location.search).get(dateParameter) ?? ''
  return startOfDay(day) === undefined ? '' : day
}

function choose(day: string): void {
  const address = new URL(window.location.href)
  if (startOfDay(day) === undefined) address.searchParams.delete(dateParameter)
  else address.searchParams.set(dateParameter, day)
  window.history.replaceState(window.history.state, '', address)
  window.dispatchEvent(new Event(changed))
}

/**
 * The date that somebody plans for, as "2027-03-09" or empty: one for everything on the page that asks for it, kept in
 * the address. Pages are rendered without it; the browser fills it in.
 */
export function useChosenDate(): [day: string, choose: (day: string) => void] {
  return [useSyncExternalStore(subscribe, read, () => ''), choose]
}
