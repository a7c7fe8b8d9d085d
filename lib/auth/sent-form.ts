import { notFound } from 'next/navigation'

/** The form that an action was called with. Whoever calls one without has not come from a page of this site (404). */
export function sentForm(sent: unknown): FormData {
  if (!(sent instanceof FormData)) notFound()
  return sent
}
