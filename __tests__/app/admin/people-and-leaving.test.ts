import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { signOutAction } from '@/app/[locale]/admin/actions'
import { changeRoleAction } from '@/app/[locale]/admin/people/actions'
import { searchText } from '@/lib/staff/people/people'

jest.mock('next/headers', () => ({ cookies: async () => ({}), headers: async () => new Headers() }))
jest.mock('@/lib/i18n/request-locale', () => ({ requestLocale: async () => 'pt-BR' }))

const ids = {
  boss: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  person: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
}
const getClaims = jest.fn()
const signOut = jest.fn()
const rpc = jest.fn()
const client = { auth: { getClaims, signOut }, rpc }
jest.mock('@/lib/supabase/server', () => ({
  sessionClient: async () => client,
  forgetSession: async () => {},
}))
let gate: unknown
jest.mock('@/lib/staff/sign-in/gate', () => ({ loadGate: async () => gate }))

const written: unknown[] = []
beforeEach(() => {
  jest.resetAllMocks()
  written.length = 0
  for (const level of ['info', 'warn', 'error'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...parts: unknown[]) => void written.push(JSON.parse(parts.join())))
  }
  gate = { kind: 'admin', user: { id: ids.boss }, client }
  rpc.mockResolvedValue({ data: null, error: null })
  signOut.mockResolvedValue({ error: null })
})

describe('signing out', () => {
  const leave = () =>
    expect(signOutAction()).rejects.toMatchObject({ digest: expect.stringContaining('/admin/login') })

  it('leaves a line with the account', async () => {
    getClaims.mockResolvedValue({ data: { claims: { sub: ids.boss } }, error: null })
    await leave()
    expect(written).toMatchObject([{ event: 'staff-event', kind: 'sign-out', account: ids.boss }])
    expect(rpc).toHaveBeenCalledWith('record_event', { event_kind: 'sign-out' })
  })

  it.each([
    ['is told of', async () => ({ data: null, error: new AuthRetryableFetchError('fetch failed', 0) })],
    ['breaks off', async () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'leaves a line where an outage that %s hides whose session it is, and says that the audit log lacks it',
    async (_how, answer) => {
      getClaims.mockImplementation(answer)
      await leave()
      expect(written).toMatchObject([
        { event: 'staff-event', kind: 'sign-out' },
        { level: 'error', event: 'staff-event-not-recorded', kind: 'sign-out', reason: 'fetch failed' },
      ])
    },
  )

  it.each([
    ['there was none', { data: null, error: null }],
    ['it had ended', { data: null, error: new AuthApiError('x', 403, 'session_not_found') }],
  ])('of a session leaves none where %s', async (_why, answer) => {
    getClaims.mockResolvedValue(answer)
    await leave()
    expect(written).toEqual([])
  })
})

describe('a role', () => {
  const change = (search = '') => {
    const form = new FormData()
    form.set('person', ids.person)
    form.set('change', 'give')
    form.set('search', search)
    return changeRoleAction(form)
  }

  it('leaves a line with whom it was given, and by whom', async () => {
    rpc.mockResolvedValue({ data: true, error: null })
    await expect(change()).rejects.toMatchObject({ digest: expect.stringContaining('notice=given') })
    expect(written).toMatchObject([
      { event: 'staff-event', kind: 'role-given', account: ids.person, by: ids.boss },
    ])
  })

  it('leaves none where the person had it already', async () => {
    rpc.mockResolvedValue({ data: false, error: null })
    await expect(change()).rejects.toMatchObject({ digest: expect.stringContaining('notice=given') })
    expect(written).toEqual([])
  })

  it.each([
    [{ kind: 'anonymous' }, '/admin/login'],
    [{ kind: 'denied', lookupFailed: false }, '#acesso-negado'],
    [{ kind: 'denied', lookupFailed: true }, 'problem=unavailable'],
    [{ kind: 'failed' }, 'problem=unavailable'],
  ])('is changed by administrators alone: %j', async (who, target) => {
    gate = who
    await expect(change()).rejects.toMatchObject({ digest: expect.stringContaining(target) })
    expect(rpc).not.toHaveBeenCalled()
  })
})

it.each([
  ['\u0000', ''],
  [' ana\u0000\u001b ', 'ana'],
  ['x'.repeat(400), 'x'.repeat(320)],
  ['José & filhos 100%', 'José & filhos 100%'],
])('somebody is looked for by what the database can take: %j', (typed, search) => {
  expect(searchText(typed)).toBe(search)
})
