import type { ReactNode, Ref } from 'react'

interface NoticeProps {
  children: ReactNode
  /** For whoever leads the focus here. */
  ref?: Ref<HTMLParagraphElement>
}

/** Good news at the head of a form, read out politely. */
export function Notice({ children, ref }: NoticeProps) {
  return (
    <p
      role="status"
      ref={ref}
      tabIndex={-1}
      className="rounded-md bg-easy px-4 py-3 font-semibold text-on-easy outline-none"
    >
      {children}
    </p>
  )
}
