import 'server-only'
import { log, reason } from '../process/log'
import { within } from '../process/within'
import type { SessionClient } from '../supabase/server'
import type { CountedTable } from '../supabase/types'

/** How many items of each collection visitors can see; null where it could not be counted, which the panel shows as 0 with a note. */
export type Counts = Record<CountedTable, number | null>

async function count(client: SessionClient, table: CountedTable): Promise<number | null> {
  try {
    // What visitors can see: neither hidden nor in the bin, and shipped or published.
    const query = client
      .from(table)
      .select('id', { count: 'exact', head: true })
      .eq('hidden', false)
      .is('deleted_at', null)
      .or('shipped.eq.true,published.not.is.null')
    const { count: rows, error } = await within(8_000, Promise.resolve(query))
    // A missing table answers without an error and without a count.
    if (rows === null) throw new Error(error?.message || 'the service gave no count')
    return rows
  } catch (error) {
    log.error('count-failed', { table, reason: reason(error) })
    return null
  }
}

/** The four counts of the dashboard (spec §2.13, §7). A failure is logged and spoils only its own count. */
export async function loadCounts(client: SessionClient): Promise<Counts> {
  const [tours, expeditions, aca_courses, site_content] = await Promise.all([
    count(client, 'tours'),
    count(client, 'expeditions'),
    count(client, 'aca_courses'),
    count(client, 'site_content'),
  ])
  return { tours, expeditions, aca_courses, site_content }
}
