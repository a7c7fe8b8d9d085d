'use client'

import { useSyncExternalStore } from 'react'
import { type ParatyMinute, paratyMinute } from '@/lib/planning/paraty-time'

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, 5000)
  return () => clearInterval(timer)
}

/** The current minute in Paraty, kept up to date; undefined while the page is rendered on the server. */
export const useParatyNow = (): ParatyMinute | undefined =>
  useSyncExternalStore<ParatyMinute | undefined>(
    subscribe,
    () => paratyMinute(Date.now()),
    () => undefined,
  )
