import type { Collection } from '../../catalogue/base/documents'
import { isRecord } from '../../catalogue/shape/change'
import type { ContentAction } from './change-schemas'

/** A row as the browser needs it: the revision to go on from, and what is stored. */
export interface StoredItem {
  id: string
  revision: number
  draft: Record<string, unknown> | null
  published: Record<string, unknown> | null
}

/** An issue with its sentence, beside the field at `path`. */
export interface FieldIssue {
  path: string
  message: string
}

/** The result of a change that the panel sent. */
export type SentChange =
  | { kind: 'done'; row: StoredItem | null; blocking: FieldIssue[]; warnings: FieldIssue[] }
  | { kind: 'refused'; issues: FieldIssue[] }
  | { kind: 'conflict'; row: StoredItem }
  /** `failed`: the site or the service behind it is not well; `offline`: it cannot be reached. */
  | { kind: 'signedOut' | 'denied' | 'unknown' | 'offline' | 'failed' }

const isDocument = (value: unknown): value is Record<string, unknown> | null =>
  value === null || isRecord(value)

// Answers are checked by hand: of the panel's screens only the editor loads the schema library.
const isStoredItem = (value: unknown): value is StoredItem =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.revision === 'number' &&
  isDocument(value.draft) &&
  isDocument(value.published)

const isIssue = (value: unknown): value is FieldIssue =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

const issuesIn = (value: unknown): FieldIssue[] => (Array.isArray(value) ? value.filter(isIssue) : [])

function read(status: number, body: unknown): SentChange {
  const answer = isRecord(body) ? body : {}
  if (status === 200) {
    const row = isStoredItem(answer.row) ? answer.row : null
    return { kind: 'done', row, blocking: issuesIn(answer.blocking), warnings: issuesIn(answer.warnings) }
  }
  if (status === 409 && isStoredItem(answer.row)) return { kind: 'conflict', row: answer.row }
  if (status === 422) return { kind: 'refused', issues: issuesIn(answer.issues) }
  if (status === 401) return { kind: 'signedOut' }
  if (status === 403) return { kind: answer.error === 'denied' ? 'denied' : 'failed' }
  if (status === 404) return { kind: 'unknown' }
  return { kind: 'failed' }
}

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 20_000

interface Change {
  collection: Collection
  /** Absent for a change of the whole list. */
  id?: string
  action: ContentAction | 'order' | 'empty'
  body: unknown
}

/**
 * Sends a change to the site. Never rejects.
 * @param keepalive for a page that is being left: the browser finishes the request without it
 */
export async function sendChange(
  { collection, id, action, body }: Change,
  keepalive = false,
): Promise<SentChange> {
  const address = ['/api/admin/content', collection, ...(id === undefined ? [] : [id]), action].join('/')
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      keepalive,
      signal: keepalive ? undefined : AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    return read(response.status, answer)
  } catch {
    return { kind: 'offline' }
  }
}
