import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isMadeUp, newEmail } from '../made-up-people'
import {
  administrator,
  expectForbidden,
  owner,
  type Person,
  signedUpPerson,
  testWhere,
  visitor,
} from './people'

const listSchema = z.object({
  total: z.number(),
  people: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      name: z.string().nullable(),
      confirmed: z.boolean(),
      createdAt: z.iso.datetime({ offset: true }),
      administratorSince: z.iso.datetime({ offset: true }).nullable(),
      lastSeenAt: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
})

let person: Person
let admin: Person
let second: Person
beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
  second = await administrator()
})

const isAdministrator = async (id: string) =>
  ((await owner().from('user_roles').select('role').eq('user_id', id)).data ?? []).length === 1

async function list(search?: string) {
  const { data, error } = await admin.client.rpc('people', { search })
  expect(error).toBeNull()
  return listSchema.parse(data)
}

/**
 * Leaves exactly these people administrators while `work` runs, and gives the role back to the others in the end.
 * @throws where somebody else has become one meanwhile: nobody may lose the role to a test, not for a moment
 */
async function alone(ids: string[], work: () => Promise<void>): Promise<void> {
  const administrators = (await list()).people.filter(({ administratorSince }) => administratorSince !== null)
  if (!administrators.every(({ email }) => isMadeUp(email))) {
    throw new Error('This project has administrators that no test has made.')
  }
  const others = administrators.map(({ id }) => id).filter((id) => !ids.includes(id))
  try {
    await owner().from('user_roles').delete().in('user_id', others)
    await work()
  } finally {
    const rows = [...ids, ...others].map((user_id) => ({ user_id, role: 'admin' }))
    const { error } = await owner()
      .from('user_roles')
      .upsert(rows, { onConflict: 'user_id,role', ignoreDuplicates: true })
    expect(error).toBeNull()
  }
}

describe('who may enter', () => {
  test('an administrator sees everybody: the own role with its day, and when each was last seen', async () => {
    const { people } = await list()
    expect(people.find(({ id }) => id === admin.id)).toMatchObject({
      email: admin.email,
      name: 'Ana',
      confirmed: true,
      administratorSince: expect.any(String),
      lastSeenAt: expect.any(String),
    })
    expect(people.find(({ id }) => id === person.id)?.administratorSince).toBeNull()
    const roles = people.map(({ administratorSince }) => administratorSince !== null)
    expect(roles).toEqual([...roles].sort((a, b) => Number(b) - Number(a)))
  })

  test('a search finds a part of an e-mail, in capitals too, and takes no wildcard for one', async () => {
    expect((await list(person.email.slice(0, 20).toUpperCase())).people.map(({ id }) => id)).toEqual([
      person.id,
    ])
    expect((await list('%')).people).toEqual([])
    expect(await list(randomUUID())).toEqual({ total: 0, people: [] })
  })

  test('no secret of an account comes along', async () => {
    const { data } = await admin.client.rpc('people')
    expect(JSON.stringify(data)).not.toMatch(/password|token|\$2[aby]\$/)
  })
})

describe('giving and taking the role', () => {
  test('an administrator gives it and takes it; the audit log names both people', async () => {
    const chosen = await signedUpPerson()
    const change = (give: boolean) => admin.client.rpc('change_role', { person: chosen.id, give })
    expect(await change(true)).toMatchObject({ error: null, data: true })
    expect(await isAdministrator(chosen.id)).toBe(true)
    expect((await chosen.client.rpc('is_admin')).data).toBe(true)
    expect(await change(true)).toMatchObject({ error: null, data: false })
    expect(await change(false)).toMatchObject({ error: null, data: true })
    expect(await change(false)).toMatchObject({ error: null, data: false })
    expect(await isAdministrator(chosen.id)).toBe(false)
    // With the same token as before: no new sign-in is needed for the role to be over.
    expect((await chosen.client.rpc('is_admin')).data).toBe(false)
    expectForbidden(await chosen.client.rpc('people'))
    const { data } = await owner()
      .from('staff_events')
      .select('kind, subject')
      .eq('account', chosen.id)
      .order('id')
    expect(data).toEqual([
      { kind: 'role-given', subject: admin.id },
      { kind: 'role-taken', subject: admin.id },
    ])
    const named = await admin.client.rpc('account_names')
    expect(named.data).toMatchObject({ [chosen.id]: chosen.email, [admin.id]: admin.email })
  })

  test('who is no administrator has none to lose, and who does not exist gets none', async () => {
    expect(await admin.client.rpc('change_role', { person: person.id, give: false })).toMatchObject({
      error: null,
      data: false,
    })
    const { error } = await admin.client.rpc('change_role', { person: randomUUID(), give: true })
    expect(error).toMatchObject({ code: 'PT404', message: 'unknown_person' })
  })

  testWhere('last-administrator')('the last administrator cannot remove themselves', async () => {
    await alone([admin.id], async () => {
      const { error } = await admin.client.rpc('change_role', { person: admin.id, give: false })
      expect(error).toMatchObject({ code: 'PT409', message: 'last_administrator' })
      expect(await isAdministrator(admin.id)).toBe(true)
    })
  })

  testWhere('last-administrator')('of two administrators who leave at once one stays', async () => {
    await alone([admin.id, second.id], async () => {
      const answers = await Promise.all([
        admin.client.rpc('change_role', { person: admin.id, give: false }),
        second.client.rpc('change_role', { person: second.id, give: false }),
      ])
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
      expect(answers.flatMap(({ error }) => (error ? [error.message] : []))).toEqual(['last_administrator'])
    })
  })

  testWhere('last-administrator')('of two administrators who take each other’s role one stays', async () => {
    await alone([admin.id, second.id], async () => {
      const answers = await Promise.all([
        admin.client.rpc('change_role', { person: second.id, give: false }),
        second.client.rpc('change_role', { person: admin.id, give: false }),
      ])
      expect(answers.flatMap(({ error }) => (error ? [error.code] : []))).toEqual(['42501'])
    })
  })
})

describe('nobody else', () => {
  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
  ])('%s neither sees people nor gives or takes a role', async (_who, client) => {
    expectForbidden(await client().rpc('people'))
    expectForbidden(await client().rpc('account_names'))
    expectForbidden(await client().rpc('change_role', { person: person.id, give: true }))
    expectForbidden(await client().rpc('change_role', { person: admin.id, give: false }))
    expect(await isAdministrator(person.id)).toBe(false)
    expect(await isAdministrator(admin.id)).toBe(true)
  })

  test('the secret key is no administrator either: it has its own way', async () => {
    expectForbidden(await owner().rpc('change_role', { person: admin.id, give: false }))
  })

  test('nobody calls what only these functions use', async () => {
    for (const client of [visitor(), person.client, admin.client]) {
      const { error } = await client.rpc('count_attempt', { counted: [] })
      expect(error).not.toBeNull()
    }
  })
})

describe('mails that somebody asks for', () => {
  const place = () => createHash('sha256').update(randomUUID()).digest('hex')
  const mail = (email: string, address_hash: string, device_hash = place()) => ({
    kind: 'mail',
    email,
    address_hash,
    device_hash,
  })
  const ask = async (...asked: Parameters<typeof mail>) => {
    const { data, error } = await visitor().rpc('permit_attempt', mail(...asked))
    expect(error).toBeNull()
    return z.number().parse(data)
  }

  test.each([
    ['with an account', () => person.email],
    ['without one', () => newEmail()],
  ])('are four an hour for an address %s from one place', async (_which, address) => {
    const [email, here] = [address(), place()]
    for (let count = 0; count < 4; count += 1) expect(await ask(email, here)).toBe(0)
    expect(await ask(email.toUpperCase(), here)).toBeGreaterThan(0)
    expect(await ask(email, place())).toBe(0)
    await visitor().rpc('forgive_attempt', mail(email, here))
    expect(await ask(email, here)).toBe(0)
  })

  test('are twelve an hour for one address from everywhere', async () => {
    const email = newEmail()
    for (let count = 0; count < 12; count += 1) expect(await ask(email, place())).toBe(0)
    expect(await ask(email, place())).toBeGreaterThan(3000)
  })

  test('are counted for hashes of places alone', async () => {
    const { error } = await visitor().rpc('permit_attempt', mail(newEmail(), '203.0.113.5'))
    expect(error).toMatchObject({ code: '22023' })
  })

  test('are four an hour for a device that has signed in, however many strangers have asked for', async () => {
    const { client, email } = await signedUpPerson()
    const [here, device] = [place(), place()]
    const signedIn = { address_hash: here, device_hash: device }
    expect((await client.rpc('sign_in_succeeded', signedIn)).error).toBeNull()
    for (let count = 0; count < 12; count += 1) await ask(email, place())
    expect(await ask(email, here)).toBeGreaterThan(0)
    for (let count = 0; count < 4; count += 1) expect(await ask(email, here, device)).toBe(0)
    expect(await ask(email, here, device)).toBeGreaterThan(0)
  })
})

describe('the audit log of the own account', () => {
  test.each(['sign-out-everywhere', 'password', 'email'])(
    'takes %s from whoever is signed in',
    async (kind) => {
      const somebody = await signedUpPerson()
      expect((await somebody.client.rpc('record_event', { event_kind: kind })).error).toBeNull()
      const { data } = await owner().from('staff_events').select('kind').eq('account', somebody.id)
      expect(data).toEqual([{ kind }])
      expectForbidden(await visitor().rpc('record_event', { event_kind: kind }))
    },
  )
})
