'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { addressAnchor } from '@/components/ui/address-anchor'

/** Gives the page time to lay itself out before it scrolls, in milliseconds (spec §2.1). */
const delay = 100

/**
 * After a page change with a hash in the address, scrolls smoothly to the matching element (spec §2.1).
 * Without one, the router's own scroll to the top stands.
 */
export function HashScroll() {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after every page change
  useEffect(() => {
    const scroll = () => {
      const id = addressAnchor()
      const target = id ? document.getElementById(id) : null
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      target?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
    }
    const timer = setTimeout(scroll, delay)
    window.addEventListener('hashchange', scroll)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', scroll)
    }
  }, [pathname])
  return null
}
