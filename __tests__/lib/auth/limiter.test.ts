import { clientAddress } from '@/lib/auth/client-address'
import { type Attempt, permitSignIn, permitSignUp } from '@/lib/auth/limiter'
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
    expect(String(url)).toBe('http://backend.test/rest/v1/rpc/permit_sign_in')
    expect(JSON.parse(String(init?.body))).toEqual({
      sign_in_email: 'ana@example.com',
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
    expect(await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))).toEqual({ allowed: false, minutes })
    expect(await permitSignUp('203.0.113.9')).toEqual({ allowed: false, minutes })
  })

  it('takes an attempt back under what it was counted', async () => {
    const asked = answers(0)
    const permit = await permitSignIn(attempt('203.0.113.9', 'ana@example.com'))
    if (permit.allowed) await permit.release()
    const [counted, forgiven] = asked.mock.calls
    expect(String(forgiven?.[0])).toBe('http://backend.test/rest/v1/rpc/forgive_sign_in')
    expect(forgiven?.[1]?.body).toBe(counted?.[1]?.body)
  })

  it.each([
    ['lacks the function', { code: 'PGRST202', message: 'Could not find the function' }, 404],
    ['fails', { message: 'upstream' }, 503],
    ['holds too many counts', null, 200],
  ])('counts by itself where it %s', async (what, body, status) => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    answers(body, status)
    const allowed = []
    for (let count = 0; count < 6; count += 1) {
      allowed.push((await permitSignIn(attempt(`198.51.100.${status}`, `${what}@example.com`))).allowed)
    }
    expect(allowed).toEqual([true, true, true, true, true, false])
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(
      // A full table is told of once a minute: whoever fills it must not fill the log as well.
      body === null ? ['sign-in-limits-full'] : Array.from({ length: 6 }, () => 'sign-in-limits-unavailable'),
    )
  })
})

describe('the counts of one process', () => {
  beforeEach(() => jest.mocked(supabaseProject).mockReturnValue(undefined))

  it('slow a person down after five failures and say for how long', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await permitSignIn(attempt('10.0.0.1', 'ana@example.com'))).toMatchObject({ allowed: true })
    }
    expect(await permitSignIn(attempt('10.0.0.1', ' ANA@example.com'))).toEqual({
      allowed: false,
      minutes: 15,
    })
  })

  it('do not slow down somebody else at the same place, nor the same person elsewhere', async () => {
    for (let count = 0; count < 6; count += 1) await permitSignIn(attempt('10.0.0.2', 'eva@example.com'))
    expect(await permitSignIn(attempt('10.0.0.2', 'rui@example.com'))).toMatchObject({ allowed: true })
    expect(await permitSignIn(attempt('10.0.0.3', 'eva@example.com'))).toMatchObject({ allowed: true })
  })

  it('slow a place down that tries one password on many accounts', async () => {
    const permits = []
    for (let account = 0; account < 60; account += 1) {
      permits.push(await permitSignIn(attempt('10.0.0.9', `conta-${account}@example.com`)))
    }
    expect(permits.filter(({ allowed }) => allowed)).toHaveLength(30)
  })

  it('slow an account down that is tried from many places', async () => {
    const permits = []
    for (let place = 0; place < 41; place += 1) {
      permits.push(await permitSignIn(attempt(`10.1.0.${place}`, 'alvo@example.com')))
    }
    expect(permits.slice(0, 40).every(({ allowed }) => allowed)).toBe(true)
    expect(permits[40]?.allowed).toBe(false)
  })

  it('forget an attempt that succeeded', async () => {
    for (let count = 0; count < 12; count += 1) {
      const permit = await permitSignIn(attempt('10.0.0.4', 'bia@example.com'))
      expect(permit.allowed).toBe(true)
      if (permit.allowed) await permit.succeed()
    }
  })

  it('hold for attempts that are made at the same time', async () => {
    const permits = await Promise.all(
      Array.from({ length: 20 }, () => permitSignIn(attempt('10.0.0.5', 'leo@example.com'))),
    )
    expect(permits.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('let one place create twenty accounts an hour', async () => {
    const permits = []
    for (let account = 0; account < 21; account += 1) permits.push(await permitSignUp('10.0.0.6'))
    expect(permits.filter(({ allowed }) => allowed)).toHaveLength(20)
    expect(permits.at(-1)).toEqual({ allowed: false, minutes: 60 })
  })

  it('let the whole site create two hundred accounts an hour, whatever places are named', async () => {
    const permits = []
    for (let account = 0; account < 240; account += 1) permits.push(await permitSignUp(`10.2.0.${account}`))
    const allowed = permits.filter((permit) => permit.allowed).length
    // Other tests of this file have made some.
    expect(allowed).toBeGreaterThan(150)
    expect(allowed).toBeLessThanOrEqual(200)
    expect(permits.at(-1)).toMatchObject({ allowed: false })
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

  it('is unknown where nobody says', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
  })
})
