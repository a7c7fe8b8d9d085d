import 'server-only'
import { z } from 'zod'
import { type ReportedKind, recordEvent } from '../../auth/events'
import type { Collection } from '../../catalogue/base/documents'
import { applyChange, changeBetween, isRecord } from '../../catalogue/change'
import { baseDocument } from '../../catalogue/document'
import type { DocumentIssue } from '../../catalogue/document-schema'
import { currentCatalogue, refreshContent } from '../../content/current'
import { log, reason } from '../../log'
import type { SessionClient } from '../../supabase/server'
import type { contentRequests } from './change-schemas'
import { checkDraft } from './check-draft'
import type { ContentCheck } from './content-check'
import {
  type ContentRefusal,
  type ContentResult,
  type ContentRow,
  deleteItem,
  discardDraft,
  hideItem,
  loadHistoryEntry,
  loadRow,
  loadRows,
  publishItem,
  reorderItems,
  restoreRevision,
  saveDraft,
  undeleteItem,
} from './content-rows'

interface Item {
  collection: Collection
  id: string
}

/** Who changes something: the audit log names the account. */
export interface Editor {
  client: SessionClient
  account: string
}

/** The result of a change: the row as it is now, or why nothing changed. */
export type ChangeOutcome =
  | { kind: 'done'; row: ContentRow | null; check?: ContentCheck }
  | { kind: 'refused'; issues: DocumentIssue[] }
  | ContentRefusal

type Requests = { [Action in keyof typeof contentRequests]: z.infer<(typeof contentRequests)[Action]> }

const toOutcome = (outcome: ContentResult<ContentRow | null>): ChangeOutcome =>
  outcome.ok ? { kind: 'done', row: outcome.value } : outcome.refusal

/** Adds what visitors see differently to the audit log, and loads it into this process; others follow at their next poll. */
async function recordAndLoad(
  { client, account }: Editor,
  event: { kind: ReportedKind; subject: string },
): Promise<void> {
  await recordEvent(client, { ...event, account })
  try {
    await refreshContent()
  } catch (error) {
    log.warn('content-not-refreshed', { reason: reason(error) })
  }
}

async function recordAndRefresh(
  editor: Editor,
  kind: ReportedKind,
  { collection, id }: Item,
  outcome: ContentResult<ContentRow | null>,
): Promise<ChangeOutcome> {
  const subject = `${collection}/${id}`
  if (outcome.ok) await recordAndLoad(editor, { kind, subject })
  // The database may have done it all the same, and only the answer was lost; then the history tells of it alone.
  else if (outcome.refusal.kind === 'outage')
    log.warn('staff-event-uncertain', { kind, account: editor.account, subject })
  return toOutcome(outcome)
}

/** Saves a draft whose filled-in fields are valid. It has to be complete only when it is published. */
export async function changeDraft(
  { client }: Editor,
  item: Item,
  { revision, document }: Requests['draft'],
): Promise<ChangeOutcome> {
  const check = await checkDraft({ client, catalogue: currentCatalogue() }, item, document)
  if (check.refused.length > 0) return { kind: 'refused', issues: check.refused }
  const outcome = await saveDraft(client, { ...item, revision, document })
  return outcome.ok ? { kind: 'done', row: outcome.value, check } : outcome.refusal
}

/**
 * Whether a row is what this account's publication of a revision has left: so it is met at a second try, after the answer
 * to the first was lost. A draft that was discarded leaves the moment of the last publication as it was.
 */
function isPublishedFrom(row: ContentRow, revision: number, account: string): boolean {
  const { draft, published_at, published_by, updated_at } = row
  if (row.revision !== revision + 1 || draft !== null || published_by !== account) return false
  return published_at !== null && Date.parse(updated_at) - Date.parse(published_at) < 1000
}

/** What keeps a change of an item from being published; no change leaves it as shipped. */
async function publicationIssues(
  client: SessionClient,
  item: Item,
  change: ContentRow['draft'],
): Promise<DocumentIssue[]> {
  const { refused, blocking } = await checkDraft(
    { client, catalogue: currentCatalogue() },
    item,
    change ?? {},
  )
  return [...refused, ...blocking]
}

/** Publishes the stored draft of the named revision, if nothing blocks it. */
export async function publish(
  editor: Editor,
  item: Item,
  { revision, note }: Requests['publish'],
): Promise<ChangeOutcome> {
  const { client } = editor
  const stored = await loadRow(client, item.collection, item.id)
  if (!stored.ok) return stored.refusal
  if (!stored.value) return { kind: 'unknown' }
  if (isPublishedFrom(stored.value, revision, editor.account)) return { kind: 'done', row: stored.value }
  if (stored.value.revision !== revision) return { kind: 'conflict', row: stored.value }
  const issues = await publicationIssues(client, item, stored.value.draft)
  if (issues.length > 0) return { kind: 'refused', issues }
  const outcome = await publishItem(client, { ...item, revision, note })
  const isLost = !outcome.ok && outcome.refusal.kind === 'outage'
  const now = isLost ? await loadRow(client, item.collection, item.id) : undefined
  const done = now?.ok && now.value && isPublishedFrom(now.value, revision, editor.account) && now.value
  return recordAndRefresh(editor, 'publication', item, done ? { ok: true, value: done } : outcome)
}

/**
 * Publishes an earlier state again, if nothing blocks it: since then its address may have gone to another trip, or a trip
 * whose facts it names may be no more.
 */
async function restore(editor: Editor, item: Item, request: Requests['restore']): Promise<ChangeOutcome> {
  const { client } = editor
  const entry = await loadHistoryEntry(client, item, request.history)
  if (!entry.ok) return entry.refusal
  if (!entry.value) return { kind: 'unknown' }
  const issues = await publicationIssues(client, item, entry.value.document)
  if (issues.length > 0) return { kind: 'refused', issues }
  return recordAndRefresh(editor, 'restore', item, await restoreRevision(client, request))
}

/** Everything else that can be done to an item. */
export const otherChanges = {
  discard: async ({ client }: Editor, item: Item, { revision }: Requests['discard']) =>
    toOutcome(await discardDraft(client, { ...item, revision })),
  hide: async (editor: Editor, item: Item, { revision, hidden }: Requests['hide']) =>
    recordAndRefresh(
      editor,
      hidden ? 'hide' : 'restore',
      item,
      await hideItem(editor.client, { ...item, revision, hidden }),
    ),
  delete: async (editor: Editor, item: Item, { revision }: Requests['delete']) =>
    recordAndRefresh(editor, 'delete', item, await deleteItem(editor.client, { ...item, revision })),
  undelete: async (editor: Editor, item: Item, { revision }: Requests['undelete']) =>
    recordAndRefresh(editor, 'restore', item, await undeleteItem(editor.client, { ...item, revision })),
  restore,
  duplicate,
} as const

const json = z.record(z.string(), z.json())

/**
 * Marks a trip as a best seller, or takes the mark away: visitors see it at once, unless a draft waits, which then
 * carries the mark.
 */
export async function markBestSeller(
  editor: Editor,
  item: Item,
  { revision, marked }: Requests['best-seller'],
): Promise<ChangeOutcome> {
  const stored = await loadRow(editor.client, item.collection, item.id)
  if (!stored.ok) return stored.refusal
  const row = stored.value
  if (!row || (item.collection !== 'tours' && item.collection !== 'expeditions')) return { kind: 'unknown' }
  const below = baseDocument(item.collection, item.id)
  const whole = applyChange(below, row.draft ?? row.published ?? {})
  const document = changeBetween(below, { ...(isRecord(whole) ? whole : {}), bestSeller: marked })
  const change = json.parse(document ?? {})
  if (row.draft !== null) return changeDraft(editor, item, { revision, document: change })
  const issues = await publicationIssues(editor.client, item, change)
  if (issues.length > 0) return { kind: 'refused', issues }
  const saved = await changeDraft(editor, item, { revision, document: change })
  if (saved.kind !== 'done' || !saved.row) return saved
  const outcome = await publish(editor, item, { revision: saved.row.revision })
  // A draft that nobody wrote would take in every later mark, and visitors would see none of them.
  if (outcome.kind !== 'done') await discardDraft(editor.client, { ...item, revision: saved.row.revision })
  return outcome
}

const languageOf = (value: unknown, language: string): Record<string, unknown> => {
  const words = isRecord(value) ? value[language] : undefined
  return isRecord(words) ? words : {}
}

/** Ids that a copy may have: its original's, cut where that is long, with a number behind it. */
function* copyIds(id: string): Generator<string> {
  for (let number = 2; number < 30; number += 1) yield `${id.slice(0, 74).replace(/-$/, '')}-${number}`
}

/** A new draft with everything of an item but its name, its addresses and its dates. */
async function duplicate({ client }: Editor, item: Item, _: Requests['duplicate']): Promise<ChangeOutcome> {
  const { collection, id } = item
  if (collection === 'site_content') return { kind: 'unknown' }
  const rows = await loadRows(client, collection)
  if (!rows.ok) return rows.refusal
  const row = rows.value.find((one) => one.id === id)
  if (!row) return { kind: 'unknown' }
  const whole = applyChange(baseDocument(collection, id), row.draft ?? row.published ?? {})
  if (!isRecord(whole)) return { kind: 'unknown' }
  const taken = new Set([...rows.value.map((one) => one.id), ...currentCatalogue().everyTrip.keys()])
  const copy = [...copyIds(id)].find((candidate) => !taken.has(candidate))
  if (!copy) return { kind: 'invalid', code: 'too-many-copies' }
  const { slug: _slug, id: _id, addresses: _addresses, ...rest } = whole
  const portuguese = languageOf(whole.words, 'pt-BR')
  const document = json.parse({
    ...rest,
    ...(collection === 'expeditions' && { id: nextExpeditionNumber(rows.value) }),
    ...(collection !== 'aca_courses' && {
      addresses: { 'pt-BR': [`/${copy}`], 'en-GB': [`/${copy}-en`] },
      pictures: { items: [] },
    }),
    dates: [],
    words: {
      ...(isRecord(whole.words) ? whole.words : {}),
      'pt-BR': { ...portuguese, title: `${String(portuguese.title ?? id)} (2)` },
    },
  })
  const outcome = await saveDraft(client, { collection, id: copy, revision: 0, document })
  return toOutcome(outcome)
}

/** The number after the highest that an expedition has, published or not (spec §3: 9 to 17 as shipped). */
export function nextExpeditionNumber(rows: readonly ContentRow[]): number {
  const numbers = rows.map(({ collection, id, draft, published }) => {
    const document = applyChange(baseDocument(collection, id), draft ?? published ?? {})
    return isRecord(document) && typeof document.id === 'number' ? document.id : 0
  })
  return Math.max(17, ...numbers) + 1
}

/** Puts the items of a collection in this order. */
export async function changeOrder(
  editor: Editor,
  collection: Collection,
  ids: string[],
): Promise<ChangeOutcome> {
  const moved = await reorderItems(editor.client, collection, ids)
  if (!moved.ok) return moved.refusal
  if (moved.value.length > 0) await recordAndLoad(editor, { kind: 'reorder', subject: collection })
  return { kind: 'done', row: null }
}
