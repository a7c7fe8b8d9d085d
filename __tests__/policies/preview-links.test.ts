import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { countedTables } from '@/lib/supabase/types'
import { administrator, expectForbidden, owner, type Person, signedUpPerson, visitor } from './people'

const madeSchema = z.strictObject({
  id: z.uuid(),
  token: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
})

const dayMs = 86_400_000

let person: Person
let admin: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

/** An item with a draft over what visitors see. */
async function drafted(collection = 'tours'): Promise<{ collection: string; item: string }> {
  const id = `teste-${randomUUID()}`
  const { error } = await owner()
    .from(collection)
    .insert({ id, shipped: true, draft: { title: 'Rascunho' }, published: { title: 'Publicado' } })
  if (error) throw error
  return { collection, item: id }
}

async function made(item: { collection: string; item: string }, who = admin, days?: number) {
  const { data, error } = await who.client.rpc('create_preview_link', { ...item, ...(days && { days }) })
  if (error) throw error
  return madeSchema.parse(data)
}

async function shown(token: string, client: SupabaseClient = visitor()): Promise<unknown> {
  const { data, error } = await client.rpc('shared_preview', { token })
  expect(error).toBeNull()
  return data
}

const rows = async (item: string) =>
  (await owner().from('preview_links').select().eq('item', item)).data ?? []

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A link with an end of the test's own choosing; no function makes one that is over. */
async function linkUntil(item: { collection: string; item: string }, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('hex')
  const { error } = await owner()
    .from('preview_links')
    .insert({
      ...item,
      token_hash: hashOf(token),
      created_by: admin.id,
      created_at: new Date(expiresAt.getTime() - dayMs).toISOString(),
      expires_at: expiresAt.toISOString(),
    })
  if (error) throw error
  return token
}

describe.each(countedTables)('a link to an item of %s', (collection) => {
  test('shows that item with its draft to anybody who has it, for seven days', async () => {
    const item = await drafted(collection)
    const before = Date.now()
    const { token, expiresAt } = await made(item)
    expect(Math.abs(expiresAt.getTime() - before - 7 * dayMs)).toBeLessThan(dayMs)
    const seen = {
      collection,
      id: item.item,
      document: { title: 'Rascunho' },
      expiresAt: expect.any(String),
    }
    expect(await shown(token)).toEqual(seen)
    expect(await shown(token, person.client)).toEqual(seen)
    expect(await shown(token, admin.client)).toEqual(seen)
  })
})

describe('what a link shows', () => {
  test('is the draft of the moment, and what is published where there is none', async () => {
    const item = await drafted()
    const { token } = await made(item)
    await owner()
      .from('tours')
      .update({ draft: { title: 'Mais novo' } })
      .eq('id', item.item)
    expect(await shown(token)).toMatchObject({ document: { title: 'Mais novo' } })
    await owner().from('tours').update({ draft: null }).eq('id', item.item)
    expect(await shown(token)).toMatchObject({ document: { title: 'Publicado' } })
    await owner().from('tours').update({ published: null }).eq('id', item.item)
    expect(await shown(token)).toMatchObject({ document: {} })
  })

  test('is nothing of another item', async () => {
    const [one, other] = [await drafted(), await drafted()]
    const { token } = await made(one)
    expect(JSON.stringify(await shown(token))).not.toContain(other.item)
  })
})

describe('the same nothing is the answer to a token', () => {
  test('that never was', async () => {
    for (const token of [randomBytes(32).toString('hex'), '', '%', "' or true --", 'a'.repeat(5000)]) {
      expect(await shown(token)).toBeNull()
    }
  })

  test('that is the hash of one', async () => {
    const item = await drafted()
    await made(item)
    const [row] = z.array(z.object({ token_hash: z.string() })).parse(await rows(item.item))
    expect(await shown(row?.token_hash ?? '')).toBeNull()
  })

  test('whose time is over', async () => {
    const item = await drafted()
    const over = await linkUntil(item, new Date(Date.now() - 1000))
    const open = await linkUntil(item, new Date(Date.now() + dayMs / 2))
    expect(await shown(over)).toBeNull()
    expect(await shown(open)).not.toBeNull()
  })

  test('that an administrator ended, also another one than made it', async () => {
    const { id, token } = await made(await drafted())
    const other = await administrator()
    expect(await other.client.rpc('end_preview_link', { link: id })).toMatchObject({ error: null })
    expect(await shown(token)).toBeNull()
    expect(await other.client.rpc('end_preview_link', { link: id })).toMatchObject({ error: null })
  })

  test('of an item that went with its draft', async () => {
    const item = await drafted()
    const { token } = await made(item)
    await owner().from('tours').delete().eq('id', item.item)
    expect(await shown(token)).toBeNull()
  })

  test('of an item that went with its draft, also when another comes under its name', async () => {
    const item = { collection: 'tours', item: `teste-${randomUUID()}` }
    const key = { collection: item.collection, id: item.item }
    const save = async (title: string) => {
      const { error } = await admin.client.rpc('save_draft', { ...key, document: { title }, revision: 0 })
      expect(error).toBeNull()
    }
    await save('Um')
    const { token } = await made(item)
    expect(await shown(token)).toMatchObject({ document: { title: 'Um' } })
    expect(
      (await admin.client.rpc('change_item', { ...key, revision: 1, action: 'discard' })).error,
    ).toBeNull()
    await save('Outro')
    expect(await shown(token)).toBeNull()
    expect(await rows(item.item)).toEqual([])
  })

  test('of somebody who is no administrator any more', async () => {
    const former = await administrator()
    const { token } = await made(await drafted(), former)
    await owner().from('user_roles').delete().eq('user_id', former.id)
    expect(await shown(token)).toBeNull()
    expectForbidden(await former.client.rpc('create_preview_link', await drafted()))
  })
})

describe.each(countedTables)('a row of %s that goes for good', (collection) => {
  test('takes its own links along, whoever deletes it, and no others', async () => {
    const [gone, stays] = [await drafted(collection), await drafted(collection)]
    const namesake = { collection: collection === 'tours' ? 'expeditions' : 'tours', item: gone.item }
    await owner().from(namesake.collection).insert({ id: namesake.item, shipped: true })
    for (const item of [gone, stays, namesake]) await made(item)
    await owner().from(collection).delete().eq('id', gone.item)
    expect(await rows(gone.item)).toMatchObject([namesake])
    expect(await rows(stays.item)).toHaveLength(1)
  })
})

describe('making a link', () => {
  test('keeps the hash of its token and not the token', async () => {
    const item = await drafted()
    const { token } = await made(item)
    const kept = await rows(item.item)
    expect(kept).toMatchObject([
      { ...item, token_hash: hashOf(token), created_by: admin.id, created_by_email: admin.email },
    ])
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('gives each link a token of its own', async () => {
    const item = await drafted()
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await made(item)).token))
    expect(new Set(tokens).size).toBe(5)
  })

  test('takes away those that are over', async () => {
    const old = await drafted()
    await linkUntil(old, new Date(Date.now() - 1000))
    await made(await drafted())
    expect(await rows(old.item)).toEqual([])
  })

  test('takes 1 to 30 days and no others', async () => {
    const item = await drafted()
    for (const days of [0, -1, 31, 2_000_000_000, null]) {
      const { error } = await admin.client.rpc('create_preview_link', { ...item, days })
      expect(error).toMatchObject({ code: '22023', message: 'lifetime_invalid' })
    }
    const { expiresAt } = await made(item, admin, 30)
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * dayMs)
  })

  test('refuses an item that is not there, and a collection that is none', async () => {
    const unknown = await admin.client.rpc('create_preview_link', { collection: 'tours', item: 'nunca' })
    expect(unknown.error).toMatchObject({ code: 'PT404' })
    const other = await admin.client.rpc('create_preview_link', { collection: 'user_roles', item: 'x' })
    expect(other.error).toMatchObject({ code: 'PT404' })
  })
})

describe.each([
  ['a visitor', () => visitor()],
  ['a signed-up person', () => person.client],
])('%s', (_who, client) => {
  test('makes no link and ends none', async () => {
    const item = await drafted()
    const { id, token } = await made(item)
    expectForbidden(await client().rpc('create_preview_link', item))
    expectForbidden(await client().rpc('end_preview_link', { link: id }))
    expect(await rows(item.item)).toHaveLength(1)
    expect(await shown(token)).not.toBeNull()
  })
})

describe('the table of links', () => {
  test('is nothing that a visitor reads', async () => {
    await made(await drafted())
    expectForbidden(await visitor().from('preview_links').select())
  })

  test('has no row for a signed-up person', async () => {
    await made(await drafted())
    expect(await person.client.from('preview_links').select()).toMatchObject({ data: [], error: null })
  })

  test('tells an administrator which links to an item are open', async () => {
    const item = await drafted()
    const { id } = await made(item)
    const { data } = await admin.client.from('preview_links').select('id').eq('item', item.item)
    expect(data).toEqual([{ id }])
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('is not written by %s past the functions', async (_who, client) => {
    const item = await drafted()
    const { id } = await made(item)
    const before = await rows(item.item)
    const table = () => client().from('preview_links')
    const added = {
      ...item,
      token_hash: hashOf('meu'),
      created_by: admin.id,
      expires_at: new Date(Date.now() + dayMs).toISOString(),
    }
    expectForbidden(await table().insert(added))
    expectForbidden(await table().update({ item: 'outro' }).eq('id', id))
    expectForbidden(await table().delete().eq('id', id))
    expect(await rows(item.item)).toEqual(before)
  })
})
