'use client'

import { useLoaded } from '@/components/ui/use-loaded'
import { useWishText } from './use-wish'
import type { WishSummaryProps } from './wish-summary'

const load = () => import('./wish-summary')

/** The wish of this visit in one line, on every page that reads it; nothing while nothing was said. */
export function WishLine(props: Omit<WishSummaryProps, 'text'>) {
  const text = useWishText()
  const summary = useLoaded(load, text !== '')
  return summary && text !== '' ? <summary.WishSummary {...props} text={text} /> : null
}
