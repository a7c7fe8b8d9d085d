import type { ReactNode } from 'react'

/** Good news at the head of a form, read out politely. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-easy px-4 py-3 font-semibold text-on-easy">
      {children}
    </p>
  )
}
