import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/catalogue'
import type { SessionClient } from '../../supabase/server'
import { type ContentCheck, checkContent, linkNames } from './content-check'
import { documentOf } from './content-list'
import { loadWaitingRows } from './content-rows'

/** Names of all trips that nobody has published yet; none where the database does not say. */
async function waitingNames(client: SessionClient): Promise<ReadonlySet<unknown>> {
  const answers = await Promise.all([
    loadWaitingRows(client, 'tours'),
    loadWaitingRows(client, 'expeditions'),
  ])
  const rows = answers.flatMap((answer) => (answer.ok ? answer.value : []))
  return new Set(rows.flatMap((row) => linkNames(row.id, documentOf(row))))
}

/**
 * Checks a draft against what visitors see, and against the trips that staff prepare: those are asked for where a link
 * would otherwise lead nowhere.
 * @param change the sparse document that would be laid over the shipped one
 */
export async function checkDraft(
  { client, catalogue }: { client: SessionClient; catalogue: Catalogue },
  { collection, id }: { collection: Collection; id: string },
  change: unknown,
): Promise<ContentCheck> {
  const check = checkContent(catalogue, collection, id, change)
  if (!check.blocking.some(({ code }) => code === 'link-unknown')) return check
  return checkContent(catalogue, collection, id, change, await waitingNames(client))
}
