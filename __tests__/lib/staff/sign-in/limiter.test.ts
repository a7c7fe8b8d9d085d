import { clientAddress } from '@/lib/staff/sign-in/client-address'
import { type Attempt, permitMail, permitSignIn, permitSignUp } from '@/lib/staff/sign-in/limiter'
import { supabaseProject } from '@/lib/supabase/project'

jest.mock('@/lib/supabase/project', () => ({
  ...jest.requireActual('@/lib/supabase/project'),
  supabaseProject: jest.fn(),
}))

const attempt = (address: string, email: string): Attempt => ({
  clientIp: address,
  email,
  device: 'x'.repeat(43),
})
const project = { url: 'http://backend.test', key: 'sb_publishable_for_this_test_only' }

describe('with a backend that counts', () => {
  const answers = (body: unknown, status = 200) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))
  beforeEach(() => jest.mocked(supabaseProject).mockReturnValue(project))

  it('asks it, and names neither the address nor the device', async () => {
    const asked = answers(0)
    const permit = await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))
    expect(permit.allowed).toBe(true)
    const [url, init] = asked.mock.calls[0] ?? []
    expect(String(url)).toBe('http://backend.test/rest/v1/rpc/permit_attempt')
    expect(JSON.parse(String(init?.body))).toEqual({
      kind: 'sign-in',
      email: 'ana@example.com',
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      device_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(String(init?.body)).not.toMatch(/203\.0|xxxx/)
  })

  it.each([
    [1, 1],
    [60, 1],
    [61, 2],
    [900, 15],
  ])('says to wait as long as it says: %d seconds are %d minutes', async (seconds, minutes) => {
    answers(seconds)
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    const refused = { allowed: false, error: { key: 'tooManyAttempts', minutes } }
    expect(await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))).toEqual(refused)
    expect(await permitSignUp('203.0.113.9')).toEqual(refused)
    // Of the two only a sign-in is a lockout.
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ kind: 'lockout' }])
  })

  it('takes an attempt back under what it was counted', async () => {
    const asked = answers(0)
    const permit = await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))
    if (permit.allowed) await permit.release()
    const [counted, forgiven] = asked.mock.calls
    expect(String(forgiven?.[0])).toBe('http://backend.test/rest/v1/rpc/forgive_attempt')
    expect(forgiven?.[1]?.body).toBe(counted?.[1]?.body)
  })

  it.each([
    ['lacks the function', () => Response.json({ code: 'PGRST202', message: 'none' }, { status: 404 })],
    ['fails', () => Response.json({ message: 'upstream' }, { status: 503 })],
    ['answers something else', () => Response.json(null)],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('lets nobody try uncounted where it %s', async (_what, answer) => {
    const failed = jest.spyOn(console, 'error').mockReturnValue()
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
    const unavailable = { allowed: false, error: { key: 'unavailable' } }
    expect(await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))).toEqual(unavailable)
    expect(await permitSignUp('203.0.113.9')).toEqual(unavailable)
    expect(await permitMail(attempt('203.0.113.9', 'ana@example.com'))).toEqual(unavailable)
    expect(failed.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject(
      Array.from({ length: 3 }, () => ({ event: 'backend-call-failed', call: 'permit-attempt' })),
    )
  })
})

it('without a backend nobody signs in', async () => {
  jest.mocked(supabaseProject).mockReturnValue(undefined)
  expect(await permitSignIn(attempt('10.0.0.1', 'ana@example.com'))).toEqual({
    allowed: false,
    error: { key: 'unavailable' },
  })
})

describe('where a request comes from', () => {
  it.each([
    ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:0::/56'],
    ['2001:DB8:0:ff::99', '2001:db8:0:0::/56'],
    ['2001:db8:0:12ff::99', '2001:db8:0:1200::/56'],
    ['2001:db8::', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['<b>', '<b>'],
  ])('is what the nearest proxy says of %j: %s', (said, address) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': said }))).toBe(address)
  })

  it('is unknown where the configured header is not there, whatever others say', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
    const others = { 'x-real-ip': '1.1.1.1', 'cf-connecting-ip': '2.2.2.2', forwarded: 'for=3.3.3.3' }
    expect(clientAddress(new Headers(others))).toBe('unknown')
  })
})
