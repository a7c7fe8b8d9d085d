const cookies = jest.fn()
const set = jest.fn()
jest.mock('next/headers', () => ({
  cookies: async () => ({ getAll: cookies, set }),
  headers: async () => new Headers(),
}))

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const token = ['{"alg":"HS256","typ":"JWT"}', JSON.stringify({ sub: '1', exp: inAnHour }), 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')
const old = { access_token: token, refresh_token: 'r', expires_in: 3600, expires_at: 1, token_type: 'bearer' }
const cookieOf = (session: object) => `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
const renewed = () => Response.json({ ...old, expires_at: inAnHour, user: { id: '1' } })

it.each([
  ['base64-!!!!'],
  [cookieOf({ ...old, access_token: {}, refresh_token: [] })],
  [cookieOf({ ...old, access_token: null })],
  [cookieOf({ ...old, refresh_token: 7 })],
  [cookieOf([])],
  [cookieOf({})],
])(
  'takes somebody with a session that cannot be read for nobody, and says so in one line: %s',
  async (value) => {
    process.env.SUPABASE_URL = 'http://backend.test'
    process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_for_this_test_only'
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    cookies.mockReturnValue([{ name: 'saira-session.0', value }])
    const { loadVisitor } = await import('@/lib/staff/sign-in/session')
    expect(await loadVisitor()).toEqual({ kind: 'anonymous' })
    const lines: unknown[] = warned.mock.calls.map(([line]) => JSON.parse(String(line)))
    expect(lines).toMatchObject([{ event: 'session-unreadable', cookies: ['saira-session.0'] }])
  },
)

it('forgets everything of a session, the verifiers of links in mails as well, and nothing else', async () => {
  cookies.mockReturnValue(
    [
      'saira-session.0',
      '__Host-saira-session',
      'saira-session-code-verifier',
      'saira-session-flows-code-verifier',
      'saira-session-flow-0a1b2c3d4e5f6071-code-verifier',
      'saira-session-theme',
      'saira-device',
      'NEXT_LOCALE',
    ].map((name) => ({ name, value: 'x' })),
  )
  const { forgetSession } = await import('@/lib/supabase/server')
  await forgetSession()
  expect(set.mock.calls.map(([name]) => name)).toEqual([
    'saira-session.0',
    '__Host-saira-session',
    'saira-session-code-verifier',
    'saira-session-flows-code-verifier',
    'saira-session-flow-0a1b2c3d4e5f6071-code-verifier',
  ])
})

it('a session that was renewed at the second attempt ends like any other', async () => {
  const answers = [new Response('bad gateway', { status: 502 }), renewed()]
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => answers.shift() ?? new Response(null, { status: 204 }))
  const changes: [string, number | undefined][] = []
  const jar = new Map([['saira-session', cookieOf(old)]])
  const { createSessionClient } = await import('@/lib/supabase/session-client')
  const client = createSessionClient(
    { url: 'http://backend.test', key: 'sb_publishable_for_this_test_only' },
    {
      secure: false,
      cookies: {
        getAll: () => [...jar].map(([name, value]) => ({ name, value })),
        setAll: (values) => {
          for (const { name, value, options } of values) {
            changes.push([name, options.maxAge])
            jar.set(name, value)
          }
        },
      },
    },
  )
  await client.auth.getSession()
  expect(changes).toEqual([['saira-session', 1_209_600]])
  await client.auth.signOut({ scope: 'local' })
  expect(changes.at(-1)).toEqual(['saira-session', 0])
})
