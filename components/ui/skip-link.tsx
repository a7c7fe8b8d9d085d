import type { ReactNode } from 'react'

/** The first stop of the Tab key: past header and menus to the main part of the page (`#content`). */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-ink px-5 py-3 font-semibold text-wall focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {children}
    </a>
  )
}
