/** @jest-environment node */
const cookies = jest.fn()
jest.mock('next/headers', () => ({
  cookies: async () => ({ getAll: cookies }),
  headers: async () => new Headers(),
}))

it('takes somebody with a session that cannot be read for nobody, and says so in one line', async () => {
  process.env.SUPABASE_URL = 'http://backend.test'
  process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_for_this_test_only'
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  cookies.mockReturnValue([{ name: 'saira-session.0', value: 'base64-!!!!' }])
  const { loadVisitor } = await import('@/lib/auth/session')
  expect(await loadVisitor()).toEqual({ kind: 'anonymous' })
  const lines: unknown[] = warned.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines).toMatchObject([{ event: 'session-unreadable', cookies: ['saira-session.0'] }])
})
