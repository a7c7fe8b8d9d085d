'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The files that the page has loaded so far, for a worker that was installed after it. */
const loadedFiles = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name)

/**
 * Tells the worker about a page whose document it did not see: the first page, or one reached by client navigation.
 */
const opened = (worker: ServiceWorker | null, files: string[]): void =>
  worker?.postMessage({
    type: 'opened',
    address: window.location.href,
    files,
    locale: document.documentElement.lang,
  })

async function register(): Promise<void> {
  try {
    const isFirst = navigator.serviceWorker.controller === null
    await navigator.serviceWorker.register('/sw.js')
    if (isFirst) opened((await navigator.serviceWorker.ready).active, loadedFiles())
  } catch {
    // Private windows and old browsers have none: the site works, only not without signal.
  }
}

interface Copy {
  pathname: string
  /** The line that the worker writes into a copy (public/offline/worker.js). */
  notice: Element
}

function copyIn(page: Document): Copy | undefined {
  const notice = page.querySelector('offline-notice')
  return notice ? { pathname: page.location.pathname, notice } : undefined
}

/** The copy that this document is, read before React takes it over. */
let copy = typeof document === 'undefined' ? undefined : copyIn(document)

/**
 * React skips the line when it takes the page over, but clears it where it renders the page anew: a copy never goes without
 * its date. A page that is reached from there by a click is no copy.
 */
function keepNotice(pathname: string): void {
  if (copy?.pathname !== pathname) {
    copy?.notice.remove()
    copy = undefined
  } else if (!copy.notice.isConnected) document.body.prepend(copy.notice)
}

/** The first page of a document comes with it; those after it are reached by clicks inside the site. */
let isDocument = true

/**
 * Has the device keep the pages that are opened, so that they can be read without signal. It begins two seconds
 * after the page has loaded. People who save data are spared it.
 */
export function RegisterOffline() {
  const pathname = usePathname()
  useEffect(() => {
    keepNotice(pathname)
    if (!('serviceWorker' in navigator) || matchMedia('(prefers-reduced-data: reduce)').matches) return
    if (!isDocument) return opened(navigator.serviceWorker.controller, [])
    isDocument = false
    const later = () => setTimeout(register, 2000)
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
  }, [pathname])
  return null
}
