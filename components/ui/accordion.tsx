'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressAnchor } from './address-anchor'
import { usePanelVisibility } from './closed-panels'
import { Icon } from './icon'

interface AccordionItem {
  /** Also the item's anchor: an address that ends in `#id` opens it. */
  id: string
  question: string
  answer: ReactNode
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
    <div ref={root}>
      {items.map((item) => {
        const isOpen = item.id === open
        return (
          <div key={item.id} id={item.id} className="scroll-mt-32 border-b border-line">
            <h3 className="font-text text-lg font-semibold tracking-normal">
              <button
                type="button"
                id={questionId(item)}
                aria-expanded={isOpen}
                aria-controls={`${item.id}-answer`}
                onClick={() => setOpen(isOpen ? '' : item.id)}
                className="group flex w-full items-center justify-between gap-4 py-4 text-left font-semibold hover:text-cobalt"
              >
                {item.question}
                <Icon name="down" className="size-5 transition-transform group-aria-expanded:rotate-180" />
              </button>
            </h3>
            <section
              id={`${item.id}-answer`}
              aria-labelledby={questionId(item)}
              data-panel
              data-closed={isOpen ? undefined : ''}
            >
              <div className="max-w-prose pb-5 text-soft prose-links">{item.answer}</div>
            </section>
          </div>
        )
      })}
    </div>
  )
}
