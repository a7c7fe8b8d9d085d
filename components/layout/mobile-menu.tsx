'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/**
 * The menu of narrow screens: a native disclosure, so it opens without scripts too. It closes when a link
 * is chosen (spec §2.2), on Escape, on a tap elsewhere, and when the focus moves on.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = menu.current
    if (!details) return
    const close = () => {
      details.open = false
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close()
    }
    // Safari gives no focus to what is tapped, so that no focus moves on by a tap elsewhere.
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && details.contains(target))) close()
    }
    details.addEventListener('click', onClick)
    details.addEventListener('focusout', onFocusOut)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      details.removeEventListener('click', onClick)
      details.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [])

  return (
    <details ref={menu} className="group/menu lg:hidden">
      <summary aria-label={label} className="grid size-11 place-items-center rounded-full hover:bg-sand">
        <Icon name="menu" className="size-6 group-open/menu:hidden" />
        <Icon name="cross" className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-t border-line bg-wall pb-3 shadow-lift">
        {children}
      </div>
    </details>
  )
}
