import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SessionClient } from '@/lib/supabase/server'
import type { Database } from '@/lib/supabase/types'

const copySchema = z.object({ sourceKey: z.string(), destinationKey: z.string() })
const removalSchema = z.object({ prefixes: z.array(z.string()) })

/** A row of the content as the database makes it, without its id. */
export const newRow = {
  shipped: false,
  draft: null,
  published: null,
  position: null,
  hidden: false,
  deleted_at: null,
  revision: 1,
  created_at: '2027-01-01T00:00:00Z',
  updated_at: '2027-01-01T00:00:00Z',
  updated_by: null,
  draft_at: null,
  draft_by: null,
  published_at: null,
  published_by: null,
}

type FakeRow = Partial<Record<keyof typeof newRow, unknown>> & { id: string }

/** A backend whose tours are `rows`, and that remembers what was copied and removed in its storage. */
export function fakeService() {
  const rows: FakeRow[] = []
  const calls: string[] = []
  /** What a call is answered with in place of success. */
  const state = { answer: (_call: string): Response | undefined => undefined }
  const files = new Map<string, string>()

  const store = (call: string, done: unknown): Response => {
    calls.push(call)
    return state.answer(call) ?? Response.json(done)
  }

  const answer = async (input: Request): Promise<Response> => {
    const url = new URL(input.url)
    if (url.pathname === '/rest/v1/tours') {
      const id = url.searchParams.get('id')?.replace('eq.', '')
      const wantsUndeleted = url.searchParams.get('deleted_at') === 'is.null'
      const asked = rows.filter((one) => (!id || one.id === id) && !(wantsUndeleted && one.deleted_at))
      return Response.json(asked.map((one) => ({ ...newRow, ...one })))
    }
    if (url.pathname.startsWith('/rest/v1/')) return Response.json([])
    if (input.method === 'GET') {
      const content = files.get(url.pathname.split('/').at(-1) ?? '')
      return content === undefined
        ? Response.json({ statusCode: '404' }, { status: 400 })
        : new Response(content)
    }
    const body: unknown = await input.json()
    if (url.pathname.endsWith('/copy')) {
      const { sourceKey, destinationKey } = copySchema.parse(body)
      return store(`copy ${sourceKey} ${destinationKey}`, { Key: destinationKey })
    }
    const { prefixes } = removalSchema.parse(body)
    return store(
      `remove ${prefixes.join(' ')}`,
      prefixes.map((name) => ({ name })),
    )
  }

  const client: SessionClient = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
    auth: { persistSession: false },
    db: { retry: false },
    global: { fetch: (input, init) => answer(new Request(input, init)) },
  })

  return {
    client,
    rows,
    state,
    /** Contents of pictures by their names, for whoever reads one. */
    files,
    stored: () => calls,
    reset: () => {
      rows.length = 0
      calls.length = 0
      files.clear()
      state.answer = () => undefined
    },
  }
}
