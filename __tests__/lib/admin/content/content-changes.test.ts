/** @jest-environment node */
import { createClient } from '@supabase/supabase-js'
import { type Editor, otherChanges, publish } from '@/lib/admin/content/content-changes'
import type { Database } from '@/lib/supabase/types'
import { shipped } from '../../catalogue/shipped'
import { newRow } from '../../supabase/fake-service'

jest.mock('@/lib/content/current', () => ({
  currentCatalogue: () => shipped,
  refreshContent: async () => {},
}))

const account = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const item = { collection: 'tours', id: 'passeio-veleiro' } as const
const row = { ...newRow, id: item.id, shipped: true, draft: {}, revision: 7 }

let refusal: object | undefined
const recorded: unknown[] = []
/** A database with one trip, which does what it is asked for unless it refuses. */
const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
  auth: { persistSession: false },
  db: { retry: false },
  global: {
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      if (pathname.endsWith('/rpc/record_event')) {
        recorded.push(JSON.parse(String(init?.body)))
        return new Response(null, { status: 204 })
      }
      if (pathname.includes('/rpc/') && refusal) return Response.json(refusal, { status: 409 })
      return Response.json(pathname.includes('/rpc/') ? { ...row, collection: 'tours' } : [row])
    },
  },
})
const editor: Editor = { client, account }

beforeEach(() => {
  refusal = undefined
  recorded.length = 0
  jest.spyOn(console, 'info').mockReturnValue()
})

it.each([
  ['publishing', 'publication', () => publish(editor, item, { revision: 7 })],
  ['hiding', 'hide', () => otherChanges.hide(editor, item, { revision: 7, hidden: true })],
  ['deleting', 'delete', () => otherChanges.delete(editor, item, { revision: 7 })],
  ['taking out of the bin', 'restore', () => otherChanges.undelete(editor, item, { revision: 7 })],
])('%s leaves a line in the audit log, and none where the database refuses', async (_what, kind, change) => {
  expect(await change()).toMatchObject({ kind: 'done' })
  expect(recorded).toEqual([{ event_kind: kind, event_subject: 'tours/passeio-veleiro' }])
  refusal = { code: 'PT404', message: 'unknown_item', details: null, hint: null }
  expect((await change()).kind).not.toBe('done')
  expect(recorded).toHaveLength(1)
})
