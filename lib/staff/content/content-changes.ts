import 'server-only'
import { z } from 'zod'
import type { Collection } from '../../catalogue/base/documents'
import { baseDocument, isShipped, mergedDocument } from '../../catalogue/build/parse-document'
import { changeBetween, isRecord } from '../../catalogue/shape/change'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'
import { currentCatalogue, refreshContent } from '../../content/current'
import { dayOf, paratyMinute } from '../../planning/paraty-time'
import { log, reason } from '../../process/log'
import type { SessionClient } from '../../supabase/server'
import { logEvent, recordPicture } from '../people/events'
import { imagesOf, removeImage } from '../pictures/image-store'
import { areaOf } from '../pictures/product-choices'
import { type ContentAction, contentRequests } from './change-schemas'
import { isTripCollection } from './collections'
import { type ContentCheck, checkDraft, dependentIssues } from './content-check'
import {
  answeredRowSchema,
  askForContent,
  type ContentRefusal,
  type ContentResult,
  type ContentRow,
  loadHistoryEntry,
  loadRow,
  loadRows,
} from './content-rows'
import { withoutPastDates } from './dated-items'
import { withValueAt } from './document-path'
import { binDays, type ListedItem } from './listed-item'
import { enteredDateIssues } from './new-dates'

interface Item {
  collection: Collection
  id: string
}

/** Who changes something: the log names the account. */
export interface Editor {
  client: SessionClient
  account: string
}

/** The result of a change: the row as it is now, or why nothing changed. */
export type ChangeOutcome =
  | { kind: 'done'; row: ContentRow | null; check?: ContentCheck }
  | { kind: 'refused'; issues: DocumentIssue[] }
  | ContentRefusal

type Requests = { [Action in ContentAction]: z.infer<(typeof contentRequests)[Action]> }

/** The day in Paraty, such as "2027-03-09". */
const paratyToday = (): string => dayOf(paratyMinute(Date.now()))

const toOutcome = (outcome: ContentResult<ContentRow | null>): ChangeOutcome =>
  outcome.ok ? { kind: 'done', row: outcome.value } : outcome.refusal

/** Logs a change that the audit log knows of already, and shows it. */
async function showChange(
  { account }: Editor,
  kind: Parameters<typeof logEvent>[0]['kind'],
  subject: string,
): Promise<void> {
  logEvent({ kind, account, subject })
  await showContent()
}

/** Loads what visitors see now into this process; others follow at their next poll. */
async function showContent(): Promise<void> {
  try {
    await refreshContent()
  } catch (error) {
    log.warn('content-not-refreshed', { reason: reason(error) })
  }
}

async function shown(
  editor: Editor,
  kind: Parameters<typeof logEvent>[0]['kind'],
  { collection, id }: Item,
  outcome: ContentResult<ContentRow | null>,
): Promise<ChangeOutcome> {
  if (outcome.ok) await showChange(editor, kind, `${collection}/${id}`)
  return toOutcome(outcome)
}

const json = z.record(z.string(), z.json())

/** Keeps a draft; revision 0 adds an item that is not there yet, and only then the database learns whether the code has it. */
const saveDraft = (
  client: SessionClient,
  item: Item & { revision: number; document: z.infer<typeof json> },
): Promise<ContentResult<ContentRow>> =>
  askForContent(
    'save-draft',
    client.rpc('save_draft', { ...item, shipped: isShipped(item.collection, item.id) }),
    answeredRowSchema,
  )

/** Saves a draft whose filled-in fields are valid. It has to be complete only when it is published. */
async function changeDraft(
  { client }: Editor,
  item: Item,
  { revision, document }: Requests['draft'],
): Promise<ChangeOutcome> {
  const check = await checkDraft({ client, catalogue: currentCatalogue() }, item, document)
  if (!check.ok) return check.refusal
  const refused = [...check.value.refused, ...enteredDateIssues(document, paratyToday())]
  if (refused.length > 0) return { kind: 'refused', issues: refused }
  const outcome = await saveDraft(client, { ...item, revision, document })
  return outcome.ok ? { kind: 'done', row: outcome.value, check: check.value } : outcome.refusal
}

/** What keeps a change of an item from being published; no change leaves it as shipped. */
async function refusedPublication(
  client: SessionClient,
  item: Item,
  change: ContentRow['draft'],
): Promise<ChangeOutcome | undefined> {
  const check = await checkDraft({ client, catalogue: currentCatalogue() }, item, change ?? {})
  if (!check.ok) return check.refusal
  const issues = [...check.value.refused, ...check.value.blocking]
  return issues.length > 0 ? { kind: 'refused', issues } : undefined
}

/** Publishes the stored draft of the named revision, or a document where no draft waits, if nothing blocks it. */
async function publish(
  editor: Editor,
  item: Item,
  { revision, note }: Requests['publish'],
  document?: z.infer<typeof json>,
): Promise<ChangeOutcome> {
  const { client } = editor
  const stored = await loadRow(client, item.collection, item.id)
  if (!stored.ok) return stored.refusal
  // Of any other revision the database says what it is: changed by somebody, or published by this person already.
  if (stored.value?.revision === revision) {
    const refused = await refusedPublication(client, item, document ?? stored.value.draft)
    if (refused) return refused
  }
  const ask = () =>
    askForContent(
      'publish-item',
      client.rpc('publish_item', { ...item, revision, note, document }),
      answeredRowSchema,
    )
  const outcome = await ask()
  // The database may have done it all the same, and only the answer was lost. It does it once, however often it is asked.
  const isLost = !outcome.ok && outcome.refusal.kind === 'outage'
  return shown(editor, 'publication', item, isLost ? await ask() : outcome)
}

/**
 * Publishes an earlier state again, if nothing blocks it: since then its address may have gone to another trip, or a trip
 * whose facts it names may be no more.
 */
async function restore(
  editor: Editor,
  item: Item,
  { history, revision }: Requests['restore'],
): Promise<ChangeOutcome> {
  if (history === 'shipped')
    return isShipped(item.collection, item.id) ? publish(editor, item, { revision }, {}) : { kind: 'unknown' }
  const { client } = editor
  const entry = await loadHistoryEntry(client, item, history)
  if (!entry.ok) return entry.refusal
  if (!entry.value) return { kind: 'unknown' }
  const refused = await refusedPublication(client, item, entry.value.document)
  if (refused) return refused
  const query = client.rpc('restore_revision', { history_id: history, revision })
  return shown(editor, 'restore', item, await askForContent('restore-revision', query, answeredRowSchema))
}

/** The line of the log for each change that visitors may notice. */
const changeEvents = { hide: 'hide', show: 'restore', delete: 'delete', undelete: 'restore' } as const

const changeItem = async (
  editor: Editor,
  item: Item,
  revision: number,
  action: keyof typeof changeEvents | 'discard',
): Promise<ChangeOutcome> => {
  const query = editor.client.rpc('change_item', { ...item, revision, action })
  const outcome = await askForContent('change-item', query, answeredRowSchema.nullable())
  return action === 'discard' ? toOutcome(outcome) : shown(editor, changeEvents[action], item, outcome)
}

/**
 * Changes single values of an item, such as its price or its mark as a best seller, and publishes them at once. Where a
 * draft waits they go into it and nothing is published: the other words in it are for whoever wrote them to publish.
 */
async function changeValues(
  editor: Editor,
  item: Item,
  { revision, values }: Requests['values'],
): Promise<ChangeOutcome> {
  const stored = await loadRow(editor.client, item.collection, item.id)
  if (!stored.ok) return stored.refusal
  const row = stored.value
  if (!row) return { kind: 'unknown' }
  const whole = withoutPastDates(
    mergedDocument(item.collection, item.id, row.draft ?? row.published ?? {}),
    Date.now(),
  )
  const changed = Object.entries(values).reduce(
    (made, [path, value]) => withValueAt(made, path, value ?? undefined),
    whole,
  )
  const document = json.parse(changeBetween(baseDocument(item.collection, item.id), changed) ?? {})
  const issues = enteredDateIssues(document, paratyToday())
  if (issues.length > 0) return { kind: 'refused', issues }
  return row.draft === null
    ? publish(editor, item, { revision }, document)
    : changeDraft(editor, item, { revision, document })
}

const languageOf = (value: unknown, language: string): Record<string, unknown> => {
  const words = isRecord(value) ? value[language] : undefined
  return isRecord(words) ? words : {}
}

/** Words without their name and the headings that are made of it: a copy has its own. */
const withoutHeadings = ({ title: _, details, meta, ...rest }: Record<string, unknown>) => {
  const untitled = ({ title: _title, ...group }: Record<string, unknown>) => group
  return {
    ...rest,
    ...(isRecord(details) && { details: untitled(details) }),
    ...(isRecord(meta) && { meta: untitled(meta) }),
  }
}

/** Ids that a copy may have: its original's, cut where that is long, with a number behind it. */
function* copyIds(id: string): Generator<string> {
  for (let number = 2; number < 30; number += 1) yield `${id.slice(0, 74).replace(/-$/, '')}-${number}`
}

/** A new draft with everything of an item but its name, its addresses and its dates. */
async function duplicate({ client }: Editor, item: Item): Promise<ChangeOutcome> {
  const { collection, id } = item
  if (collection === 'site_content') return { kind: 'unknown' }
  const rows = await loadRows(client, collection)
  if (!rows.ok) return rows.refusal
  const row = rows.value.find((one) => one.id === id)
  if (!row) return { kind: 'unknown' }
  const whole = mergedDocument(collection, id, row.draft ?? row.published ?? {})
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
      'pt-BR': { ...withoutHeadings(portuguese), title: `${String(portuguese.title ?? id)} (2)` },
      'en-GB': withoutHeadings(languageOf(whole.words, 'en-GB')),
    },
  })
  const outcome = await saveDraft(client, { collection, id: copy, revision: 0, document })
  return toOutcome(outcome)
}

/** The number after the highest that an expedition has, published or not (spec §3: 9 to 17 as shipped). */
export function nextExpeditionNumber(rows: readonly ContentRow[]): number {
  const numbers = rows.map(({ collection, id, draft, published }) => {
    const document = mergedDocument(collection, id, draft ?? published ?? {})
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
  const query = editor.client.rpc('reorder_items', { collection, ids })
  const moved = await askForContent('reorder-items', query, z.array(answeredRowSchema))
  if (!moved.ok) return moved.refusal
  if (moved.value.length > 0) await showChange(editor, 'reorder', collection)
  return { kind: 'done', row: null }
}

/** Removes the photographs of trips that are gone. Where one fails the rest stays too, for staff to delete, and is logged. */
async function removePictures(
  { client, account }: Editor,
  collection: 'tours' | 'expeditions',
  ids: readonly string[],
): Promise<void> {
  const area = areaOf[collection]
  try {
    for (const name of await imagesOf(client, area, ids)) {
      await removeImage(client, { area, name })
      await recordPicture(client, { kind: 'deletion', account, file: `${area}/${name}` })
    }
  } catch (error) {
    log.error('pictures-of-emptied-items-left', { area, ids: ids.join(' '), reason: reason(error) })
  }
}

/**
 * Takes items that staff added out of the bin for good, with their history and their photographs; their addresses stay
 * taken. Refused whole where the words of a trip that stays name a fact of one that goes.
 * @param days for which they lie in the bin at least; 0 where somebody does it by hand
 * @returns unknown where one of them lies there no more; all the others stay then
 */
export async function emptyBin(
  editor: Editor,
  collection: Collection,
  ids: string[],
  days = 0,
): Promise<ChangeOutcome> {
  const isTrips = isTripCollection(collection)
  const issues = isTrips ? dependentIssues(currentCatalogue(), new Map(ids.map((id) => [id, undefined]))) : []
  if (issues.length > 0) return { kind: 'refused', issues }
  const query = editor.client.rpc('empty_bin', { collection, days, ids })
  const emptied = await askForContent('empty-bin', query, z.unknown())
  if (!emptied.ok) return emptied.refusal
  if (isTrips) await removePictures(editor, collection, ids)
  for (const id of ids) logEvent({ kind: 'purge', account: editor.account, subject: `${collection}/${id}` })
  await showContent()
  return { kind: 'done', row: null }
}

/**
 * Empties out what has been in the bin for `binDays`, as staff look at a list. What another trip names stays until that
 * trip's words have changed, and what fails is tried at the next look.
 * @returns the items that are still there
 */
export async function withoutOverdue(
  editor: Editor,
  collection: Collection,
  items: ListedItem[],
): Promise<ListedItem[]> {
  const left = new Set(items)
  for (const item of items.filter(({ daysLeft }) => daysLeft === 0)) {
    const { kind } = await emptyBin(editor, collection, [item.id], binDays)
    if (kind === 'done') left.delete(item)
  }
  return [...left]
}

/** Runs a change with what was sent; undefined where that does not say what is to be done. */
type Change = (editor: Editor, item: Item, sent: unknown) => Promise<ChangeOutcome> | undefined

const change =
  <T>(
    schema: z.ZodType<T>,
    run: (editor: Editor, item: Item, request: T) => Promise<ChangeOutcome>,
  ): Change =>
  (editor, item, sent) => {
    const request = schema.safeParse(sent)
    return request.success ? run(editor, item, request.data) : undefined
  }

/** Everything that can be done to an item. */
export const contentChanges: Readonly<Record<ContentAction, Change>> = {
  draft: change(contentRequests.draft, changeDraft),
  publish: change(contentRequests.publish, publish),
  discard: change(contentRequests.discard, (editor, item, { revision }) =>
    changeItem(editor, item, revision, 'discard'),
  ),
  hide: change(contentRequests.hide, (editor, item, { revision, hidden }) =>
    changeItem(editor, item, revision, hidden ? 'hide' : 'show'),
  ),
  delete: change(contentRequests.delete, (editor, item, { revision }) =>
    changeItem(editor, item, revision, 'delete'),
  ),
  undelete: change(contentRequests.undelete, (editor, item, { revision }) =>
    changeItem(editor, item, revision, 'undelete'),
  ),
  values: change(contentRequests.values, changeValues),
  duplicate: change(contentRequests.duplicate, duplicate),
  restore: change(contentRequests.restore, restore),
}
