'use client'

import { useSyncExternalStore } from 'react'
import type { Sky } from '@/lib/planning/day'

type Loaded =
  | { status: 'waiting' | 'loading' | 'failed' }
  | { status: 'ready'; skyOf: (day: string) => Sky | undefined }

let loaded: Loaded = { status: 'waiting' }
const listeners = new Set<() => void>()

function set(next: Loaded): void {
  loaded = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Fetches the astronomy, once per page, also again after it failed. */
export async function loadSky(): Promise<void> {
  if (loaded.status === 'loading' || loaded.status === 'ready') return
  set({ status: 'loading' })
  try {
    const { skyOf } = await import('@/lib/planning/sky')
    set({ status: 'ready', skyOf })
  } catch {
    // Without a connection the file does not come; the person is told and can try again.
    set({ status: 'failed' })
  }
}

const waiting: Loaded = { status: 'waiting' }

/** Whether the astronomy is there yet. It comes by `loadSky`, when somebody is about to need it. */
export const useSky = (): Loaded =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => waiting,
  )
