import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { focusQuietly } from '@/components/ui/focus-quietly'
import { tabLooks } from '@/components/ui/tabs'

interface PanelTab {
  id: string
  label: string
  panel: ReactNode
}

interface PanelTabsProps {
  /** Label of the tabs for screen readers. */
  label: string
  tabs: PanelTab[]
  active: string
  onChoose: (id: string) => void
  look?: 'line' | 'pill'
}

const looks = {
  line: { ...tabLooks.line, panel: 'pt-8' },
  // Smaller than the site's: the images screen has four side by side, also on a telephone.
  pill: {
    list: 'flex max-w-full gap-1 overflow-x-auto rounded-full bg-sand p-1 sm:inline-flex',
    trigger:
      'min-h-10 grow rounded-full focus-visible:-outline-offset-2 px-2.5 text-sm sm:text-[0.9375rem] font-semibold whitespace-nowrap text-soft hover:text-ink data-[state=active]:bg-paint-cobalt data-[state=active]:text-white sm:px-5',
    panel: 'pt-6',
  },
} as const

/**
 * Tabs whose closed panels stay alive: what was chosen or typed in one is there when its owner comes back.
 * Without scripts there are no tabs, and every panel is shown.
 */
export function PanelTabs({ label, tabs, active, onChoose, look = 'line' }: PanelTabsProps) {
  const classes = looks[look]
  return (
    <Radix.Root value={active} onValueChange={onChoose}>
      <Radix.List aria-label={label} className={`${classes.list} noscript:hidden`}>
        {tabs.map(({ id, label: text }) => (
          <Radix.Trigger key={id} value={id} onMouseDown={focusQuietly} className={classes.trigger}>
            {text}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount
          className={`${classes.panel} [@media(scripting:enabled)]:data-[state=inactive]:hidden`}
        >
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
