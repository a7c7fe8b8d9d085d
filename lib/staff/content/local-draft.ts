import { isRecord } from '../../catalogue/shape/change'

/** What somebody typed, kept on the device until the server has it. */
export interface LocalDraft {
  /** The stored state that it was typed over, so that another person's changes can be told apart from one's own. */
  before: unknown
  document: unknown
  /** Milliseconds since 1970. */
  at: number
}

const keyOf = (item: string): string => `draft:${item}`

/** Keeps a draft on this device. Errors of a full or forbidden storage are ignored: the copy on the server counts. */
export function saveLocalDraft(item: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(keyOf(item), JSON.stringify(draft))
  } catch {}
}

/** Forgets the draft that this device keeps of an item. */
export function removeLocalDraft(item: string): void {
  try {
    localStorage.removeItem(keyOf(item))
  } catch {}
}

/** The draft that this device keeps of an item; undefined where there is none that can be read. */
function readLocalDraft(item: string): LocalDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(item)) ?? 'null')
    if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.document)) return undefined
    return { before: value.before, document: value.document, at: value.at }
  } catch {
    return undefined
  }
}

/** The name under which a draft that was found on this device waits until somebody says whether it is wanted. */
const unanswered = (item: string): string => `${item}?found`

/**
 * The draft that an earlier visit has left on this device, put where what is typed now does not replace it; undefined where
 * there is none that `isNews` takes for one.
 */
export function findLocalDraft(item: string, isNews: (draft: LocalDraft) => boolean): LocalDraft | undefined {
  const found = [item, unanswered(item)].map(readLocalDraft).find((draft) => draft && isNews(draft))
  removeLocalDraft(item)
  if (found) saveLocalDraft(unanswered(item), found)
  else dropFoundDraft(item)
  return found
}

/** Forgets the draft that was found, because somebody took it or did not want it. */
export const dropFoundDraft = (item: string): void => removeLocalDraft(unanswered(item))
