import { createHash, randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { newEmail } from '../made-up-people'
import {
  backend,
  expectRefused,
  owner,
  type Person,
  password,
  signedUpPerson,
  testWhere,
  visitor,
} from './people'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Somebody who asks from an address of their own, where the gateway lets a caller say it, as the embedded one does. In
 * front of hosted projects Cloudflare writes this header: there everybody in this file is one caller, and all of it but
 * one test is as true.
 */
const from = (address: string): SupabaseClient =>
  createClient(backend.SUPABASE_URL, backend.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers: { 'cf-connecting-ip': address } },
  })

/** A site whose counts no other test has touched. */
const newSite = (): SupabaseClient => from(randomUUID())

interface Attempt {
  email?: string
  address?: string
  device?: string
}

const args = ({ email = newEmail(), address = randomUUID(), device = randomUUID() }: Attempt) => ({
  kind: 'sign-in',
  email,
  address_hash: hash(address),
  device_hash: hash(device),
})

async function tryOnce(site: SupabaseClient, attempt: Attempt): Promise<unknown> {
  const { data, error } = await site.rpc('permit_attempt', args(attempt))
  if (error) throw new Error(error.message)
  return data
}

async function tryOften(
  site: SupabaseClient,
  times: number,
  attempt: (count: number) => Attempt,
): Promise<unknown[]> {
  const waits = []
  for (let count = 0; count < times; count += 1) waits.push(await tryOnce(site, attempt(count)))
  return waits
}

const permitted = (waits: unknown[]): number => waits.filter((wait) => wait === 0).length

describe('wrong passwords', () => {
  test('for one account from one place: five, then a wait of at most a quarter of an hour', async () => {
    const [email, address] = [newEmail(), randomUUID()]
    const waits = await tryOften(newSite(), 6, () => ({ email: ` ${email.toUpperCase()} `, address }))
    expect(permitted(waits)).toBe(5)
    expect(waits[5]).toBeGreaterThan(0)
    expect(waits[5]).toBeLessThanOrEqual(900)
  })

  test('on sixty accounts from one place: thirty', async () => {
    const address = randomUUID()
    expect(permitted(await tryOften(newSite(), 60, () => ({ address })))).toBe(30)
  })

  test('for one account from everywhere: forty', async () => {
    const email = newEmail()
    expect(permitted(await tryOften(newSite(), 45, () => ({ email })))).toBe(40)
  })

  test('at the same time: no more than one after the other', async () => {
    const [site, email, address] = [newSite(), newEmail(), randomUUID()]
    const waits = await Promise.all(Array.from({ length: 20 }, () => tryOnce(site, { email, address })))
    expect(permitted(waits)).toBe(5)
  })

  test('that were refused do not count for anything else', async () => {
    const [site, email, address] = [newSite(), newEmail(), randomUUID()]
    await tryOften(site, 40, () => ({ email, address }))
    expect(await tryOnce(site, { email, address: randomUUID() })).toBe(0)
  })
})

describe('a device that signed in before', () => {
  test('passes while strangers keep its account locked for everybody else, and has a limit of its own', async () => {
    const { client, email } = await signedUpPerson()
    const [site, device, address] = [newSite(), randomUUID(), randomUUID()]
    const { error } = await client.rpc('sign_in_succeeded', {
      address_hash: hash(address),
      device_hash: hash(device),
    })
    expect(error).toBeNull()
    await tryOften(site, 45, () => ({ email }))
    expect(await tryOnce(site, { email })).not.toBe(0)
    expect(permitted(await tryOften(site, 12, () => ({ email, device, address })))).toBe(10)
  })

  test('is none for another account', async () => {
    const { client } = await signedUpPerson()
    const [site, email, device, address] = [newSite(), newEmail(), randomUUID(), randomUUID()]
    await client.rpc('sign_in_succeeded', { address_hash: hash(address), device_hash: hash(device) })
    expect(permitted(await tryOften(site, 8, () => ({ email, device, address })))).toBe(5)
  })

  test('is remembered for the person who has signed in, and for nobody else', async () => {
    expectRefused(
      await visitor().rpc('sign_in_succeeded', { address_hash: hash('a'), device_hash: hash('b') }),
    )
  })

  test('is one of at most twenty', async () => {
    const { client, id } = await signedUpPerson()
    for (let count = 0; count < 22; count += 1) {
      await client.rpc('sign_in_succeeded', {
        address_hash: hash('here'),
        device_hash: hash(`${id}-${count}`),
      })
    }
    const { count } = await owner()
      .from('known_devices')
      .select('device', { count: 'exact', head: true })
      .eq('user_id', id)
    expect(count).toBe(20)
  })

  test('is known no longer once its owner has it forgotten from another one', async () => {
    const [thief, own] = [hash(randomUUID()), hash(randomUUID())]
    const [person, other] = [await signedUpPerson(), await signedUpPerson()]
    for (const [{ client }, device] of [
      [person, own],
      [person, thief],
      [other, thief],
    ] as const) {
      await client.rpc('sign_in_succeeded', { address_hash: hash('here'), device_hash: device })
    }
    const known = async ({ id }: Person) =>
      (await owner().from('known_devices').select('device').eq('user_id', id)).data
    expect(await known(person)).toHaveLength(2)
    expect((await person.client.rpc('forget_other_devices', { device_hash: own })).error).toBeNull()
    expect(await known(person)).toEqual([{ device: own }])
    expect(await known(other)).toEqual([{ device: thief }])
    expectRefused(await visitor().rpc('forget_other_devices', { device_hash: own }))
    const { error } = await person.client.rpc('forget_other_devices', { device_hash: 'x' })
    expect(error).toMatchObject({ code: '22023' })
  })
})

describe('an attempt is taken back', () => {
  test('when it succeeded', async () => {
    const { client, email } = await signedUpPerson()
    const address = randomUUID()
    // Asked by the person's own client, so that it is the same caller.
    for (let count = 0; count < 8; count += 1) {
      const device = randomUUID()
      expect(await tryOnce(client, { email, address, device })).toBe(0)
      await client.rpc('sign_in_succeeded', { address_hash: hash(address), device_hash: hash(device) })
    }
  })

  test('when its failure was not the person’s', async () => {
    const [site, attempt] = [newSite(), { email: newEmail(), address: randomUUID(), device: randomUUID() }]
    for (let count = 0; count < 8; count += 1) {
      expect(await tryOnce(site, attempt)).toBe(0)
      await site.rpc('forgive_attempt', args(attempt))
    }
  })
})

describe('a stranger who knows the publishable key', () => {
  testWhere('callers')('locks nobody out of the site, and opens nothing that it has closed', async () => {
    const [site, stranger, email, address] = [newSite(), newSite(), newEmail(), randomUUID()]
    await tryOften(stranger, 45, () => ({ email, address }))
    expect(await tryOnce(site, { email, address })).toBe(0)
    await tryOften(site, 5, () => ({ email, address }))
    await stranger.rpc('forgive_attempt', args({ email, address }))
    expect(await tryOnce(site, { email, address })).not.toBe(0)
  })

  test('reads and writes nothing of the counts', async () => {
    const { client } = await signedUpPerson()
    const row = { caller: 'x', key: 'y', attempts: 1, ends_at: new Date().toISOString() }
    await tryOnce(client, {})
    for (const somebody of [visitor(), client]) {
      expectRefused(await somebody.from('sign_in_counters').select())
      expectRefused(await somebody.from('sign_in_counters').insert(row).select())
      expectRefused(await somebody.from('sign_in_counters').update({ attempts: 0 }).neq('key', '').select())
      expectRefused(await somebody.from('sign_in_counters').delete().neq('key', '').select())
    }
  })

  test('reads and writes nothing of the devices', async () => {
    const { client, id } = await signedUpPerson()
    const row = { device: hash('x'), user_id: id }
    await client.rpc('sign_in_succeeded', { address_hash: hash('here'), device_hash: hash('mine') })
    for (const somebody of [visitor(), client]) {
      expectRefused(await somebody.from('known_devices').select())
      expectRefused(await somebody.from('known_devices').insert(row).select())
      expectRefused(await somebody.from('known_devices').delete().neq('device', '').select())
    }
  })

  test.each([
    ['count_attempt', { counted: [] }],
    ['attempt_limits', args({})],
    ['request_caller', {}],
    ['user_id_by_email', { address: 'a' }],
    ['write_event', { event_kind: 'upload', event_account: randomUUID(), event_subject: 'x' }],
  ])('cannot call %s', async (name, given) => {
    for (const client of [visitor(), (await signedUpPerson()).client, owner()]) {
      expect((await client.rpc(name, given)).error?.code).toMatch(/^PGRST/)
      expect((await client.schema('private').rpc(name, given)).error?.code).toMatch(/^PGRST/)
    }
  })

  test.each([
    ['no hash', { ...args({}), address_hash: 'x' }],
    ['an endless e-mail', { ...args({}), email: 'x'.repeat(400) }],
    ['no device', { ...args({}), device_hash: null }],
    ['nobody knows what', { ...args({}), kind: 'anything' }],
  ])('cannot fill the table with %s', async (_what, given) => {
    expect((await visitor().rpc('permit_attempt', given)).error).toMatchObject({ code: '22023' })
  })

  test('learns from no answer whether an account exists', async () => {
    const { email } = await signedUpPerson()
    const site = newSite()
    for (const address of [email, newEmail()]) {
      expect((await site.rpc('sign_in_failed', { sign_in_email: address })).data).toBeFalsy()
      expect(await tryOnce(site, { email: address })).toBe(0)
    }
  })
})

describe('choosing a password without the old one', () => {
  const [proof, forged] = [hash('proof'), hash('forged')]
  const begin = (client: SupabaseClient, proof_hash = proof) => client.rpc('begin_recovery', { proof_hash })
  const isRecovering = async (client: SupabaseClient, proof_hash: string) =>
    (await client.rpc('is_recovering', { proof_hash })).data

  testWhere('recovery')(
    'is for the holder of the value in the one session that began it, until it is used',
    async () => {
      const { client, email } = await signedUpPerson()
      expect((await begin(client)).data).toBe(true)
      expect(await isRecovering(client, proof)).toBe(true)
      // The id of the session, or anything else that the session itself says, is not the value.
      expect(await isRecovering(client, forged)).toBe(false)
      expect((await begin(client, forged)).data).toBe(false)
      const other = visitor()
      await other.auth.signInWithPassword({ email, password })
      expect(await isRecovering(other, proof)).toBe(false)
      await other.rpc('end_recovery')
      expect(await isRecovering(client, proof)).toBe(true)
      await client.rpc('end_recovery')
      expect(await isRecovering(client, proof)).toBe(false)
    },
  )

  test('is nothing that a visitor could ask for, and its table is nobody’s to read or write', async () => {
    expectRefused(await begin(visitor()))
    expectRefused(await visitor().rpc('is_recovering', { proof_hash: proof }))
    const { client, id } = await signedUpPerson()
    expect((await begin(client, 'x')).error).toMatchObject({ code: '22023' })
    const row = { session_id: randomUUID(), user_id: id, proof_hash: proof, ends_at: '2100-01-01' }
    for (const somebody of [visitor(), client]) {
      expectRefused(await somebody.from('password_recoveries').select())
      expectRefused(await somebody.from('password_recoveries').insert(row).select())
      expectRefused(
        await somebody.from('password_recoveries').update({ proof_hash: proof }).eq('user_id', id).select(),
      )
      expectRefused(await somebody.from('password_recoveries').delete().eq('user_id', id).select())
    }
  })
})

test('one place makes twenty accounts an hour', async () => {
  const [site, address] = [newSite(), hash(randomUUID())]
  const waits = []
  for (let count = 0; count < 21; count += 1) {
    waits.push((await site.rpc('permit_attempt', { kind: 'sign-up', address_hash: address })).data)
  }
  expect(permitted(waits)).toBe(20)
  await site.rpc('forgive_attempt', { kind: 'sign-up', address_hash: address })
  expect((await site.rpc('permit_attempt', { kind: 'sign-up', address_hash: address })).data).toBe(0)
})
