'use client'

import * as Radix from '@radix-ui/react-tabs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressAnchor } from './address-anchor'
import { usePanelVisibility } from './closed-panels'
import { focusQuietly, focusVisibly } from './focus-quietly'
import { HydrationBoundary } from './hydration-boundary'

interface TabItem {
  /** Also the panel's id: an address that ends in `#id` opens it. */
  id: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  /** Label of the tabs for screen readers. */
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
      'relative min-h-11 shrink-0 focus-visible:-outline-offset-2 px-3 py-2 sm:min-h-12 font-semibold sm:px-4 text-soft hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-1 data-[state=active]:after:rounded-t-full data-[state=active]:after:bg-paint-terracotta forced-colors:data-[state=active]:underline',
  },
  pill: {
    list: 'inline-flex gap-1 rounded-full bg-sand p-1.5',
    trigger:
      'min-h-11 rounded-full px-6 py-2 font-semibold text-soft hover:text-ink data-[state=active]:bg-paint-cobalt data-[state=active]:text-white forced-colors:data-[state=active]:underline',
  },
} as const

const tabId = ({ id }: Pick<TabItem, 'id'>) => `${id}-tab`

/** Scrolls a strip that is wider than the screen sideways to its tab; the page itself stays where it is. */
function bringIntoStrip(tab: HTMLElement | null): void {
  const strip = tab?.parentElement
  if (!tab || !strip) return
  const [own, frame] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += Math.max(0, own.right - frame.right) + Math.min(0, own.left - frame.left)
}

/**
 * Tabs that hide nothing from find-in-page, print or a page without scripts: every panel is in the page,
 * and a closed one opens when a search, or an address with its hash, lands inside it.
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

  const first = items[0].id
  useEffect(() => {
    // A page begins with the first one in view; asking where it is would cost every page a layout.
    if (active !== first) bringIntoStrip(document.getElementById(tabId({ id: active })))
  }, [active, first])

  const choose = (id: string) => {
    setActive(id)
    if (addressed) window.history.replaceState(window.history.state, '', `#${id}`)
  }

  return (
    <Radix.Root ref={root} value={active} onValueChange={choose}>
      <Radix.List
        aria-label={label}
        className={`${tabLooks[look].list} [@media(scripting:none)]:hidden`}
        data-screen-only
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            id={tabId(item)}
            // The panel has a readable id of its own, for addresses.
            aria-controls={item.id}
            onMouseDown={focusQuietly}
            onKeyDown={focusVisibly}
            className={tabLooks[look].trigger}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        // Radix's own panels watch and measure themselves for animations, which these have no use for.
        <div
          key={item.id}
          id={item.id}
          role="tabpanel"
          aria-labelledby={tabId(item)}
          // In the W3C tabs pattern a panel is a stop of the Tab key; a closed one would be a stop with nothing to see.
          tabIndex={item.id === active ? 0 : -1}
          data-closed={item.id === active ? undefined : ''}
          className="scroll-mt-40 outline-offset-4"
        >
          {/* Not on the panel: one that is closed keeps its own padding. */}
          <div className="pt-3.5 lg:pt-8 print:pt-2">
            <HydrationBoundary>{item.panel}</HydrationBoundary>
          </div>
        </div>
      ))}
    </Radix.Root>
  )
}
