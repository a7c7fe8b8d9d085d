/** Requests that composers of the page have written, by the plain link of their trip. */
const written = new Map<string, string>()
const listeners = new Set<() => void>()

const changed = (): void => {
  for (const listener of listeners) listener()
}

/** Has every link to a trip's chat open what its composer would send, until the composer leaves the page. */
export function writeRequest(plainHref: string, href: string): () => void {
  written.set(plainHref, href)
  changed()
  return () => {
    written.delete(plainHref)
    changed()
  }
}

/** What the composer of a trip would send; undefined where it has written nothing. */
export const requestFor = (plainHref: string): string | undefined => written.get(plainHref)

/** Calls back when a composer writes. */
export function onRequestChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
