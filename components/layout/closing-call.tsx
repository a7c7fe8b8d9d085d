import type { ReactNode } from 'react'

interface ClosingCallProps {
  title: string
  text: string
  /** The button. */
  children: ReactNode
}

/** The call to action at the end of a page (spec §2.5, §2.8); not printed. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <div className="page py-6 lg:py-16 print:hidden">
      <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-md bg-paint-cobalt px-5 py-6 text-white sm:px-10 lg:py-12">
        <div className="max-w-2xl">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 text-lead text-white/90">{text}</p>
        </div>
        {children}
      </section>
    </div>
  )
}
