import { type Catalogue, isUpcoming } from '../../catalogue/build/catalogue'
import { isRecord } from '../../catalogue/shape/change'
import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import { datesSchema, type UpcomingDate } from '../../catalogue/shape/trip'
import type { Locale } from '../../i18n/locales'
import type { SessionClient } from '../../supabase/server'
import { documentOf, inOrder, isItem, titleOf } from './content-list'
import { type ContentResult, loadListedRows } from './content-rows'

/** A trip or course with the departures or classes that are not over. */
export interface DatedItem {
  collection: Collection
  id: string
  title: string
  revision: number
  /** Whether a draft waits, into which a date goes instead of out at once. */
  hasDraft: boolean
  isHidden: boolean
  dates: UpcomingDate[]
}

/** The collections whose items carry dates. */
export const datedCollections = ['tours', 'expeditions', 'aca_courses'] as const

/** Everything that can carry dates, in the order of the lists; the first failure where a list cannot be read. */
export async function loadDatedItems(
  client: SessionClient,
  { catalogue, locale, now }: { catalogue: Catalogue; locale: Locale; now: number },
): Promise<ContentResult<DatedItem[]>> {
  const lists = await Promise.all(
    datedCollections.map((collection) => loadListedRows(client, collection, catalogue)),
  )
  const items: DatedItem[] = []
  for (const [index, rows] of lists.entries()) {
    if (!rows.ok) return rows
    const collection = datedCollections[index] ?? 'tours'
    for (const row of inOrder(collection, rows.value.filter(isItem))) {
      if (row.deleted_at) continue
      const document = documentOf(row)
      const dates = datesSchema.safeParse(isRecord(document) ? document.dates : undefined).data ?? []
      items.push({
        collection,
        id: row.id,
        title: titleOf(row, document, locale),
        revision: row.revision,
        hasDraft: row.draft !== null,
        isHidden: row.hidden,
        dates: dates.filter(({ date }) => isUpcoming(date, now)),
      })
    }
  }
  return { ok: true, value: items }
}

/** A document without the departures that are over: nobody could still want to change them. */
export function withoutPastDates(document: unknown, now: number): unknown {
  if (!isRecord(document) || !Array.isArray(document.dates)) return document
  const dates = document.dates.filter(
    (one) => !isRecord(one) || typeof one.date !== 'string' || isUpcoming(one.date, now),
  )
  return dates.length === document.dates.length ? document : { ...document, dates }
}
