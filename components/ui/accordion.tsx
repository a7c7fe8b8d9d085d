'use client'

import * as Radix from '@radix-ui/react-accordion'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressAnchor } from './address-anchor'
import { usePanelVisibility } from './closed-panels'
import { Icon } from './icon'

interface AccordionItem {
  /** Also the item's anchor: an address that ends in `#id` opens it. */
  id: string
  question: string
  answer: ReactNode
  /** Language of both where they have no translation. */
  lang?: string
}

const questionId = ({ id }: AccordionItem) => `${id}-question`

/** Questions with answers, one open at a time (spec §2.8); closed answers stay searchable and printable. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const [open, setOpen] = useState('')
  const root = useRef<HTMLDivElement>(null)

  usePanelVisibility(root, open, (panel) => setOpen(panel.id.replace(/-answer$/, '')))

  useEffect(() => {
    const openAddressed = () => {
      const id = addressAnchor()
      if (items.some((item) => item.id === id)) setOpen(id)
    }
    openAddressed()
    window.addEventListener('hashchange', openAddressed)
    return () => window.removeEventListener('hashchange', openAddressed)
  }, [items])

  return (
    <Radix.Root ref={root} type="single" collapsible value={open} onValueChange={setOpen}>
      {items.map((item) => (
        <Radix.Item
          key={item.id}
          value={item.id}
          id={item.id}
          lang={item.lang}
          className="scroll-mt-32 border-b border-line"
        >
          <Radix.Header asChild>
            <h3 className="lg:text-lg">
              <Radix.Trigger
                id={questionId(item)}
                // The answer has a readable id of its own, for addresses.
                aria-controls={`${item.id}-answer`}
                className="group flex w-full items-center justify-between gap-4 py-3 text-left lg:py-4 font-semibold hover:text-cobalt"
              >
                {item.question}
                <Icon
                  name="down"
                  className="size-5 transition-transform noscript:hidden group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          {/* Radix's own answers watch and measure themselves for animations, which these have no use for. */}
          <section
            id={`${item.id}-answer`}
            aria-labelledby={questionId(item)}
            data-panel
            data-closed={item.id === open ? undefined : ''}
          >
            <div className="max-w-prose pb-5 text-soft prose-links">{item.answer}</div>
          </section>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
