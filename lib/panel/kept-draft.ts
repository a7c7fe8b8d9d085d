import { isRecord } from '../catalogue/change'

/** What somebody typed, kept on the device until the server has it. */
export interface KeptDraft {
  /** The stored state that it was typed over, so that another person's changes can be told apart from one's own. */
  before: unknown
  document: unknown
  /** Milliseconds since 1970. */
  at: number
}

const keyOf = (item: string): string => `draft:${item}`

/** Keeps a draft on this device. A full or forbidden store is passed over: the server is the one that counts. */
export function keepDraft(item: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(keyOf(item), JSON.stringify(draft))
  } catch {}
}

export function forgetDraft(item: string): void {
  try {
    localStorage.removeItem(keyOf(item))
  } catch {}
}

/** The draft that this device keeps of an item; undefined where there is none that can be read. */
export function keptDraft(item: string): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(item)) ?? 'null')
    if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.document)) return undefined
    return { before: value.before, document: value.document, at: value.at }
  } catch {
    return undefined
  }
}
