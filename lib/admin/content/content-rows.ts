import 'server-only'
import { z } from 'zod'
import { type Collection, collections } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/catalogue'
import { isShipped } from '../../catalogue/document'
import { log, reason } from '../../log'
import type { SessionClient } from '../../supabase/server'
import type { Json } from '../../supabase/types'
import { within } from '../../supabase/within'

/** Longest wait for the database, in milliseconds. */
const timeoutMs = 8_000

const nullableText = z.string().nullable()
const document = z.record(z.string(), z.unknown()).nullable()

const rowSchema = z.object({
  id: z.string(),
  shipped: z.boolean(),
  draft: document,
  published: document,
  position: z.number().nullable(),
  hidden: z.boolean(),
  deleted_at: nullableText,
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by: nullableText,
  draft_at: nullableText,
  draft_by: nullableText,
  published_at: nullableText,
  published_by: nullableText,
})

/** A row as an administrator sees it: what staff changed of an item, published and not. */
export type ContentRow = z.infer<typeof rowSchema> & { collection: Collection }

/** What a database function answers: the row as it is now. */
const answeredRowSchema = rowSchema.extend({ collection: z.enum(collections) })

/** Why a change was not made. Nothing is lost by a refusal: what was stored before is still there. */
export type ContentRefusal =
  /** Somebody else changed the item meanwhile. */
  | { kind: 'conflict'; row: ContentRow }
  | { kind: 'unknown' }
  | { kind: 'denied' }
  | { kind: 'signedOut' }
  | { kind: 'invalid'; code: string }
  | { kind: 'outage' }

export type ContentResult<T> = { ok: true; value: T } | { ok: false; refusal: ContentRefusal }

interface ServiceError {
  code: string
  message: string
  details: string | null
}

/** What is logged when the database cannot be asked: a read or a change that failed. */
type FailureEvent = 'content-read-failed' | 'content-change-failed'

/** The database's own codes (supabase/migrations), as refusals; one that says nothing useful is logged. */
function refusalOf(error: ServiceError, event: FailureEvent): ContentRefusal {
  switch (error.code) {
    case 'PT409': {
      const row = parseConflict(error.details)
      if (row) return { kind: 'conflict', row }
      log.error(event, { code: error.code, reason: 'the row of the conflict cannot be read' })
      return { kind: 'outage' }
    }
    case 'PT404':
      return { kind: 'unknown' }
    case '42501':
      return { kind: 'denied' }
    case 'PGRST301':
    case 'PGRST303':
      return { kind: 'signedOut' }
    case '22023':
    case '23514':
      return { kind: 'invalid', code: error.message }
    default:
      log.error(event, { code: error.code, reason: error.message })
      return { kind: 'outage' }
  }
}

function parseConflict(details: string | null): ContentRow | undefined {
  try {
    return answeredRowSchema.safeParse(JSON.parse(details ?? '')).data
  } catch {
    return undefined
  }
}

type Query = PromiseLike<{ data: unknown; error: ServiceError | null }>

async function ask<T>(
  event: FailureEvent,
  query: Query,
  parse: (data: unknown) => T,
): Promise<ContentResult<T>> {
  try {
    const { data, error } = await within(timeoutMs, Promise.resolve(query))
    if (error) return { ok: false, refusal: refusalOf(error, event) }
    return { ok: true, value: parse(data) }
  } catch (error) {
    log.error(event, { reason: reason(error) })
    return { ok: false, refusal: { kind: 'outage' } }
  }
}

/** Reads from the database and parses the answer; a failure that is no refusal is logged. */
export const readContent = <T>(query: Query, parse: (data: unknown) => T): Promise<ContentResult<T>> =>
  ask('content-read-failed', query, parse)

/** Has the database change something and parses its answer; a failure that is no refusal is logged. */
export const changeContent = <T>(query: Query, parse: (data: unknown) => T): Promise<ContentResult<T>> =>
  ask('content-change-failed', query, parse)

/** All rows of a collection. */
export const loadRows = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<ContentRow[]>> =>
  readContent(client.from(collection).select('*').limit(1000), (data) =>
    z
      .array(rowSchema)
      .parse(data)
      .map((row) => ({ ...row, collection })),
  )

/** Everything of a row but the document that visitors see: with hundreds of trips those are megabytes. */
const listedColumns =
  'id, shipped, draft, position, hidden, deleted_at, revision, created_at, updated_at, updated_by, draft_at, draft_by, published_at, published_by'

const publishedSchema = z.array(rowSchema.pick({ id: true, published: true }))

/**
 * All rows of a collection, for lists. Documents that this process shows anyway are not asked for again: what another
 * process published follows within the interval of the content version.
 */
export async function loadListedRows(
  client: SessionClient,
  collection: Collection,
  { shown }: Catalogue,
): Promise<ContentResult<ContentRow[]>> {
  const rows = await readContent(client.from(collection).select(listedColumns).limit(1000), (data) =>
    z.array(rowSchema.omit({ published: true })).parse(data),
  )
  if (!rows.ok) return rows
  const documents = new Map<string, unknown>(
    shown.items.flatMap((item) => (item.collection === collection ? [[item.id, item.document]] : [])),
  )
  const isUnseen = ({ id, shipped, draft, published_at }: (typeof rows.value)[number]) =>
    !documents.has(id) && (published_at !== null || (!shipped && draft === null))
  const unseen = rows.value.filter(isUnseen).map(({ id }) => id)
  if (unseen.length > 0) {
    const published = await readContent(
      client.from(collection).select('id, published').in('id', unseen),
      (data) => publishedSchema.parse(data),
    )
    if (!published.ok) return published
    for (const row of published.value) documents.set(row.id, row.published)
  }
  const value = rows.value.map((row) => ({
    ...row,
    collection,
    published: document.parse(documents.get(row.id) ?? null),
  }))
  return { ok: true, value }
}

/** Trips that staff prepare and nobody has published yet. */
export const loadWaitingRows = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<ContentRow[]>> =>
  readContent(
    client
      .from(collection)
      .select('*')
      .eq('shipped', false)
      .not('draft', 'is', null)
      .is('published', null)
      .is('deleted_at', null)
      .limit(1000),
    (data) =>
      z
        .array(rowSchema)
        .parse(data)
        .map((row) => ({ ...row, collection })),
  )

/** One row; undefined where the table has none of that id. */
export const loadRow = (
  client: SessionClient,
  collection: Collection,
  id: string,
): Promise<ContentResult<ContentRow | undefined>> =>
  readContent(client.from(collection).select('*').eq('id', id).limit(1), (data) => {
    const [row] = z.array(rowSchema).parse(data)
    return row && { ...row, collection }
  })

const revisionSchema = z.object({
  id: z.number().int(),
  collection: z.enum(collections),
  item: z.string().nullable(),
  action: z.string(),
  document,
  note: z.string().nullable(),
  actor_email: z.string().nullable(),
  at: z.string(),
})
export type HistoryEntry = z.infer<typeof revisionSchema>

const revisionColumns = 'id, collection, item, action, document, note, actor_email, at'

/** An entry of an item's history; undefined where the item has none of that number. */
export const loadHistoryEntry = (
  client: SessionClient,
  { collection, id }: { collection: Collection; id: string },
  history: number,
): Promise<ContentResult<HistoryEntry | undefined>> =>
  readContent(
    client
      .from('content_revisions')
      .select(revisionColumns)
      .eq('id', history)
      .eq('collection', collection)
      .eq('item', id)
      .limit(1),
    (data) => z.array(revisionSchema).parse(data)[0],
  )

/** What was done to an item, newest first; at most a hundred entries. */
export const loadHistory = (
  client: SessionClient,
  collection: Collection,
  id: string,
): Promise<ContentResult<HistoryEntry[]>> =>
  readContent(
    client
      .from('content_revisions')
      .select(revisionColumns)
      .eq('collection', collection)
      .eq('item', id)
      // What a restore has brought back has later ids than what was done since.
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(100),
    (data) => z.array(revisionSchema).parse(data),
  )

/** The e-mail addresses of the accounts that changed something, by their id. */
export const loadPeople = (client: SessionClient): Promise<ContentResult<Record<string, string>>> =>
  readContent(client.rpc('content_people'), (data) => z.record(z.string(), z.string()).parse(data))

/** Who last published or otherwise settled each item of a collection: the history knows it also of accounts that are gone. */
export const loadLastActors = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<Map<string, string>>> =>
  readContent(
    client
      .from('content_revisions')
      .select('item, actor_email')
      .eq('collection', collection)
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(500),
    (data) => {
      const entries = z
        .array(z.object({ item: z.string().nullable(), actor_email: z.string().nullable() }))
        .parse(data)
      const last = new Map<string, string>()
      for (const { item, actor_email } of entries) {
        if (item && actor_email && !last.has(item)) last.set(item, actor_email)
      }
      return last
    },
  )

interface ItemRevision {
  collection: Collection
  id: string
  /** The revision that the change was made from: the optimistic lock. */
  revision: number
}

const parseRow = (data: unknown): ContentRow => answeredRowSchema.parse(data)

/**
 * Keeps what was typed. Revision 0 adds an item that is not there yet; the database learns only here whether the code has
 * it, where its seed was not run.
 */
export const saveDraft = (
  client: SessionClient,
  { document: draft, ...item }: ItemRevision & { document: Json },
): Promise<ContentResult<ContentRow>> => {
  const shipped = isShipped(item.collection, item.id)
  return changeContent(client.rpc('save_draft', { ...item, document: draft, shipped }), parseRow)
}

/** The draft becomes what visitors see. */
export const publishItem = (
  client: SessionClient,
  item: ItemRevision & { note?: string },
): Promise<ContentResult<ContentRow>> => changeContent(client.rpc('publish_item', item), parseRow)

/** Takes the draft away; null where the item went with it, because nobody had published it. */
export const discardDraft = (
  client: SessionClient,
  item: ItemRevision,
): Promise<ContentResult<ContentRow | null>> =>
  changeContent(client.rpc('discard_draft', item), (data) => (data === null ? null : parseRow(data)))

/** Takes an item off the site, or shows it again. */
export const hideItem = (
  client: SessionClient,
  item: ItemRevision & { hidden: boolean },
): Promise<ContentResult<ContentRow>> => changeContent(client.rpc('hide_item', item), parseRow)

/** Puts an item into the bin. */
export const deleteItem = (client: SessionClient, item: ItemRevision): Promise<ContentResult<ContentRow>> =>
  changeContent(client.rpc('delete_item', item), parseRow)

/** Takes an item out of the bin. */
export const undeleteItem = (client: SessionClient, item: ItemRevision): Promise<ContentResult<ContentRow>> =>
  changeContent(client.rpc('undelete_item', item), parseRow)

/** The published state after an entry of the history becomes the published one again. */
export const restoreRevision = (
  client: SessionClient,
  entry: { history: number; revision: number },
): Promise<ContentResult<ContentRow>> =>
  changeContent(
    client.rpc('restore_revision', { history_id: entry.history, revision: entry.revision }),
    parseRow,
  )

/** Puts the items of a collection in this order, and gives those that have another place now. */
export const reorderItems = (
  client: SessionClient,
  collection: Collection,
  ids: string[],
): Promise<ContentResult<ContentRow[]>> =>
  changeContent(client.rpc('reorder_items', { collection, ids }), (data) =>
    z.array(answeredRowSchema).parse(data),
  )
