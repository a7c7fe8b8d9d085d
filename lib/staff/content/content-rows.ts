import 'server-only'
import { z } from 'zod'
import { type Collection, collections } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import { callBackend, type Refusal, type Result } from '../../supabase/call'
import type { SessionClient } from '../../supabase/server'

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
export const answeredRowSchema = rowSchema.extend({ collection: z.enum(collections) })

/** Why a change was not made. Nothing is lost by a refusal: what was stored before is still there. */
export type ContentRefusal =
  /** Somebody else changed the item meanwhile. */
  | { kind: 'conflict'; row: ContentRow }
  | { kind: 'invalid'; code: string; values?: Record<string, string> }
  | { kind: Exclude<Refusal['kind'], 'conflict' | 'invalid'> }

export type ContentResult<T> = Result<T, ContentRefusal>

const valuesSchema = z.record(z.string(), z.string())

/** A refusal of the database as one of the content: with the row that stands, or with what its sentence names. */
export function contentRefusal({ kind, code, detail }: Refusal): ContentRefusal {
  if (kind === 'invalid') return { kind, code, values: valuesSchema.safeParse(detail).data }
  if (kind !== 'conflict') return { kind }
  const row = answeredRowSchema.safeParse(detail).data
  return row ? { kind, row } : { kind: 'outage' }
}

/** `callBackend` for content. */
export async function askForContent<T>(
  ...call: Parameters<typeof callBackend<T>>
): Promise<ContentResult<T>> {
  const result = await callBackend(...call)
  return result.ok ? result : { ok: false, refusal: contentRefusal(result.refusal) }
}

/** Rows that the interface gives at a time; it gives no more in one answer. */
const rowsPerAnswer = 1000

/** Everything of an ordered query, page by page. */
async function askForAll<T>(
  name: string,
  page: (from: number, to: number) => Parameters<typeof callBackend>[1],
  schema: z.ZodType<T>,
): Promise<ContentResult<T[]>> {
  const all: T[] = []
  for (;;) {
    const some = await askForContent(name, page(all.length, all.length + rowsPerAnswer - 1), z.array(schema))
    if (!some.ok) return some
    all.push(...some.value)
    if (some.value.length < rowsPerAnswer) return { ok: true, value: all }
  }
}

/** All rows of a collection, by their id. */
export const loadRows = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<ContentRow[]>> =>
  askForAll(
    'load-rows',
    (from, to) =>
      client.from('content_items').select('*').eq('collection', collection).order('id').range(from, to),
    answeredRowSchema,
  )

/** Everything of a row but the document that visitors see: with hundreds of trips those are megabytes. */
const listedColumns =
  'collection, id, shipped, draft, position, hidden, deleted_at, revision, created_at, updated_at, updated_by, draft_at, draft_by, published_at, published_by'

const publishedSchema = z.array(rowSchema.pick({ id: true, published: true }))

/** How many documents are asked for at a time: their ids stand in the address. */
const documentsPerAnswer = 100

/**
 * All rows of a collection, for lists. Documents that this process shows anyway are not asked for again: what another
 * process published follows within the interval of the content version.
 */
export async function loadListedRows(
  client: SessionClient,
  collection: Collection,
  { shown }: Catalogue,
): Promise<ContentResult<ContentRow[]>> {
  const rows = await askForAll(
    'load-listed-rows',
    (from, to) =>
      client
        .from('content_items')
        .select(listedColumns)
        .eq('collection', collection)
        .order('id')
        .range(from, to),
    answeredRowSchema.omit({ published: true }),
  )
  if (!rows.ok) return rows
  const documents = new Map<string, unknown>(
    shown.items.flatMap((item) => (item.collection === collection ? [[item.id, item.document]] : [])),
  )
  const isUnseen = ({ id, shipped, draft, published_at }: (typeof rows.value)[number]) =>
    !documents.has(id) && (published_at !== null || (!shipped && draft === null))
  const unseen = rows.value.filter(isUnseen).map(({ id }) => id)
  for (let start = 0; start < unseen.length; start += documentsPerAnswer) {
    const published = await askForContent(
      'load-documents',
      client
        .from('content_items')
        .select('id, published')
        .eq('collection', collection)
        .in('id', unseen.slice(start, start + documentsPerAnswer)),
      publishedSchema,
    )
    if (!published.ok) return published
    for (const row of published.value) documents.set(row.id, row.published)
  }
  const value = rows.value.map((row) => ({
    ...row,
    published: document.parse(documents.get(row.id) ?? null),
  }))
  return { ok: true, value }
}

/** Trips that staff prepare and nobody has published yet. */
export const loadWaitingRows = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<ContentRow[]>> =>
  askForAll(
    'load-waiting-rows',
    (from, to) =>
      client
        .from('content_items')
        .select('*')
        .eq('collection', collection)
        .eq('shipped', false)
        .not('draft', 'is', null)
        .is('published', null)
        .is('deleted_at', null)
        .order('id')
        .range(from, to),
    answeredRowSchema,
  )

/** One row; undefined where the table has none of that id. */
export const loadRow = (
  client: SessionClient,
  collection: Collection,
  id: string,
): Promise<ContentResult<ContentRow | undefined>> =>
  askForContent(
    'load-row',
    client.from('content_items').select('*').eq('collection', collection).eq('id', id).limit(1),
    z.array(answeredRowSchema).transform(([row]) => row),
  )

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
  askForContent(
    'load-history-entry',
    client
      .from('content_revisions')
      .select(revisionColumns)
      .eq('id', history)
      .eq('collection', collection)
      .eq('item', id)
      .limit(1),
    z.array(revisionSchema).transform(([entry]) => entry),
  )

/** What was done to an item, newest first; at most a hundred entries. */
export const loadHistory = (
  client: SessionClient,
  collection: Collection,
  id: string,
): Promise<ContentResult<HistoryEntry[]>> =>
  askForContent(
    'load-history',
    client
      .from('content_revisions')
      .select(revisionColumns)
      .eq('collection', collection)
      .eq('item', id)
      // What a restore has brought back has later ids than what was done since.
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(100),
    z.array(revisionSchema),
  )

const actorsSchema = z.array(z.object({ item: z.string().nullable(), actor_email: z.string().nullable() }))

/** Who last published or otherwise settled each item of a collection: the history knows it also of accounts that are gone. */
export const loadLastActors = (
  client: SessionClient,
  collection: Collection,
): Promise<ContentResult<Map<string, string>>> =>
  askForContent(
    'load-last-actors',
    client
      .from('content_revisions')
      .select('item, actor_email')
      .eq('collection', collection)
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(500),
    actorsSchema.transform((entries) => {
      const last = new Map<string, string>()
      for (const { item, actor_email } of entries) {
        if (item && actor_email && !last.has(item)) last.set(item, actor_email)
      }
      return last
    }),
  )
