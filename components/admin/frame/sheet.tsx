'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

interface SheetProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** What belongs to one thing, over the page: from below on phones, in the middle of wide screens. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken away: the focus goes back to the button that opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      // Closes where somebody taps beside it, in browsers that know the attribute; the button is for the others.
      {...{ closedby: 'any' }}
      className="m-auto mb-0 max-h-[92dvh] w-full max-w-2xl overflow-auto rounded-t-lg bg-surface p-0 text-ink shadow-lift backdrop:bg-black/50 sm:mb-auto sm:rounded-lg"
    >
      <div className="p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
        <header className="mb-3 flex items-start gap-3">
          <h2 className="grow pt-2 text-lg leading-tight">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
          >
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
