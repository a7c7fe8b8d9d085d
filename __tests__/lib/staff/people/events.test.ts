import { createClient } from '@supabase/supabase-js'
import { loadRecentEvents, recordEvent, recordPicture } from '@/lib/staff/people/events'
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
  /** Whether a query asks for failed sign-ins and lockouts, or for everything else. */
  const isOfAttacks = (input: unknown): boolean =>
    new URL(String(input)).searchParams.get('kind') === 'in.(sign-in-failed,lockout)'
  const row = { id: 7, at: '2026-11-22T01:02:03.45+00:00', kind: 'publication', account, subject: 'regate' }

  it('is asked for the last hundred lines, newest first', async () => {
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input) =>
        Response.json(
          isOfAttacks(input) ? [{ ...row, id: 6, kind: 'lockout', account: null, subject: null }] : [row],
        ),
      )
    expect(await loadRecentEvents(client)).toEqual({
      kind: 'loaded',
      events: [
        { ...row, at: new Date('2026-11-22T01:02:03.450Z') },
        {
          ...row,
          id: 6,
          at: new Date('2026-11-22T01:02:03.450Z'),
          kind: 'lockout',
          account: null,
          subject: null,
        },
      ],
    })
    for (const [address] of asked.mock.calls) {
      const { searchParams } = new URL(String(address))
      expect(Object.fromEntries(searchParams)).toMatchObject({ order: 'at.desc,id.desc', limit: '100' })
    }
  })

  it.each([
    [100, 100, 70, 30],
    [100, 5, 5, 95],
    [3, 100, 97, 3],
    [3, 5, 5, 3],
  ])(
    'of %d attacks and %d other events shows %d others and %d attacks: nobody floods it',
    async (attacks, others, othersShown, attacksShown) => {
      // The attacks are the newest.
      const lines = (kind: string, count: number, minute: number) =>
        Array.from({ length: count }, (_, place) => ({
          ...row,
          kind,
          id: minute * 1000 - place,
          at: new Date(Date.UTC(2026, 10, 22, 1, minute) - place).toISOString(),
        }))
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async (input) =>
          Response.json(
            isOfAttacks(input) ? lines('sign-in-failed', attacks, 9) : lines('publication', others, 5),
          ),
        )
      const recent = await loadRecentEvents(client)
      const kinds = recent.kind === 'loaded' ? recent.events.map(({ kind }) => kind) : []
      expect(kinds).toEqual([
        ...Array(attacksShown).fill('sign-in-failed'),
        ...Array(othersShown).fill('publication'),
      ])
    },
  )

  it.each([
    ['fails', { message: 'upstream' }, 503],
    ['answers something else', [{ ...row, kind: 'invented' }], 200],
  ])('that %s is not an empty one', async (_what, body, status) => {
    answers(body, status)
    const failed = jest.spyOn(console, 'error').mockReturnValue()
    expect(await loadRecentEvents(client)).toEqual({ kind: 'failed' })
    expect(failed.mock.calls.join()).toContain('"call":"load-events"')
  })
})
