import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SessionClient } from '@/lib/supabase/server'
import type { Database } from '@/lib/supabase/types'

const questionSchema = z.object({
  limit: z.number(),
  offset: z.number(),
  sortBy: z.object({ column: z.enum(['name', 'created_at']), order: z.enum(['asc', 'desc']) }),
})

/**
 * A storage service whose areas hold these files. It sorts by the column that it is asked for and by nothing else: what
 * is equal comes in another order each time, as PostgreSQL may have it.
 */
export function fakeArea(files: readonly { name: string; created_at: string }[]): SessionClient {
  let turn = 0
  return createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
    auth: { persistSession: false },
    global: {
      fetch: async (_input, init) => {
        const { limit, offset, sortBy } = questionSchema.parse(JSON.parse(String(init?.body)))
        turn += 1
        const given = turn % 2 ? files : files.toReversed()
        const direction = sortBy.order === 'asc' ? 1 : -1
        const { column } = sortBy
        const sorted = given.toSorted(
          (a, b) => direction * (Number(a[column] > b[column]) - Number(a[column] < b[column])),
        )
        const page = sorted.slice(offset, offset + limit)
        return Response.json(
          page.map((one) => ({ ...one, id: one.name, metadata: { mimetype: 'image/png' } })),
        )
      },
    },
  })
}
