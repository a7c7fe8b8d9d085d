/** @jest-environment node */
import { clientAddress, permitSignIn, permitSignUp } from '@/lib/auth/limiter'

it('slows a person down after five failures and says for how long', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await permitSignIn('10.0.0.1', 'ana@example.com')).toMatchObject({ allowed: true })
  }
  const refused = await permitSignIn('10.0.0.1', ' ANA@example.com')
  expect(refused).toEqual({ allowed: false, minutes: 15 })
})

it('does not slow down somebody else at the same place, nor the same person elsewhere', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await permitSignIn('10.0.0.2', 'eva@example.com')
  expect(await permitSignIn('10.0.0.2', 'rui@example.com')).toMatchObject({ allowed: true })
  expect(await permitSignIn('10.0.0.3', 'eva@example.com')).toMatchObject({ allowed: true })
})

it('slows an account down that is tried from many places', async () => {
  const permits = []
  for (let place = 0; place < 41; place += 1) {
    permits.push(await permitSignIn(`10.1.0.${place}`, 'alvo@example.com'))
  }
  expect(permits.slice(0, 40).every(({ allowed }) => allowed)).toBe(true)
  expect(permits[40]?.allowed).toBe(false)
})

it('forgets an attempt that succeeded', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const permit = await permitSignIn('10.0.0.4', 'bia@example.com')
    expect(permit.allowed).toBe(true)
    if (permit.allowed) await permit.forgive()
  }
})

it('counts attempts that are made at the same time', async () => {
  const permits = await Promise.all(
    Array.from({ length: 20 }, () => permitSignIn('10.0.0.5', 'leo@example.com')),
  )
  expect(permits.filter(({ allowed }) => allowed)).toHaveLength(5)
})

it('lets one place create twenty accounts an hour', async () => {
  const permits = []
  for (let account = 0; account < 21; account += 1) permits.push(await permitSignUp('10.0.0.6'))
  expect(permits.filter(({ allowed }) => allowed)).toHaveLength(20)
  expect(permits.at(-1)).toEqual({ allowed: false, minutes: 60 })
})

it('lets the whole site create two hundred accounts an hour, whatever places are named', async () => {
  const permits = []
  for (let account = 0; account < 240; account += 1) permits.push(await permitSignUp(`10.2.0.${account}`))
  const allowed = permits.filter((permit) => permit.allowed).length
  // Other tests of this file have made some.
  expect(allowed).toBeGreaterThan(150)
  expect(allowed).toBeLessThanOrEqual(200)
  expect(permits.at(-1)).toMatchObject({ allowed: false })
})

it('believes the nearest proxy about where a request comes from', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2' }))).toBe('2.2.2.2')
  expect(clientAddress(new Headers())).toBe('unknown')
})
