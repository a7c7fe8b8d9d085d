'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** What the page has loaded so far, for a worker that came after it. */
const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)

/** Tells the worker of a page for which it saw no document: the one that brought it, or one that was reached by a click. */
const opened = (worker: ServiceWorker | null, files: string[]): void =>
  worker?.postMessage({ type: 'opened', address: window.location.href, files })

async function register(): Promise<void> {
  try {
    const isFirst = navigator.serviceWorker.controller === null
    await navigator.serviceWorker.register('/sw.js')
    if (isFirst) opened((await navigator.serviceWorker.ready).active, loadedFiles())
  } catch {
    // Private windows and old browsers have none: the site works, only not without signal.
  }
}

/** The first page of a document comes with it; those after it are reached by clicks inside the site. */
let isDocument = true

/**
 * Has the device keep the pages that are opened, so that they can be read without signal (design §13). It begins two seconds
 * after the page has loaded. People who save data are spared it.
 */
export function RegisterOffline() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page to be kept
  useEffect(() => {
    if (!('serviceWorker' in navigator) || matchMedia('(prefers-reduced-data: reduce)').matches) return
    if (!isDocument) return opened(navigator.serviceWorker.controller, [])
    isDocument = false
    const later = () => setTimeout(register, 2000)
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
  }, [pathname])
  return null
}
