import { notFound } from 'next/navigation'

/** The form that an action was called with. A call without one does not come from a page of this site (404). */
export function sentForm(sent: unknown): FormData {
  if (!(sent instanceof FormData)) notFound()
  return sent
}
