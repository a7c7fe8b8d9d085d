import type { ReactNode, Ref } from 'react'

/** The colours of news: something went well, or wants a look. */
export const noticeLooks = { good: 'bg-easy text-on-easy', warning: 'bg-medium text-on-medium' } as const

interface NoticeProps {
  look?: keyof typeof noticeLooks
  children: ReactNode
  /** For whoever leads the focus here. */
  ref?: Ref<HTMLParagraphElement>
}

/** News at the head of a form, read out politely. */
export function Notice({ look = 'good', children, ref }: NoticeProps) {
  return (
    <p
      role="status"
      ref={ref}
      tabIndex={-1}
      className={`rounded-md px-4 py-3 font-semibold outline-none ${noticeLooks[look]}`}
    >
      {children}
    </p>
  )
}
