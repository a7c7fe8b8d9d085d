import { wishTextOf } from './wish.ts'

/** Where the browser keeps the wish of this visit, as its query. */
export const wishStorageKey = 'wish'

/** What was said where storage is refused, as in some private windows: it lives as long as the page. */
let unkept = ''

function stored(): string {
  try {
    return window.sessionStorage.getItem(wishStorageKey) ?? ''
  } catch {
    return unkept
  }
}

const listeners = new Set<() => void>()

/**
 * The wish of this visit as the text of its query, for `wishOf` to parse: what the address says goes before what was kept.
 * Other addresses of the site need not repeat it.
 */
export function currentWish(): string {
  if (typeof window === 'undefined') return ''
  const { search, pathname } = window.location
  const said = wishTextOf(new URLSearchParams(search))
  const here = `${pathname}${search}`
  if (said !== '' && here !== adopted) {
    adopted = here
    keep(said)
  }
  return stored()
}

/** The address whose wish was taken over: what is said afterwards on its page goes before it. */
let adopted = ''

function keep(text: string): void {
  unkept = text
  try {
    if (text === '') window.sessionStorage.removeItem(wishStorageKey)
    else window.sessionStorage.setItem(wishStorageKey, text)
  } catch {
    // Kept in `unkept`.
  }
}

/** The wish as the server renders it: none. */
export const noCurrentWish = (): string => ''

/** Says the wish of this visit anew, for everything on the page that reads it; an empty text takes it back. */
export function sayWish(text: string): void {
  if (text === currentWish()) return
  keep(text)
  for (const listener of listeners) listener()
}

/** Calls back when the wish changes, also where the browser kept the page aside meanwhile. */
export function onWishChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('pageshow', listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('pageshow', listener)
    window.removeEventListener('popstate', listener)
  }
}
