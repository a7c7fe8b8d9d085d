import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import {
  administrator,
  expectForbidden,
  expectRefused,
  owner,
  type Person,
  signedUpPerson,
  visitor,
} from './people'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

let person: Person
let admin: Person
beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

/** What the audit log says of an account, oldest first, whoever may read it. */
async function eventsOf(account: string): Promise<unknown[]> {
  const { data, error } = await owner()
    .from('staff_events')
    .select('kind, subject')
    .eq('account', account)
    .order('id')
  if (error) throw error
  return data
}

describe('a new order', () => {
  test('says what moved, and nothing did where it is the order already', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    const added = await owner()
      .from('tours')
      .insert(ids.map((id) => ({ id })))
    expect(added.error).toBeNull()
    const [first = '', second = '', third = ''] = ids
    const moved = async (order: string[]) => {
      const { data, error } = await admin.client.rpc('reorder_items', { collection: 'tours', ids: order })
      expect(error).toBeNull()
      return z
        .array(z.object({ id: z.string(), collection: z.literal('tours'), position: z.number() }))
        .parse(data)
        .map(({ id, position }) => [id, position])
    }
    try {
      expect(await moved([first, second, third])).toEqual([
        [first, 1],
        [second, 2],
        [third, 3],
      ])
      expect(await moved([first, second, third])).toEqual([])
      expect(await moved([first, third, second])).toEqual([
        [third, 2],
        [second, 3],
      ])
    } finally {
      await owner().from('tours').delete().in('id', ids)
    }
  })
})

describe('a picture', () => {
  const newFile = () => `${Date.now()}-${randomUUID()}.png`
  const record = async (name: string, event_kind?: 'upload' | 'deletion') => {
    const { error } = await admin.client.rpc('record_picture', { file: `icons/${name}`, event_kind })
    expect(error).toBeNull()
  }
  const linesOf = async (name: string) => {
    const subject = `icons/${name}`
    const { data } = await admin.client.from('staff_events').select().eq('subject', subject).order('id')
    for (const line of data ?? [])
      expect(line).toEqual({
        id: expect.any(Number),
        at: expect.any(String),
        kind: line.kind,
        account: admin.id,
        subject,
      })
    return data?.map(({ kind }) => kind)
  }
  const version = async () => (await owner().from('content_state').select('version').single()).data?.version

  test('leaves a line when it comes and when it goes, and every process learns of it', async () => {
    const name = newFile()
    const before = await version()
    await record(name, 'upload')
    await record(name, 'deletion')
    expect(await linesOf(name)).toEqual(['upload', 'deletion'])
    expect(await version()).toBe(before + 2)
  })

  test('that somebody finds gone leaves none, and every process learns of it', async () => {
    const name = newFile()
    const before = await version()
    await record(name)
    expect(await linesOf(name)).toEqual([])
    expect(await version()).toBe(before + 1)
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['the secret key, which has no person', () => owner()],
  ])('is none that %s may tell of', async (_who, client) => {
    const told = { event_kind: 'deletion', file: `icons/${newFile()}` }
    expectForbidden(await client().rpc('record_picture', told))
  })

  test.each([
    ['publication', 'icons/a.png'],
    ['role-given', 'icons/a.png'],
    ['sign-in', 'icons/a.png'],
    ['upload', 'x'.repeat(301)],
    ['upload', null],
  ])('%s of %s is refused', async (event_kind, file) => {
    expect((await admin.client.rpc('record_picture', { event_kind, file })).error?.code).toBe('22023')
  })
})

describe('what happens by itself', () => {
  test('a role that is given or taken leaves a line, by whatever means', async () => {
    const { id } = await signedUpPerson()
    await owner().from('user_roles').insert({ user_id: id, role: 'admin' })
    await owner().from('user_roles').delete().eq('user_id', id)
    expect(await eventsOf(id)).toEqual([
      { kind: 'role-given', subject: 'admin' },
      { kind: 'role-taken', subject: 'admin' },
    ])
  })

  test('sign-in, wrong password and lockout leave a line each, a lockout one for all its attempts', async () => {
    const { client, id, email } = await signedUpPerson()
    // Other tests may have used up what one caller may add in an hour.
    await owner().from('sign_in_counters').delete().eq('key', 'failures')
    const attempt = {
      kind: 'sign-in',
      email,
      address_hash: hash(randomUUID()),
      device_hash: hash(randomUUID()),
    }
    for (let count = 0; count < 8; count += 1) await client.rpc('permit_attempt', attempt)
    await client.rpc('sign_in_failed', { sign_in_email: email })
    await client.rpc('sign_in_succeeded', {
      address_hash: attempt.address_hash,
      device_hash: attempt.device_hash,
    })
    await client.rpc('record_event', { event_kind: 'sign-out' })
    expect(await eventsOf(id)).toEqual([
      { kind: 'lockout', subject: null },
      { kind: 'sign-in-failed', subject: null },
      { kind: 'sign-in', subject: null },
      { kind: 'sign-out', subject: null },
    ])
  })
})

describe('nobody else reads or writes the audit log', () => {
  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
  ])('%s reads nothing', async (_who, client) => {
    await admin.client.rpc('record_event', { event_kind: 'sign-out' })
    expectRefused(await client().from('staff_events').select())
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s neither adds, changes nor removes a line', async (_who, client) => {
    const line = { kind: 'upload', account: admin.id, subject: 'forged' }
    expectRefused(await client().from('staff_events').insert(line).select())
    expectRefused(await client().from('staff_events').update({ subject: 'forged' }).gt('id', 0).select())
    expectRefused(await client().from('staff_events').delete().gt('id', 0).select())
  })

  test.each(['sign-out', 'sign-out-everywhere', 'password', 'email'])(
    'a visitor reports no %s',
    async (event_kind) => {
      expectForbidden(await visitor().rpc('record_event', { event_kind }))
    },
  )

  test.each([
    'sign-in',
    'lockout',
    'role-given',
    'upload',
    'publication',
    'hide',
    'reorder',
    'anything',
    null,
  ])('an administrator cannot make up a %s', async (event_kind) => {
    const { error } = await admin.client.rpc('record_event', { event_kind })
    expect(error).toMatchObject({ code: '22023' })
  })

  test('a person without the role cannot write the audit log full', async () => {
    const { client, id } = await signedUpPerson()
    for (let count = 0; count < 30; count += 1) {
      await client.rpc('record_event', { event_kind: 'sign-out' })
    }
    expect(await eventsOf(id)).toHaveLength(20)
  })
})
