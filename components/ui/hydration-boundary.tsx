import { Activity, type ReactNode } from 'react'

/**
 * A part of a page that React hydrates as a task of its own. Hydrating a whole page at once keeps a slow phone busy
 * for a noticeable moment; in parts, a touch is answered in between, and the part that it meets is hydrated first.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>
}
