'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { ChatLink } from '@/components/booking/chat-link'
import type { Locale } from '@/lib/i18n/locales'

interface BookingBarProps {
  label: string
  /** The price, rendered on the server. */
  price: ReactNode
  buttonLabel: string
  /** The chat link, or what the button runs instead (spec §2.9). */
  action: { href: string; locale: Locale; newWindowHint: string } | { run: () => void }
}

const button =
  'inline-flex min-h-11 items-center justify-center rounded-md text-center leading-tight bg-paint-terracotta px-5 sm:min-h-12 sm:px-6 font-semibold min-[17rem]:whitespace-nowrap text-white hover:brightness-110'

/** `glides`: where the bar belongs when a page opens it is at once; only from there on it moves. */
interface Place {
  isAside: boolean
  glides: boolean
}

/** How much of the page's own booking buttons must be seen: one that the screen's edge cuts is none. */
const whole = 0.99

/**
 * The bar with price and booking that stays in reach on every detail page (spec §2.9). It yields to the footer,
 * and to the page's own booking buttons (`data-booking`) while the whole of them is in view.
 */
export function BookingBar({ label, price, buttonLabel, action }: BookingBarProps) {
  const [{ isAside, glides }, setPlace] = useState<Place>({ isAside: false, glides: false })

  useEffect(() => {
    const elements = document.querySelectorAll('footer, [data-booking]')
    if (elements.length === 0) return
    const visible = new Set<Element>()
    let isPlaced = false
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (target.matches('footer') ? isIntersecting : intersectionRatio >= whole) visible.add(target)
          else visible.delete(target)
        }
        setPlace({ isAside: visible.size > 0, glides: isPlaced })
        isPlaced = true
      },
      { threshold: [0, whole] },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <aside
      aria-label={label}
      data-screen-only
      inert={isAside}
      className={`fixed low:hidden inset-x-0 bottom-0 z-30 border-t border-line bg-wall py-1.5 shadow-lift sm:py-2.5 ${glides ? 'transition-transform duration-200' : ''} ${isAside ? 'translate-y-full' : ''}`}
    >
      <div className="page flex items-center justify-between gap-x-4 gap-y-1 max-[17rem]:flex-wrap">
        {price}
        {'href' in action ? (
          <ChatLink {...action} className={button}>
            {buttonLabel}
          </ChatLink>
        ) : (
          <button type="button" onClick={action.run} className={button}>
            {buttonLabel}
          </button>
        )}
      </div>
    </aside>
  )
}
