/** @jest-environment node */
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
  const { answerPanel } = await import('@/lib/auth/panel-middleware')
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { cookie, ...headers } })
  const rewrite = `/pt-BR${request.nextUrl.pathname}`
  return answerPanel(request, { kind: 'panel', locale: 'pt-BR', rewrite, status: 200 })
}

const backend = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))

const verifier = `saira-session-code-verifier=base64-${Buffer.from('"the-verifier"').toString('base64url')}`

it('turns the code of a confirmation link into a session and leads to the panel', async () => {
  const asked = backend(200, session)
  const response = await answer('/admin?code=abc', verifier)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://localhost:3000/admin')
  const cookies = response.headers.getSetCookie().filter((cookie) => cookie.startsWith('saira-session='))
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/HttpOnly/)
  expect(cookies[0]).toMatch(/SameSite=lax/i)
  expect(cookies[0]).not.toMatch(/Secure/)
  expect(String(asked.mock.calls[0]?.[0])).toContain('/auth/v1/token?grant_type=pkce')
})

it('marks the session as secure behind a proxy that serves https', async () => {
  backend(200, session)
  const response = await answer('/admin?code=abc', verifier, { 'x-forwarded-proto': 'https' })
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('saira-session='))
  expect(cookie).toMatch(/; Secure/)
})

it('marks the session as secure where the site is on https, whatever the proxy leaves out', async () => {
  backend(200, session)
  const { site } = await import('@/lib/site')
  jest.replaceProperty(site, 'origin', 'https://www.saira.example')
  const cookie = (await answer('/admin?code=abc', verifier)).headers
    .getSetCookie()
    .find((line) => line.startsWith('saira-session='))
  expect(cookie).toMatch(/; Secure/)
})

it('leads to the sign-in page when the code is spent', async () => {
  jest.spyOn(console, 'warn').mockReturnValue()
  backend(400, { code: 400, error_code: 'bad_code_verifier', msg: 'code challenge does not match' })
  const response = await answer('/admin?code=abc', verifier)
  expect(response.headers.get('location')).toBe('http://localhost:3000/admin/login?notice=confirmed')
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
])('takes a cookie away that is %s, and says so in one line', async (_what, cookie, names) => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const asked = backend(200, session)
  const response = await answer('/admin?code=abc', cookie)
  expect(asked).not.toHaveBeenCalled()
  const lines: unknown[] = warned.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines[0]).toMatchObject({ event: 'session-unreadable', cookies: names })
  expect(lines.slice(1)).toMatchObject([{ event: 'confirmation-code-refused' }])
  for (const name of names) {
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^${name.replace('.', '\\.')}=; Path=/; Expires=Thu, 01 Jan 1970`)),
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
  expect(response.headers.getSetCookie()).toEqual([])
})
