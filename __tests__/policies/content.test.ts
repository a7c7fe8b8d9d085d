/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  administrator,
  expectAllowed,
  expectRefused,
  owner,
  type Person,
  signedUpPerson,
  visitor,
} from './people'

const name = () => `teste-${randomUUID()}`
type Row = Record<string, string | number | object | null>

/** Numbers that no expedition of the catalogue has, each given out once: numbers by chance met each other. */
let lastNumber = 1000

const product = (): Row => ({ slug: name(), category: 'Barco', price_reais: 600, price_per: 'person' })
const tables: { table: string; row: () => Row; change: Row }[] = [
  { table: 'tours', row: product, change: { price_reais: 700 } },
  {
    table: 'expeditions',
    row: () => ({ ...product(), number: ++lastNumber }),
    change: { price_reais: null },
  },
  { table: 'aca_courses', row: () => ({ slug: name(), days: 2, level: 'advanced' }), change: { days: 1 } },
  {
    table: 'site_content',
    row: () => ({ key: name(), value: { 'pt-BR': '/teste' } }),
    change: { value: {} },
  },
]

let person: Person
let admin: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

describe.each(tables)('$table', ({ table, row, change }) => {
  const stored = async (published = true): Promise<string> => {
    const { data, error } = await owner()
      .from(table)
      .insert({ ...row(), published })
      .select('id')
      .single()
    if (error) throw error
    return data.id
  }
  const current = async (id: string) => {
    const { data, error } = await owner().from(table).select().eq('id', id).maybeSingle()
    if (error) throw error
    return data
  }
  const find = (client: SupabaseClient, id: string) => client.from(table).select('id').eq('id', id)
  const expectNothingAdded = async (client: SupabaseClient) => {
    const added = row()
    expectRefused(await client.from(table).insert(added))
    expectRefused(await client.from(table).insert(added).select())
    const [column = '', value] = Object.entries(added)[0] ?? []
    expect(await owner().from(table).select('id').eq(column, value)).toMatchObject({ data: [], error: null })
  }

  const readers: [string, () => SupabaseClient][] = [
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
  ]

  describe.each(readers)('%s', (_who, client) => {
    test('reads what is published', async () => {
      expectAllowed(await find(client(), await stored()))
    })

    test('does not see what is not published', async () => {
      expectRefused(await find(client(), await stored(false)))
    })

    test('cannot add anything', async () => {
      await expectNothingAdded(client())
    })

    test('cannot change anything', async () => {
      const id = await stored()
      const before = await current(id)
      expectRefused(await client().from(table).update(change).eq('id', id).select())
      expect(await current(id)).toEqual(before)
    })

    test('cannot replace anything', async () => {
      const id = await stored()
      const before = await current(id)
      expectRefused(
        await client()
          .from(table)
          .upsert({ ...before, ...change })
          .select(),
      )
      expect(await current(id)).toEqual(before)
    })

    test('cannot remove anything', async () => {
      const id = await stored()
      expectRefused(await client().from(table).delete().eq('id', id).select())
      expect(await current(id)).not.toBeNull()
    })

    test('cannot empty the table', async () => {
      const id = await stored()
      expectRefused(await client().from(table).delete().not('id', 'is', null).select())
      expect(await current(id)).not.toBeNull()
    })
  })

  describe('an administrator', () => {
    test('sees what is not published', async () => {
      expectAllowed(await find(admin.client, await stored(false)))
    })

    test('adds', async () => {
      expectAllowed(await admin.client.from(table).insert(row()).select())
    })

    test('changes', async () => {
      const id = await stored()
      expectAllowed(await admin.client.from(table).update(change).eq('id', id).select())
      expect(await current(id)).toMatchObject(change)
    })

    test('removes', async () => {
      const id = await stored()
      expectAllowed(await admin.client.from(table).delete().eq('id', id).select())
      expect(await current(id)).toBeNull()
    })

    test('gets an exact count', async () => {
      await stored()
      const { count, error } = await admin.client.from(table).select('id', { count: 'exact', head: true })
      expect(error).toBeNull()
      const { data } = await owner().from(table).select('id')
      expect(count).toBe(data?.length)
    })

    test('loses every right together with the role', async () => {
      const former = await administrator()
      const hidden = await stored(false)
      expectAllowed(await find(former.client, hidden))
      expectAllowed(await owner().from('user_roles').delete().eq('user_id', former.id).select())
      expectRefused(await find(former.client, hidden))
      await expectNothingAdded(former.client)
      const id = await stored()
      const before = await current(id)
      expectRefused(await former.client.from(table).update(change).eq('id', id).select())
      expectRefused(await former.client.from(table).delete().eq('id', id).select())
      expect(await current(id)).toEqual(before)
    })
  })

  test('a natural key is used once', async () => {
    const first = row()
    expect((await owner().from(table).insert(first)).error).toBeNull()
    expect((await owner().from(table).insert(first)).error?.code).toBe('23505')
  })
})

describe('values that make no sense are refused', () => {
  test.each<[string, Row]>([
    ['tours', { ...product(), price_reais: 0 }],
    ['tours', { ...product(), price_per: 'boat' }],
    ['tours', { ...product(), category: 'Surfe' }],
    ['tours', { ...product(), slug: 'Com Espaço' }],
    ['expeditions', { ...product(), number: 8 }],
    ['aca_courses', { slug: name(), days: 0, level: 'advanced' }],
    ['aca_courses', { slug: name(), days: 1, level: 'master' }],
    ['site_content', { key: 'Início' }],
  ])('%s: %j', async (table, row) => {
    const { error } = await owner().from(table).insert(row)
    expect(error?.message).toContain('violates check constraint')
  })
})
