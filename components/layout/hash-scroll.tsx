'use client'

import { usePathname } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { addressAnchor } from '@/components/ui/address-anchor'

/** Gives the page time to lay itself out before it scrolls, in milliseconds (spec §2.1). */
const delay = 100

/** State shared by the pages of one document: each page has a `HashScroll` of its own. */
const visit: { hasArrived: boolean; returnsTo?: string } = { hasArrived: false }

/** How the visitor came to the page that is being shown. */
function arrival(): 'document' | 'link' | 'history' {
  const way = visit.returnsTo === window.location.pathname ? 'history' : 'link'
  const isFirst = !visit.hasArrived
  visit.hasArrived = true
  visit.returnsTo = undefined
  return isFirst ? 'document' : way
}

/**
 * Gives the history entry of a link within the page the router's state, which a browser makes without it: the router would
 * otherwise leave the next page on the screen when somebody comes back to that entry.
 */
function adoptEntry({ oldURL, newURL }: HashChangeEvent): void {
  if (window.history.state !== null) return
  // Made before the router ran: what is on the screen may be another page.
  if (new URL(oldURL).pathname === new URL(newURL).pathname) window.history.replaceState(null, '', newURL)
  else window.location.reload()
}

/** Where it is remembered what somebody was reading who goes to the other language. */
const placeKey = 'place'

/** Both languages have the same headings in the same order. */
const headings = (): Element[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
    (heading) => heading.getClientRects().length > 0,
  )

/** The way to the other language keeps the place on the page: the anchor, and the heading above the middle of the window. */
function keepPlace({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('header a[hreflang]') : null
  if (!link) return
  link.hash = window.location.hash
  const tops = headings().map((heading) => heading.getBoundingClientRect().top)
  const at = tops.findLastIndex((top) => top < window.innerHeight / 2)
  if (window.scrollY === 0 || at < 0) return
  try {
    window.sessionStorage.setItem(placeKey, `${at} ${Math.round(tops[at] ?? 0)}`)
  } catch {
    // Where nothing can be kept, the other language begins at its top, or at the anchor.
  }
}

/** Goes to the place that was kept, once; false where there is none. */
function goToPlace(): boolean {
  try {
    const [at, top] = (window.sessionStorage.getItem(placeKey) ?? '').split(' ').map(Number)
    window.sessionStorage.removeItem(placeKey)
    const heading = top === undefined ? undefined : headings()[at ?? -1]
    if (!heading || top === undefined) return false
    window.scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: 'instant' })
    return true
  } catch {
    return false
  }
}

function scrollToAnchor(): void {
  const id = addressAnchor()
  const target = id ? document.getElementById(id) : null
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/**
 * After a page change with a hash in the address, scrolls from the top smoothly to the matching element (spec §2.1).
 * Without one, the router's own scroll to the top stands; whoever goes back finds the page where they left it.
 */
export function HashScroll() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after every page change
  useLayoutEffect(() => {
    const way = arrival()
    // The router jumps to the element by itself, in this turn or in one of the next ones: nothing would be left to scroll.
    const holdAtTop = () => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      frame = requestAnimationFrame(holdAtTop)
    }
    let frame: number | undefined
    if (way === 'link' && addressAnchor()) queueMicrotask(holdAtTop)
    const arrive = () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      if (way !== 'document' || !goToPlace()) scrollToAnchor()
    }
    const timer = way === 'history' ? undefined : setTimeout(arrive, delay)
    const remember = () => {
      visit.returnsTo = window.location.pathname
    }
    document.addEventListener('click', keepPlace, { capture: true })
    window.addEventListener('hashchange', adoptEntry)
    window.addEventListener('hashchange', scrollToAnchor)
    window.addEventListener('popstate', remember)
    return () => {
      clearTimeout(timer)
      if (frame !== undefined) cancelAnimationFrame(frame)
      document.removeEventListener('click', keepPlace, { capture: true })
      window.removeEventListener('hashchange', adoptEntry)
      window.removeEventListener('hashchange', scrollToAnchor)
      window.removeEventListener('popstate', remember)
    }
  }, [pathname])
  return null
}
