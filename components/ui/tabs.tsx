'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { addressAnchor } from './address-anchor'
import { usePanelVisibility } from './closed-panels'
import { HydrationBoundary } from './hydration-boundary'

export interface TabItem {
  /** Also the panel's id: an address that ends in `#id` opens it. */
  id: string
  label: string
  panel: ReactNode
}

export interface TabsProps {
  /** Name of the set of tabs, for people who cannot see it. */
  label: string
  /** The first one is open at the start. */
  items: [TabItem, ...TabItem[]]
  /** Whether choosing a tab writes it into the address, so that it can be shared. */
  addressed?: boolean
  look?: 'line' | 'pill'
}

export const tabLooks = {
  line: {
    list: 'flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:thin]',
    trigger:
      'relative min-h-11 shrink-0 focus-visible:-outline-offset-2 px-3 py-2 sm:min-h-12 font-semibold sm:px-4 text-soft hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:-bottom-px data-[state=active]:after:h-1 data-[state=active]:after:rounded-t-full data-[state=active]:after:bg-paint-terracotta',
  },
  pill: {
    list: 'inline-flex gap-1 rounded-full bg-sand p-1.5',
    trigger:
      'min-h-11 rounded-full px-6 py-2 font-semibold text-soft hover:text-ink data-[state=active]:bg-paint-cobalt data-[state=active]:text-white',
  },
} as const

const tabId = (id: string) => `${id}-tab`

/** Where a key leads from one of `count` tabs, round at the ends, by the W3C tabs pattern. */
function tabAt(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * Tabs that hide nothing from find-in-page, print or a page without scripts: every panel is in the page,
 * and a closed one opens when a search, or an address with its hash, lands inside it. Every page with tabs pays for
 * them at its start, so they are not a library's.
 */
export function Tabs({ label, items, addressed = false, look = 'line' }: TabsProps) {
  const [active, setActive] = useState(items[0].id)
  const root = useRef<HTMLDivElement>(null)

  usePanelVisibility(root, active, (panel) => {
    // Questions inside a panel close and open by themselves, and their matches reach this root as well.
    if (items.some((item) => item.id === panel.id)) setActive(panel.id)
  })

  useEffect(() => {
    const openAddressed = () => {
      const id = addressAnchor()
      const target = id ? document.getElementById(id) : null
      const panel = target?.closest('[role="tabpanel"]')
      if (panel && root.current?.contains(panel)) setActive(panel.id)
    }
    openAddressed()
    window.addEventListener('hashchange', openAddressed)
    return () => window.removeEventListener('hashchange', openAddressed)
  }, [])

  const choose = (id: string) => {
    setActive(id)
    if (addressed) window.history.replaceState(window.history.state, '', `#${id}`)
  }

  const move = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const target = items[tabAt(event.key, index, items.length) ?? -1]
    if (!target) return
    event.preventDefault()
    choose(target.id)
    document.getElementById(tabId(target.id))?.focus()
  }

  return (
    <div ref={root}>
      <div role="tablist" aria-label={label} className={tabLooks[look].list} data-screen-only>
        {items.map(({ id, label: text }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={id}
            aria-selected={id === active}
            data-state={id === active ? 'active' : undefined}
            tabIndex={id === active ? undefined : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => move(event, index)}
            className={tabLooks[look].trigger}
          >
            {text}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          id={item.id}
          role="tabpanel"
          aria-labelledby={tabId(item.id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: in the W3C tabs pattern a panel is a stop of the Tab key
          tabIndex={0}
          data-closed={item.id === active ? undefined : ''}
          className="scroll-mt-40 outline-offset-4"
        >
          {/* Not on the panel: one that is closed keeps its own padding. */}
          <div className="pt-3.5 lg:pt-8 print:pt-2">
            <HydrationBoundary>{item.panel}</HydrationBoundary>
          </div>
        </div>
      ))}
    </div>
  )
}
