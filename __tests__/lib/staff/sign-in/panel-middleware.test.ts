import { createHash } from 'node:crypto'
import { NextRequest } from 'next/server'

const url = 'http://backend.test'
const key = 'sb_publishable_for_this_test_only'
const token = (claims: object): string =>
  ['{"alg":"HS256","typ":"JWT"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const session = {
  access_token: token({ sub: '1', email: 'ana@example.com', exp: inAnHour }),
  refresh_token: 'refresh',
  expires_in: 3600,
  expires_at: inAnHour,
  token_type: 'bearer',
  user: { id: '1', email: 'ana@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} },
}

beforeAll(() => {
  process.env.SUPABASE_URL = url
  process.env.SUPABASE_PUBLISHABLE_KEY = key
})

async function answer(path: string, cookie = '', headers: Record<string, string> = {}): Promise<Response> {
  const { answerPanel } = await import('@/lib/staff/sign-in/panel-middleware')
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { cookie, ...headers } })
  const rewrite = `/pt-BR${request.nextUrl.pathname}`
  return answerPanel(request, { kind: 'panel', locale: 'pt-BR', rewrite, status: 200 })
}

/** As the service makes them. */
const code = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

/** The service of sessions answers this, the database `true` to whatever it is asked. */
const backend = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input) =>
      String(input).includes('/rest/v1/rpc/') ? Response.json(true) : Response.json(body, { status }),
    )

/** What the database was asked to do, and by whom. */
const calls = (asked: ReturnType<typeof backend>) =>
  asked.mock.calls.flatMap(([input, init]) => {
    const name = String(input).split('/rest/v1/rpc/')[1]
    if (name === undefined) return []
    return [
      { name, given: JSON.parse(String(init?.body)), by: new Headers(init?.headers).get('authorization') },
    ]
  })

let logged: jest.SpyInstance
beforeEach(() => {
  logged = jest.spyOn(console, 'info').mockReturnValue()
})
const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex')

/** The lines that set the session, whole or in parts, under its plain name. */
const sessionCookies = (response: Response): string[] =>
  response.headers.getSetCookie().filter((cookie) => /^saira-session(\.\d+)?=/.test(cookie))

const verifier = `saira-session-code-verifier=base64-${Buffer.from('"the-verifier"').toString('base64url')}`

const secureVerifier = `__Host-${verifier}`

it('turns the code of a confirmation link into a session and leads to the panel', async () => {
  const asked = backend(200, session)
  const response = await answer(`/admin?code=${code}`, verifier)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://localhost:3000/admin')
  const cookies = sessionCookies(response)
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/HttpOnly/)
  expect(cookies[0]).toMatch(/SameSite=lax/i)
  expect(cookies[0]).not.toMatch(/Secure/)
  expect(String(asked.mock.calls[0]?.[0])).toContain('/auth/v1/token?grant_type=pkce')
})

it.each([
  ['/admin', '/admin'],
  ['/admin/password/new', '/admin/password/new'],
  ['/admin/account', '/admin/account?notice=email'],
])(
  'a link in a mail that signs somebody in at %s leaves a line, and the browser is known from then on',
  async (path, target) => {
    const asked = backend(200, session)
    const response = await answer(`${path}?code=${code}`, verifier, { 'x-forwarded-for': '203.0.113.5' })
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
    const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith('saira-device='))
    expect(device).toMatch(/HttpOnly/)
    const token = /=([\w-]{43});/.exec(device ?? '')?.[1] ?? ''
    expect(calls(asked)).toEqual([
      {
        name: 'sign_in_succeeded',
        given: { address_hash: sha256('203.0.113.5'), device_hash: sha256(token) },
        by: `Bearer ${session.access_token}`,
      },
    ])
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { event: 'staff-event', kind: 'sign-in', account: '1' },
    ])
  },
)

/** Every cookie that the answer sets, but for the one by which a page knows that somebody was sent to it. */
const sessionChanges = (response: Response): string[] =>
  response.headers.getSetCookie().filter((cookie) => !cookie.startsWith('panel-visit='))

it('marks the session as secure behind a proxy that serves https', async () => {
  backend(200, session)
  const response = await answer(`/admin?code=${code}`, secureVerifier, { 'x-forwarded-proto': 'https' })
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-saira-session='))
  expect(cookie).toMatch(/; Secure/)
  expect(cookie).toMatch(/; Path=\/;/)
  expect(cookie).not.toMatch(/Domain/i)
})

it('marks the session as secure where the site is on https, whatever the proxy leaves out', async () => {
  backend(200, session)
  const { site } = await import('@/lib/site')
  jest.replaceProperty(site, 'origin', 'https://www.saira.example')
  const cookie = (await answer(`/admin?code=${code}`, secureVerifier)).headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-saira-session='))
  expect(cookie).toMatch(/; Secure/)
})

it('says that a link is no longer valid when its code is spent', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  backend(404, { code: 404, error_code: 'flow_state_not_found', msg: 'invalid flow state' })
  const response = await answer(`/admin?code=${code}`, verifier)
  expect(response.headers.get('location')).toBe('http://localhost:3000/admin/login?notice=link')
})

it.each([
  [400, { error_code: 'bad_code_verifier' }, '/admin', '/admin/login?notice=confirmed'],
  [400, { error_code: 'bad_code_verifier' }, '/admin/account', '/admin/account?notice=email'],
  [400, { error_code: 'bad_code_verifier' }, '/admin/password/new', '/admin/password?notice=elsewhere'],
  [422, { error_code: 'flow_state_expired' }, '/admin/account', '/admin/account?notice=email'],
  [500, { error_code: 'unexpected_failure' }, '/admin', '/admin/login?notice=confirmed'],
  [503, 'upstream', '/admin/account', '/admin/account?notice=email'],
  [503, 'upstream', '/admin/password/new', '/admin/password?notice=link'],
])(
  'does not take back what the service did before it gave the code: %d %j at %s leads to %s',
  async (status, body, path, target) => {
    jest.spyOn(console, 'warn').mockReturnValue()
    backend(status, body)
    const response = await answer(`${path}?code=${code}`, verifier)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
    expect(sessionCookies(response)).toEqual([])
  },
)

it('lets somebody who opened the link in another browser sign in there', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const asked = backend(200, session)
  const response = await answer(`/admin?code=${code}`)
  expect(asked).not.toHaveBeenCalled()
  expect(response.headers.get('location')).toBe('http://localhost:3000/admin/login?notice=confirmed')
})

it.each(['bogus', '', '../x', 'a'.repeat(4000)])('confirms nothing for the code %j', async (invented) => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const asked = backend(200, session)
  const response = await answer(`/admin?code=${encodeURIComponent(invented)}`, verifier)
  expect(asked).not.toHaveBeenCalled()
  expect(response.headers.get('location') ?? '').not.toContain('confirmed')
})

it('asks nobody when there is no session, and lets the page run its own scripts only', async () => {
  const asked = backend(200, session)
  const response = await answer('/admin')
  expect(asked).not.toHaveBeenCalled()
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const policy = response.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(policy)?.[1]
  expect(nonce).toBeDefined()
  expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
  expect((await answer('/admin')).headers.get('content-security-policy')).not.toBe(policy)
})

it('lets the browser forget a session that nobody uses for two weeks', async () => {
  backend(200, session)
  const [cookie] = sessionCookies(await answer(`/admin?code=${code}`, verifier))
  expect(cookie).toMatch(/; Max-Age=1209600;/)
})

it('keeps no more than the tokens, however large the account', async () => {
  const words = 'x'.repeat(3000)
  backend(200, { ...session, user: { ...session.user, user_metadata: { full_name: words } } })
  const response = await answer(`/admin?code=${code}`, verifier)
  const [cookie = ''] = sessionCookies(response)
  expect(sessionCookies(response)).toHaveLength(1)
  const value = /=base64-([^;]+)/.exec(cookie)?.[1] ?? ''
  expect(Object.keys(JSON.parse(Buffer.from(value, 'base64url').toString())).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'token_type',
  ])
})

describe('a session that has run out', () => {
  const ranOut = Math.floor(Date.now() / 1000) - 60
  const old = { ...session, access_token: token({ sub: '1', exp: ranOut }), expires_at: ranOut }
  const cookie = `saira-session=base64-${Buffer.from(JSON.stringify(old)).toString('base64url')}`

  it('is renewed for the page and the browser', async () => {
    backend(200, session)
    const response = await answer('/admin', cookie)
    expect(sessionCookies(response)).toHaveLength(1)
    expect(response.headers.get('x-middleware-request-cookie')).toMatch(/saira-session=base64-/)
  })

  it('that was renewed just now and is over by this clock is told to operators', async () => {
    backend(200, { ...session, expires_at: ranOut, expires_in: -60 })
    const said = jest.spyOn(console, 'error').mockReturnValue()
    await answer('/admin', cookie)
    expect(said.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['clock-differs'])
  })

  it.each([
    [
      'too many were asked for',
      429,
      { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
    ],
    ['the gateway refuses the key of the site', 401, { message: 'Invalid API key' }],
  ])('is kept where its renewal fails for a while: %s', async (_why, status, body) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    // The library prints the error as well.
    jest.spyOn(console, 'error').mockReturnValue()
    backend(status, body)
    const response = await answer('/admin', cookie)
    expect(sessionChanges(response)).toEqual([])
    expect(response.headers.get('x-middleware-override-headers') ?? '').not.toBe('')
    expect(response.headers.get('x-middleware-request-cookie')).toBe(cookie)
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual([
      'session-refresh-failed',
    ])
  })

  it('is taken away, once, where the service says that it is over', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    backend(400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' })
    const response = await answer('/admin', `${cookie}; NEXT_LOCALE=en-GB`)
    expect(sessionChanges(response)).toEqual([expect.stringMatching(/^saira-session=; Path=\/;.* Max-Age=0/)])
    expect(response.headers.get('x-middleware-request-cookie')).toBe('NEXT_LOCALE=en-GB')
  })
})

const encoded = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
const half = Math.ceil(encoded.length / 2)

it.each([
  ['not encoded', 'saira-session=base64-!!!!', ['saira-session']],
  ['no JSON', `saira-session=base64-${Buffer.from('{"a":').toString('base64url')}`, ['saira-session']],
  ['no text', `saira-session=base64-${Buffer.from([34, 255, 34]).toString('base64url')}`, ['saira-session']],
  ['cut off', `saira-session.0=${encoded.slice(0, half)}`, ['saira-session.0']],
  [
    'of two sessions',
    `saira-session.0=${encoded.slice(0, half)}; saira-session.1=${encoded.slice(0, half)}`,
    ['saira-session.0', 'saira-session.1'],
  ],
  ['of a confirmation', 'saira-session-code-verifier=base64-!!!!', ['saira-session-code-verifier']],
  [
    'the list of confirmations',
    'saira-session-flows-code-verifier=base64-!!!!',
    ['saira-session-flows-code-verifier'],
  ],
  [
    'of one confirmation of several',
    'saira-session-flow-0a1b2c3d4e5f6071-code-verifier=base64-!!!!',
    ['saira-session-flow-0a1b2c3d4e5f6071-code-verifier'],
  ],
])('takes a cookie away that is %s, and says so in one line', async (_what, cookie, names) => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const asked = backend(200, session)
  const response = await answer(`/admin?code=${code}`, cookie)
  expect(asked).not.toHaveBeenCalled()
  const lines: unknown[] = warned.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines[0]).toMatchObject({ event: 'session-unreadable', cookies: names })
  expect(lines.slice(1)).toMatchObject([{ event: 'confirmation-code-refused' }])
  for (const name of names) {
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^${name.replace('.', '\\.')}=; Path=/; Max-Age=0`)),
    )
  }
})

it('lets the page see no cookie that cannot be read', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  const response = await answer('/admin', 'saira-session=base64-!!!!; NEXT_LOCALE=en-GB')
  expect(response.headers.get('x-middleware-request-cookie')).toBe('NEXT_LOCALE=en-GB')
})

it.each([
  ['whole', `saira-session=${encoded}`],
  ['in parts', `saira-session.0=${encoded.slice(0, half)}; saira-session.1=${encoded.slice(half)}`],
])('keeps a session that can be read, %s', async (_how, cookie) => {
  const response = await answer('/admin', cookie)
  expect(sessionChanges(response)).toEqual([])
})

describe('links in mails about passwords and addresses', () => {
  const recoveryVerifier = `saira-session-code-verifier=base64-${Buffer.from('"the-verifier/recovery"').toString('base64url')}`
  const marker = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?saira-recovery=/.test(cookie))

  it('of a forgotten password lets the session choose a new one for a quarter of an hour, by a value that only this browser holds', async () => {
    const asked = backend(200, session)
    const response = await answer(`/admin/password/new?code=${code}`, recoveryVerifier)
    expect(response.headers.get('location')).toBe('http://localhost:3000/admin/password/new')
    const proof = /saira-recovery=([\w-]{43});/.exec(marker(response) ?? '')?.[1] ?? ''
    expect(calls(asked)).toContainEqual({
      name: 'begin_recovery',
      given: { proof_hash: sha256(proof) },
      by: `Bearer ${session.access_token}`,
    })
    expect(marker(response)).toMatch(/HttpOnly/)
    expect(marker(response)).toContain('Max-Age=900')
  })

  it('of a forgotten password lets nobody choose one where the database refuses', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input) =>
        Response.json(String(input).includes('/rest/v1/rpc/') ? false : session),
      )
    expect(marker(await answer(`/admin/password/new?code=${code}`, recoveryVerifier))).toBeUndefined()
  })

  it('of anything else lets nobody choose a password, wherever it leads', async () => {
    for (const path of ['/admin', '/admin/account', '/admin/password/new']) {
      backend(200, session)
      expect(marker(await answer(`${path}?code=${code}`, verifier))).toBeUndefined()
    }
  })

  it.each([
    [`/admin/password/new?code=${code}`, '/admin/password?notice=elsewhere'],
    [`/admin/account?code=${code}`, '/admin/account?notice=email'],
    ['/admin/password/new?code=made-up', '/admin/password?notice=link'],
    ['/admin/password/new?error=access_denied&error_code=otp_expired', '/admin/password?notice=link'],
    ['/admin/account?error_code=otp_expired', '/admin/account?notice=link'],
    ['/admin/account?message=Confirmation+link+accepted', '/admin/account?notice=half'],
  ])('%s in another browser, or one that is over, leads to %s', async (asked, target) => {
    jest.spyOn(console, 'warn').mockReturnValue()
    const response = await answer(asked)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
    expect(marker(response)).toBeUndefined()
  })
})
