import { createClient } from '@supabase/supabase-js'
import { loadEvents, recordEvent, recordPicture } from '@/lib/staff/people/events'
import type { Database } from '@/lib/supabase/types'

const client = createClient<Database>('http://backend.test', 'sb_publishable_for_this_test_only', {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { retry: false },
})
const answers = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

const account = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

it('what somebody did is logged with their account, and told to the database, which knows the account by itself', async () => {
  const asked = answers(null)
  const logged = jest.spyOn(console, 'info').mockReturnValue()
  await recordEvent(client, { kind: 'password', account })
  expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
    event: 'staff-event',
    kind: 'password',
    account,
  })
  const [url, init] = asked.mock.calls[0] ?? []
  expect(String(url)).toBe('http://backend.test/rest/v1/rpc/record_event')
  expect(JSON.parse(String(init?.body))).toEqual({ event_kind: 'password' })
})

it('what was done stays done where the audit log cannot be written', async () => {
  answers({ message: 'upstream' }, 503)
  jest.spyOn(console, 'info').mockReturnValue()
  const failed = jest.spyOn(console, 'error').mockReturnValue()
  await expect(recordEvent(client, { kind: 'email', account })).resolves.toBeUndefined()
  expect(JSON.parse(String(failed.mock.calls[0]?.[0]))).toMatchObject({
    event: 'backend-call-failed',
    call: 'record-event',
  })
})

describe('a picture that went', () => {
  const gone = () => recordPicture(client, { kind: 'deletion', account, file: 'icons/a.png' })
  let logged: jest.SpyInstance
  beforeEach(() => {
    logged = jest.spyOn(console, 'info').mockReturnValue()
  })
  const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)))

  it('is logged and told to the database', async () => {
    const asked = answers(true)
    await gone()
    expect(lines()).toMatchObject([
      { event: 'staff-event', kind: 'deletion', account, subject: 'icons/a.png' },
    ])
    const [url, init] = asked.mock.calls[0] ?? []
    expect(String(url)).toBe('http://backend.test/rest/v1/rpc/record_picture')
    expect(JSON.parse(String(init?.body))).toEqual({ event_kind: 'deletion', file: 'icons/a.png' })
  })

  it('by somebody else, or nobody heard by whom, only has every process look', async () => {
    const asked = answers(null)
    await recordPicture(client, { account, file: 'icons/a.png' })
    expect(lines()).toEqual([])
    expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
      event_kind: null,
      file: 'icons/a.png',
    })
  })

  it('is logged where the audit log does not answer, which is logged as well', async () => {
    answers({ message: 'upstream' }, 503)
    const failed = jest.spyOn(console, 'error').mockReturnValue()
    await gone()
    expect(lines()).toHaveLength(1)
    expect(failed.mock.calls.join()).toContain('record-picture')
  })
})

describe('the audit log', () => {
  const row = { id: 7, at: '2026-11-22T01:02:03.45+00:00', kind: 'publication', account, subject: 'regate' }

  it('is asked for a page of fifty lines, newest first, apart from what strangers can cause', async () => {
    const rows = Array.from({ length: 51 }, (_, place) => ({ ...row, id: 100 - place }))
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(rows))
    const page = await loadEvents(client, 'done', 101)
    expect(page.ok && page.value.events.map(({ id }) => id)).toEqual(rows.slice(0, 50).map(({ id }) => id))
    expect(page.ok && page.value.hasMore).toBe(true)
    await loadEvents(client, 'attacks')
    const queries = asked.mock.calls.map(([address]) => new URL(String(address)).searchParams)
    expect(queries.map((query) => query.get('kind'))).toEqual([
      'not.in.(sign-in-failed,lockout)',
      'in.(sign-in-failed,lockout)',
    ])
    expect(queries[0]?.get('id')).toBe('lt.101')
  })

  it.each([
    ['fails', { message: 'upstream' }, 503],
    ['answers something else', [{ ...row, kind: 'invented' }], 200],
  ])('that %s is not an empty one', async (_what, body, status) => {
    answers(body, status)
    const failed = jest.spyOn(console, 'error').mockReturnValue()
    expect((await loadEvents(client, 'done')).ok).toBe(false)
    expect(failed.mock.calls.join()).toContain('"call":"load-events"')
  })
})
