'use client'

import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'

/** How long the menu stays after the pointer has left it, in milliseconds (spec §2.2). */
const closeDelay = 300

interface HoverMenuProps {
  label: string
  href: string
  /** Name of the button that opens the menu, for people who do not hover. */
  toggleLabel: string
  panel: ReactNode
}

/** Links with a menu below each, of which at most one is open (spec §2.2, §4). */
export function HoverMenus({ menus }: { menus: HoverMenuProps[] }) {
  const [open, setOpen] = useState<string>()
  return menus.map((menu) => (
    <HoverMenu key={menu.href} {...menu} isOpen={open === menu.href} setOpen={setOpen} />
  ))
}

interface OpenState {
  isOpen: boolean
  /** Sets the menu that is open, by its address: opening one closes the other at once. */
  setOpen: Dispatch<SetStateAction<string | undefined>>
}

/** Does nothing where another menu has been opened since. */
const without = (href: string) => (open: string | undefined) => (open === href ? undefined : open)

/**
 * A link with a menu below it: opens on hover, by click, touch or keyboard, after the W3C
 * disclosure-navigation pattern. Escape closes it and gives the focus back.
 */
function HoverMenu({ label, href, toggleLabel, panel, isOpen, setOpen }: HoverMenuProps & OpenState) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const item = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const isUnderMouse = useRef(false)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(without(href))
      if (item.current?.contains(document.activeElement)) toggle.current?.focus()
    }
    // Safari gives no focus to a button that is tapped, so that nothing is blurred by a tap elsewhere.
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && item.current?.contains(target))) setOpen(without(href))
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [isOpen, setOpen, href])

  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <li
      ref={item}
      className="relative flex items-center"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(timer.current)
        isUnderMouse.current = true
        setOpen(href)
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'mouse') return
        isUnderMouse.current = false
        timer.current = setTimeout(() => setOpen(without(href)), closeDelay)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(without(href))
      }}
    >
      <SiteLink href={href} className="nav-link">
        {label}
      </SiteLink>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={toggleLabel}
        onClick={({ detail: clicks }) => {
          clearTimeout(timer.current)
          // Hovering has opened it already, so that a mouse click must not close it; Enter has a click count of 0.
          setOpen(isOpen && !(isUnderMouse.current && clicks > 0) ? undefined : href)
        }}
        className="-ml-1 grid size-7 xl:size-8 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are the controls; this only closes the menu once one was followed */}
      <div
        id={panelId}
        hidden={!isOpen}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(without(href))
        }}
        className="absolute top-full left-1/2 -translate-x-1/2 pt-3"
      >
        {panel}
      </div>
    </li>
  )
}
