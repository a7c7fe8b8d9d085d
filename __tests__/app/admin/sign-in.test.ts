import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { signInAction } from '@/app/[locale]/admin/login/actions'

const jar = { getAll: jest.fn(), get: jest.fn(), set: jest.fn(), delete: jest.fn() }
jest.mock('next/headers', () => ({
  cookies: async () => jar,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.5' }),
}))
// What is measured is what the answers say, not how long they take.
jest.mock('@/lib/staff/sign-in/response-timing', () => ({ steadyAnswer: (work: () => unknown) => work() }))

const signInWithPassword = jest.fn()
const rpc = jest.fn()
const client = { auth: { signInWithPassword }, rpc }
const forgetSession = jest.fn()
jest.mock('@/lib/supabase/server', () => ({
  sessionClient: async () => client,
  forgetSession: async () => forgetSession(),
}))
jest.mock('@/lib/supabase/anonymous', () => ({ anonymousClient: () => client }))

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const tokenUntil = (exp: number): string =>
  ['{"alg":"ES256"}', JSON.stringify({ sub: id, exp }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const session = (access_token: string) => ({
  data: { user: { id, email: 'ana@example.com' }, session: { access_token } },
  error: null,
})

beforeEach(() => {
  jest.resetAllMocks()
  jar.getAll.mockReturnValue([])
  rpc.mockImplementation(async (name: string) => ({
    data: name === 'permit_attempt' ? 0 : null,
    error: null,
  }))
})

function submit() {
  const form = new FormData()
  form.set('email', 'ana@example.com')
  form.set('password', 'remo-e-mare')
  return signInAction({ email: '' }, form)
}

const called = () => rpc.mock.calls.map(([name]) => name)

/** Lines of the log, as operators read them. */
function lines() {
  const written: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    jest
      .spyOn(console, level)
      .mockImplementation((...parts: unknown[]) => void written.push(JSON.parse(parts.join())))
  }
  return written
}

it('leads to the panel, remembers the browser, and leaves a line with the id of the account and nothing else', async () => {
  const written = lines()
  signInWithPassword.mockResolvedValue(session(tokenUntil(inAnHour())))
  await expect(submit()).rejects.toMatchObject({ digest: expect.stringContaining('/admin') })
  expect(called()).toEqual(['permit_attempt', 'sign_in_succeeded'])
  expect(jar.set).toHaveBeenCalledWith(
    'saira-device',
    expect.stringMatching(/^[\w-]{43}$/),
    expect.objectContaining({ httpOnly: true, sameSite: 'lax', path: '/' }),
  )
  expect(written).toMatchObject([{ event: 'staff-event', kind: 'sign-in', account: id }])
  expect(JSON.stringify(written)).not.toMatch(/ana@|203\.0/)
})

it('asks the database about the same browser that it remembers', async () => {
  lines()
  const token = 'k'.repeat(43)
  jar.get.mockImplementation((name: string) => (name === 'saira-device' ? { value: token } : undefined))
  signInWithPassword.mockResolvedValue(session(tokenUntil(inAnHour())))
  await expect(submit()).rejects.toBeDefined()
  const [asked, told] = rpc.mock.calls.map(([, given]) => given)
  expect(told.device_hash).toBe(asked.device_hash)
  expect(jar.set).toHaveBeenCalledWith('saira-device', token, expect.anything())
})

it.each(['!', '../../etc', 'a'.repeat(5000)])('takes %j for no token of a browser', async (value) => {
  lines()
  jar.get.mockReturnValue({ value })
  signInWithPassword.mockResolvedValue(session(tokenUntil(inAnHour())))
  await expect(submit()).rejects.toBeDefined()
  expect(jar.set).toHaveBeenCalledWith('saira-device', expect.not.stringContaining(value), expect.anything())
})

it('counts a wrong password and adds it to the audit log, without the address that was typed', async () => {
  const written = lines()
  signInWithPassword.mockResolvedValue({
    data: { user: null, session: null },
    error: new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
  })
  expect(await submit()).toEqual({ email: 'ana@example.com', error: { key: 'credentials' } })
  expect(called()).toEqual(['permit_attempt', 'sign_in_failed'])
  expect(jar.set).not.toHaveBeenCalled()
  expect(written).toMatchObject([{ event: 'staff-event', level: 'warn', kind: 'sign-in-failed' }])
  expect(JSON.stringify(written)).not.toMatch(/ana@|203\.0/)
})

it('asks nobody about a password where there were too many, and says so in the log', async () => {
  const written = lines()
  rpc.mockResolvedValue({ data: 420, error: null })
  expect(await submit()).toMatchObject({ error: { key: 'tooManyAttempts', minutes: 7 } })
  expect(signInWithPassword).not.toHaveBeenCalled()
  expect(written).toMatchObject([{ event: 'staff-event', level: 'warn', kind: 'lockout' }])
})

it.each([
  ['has no words', new AuthRetryableFetchError('{}', 502)],
  ['is a gateway that finds no service', new AuthRetryableFetchError('name resolution failed', 503)],
  ['is unknown', new AuthApiError('unknown', 500, undefined)],
  ['no longer accepts the key of the site', new AuthApiError('Invalid API key', 401, undefined)],
  ['breaks off', new TypeError('fetch failed')],
])('tells a person nothing but that the service did not answer where it %s', async (_what, error) => {
  const written = lines()
  signInWithPassword.mockResolvedValue({ data: { user: null, session: null }, error })
  expect(await submit()).toMatchObject({ error: { key: 'unavailable' } })
  // The failure was not the person's.
  expect(called()).toEqual(['permit_attempt', 'forgive_attempt'])
  expect(written).toMatchObject([{ level: 'error', event: 'sign-in-service-failed', reason: error.message }])
})

it.each([
  ['Password should contain at least one character of each', 422, 'weak_password'],
  ['Email not confirmed', 400, 'email_not_confirmed'],
  ['Request rate limit reached', 429, 'over_request_rate_limit'],
])('shows what the service says as it says it: %s', async (message, status, code) => {
  lines()
  signInWithPassword.mockResolvedValue({
    data: { user: null, session: null },
    error: new AuthApiError(message, status, code),
  })
  expect(await submit()).toMatchObject({ error: { message } })
})

it('says that the clock is wrong where a new token is old already, in place of asking to sign in again for ever', async () => {
  const written = lines()
  signInWithPassword.mockResolvedValue(session(tokenUntil(Math.floor(Date.now() / 1000) - 3600)))
  expect(await submit()).toMatchObject({ error: { key: 'clock' } })
  expect(forgetSession).toHaveBeenCalled()
  expect(written).toMatchObject([{ level: 'error', event: 'clock-differs' }])
})

it('signs in also where the audit log cannot be written, which is logged', async () => {
  const written = lines()
  signInWithPassword.mockResolvedValue(session(tokenUntil(inAnHour())))
  rpc.mockImplementation(async (name: string) =>
    name === 'permit_attempt'
      ? { data: 0, error: null }
      : { data: null, error: { message: 'permission denied', code: '42501' } },
  )
  await expect(submit()).rejects.toMatchObject({ digest: expect.stringContaining('/admin') })
  expect(written).toMatchObject([
    { kind: 'sign-in' },
    { level: 'warn', event: 'backend-call-denied', call: 'sign-in-succeeded' },
  ])
})
