import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { countedTables } from '@/lib/supabase/types'
import {
  administrator,
  expectAllowed,
  expectForbidden,
  owner,
  type Person,
  signedUpPerson,
  visitor,
} from './people'

const newId = () => `teste-${randomUUID()}`

let person: Person
let admin: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

describe.each(countedTables)('%s', (table) => {
  const stored = async (): Promise<string> => {
    const id = newId()
    const row = { id, shipped: true, draft: { title: 'Rascunho' }, published: { title: 'Passeio' } }
    const { error } = await owner().from(table).insert(row)
    if (error) throw error
    return id
  }
  const current = async (id: string) => {
    const { data, error } = await owner().from(table).select().eq('id', id).maybeSingle()
    if (error) throw error
    return data
  }
  /** Every verb at a row that exists, and at one that does not; nothing changes. */
  const expectNoWriting = async (client: SupabaseClient) => {
    const id = await stored()
    const before = await current(id)
    const added = newId()
    expectForbidden(await client.from(table).insert({ id: added }))
    expectForbidden(await client.from(table).insert({ id: added }).select())
    expectForbidden(await client.from(table).update({ hidden: true }).eq('id', id).select())
    expectForbidden(
      await client
        .from(table)
        .update({ published: { title: 'Meu' } })
        .eq('id', id),
    )
    expectForbidden(
      await client
        .from(table)
        .upsert({ ...before, hidden: true })
        .select(),
    )
    expectForbidden(await client.from(table).delete().eq('id', id).select())
    expectForbidden(await client.from(table).delete().not('id', 'is', null))
    expect(await current(id)).toEqual(before)
    expect(await current(added)).toBeNull()
  }

  test('a visitor reads nothing of it, drafts least of all', async () => {
    const id = await stored()
    expectForbidden(await visitor().from(table).select())
    expectForbidden(await visitor().from(table).select('draft').eq('id', id))
  })

  test('a signed-up person sees no row, and counts none', async () => {
    await stored()
    expect(await person.client.from(table).select()).toMatchObject({ data: [], error: null })
    const { count } = await person.client.from(table).select('id', { count: 'exact', head: true })
    expect(count).toBe(0)
  })

  test('an administrator reads every row with its draft', async () => {
    const id = await stored()
    const { data } = await admin.client.from(table).select().eq('id', id).single()
    expect(data).toMatchObject({
      id,
      draft: { title: 'Rascunho' },
      published: { title: 'Passeio' },
      position: null,
      hidden: false,
      deleted_at: null,
      revision: 1,
    })
  })

  test('an administrator gets an exact count', async () => {
    await stored()
    const { count, error } = await admin.client.from(table).select('id', { count: 'exact', head: true })
    expect(error).toBeNull()
    const { data } = await owner().from(table).select('id')
    expect(count).toBe(data?.length)
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s writes nothing past the functions', async (_who, client) => {
    await expectNoWriting(client())
  })

  test('an administrator loses every right together with the role', async () => {
    const former = await administrator()
    const id = await stored()
    expectAllowed(await former.client.from(table).select('id').eq('id', id))
    expectAllowed(await owner().from('user_roles').delete().eq('user_id', former.id).select())
    expect(await former.client.from(table).select('id').eq('id', id)).toMatchObject({ data: [], error: null })
    await expectNoWriting(former.client)
  })

  test('an id is used once', async () => {
    const id = await stored()
    expect((await owner().from(table).insert({ id })).error?.code).toBe('23505')
  })

  test.each([
    ['an id with capitals', { id: 'Passeio' }],
    ['an id with a space', { id: 'um passeio' }],
    ['an id of 81 characters', { id: 'a'.repeat(81) }],
    ['a draft that is a list', { id: newId(), draft: [] }],
    ['a draft that is a number', { id: newId(), draft: 7 }],
    ['a document above 256 KiB', { id: newId(), published: { text: 'a'.repeat(262_144) } }],
    ['a revision of none', { id: newId(), revision: 0 }],
  ])('%s is refused even to the secret key', async (_case, row) => {
    const { error } = await owner().from(table).insert(row)
    expect(error?.message).toContain('violates check constraint')
  })
})

describe('the history', () => {
  const entry = () => ({ collection: 'tours', item: newId(), action: 'publish', document: { title: 'Um' } })
  const written = async () => {
    const { data, error } = await owner().from('content_revisions').insert(entry()).select().single()
    if (error) throw error
    return data
  }
  const current = async (id: number) =>
    (await owner().from('content_revisions').select().eq('id', id).maybeSingle()).data

  test('is not for visitors, and empty for a signed-up person', async () => {
    const { id } = await written()
    expectForbidden(await visitor().from('content_revisions').select())
    expect(await person.client.from('content_revisions').select().eq('id', id)).toMatchObject({
      data: [],
      error: null,
    })
  })

  test('is read by administrators', async () => {
    const { id } = await written()
    expectAllowed(await admin.client.from('content_revisions').select().eq('id', id))
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s can neither add to it nor change nor remove anything', async (_who, client) => {
    const before = await written()
    const table = () => client().from('content_revisions')
    expectForbidden(await table().insert(entry()))
    expectForbidden(await table().update({ note: 'outra' }).eq('id', before.id).select())
    expectForbidden(await table().upsert({ ...before, addresses: undefined, note: 'outra' }))
    expectForbidden(await table().delete().eq('id', before.id).select())
    expect(await current(before.id)).toEqual(before)
  })

  test('is append-only for the secret key, too', async () => {
    const before = await written()
    const table = () => owner().from('content_revisions')
    expectForbidden(await table().update({ note: 'outra' }).eq('id', before.id).select())
    expectForbidden(await table().delete().eq('id', before.id).select())
    expectForbidden(await table().delete().not('id', 'is', null))
    expect(await current(before.id)).toEqual(before)
  })
})

describe('the version', () => {
  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s reads it and cannot change it', async (_who, client) => {
    const { data, error } = await client().from('content_state').select('version').single()
    expect(error).toBeNull()
    expect(data?.version).toEqual(expect.any(Number))
    expectForbidden(
      await client().from('content_state').update({ version: 1_000_000 }).eq('id', true).select(),
    )
    expectForbidden(await client().from('content_state').insert({ id: false }))
    expectForbidden(await client().from('content_state').delete().eq('id', true))
    const { data: after } = await owner().from('content_state').select('version')
    expect(after).toHaveLength(1)
    expect(after?.[0]?.version).toBeLessThan(1_000_000)
  })
})
