import type { ReactNode } from 'react'
import { Icon } from './icon'

interface FoldProps {
  /** Shown in place of the text while it is closed. */
  label: string
  className?: string
  /** Folded on wide screens, too. */
  everywhere?: boolean
  children: ReactNode
}

/**
 * Text that a narrow screen folds away and a wide one shows: a native disclosure, which works without scripts, which the
 * browser's search and an address with an anchor inside open, and which paper shows open.
 */
export function Fold({ label, className = '', everywhere = false, children }: FoldProps) {
  return (
    <details className={`group/fold ${everywhere ? '' : 'fold-narrow'} max-lg:not-open:-mb-2.5 ${className}`}>
      <summary className="flex min-h-11 w-fit items-center gap-1.5 font-semibold text-cobalt print:hidden">
        {label}
        <Icon name="down" className="size-4 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className={`pt-2 print:pt-0.5 ${everywhere ? '' : 'lg:pt-0'}`}>{children}</div>
    </details>
  )
}
