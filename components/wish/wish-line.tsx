'use client'

import { useLayoutEffect } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
import { currentWish } from '@/lib/wish/wish-store'
import { useWishText } from './use-wish'
import type { WishSummaryProps } from './wish-summary'

interface WishLineProps extends Omit<WishSummaryProps, 'text'> {
  /** The wish that the server answered, on a page that reads its query. */
  answered?: string | undefined
}

const load = () => import('./wish-summary')

/**
 * The wish of this visit in one line, on every page that reads it; nothing while nothing was said. Its place is there
 * before the scripts are (`wishMarker`), and the field in which something is said stays where it is.
 */
export function WishLine({ answered, ...props }: WishLineProps) {
  const text = useWishText(answered)
  const summary = useLoaded(load, text !== '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark follows the wish, which hydration does not know yet
  useLayoutEffect(() => {
    const { documentElement } = document
    const isSaid = currentWish() !== ''
    const field = document.activeElement?.closest('main form :is(select, input)')
    const top = () => field?.getBoundingClientRect().top ?? 0
    const before = top()
    documentElement.toggleAttribute('data-wish', isSaid)
    const moved = top() - before
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }, [text])
  return (
    <div className="wish-place" data-said={answered && text !== '' ? '' : undefined} data-screen-only>
      {summary && text !== '' ? <summary.WishSummary {...props} text={text} /> : null}
    </div>
  )
}
