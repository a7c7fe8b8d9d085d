import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { SessionClient } from '@/lib/supabase/server'
import type { Database } from '@/lib/supabase/types'

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

/** A backend whose tours are `rows`, and that remembers what was stored and removed in its storage. */
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
    if (url.pathname === '/rest/v1/content_items') {
      if (url.searchParams.get('collection') !== 'eq.tours') return Response.json([])
      const id = url.searchParams.get('id')?.replace('eq.', '')
      const wantsUndeleted = url.searchParams.get('deleted_at') === 'is.null'
      const asked = rows.filter((one) => (!id || one.id === id) && !(wantsUndeleted && one.deleted_at))
      return Response.json(asked.map((one) => ({ collection: 'tours', ...newRow, ...one })))
    }
    if (url.pathname.startsWith('/rest/v1/')) return Response.json([])
    const [area, name = ''] = url.pathname.split('/').slice(-2)
    if (input.method === 'GET') {
      const content = files.get(name)
      return content === undefined
        ? Response.json({ statusCode: '404' }, { status: 400 })
        : new Response(content, { headers: { 'content-type': 'image/svg+xml' } })
    }
    if (input.method === 'POST') return store(`store ${area}/${name}`, { Key: name, Id: '1' })
    const { prefixes } = removalSchema.parse(await input.json())
    const [removed] = prefixes
    return store(
      `remove ${name}/${removed}`,
      prefixes.map((file) => ({ name: file })),
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
