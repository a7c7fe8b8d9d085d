import { isSlug, maxKept } from './trip-slugs.ts'

/** Where the device keeps the list: slugs as JSON, in the order in which they were added. */
export const storageKey = 'my-list'

const nothing: readonly string[] = []

/** The last stored text with its parsed list: React requires the same array for as long as nothing changes. */
let known: { text: string; slugs: readonly string[] } = { text: '', slugs: nothing }

function parsed(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text)
    if (!Array.isArray(value)) return nothing
    const slugs = value.filter((one): one is string => typeof one === 'string' && isSlug(one))
    return [...new Set(slugs)].slice(0, maxKept)
  } catch {
    return nothing
  }
}

/** The list of this device; empty where nothing is kept, where what is kept is broken, and where storage is refused. */
export function savedList(): readonly string[] {
  let text: string
  try {
    text = window.localStorage.getItem(storageKey) ?? ''
  } catch {
    return known.slugs
  }
  if (text !== known.text) known = { text, slugs: text === '' ? nothing : parsed(text) }
  return known.slugs
}

/** The list as the server renders it: always empty. */
export const noSavedList = (): readonly string[] => nothing

const listeners = new Set<() => void>()

/** Calls back when the list changes, in this tab or in another one, or has changed while the browser kept the page aside. */
export function onListChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** Keeps a list. Where storage is refused, as in some private windows, it lives as long as the page. */
export function saveList(slugs: readonly string[]): void {
  const text = JSON.stringify(slugs)
  try {
    window.localStorage.setItem(storageKey, text)
  } catch {
    // The list is kept in `known` below: storage may refuse reading as well, or hold the list from before.
  }
  known = { text: storedText() ?? text, slugs }
  for (const listener of listeners) listener()
}

function storedText(): string | undefined {
  try {
    return window.localStorage.getItem(storageKey) ?? ''
  } catch {
    return undefined
  }
}

/**
 * Adds a trip or takes it off.
 * @returns what became of it; "full" where the list holds as many trips as it keeps
 */
export function toggleSaved(slug: string): 'added' | 'removed' | 'full' {
  const slugs = savedList()
  if (slugs.includes(slug)) {
    saveList(slugs.filter((one) => one !== slug))
    return 'removed'
  }
  if (slugs.length >= maxKept) return 'full'
  saveList([...slugs, slug])
  return 'added'
}

/**
 * Adds the trips that are not on the list yet, as many as it keeps.
 * @returns "full" where not all of them fitted
 */
export function addToSaved(slugs: readonly string[]): 'added' | 'full' {
  const all = [...new Set([...savedList(), ...slugs])]
  saveList(all.slice(0, maxKept))
  return all.length > maxKept ? 'full' : 'added'
}

const regionId = 'announcements'

function region(): HTMLElement {
  const known = document.getElementById(regionId)
  if (known) return known
  const made = document.createElement('p')
  made.id = regionId
  made.setAttribute('role', 'status')
  made.className = 'sr-only'
  document.body.append(made)
  return made
}

/**
 * Has a screen reader say what has just changed. One live region serves the whole page; it is made when it is first
 * needed, and filled a moment later, because a region that comes with its text is not read out.
 */
export function announce(text: string): void {
  const target = region()
  target.textContent = ''
  window.setTimeout(() => {
    target.textContent = text
  }, 100)
}
