import { Activity, type ReactNode } from 'react'

/**
 * A part of a page that React takes over in a turn of its own. A whole page taken over at once keeps a slow phone
 * busy for a noticeable moment; in parts, a touch is answered in between, and the part that it meets comes first.
 */
export function OwnTurn({ children }: { children: ReactNode }) {
  return <Activity>{children}</Activity>
}
