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

describe('what an administrator does', () => {
  test.each(['upload', 'deletion', 'publication', 'hide', 'delete', 'restore', 'reorder'])(
    'leaves a line of kind %s with their account, which they can read',
    async (kind) => {
      const subject = `tour-images/${randomUUID()}.avif`
      const { error } = await admin.client.rpc('record_event', { event_kind: kind, event_subject: subject })
      expect(error).toBeNull()
      const { data } = await admin.client.from('staff_events').select().eq('subject', subject)
      expect(data).toEqual([
        { id: expect.any(Number), at: expect.any(String), kind, account: admin.id, subject },
      ])
    },
  )

  test('is kept short', async () => {
    const subject = `${randomUUID()}${'x'.repeat(1000)}`
    await admin.client.rpc('record_event', { event_kind: 'upload', event_subject: subject })
    const { data } = await admin.client
      .from('staff_events')
      .select('subject')
      .like('subject', `${subject.slice(0, 36)}%`)
    expect(data?.[0]?.subject).toHaveLength(300)
  })
})

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
  const record = async (event_kind: 'upload' | 'deletion', name: string, is_certain: boolean) => {
    const file = `icons/${name}`
    const { data, error } = await admin.client.rpc('record_picture', { event_kind, file, is_certain })
    expect(error).toBeNull()
    return data
  }
  const store = async (name: string) => {
    const bytes = new Blob(['pixels'], { type: 'image/png' })
    expect((await admin.client.storage.from('icons').upload(name, bytes)).error).toBeNull()
  }
  const remove = (name: string) => owner().storage.from('icons').remove([name])
  const kindsOf = async (name: string) => {
    const { data } = await owner()
      .from('staff_events')
      .select('kind, account')
      .eq('subject', `icons/${name}`)
      .order('id')
    expect(data?.every(({ account }) => account === admin.id)).toBe(true)
    return data?.map(({ kind }) => kind)
  }

  test('leaves a line when it comes and when it goes', async () => {
    const name = newFile()
    expect(await record('upload', name, true)).toBe(true)
    expect(await record('deletion', name, true)).toBe(true)
    expect(await kindsOf(name)).toEqual(['upload', 'deletion'])
  })

  test('that is found gone leaves its line once, however often it is looked for', async () => {
    const name = newFile()
    expect(await record('upload', name, true)).toBe(true)
    const found = await Promise.all([1, 2, 3].map(() => record('deletion', name, false)))
    expect(found.sort()).toEqual([false, false, true])
    // Who removed it at the same moment is later with the line than who found it gone.
    expect(await record('deletion', name, true)).toBe(false)
    expect(await kindsOf(name)).toEqual(['upload', 'deletion'])
  })

  test('that never was, or is still there, has not gone because somebody says so', async () => {
    expect(await record('deletion', newFile(), false)).toBe(false)
    const name = newFile()
    await store(name)
    try {
      expect(await record('upload', name, true)).toBe(true)
      expect(await record('deletion', name, false)).toBe(false)
      expect(await kindsOf(name)).toEqual(['upload'])
    } finally {
      await remove(name)
    }
  })

  test('that is found there leaves its line once, and one that is not leaves none', async () => {
    expect(await record('upload', newFile(), false)).toBe(false)
    const name = newFile()
    await store(name)
    try {
      expect(await record('upload', name, false)).toBe(true)
      expect(await record('upload', name, false)).toBe(false)
    } finally {
      await remove(name)
    }
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['the secret key, which has no person', () => owner()],
  ])('is none that %s may tell of', async (_who, client) => {
    const told = { event_kind: 'deletion', file: `icons/${newFile()}`, is_certain: true }
    expectForbidden(await client().rpc('record_picture', told))
  })

  test('neither is published nor becomes an administrator', async () => {
    for (const event_kind of ['publication', 'role-given', 'sign-in']) {
      const told = { event_kind, file: 'icons/a.png', is_certain: true }
      expect((await admin.client.rpc('record_picture', told)).error).toMatchObject({ code: '22023' })
    }
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
      sign_in_email: email,
      address_hash: hash(randomUUID()),
      device_hash: hash(randomUUID()),
    }
    for (let count = 0; count < 8; count += 1) await client.rpc('permit_sign_in', attempt)
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
    await admin.client.rpc('record_event', { event_kind: 'upload', event_subject: 'a' })
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

  test.each(['upload', 'deletion', 'publication', 'hide', 'delete', 'restore', 'reorder'])(
    'a person without the role reports no %s',
    async (kind) => {
      expectRefused(await person.client.rpc('record_event', { event_kind: kind }))
      expectRefused(await visitor().rpc('record_event', { event_kind: kind }))
    },
  )

  test.each(['sign-in', 'sign-in-failed', 'lockout', 'role-given', 'role-taken', 'anything'])(
    'an administrator cannot make up a %s',
    async (kind) => {
      const { error } = await admin.client.rpc('record_event', { event_kind: kind })
      expect(error).toMatchObject({ code: '22023' })
    },
  )

  test('a person without the role cannot write the audit log full', async () => {
    const { client, id } = await signedUpPerson()
    for (let count = 0; count < 30; count += 1) {
      await client.rpc('record_event', { event_kind: 'sign-out' })
    }
    expect(await eventsOf(id)).toHaveLength(20)
  })
})
