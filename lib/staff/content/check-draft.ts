import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import type { SessionClient } from '../../supabase/server'
import { type ContentCheck, checkContent, linkNames } from './content-check'
import { documentOf } from './content-list'
import { type ContentResult, loadWaitingRows } from './content-rows'

/** Names of all trips that nobody has published yet. */
async function waitingNames(client: SessionClient): Promise<ContentResult<ReadonlySet<unknown>>> {
  const [tours, expeditions] = await Promise.all([
    loadWaitingRows(client, 'tours'),
    loadWaitingRows(client, 'expeditions'),
  ])
  if (!tours.ok) return tours
  if (!expeditions.ok) return expeditions
  const rows = [...tours.value, ...expeditions.value]
  return { ok: true, value: new Set(rows.flatMap((row) => linkNames(row.id, documentOf(row)))) }
}

/**
 * Checks a draft against what visitors see, and against the trips that staff prepare: those are asked for where a link
 * would otherwise lead nowhere. Where they cannot be asked for, nobody knows.
 * @param change the sparse document that would be laid over the shipped one
 */
export async function checkDraft(
  { client, catalogue }: { client: SessionClient; catalogue: Catalogue },
  { collection, id }: { collection: Collection; id: string },
  change: unknown,
): Promise<ContentResult<ContentCheck>> {
  const check = checkContent(catalogue, collection, id, change)
  if (!check.blocking.some(({ code }) => code === 'link-unknown')) return { ok: true, value: check }
  const names = await waitingNames(client)
  return names.ok ? { ok: true, value: checkContent(catalogue, collection, id, change, names.value) } : names
}
