import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { countedTables } from '@/lib/supabase/types'
import { administrator, expectForbidden, owner, type Person, signedUpPerson, visitor } from './people'

/*
 * The functions through which staff change content. All in one file: files run side by side, and here it counts whether
 * the version of all content was raised.
 */

const newId = () => `teste-${randomUUID()}`
const itemSchema = z.object({
  collection: z.string(),
  id: z.string(),
  shipped: z.boolean(),
  draft: z.unknown(),
  published: z.unknown(),
  position: z.number().nullable(),
  hidden: z.boolean(),
  deleted_at: z.string().nullable(),
  revision: z.number(),
  updated_at: z.string(),
  updated_by: z.string().nullable(),
  draft_at: z.string().nullable(),
  draft_by: z.string().nullable(),
  published_at: z.string().nullable(),
  published_by: z.string().nullable(),
})
const contentSchema = z.strictObject({
  version: z.number(),
  items: z.array(
    z.strictObject({
      collection: z.string(),
      id: z.string(),
      document: z.record(z.string(), z.unknown()),
      position: z.number().nullable(),
      hidden: z.boolean(),
      deleted: z.boolean(),
    }),
  ),
  formerAddresses: z.array(
    z.strictObject({ collection: z.string(), id: z.string(), locale: z.string(), address: z.string() }),
  ),
  pictures: z.array(
    z.strictObject({ bucket: z.string(), name: z.string(), createdAt: z.iso.datetime({ offset: true }) }),
  ),
})

let person: Person
let admin: Person
let other: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
  other = await administrator()
})

const call = async (who: Person, name: string, args: Record<string, unknown>) => {
  const { data, error } = await who.client.rpc(name, args)
  if (error) throw error
  return itemSchema.parse(data)
}
/** As every process of the site asks for it. */
const version = async () => {
  const { data } = await visitor().from('content_state').select('version').single()
  return z.object({ version: z.number() }).parse(data).version
}
const content = async (client = visitor()) =>
  contentSchema.parse((await client.rpc('published_content')).data)
const row = async (collection: string, id: string) =>
  (await owner().from(collection).select().eq('id', id).maybeSingle()).data
const history = async (item: string) =>
  (await owner().from('content_revisions').select().eq('item', item).order('id')).data

/** An item that the code has, as the seed adds one. */
const shipped = async (collection = 'tours', id = newId()): Promise<{ collection: string; id: string }> => {
  const { error } = await owner().from(collection).insert({ id, shipped: true })
  if (error) throw error
  return { collection, id }
}
/** A shipped item with a document that visitors see. */
const published = async (document: object, collection = 'tours') => {
  const item = await shipped(collection)
  await call(admin, 'save_draft', { ...item, document, revision: 1 })
  return call(admin, 'publish_item', { ...item, revision: 2 })
}
const key = ({ collection, id }: { collection: string; id: string }) => ({ collection, id })

describe.each(countedTables)('an administrator changes %s', (collection) => {
  test('by a draft that nobody else sees, and by publishing it', async () => {
    const item = await shipped(collection)
    const before = await version()
    const saved = await call(admin, 'save_draft', { ...item, document: { title: 'Novo' }, revision: 1 })
    expect(saved).toMatchObject({
      ...item,
      draft: { title: 'Novo' },
      published: null,
      revision: 2,
      updated_by: admin.id,
      draft_by: admin.id,
      draft_at: expect.any(String),
    })
    expect(await version()).toBe(before)
    expect(JSON.stringify(await content())).not.toContain(item.id)

    const visible = await call(admin, 'publish_item', { ...item, revision: 2, note: ' Preço de verão ' })
    expect(visible).toMatchObject({
      draft: null,
      draft_at: null,
      draft_by: null,
      published: { title: 'Novo' },
      published_by: admin.id,
      published_at: expect.any(String),
      revision: 3,
    })
    const seen = await content()
    expect(seen.version).toBe(before + 1)
    expect(seen.items).toContainEqual({
      ...item,
      document: { title: 'Novo' },
      position: null,
      hidden: false,
      deleted: false,
    })
    expect(await history(item.id)).toMatchObject([
      {
        collection,
        action: 'publish',
        document: { title: 'Novo' },
        note: 'Preço de verão',
        actor: admin.id,
        actor_email: admin.email,
      },
    ])
  })

  test('by hiding, showing, binning and taking out of the bin; nothing of it is lost', async () => {
    const item = key(await published({ title: 'Fica' }, collection))
    const seen = async () => (await content()).items.find(({ id }) => id === item.id)
    const before = await version()
    await call(admin, 'change_item', { ...item, revision: 3, action: 'hide' })
    expect(await seen()).toMatchObject({ hidden: true, deleted: false })
    await call(admin, 'change_item', { ...item, revision: 4, action: 'show' })
    expect(await seen()).toMatchObject({ hidden: false, deleted: false })
    const binned = await call(admin, 'change_item', { ...item, revision: 5, action: 'delete' })
    expect(binned.deleted_at).not.toBeNull()
    expect(await seen()).toMatchObject({ hidden: false, deleted: true })
    await call(admin, 'change_item', { ...item, revision: 6, action: 'undelete' })
    expect(await seen()).toMatchObject({ hidden: false, deleted: false, document: { title: 'Fica' } })
    expect(await version()).toBe(before + 4)
    const actions = (await history(item.id))?.map(({ action, document }) => ({ action, document }))
    const document = { title: 'Fica' }
    expect(actions).toEqual(
      ['publish', 'hide', 'show', 'delete', 'undelete'].map((action) => ({ action, document })),
    )
  })

  test('by adding an item that the code lacks, which visitors see once it is published', async () => {
    const item = { collection, id: newId() }
    const before = await version()
    const added = await call(admin, 'save_draft', { ...item, document: { title: 'Inteiro' }, revision: 0 })
    expect(added).toMatchObject({ ...item, shipped: false, revision: 1, draft: { title: 'Inteiro' } })
    await call(admin, 'change_item', { ...item, revision: 1, action: 'hide' })
    expect(await version()).toBe(before)
    expect(JSON.stringify(await content())).not.toContain(item.id)
    await call(admin, 'change_item', { ...item, revision: 2, action: 'show' })
    await call(admin, 'publish_item', { ...item, revision: 3 })
    expect(await version()).toBe(before + 1)
    expect((await content()).items).toContainEqual(
      expect.objectContaining({ ...item, document: { title: 'Inteiro' } }),
    )
  })
})

describe('an item that the code has and the seed has not added yet', () => {
  const begun = async () => {
    const item = { collection: 'tours', id: newId() }
    const added = await call(admin, 'save_draft', { ...item, document: {}, revision: 0, shipped: true })
    expect(added).toMatchObject({ shipped: true, published: null, revision: 1 })
    return item
  }

  test('leaves the site when it is hidden, although nobody has published a change of it', async () => {
    const item = await begun()
    const before = await version()
    await call(admin, 'change_item', { ...item, revision: 1, action: 'hide' })
    const seen = await content()
    expect(seen.version).toBe(before + 1)
    expect(seen.items).toContainEqual(expect.objectContaining({ ...item, document: {}, hidden: true }))
  })

  test('goes back to as shipped', async () => {
    const item = await begun()
    await call(admin, 'change_item', { ...item, revision: 1, action: 'delete' })
    await call(admin, 'change_item', { ...item, revision: 2, action: 'undelete' })
    await call(admin, 'publish_item', { ...item, revision: 3 })
    const [asShipped] = (await history(item.id)) ?? []
    const restored = await call(admin, 'restore_revision', { history_id: asShipped.id, revision: 4 })
    expect(restored).toMatchObject({ published: null })
  })

  test('stays when its draft is discarded', async () => {
    const item = await begun()
    await call(admin, 'change_item', { ...item, revision: 1, action: 'discard' })
    expect(await row(item.collection, item.id)).toMatchObject({ shipped: true, draft: null })
  })

  test('is none because somebody says so of a row that is there', async () => {
    const item = { collection: 'tours', id: newId() }
    await call(admin, 'save_draft', { ...item, document: {}, revision: 0 })
    const saved = await call(admin, 'save_draft', { ...item, document: {}, revision: 1, shipped: true })
    expect(saved.shipped).toBe(false)
  })
})

describe('two administrators at one item', () => {
  test('the second one is told, gets the row as it is, and nobody’s words are lost', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Ana' }, revision: 1 })
    const { data, error, status } = await other.client.rpc('save_draft', {
      ...item,
      document: { title: 'Bia' },
      revision: 1,
    })
    expect(data).toBeNull()
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'PT409', message: 'revision_conflict' })
    expect(itemSchema.parse(JSON.parse(error?.details ?? ''))).toMatchObject({
      ...item,
      draft: { title: 'Ana' },
      draft_by: admin.id,
      revision: 2,
    })
    expect(await row(item.collection, item.id)).toMatchObject({ draft: { title: 'Ana' }, revision: 2 })
  })

  test('of ten changes at once from one revision, one is kept and nine are refused', async () => {
    const item = await shipped()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        (place % 2 ? admin : other).client.rpc('save_draft', { ...item, document: { place }, revision: 1 }),
      ),
    )
    const kept = answers.flatMap(({ error }, place) => (error === null ? [place] : []))
    expect(kept).toHaveLength(1)
    for (const { error } of answers) if (error) expect(error.code).toBe('PT409')
    expect(await row(item.collection, item.id)).toMatchObject({ draft: { place: kept[0] }, revision: 2 })
  })

  test('of two who add an item of one name at once, one does', async () => {
    const item = { collection: 'tours', id: newId() }
    const answers = await Promise.all(
      [admin, other].map(({ client, id }) =>
        client.rpc('save_draft', { ...item, document: { by: id }, revision: 0 }),
      ),
    )
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['PT409', undefined])
  })

  test.each<[string, Record<string, unknown>]>([
    ['save_draft', { document: { title: 'Novo' } }],
    ['publish_item', {}],
    ['change_item', { action: 'discard' }],
    ['change_item', { action: 'hide' }],
    ['change_item', { action: 'delete' }],
    ['change_item', { action: 'undelete' }],
  ])('%s with a revision of before, of the future or of none changes nothing', async (name, args) => {
    const item = key(await published({ title: 'Antes' }))
    await call(admin, 'save_draft', { ...item, document: { title: 'Rascunho' }, revision: 3 })
    const before = await row(item.collection, item.id)
    const entries = await history(item.id)
    const at = await version()
    for (const revision of [3, 5, null, ...(name === 'save_draft' ? [0] : [])]) {
      const { error } = await other.client.rpc(name, { ...item, ...args, revision })
      expect(error).toMatchObject({ code: 'PT409', message: 'revision_conflict' })
    }
    expect(await row(item.collection, item.id)).toEqual(before)
    expect(await history(item.id)).toEqual(entries)
    expect(await version()).toBe(at)
  })
})

describe('refusals', () => {
  const refused = async (name: string, args: Record<string, unknown>) =>
    (await admin.client.rpc(name, args)).error

  test('an unknown item is said to be none', async () => {
    const unknown = { collection: 'tours', id: newId(), revision: 1 }
    const error = { code: 'PT404', message: 'unknown_item' }
    expect(await refused('publish_item', unknown)).toMatchObject(error)
    for (const action of ['discard', 'hide', 'show', 'delete', 'undelete']) {
      expect(await refused('change_item', { ...unknown, action })).toMatchObject(error)
    }
    expect(await refused('save_draft', { ...unknown, document: {} })).toMatchObject(error)
    expect(await refused('restore_revision', { history_id: 987_654_321, revision: 1 })).toMatchObject(error)
    expect(await refused('reorder_items', { collection: 'tours', ids: [newId()] })).toMatchObject(error)
  })

  test.each(['user_roles', 'content_revisions', 'Tours', '', 'tours; drop table tours', 'auth.users'])(
    'the collection %j is none',
    async (collection) => {
      const error = await refused('save_draft', { collection, id: newId(), document: {}, revision: 0 })
      expect(error).toMatchObject({ code: '22023', message: 'id_invalid' })
    },
  )

  test.each([
    ['a list', []],
    ['true', true],
    ['a number', 7],
    ['nothing', null],
    ['more than 256 KiB', { text: 'ã'.repeat(131_072) }],
  ])('a draft that is %s is refused, the one before stays', async (_case, document) => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Fica' }, revision: 1 })
    const error = await refused('save_draft', { ...item, document, revision: 2 })
    expect(error).toMatchObject({ code: '22023', message: 'document_invalid' })
    expect(await row(item.collection, item.id)).toMatchObject({ draft: { title: 'Fica' }, revision: 2 })
  })

  test('a draft just below 256 KiB is kept whole', async () => {
    const document = { text: 'a'.repeat(262_000) }
    const item = await shipped()
    expect((await call(admin, 'save_draft', { ...item, document, revision: 1 })).draft).toEqual(document)
  })

  test.each(['Novo Passeio', '../tours', 'a--b', '-a', '', 'a'.repeat(81), 'ação'])(
    'no item is added under the id %j',
    async (id) => {
      const error = await refused('save_draft', { collection: 'tours', id, document: {}, revision: 0 })
      expect(error).toMatchObject({ code: '22023', message: 'id_invalid' })
    },
  )

  test('without a draft there is nothing to publish', async () => {
    const item = await published({ title: 'Sim' })
    const error = await refused('publish_item', { ...key(item), revision: 3 })
    expect(error).toMatchObject({ code: '22023', message: 'nothing_to_publish' })
    expect(await row(item.collection, item.id)).toMatchObject({ published: { title: 'Sim' }, revision: 3 })
  })

  test('a note of 501 characters is refused before anything is published', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Novo' }, revision: 1 })
    const error = await refused('publish_item', { ...item, revision: 2, note: 'a'.repeat(501) })
    expect(error).toMatchObject({ code: '22023', message: 'note_too_long' })
    expect(await row(item.collection, item.id)).toMatchObject({ draft: { title: 'Novo' }, published: null })
    await call(admin, 'publish_item', { ...item, revision: 2, note: 'a'.repeat(500) })
  })
})

describe('a discarded draft', () => {
  test('leaves what is published as it was, and visitors notice nothing', async () => {
    const item = key(await published({ title: 'Fica' }))
    await call(admin, 'save_draft', { ...item, document: { title: 'Vai' }, revision: 3 })
    const before = await version()
    expect(await call(admin, 'change_item', { ...item, revision: 4, action: 'discard' })).toMatchObject({
      draft: null,
      published: { title: 'Fica' },
      revision: 5,
    })
    expect(await version()).toBe(before)
    expect((await history(item.id))?.map(({ action }) => action)).toEqual(['publish', 'discard'])
  })

  test('of a shipped item leaves its row', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Vai' }, revision: 1 })
    await call(admin, 'change_item', { ...item, revision: 2, action: 'discard' })
    expect(await row(item.collection, item.id)).toMatchObject({ draft: null, shipped: true })
  })

  test('of an item that the code lacks and nobody published takes the item with it', async () => {
    const item = { collection: 'tours', id: newId() }
    await call(admin, 'save_draft', { ...item, document: { title: 'Vai' }, revision: 0 })
    const { data, error } = await admin.client.rpc('change_item', { ...item, revision: 1, action: 'discard' })
    expect({ data, error }).toEqual({ data: null, error: null })
    expect(await row(item.collection, item.id)).toBeNull()
  })
})

describe('restoring', () => {
  test('brings an earlier state back as a new one, and leaves the draft alone', async () => {
    const item = key(await published({ title: 'Um' }))
    await call(admin, 'save_draft', { ...item, document: { title: 'Dois' }, revision: 3 })
    await call(admin, 'publish_item', { ...item, revision: 4 })
    await call(admin, 'save_draft', { ...item, document: { title: 'Três' }, revision: 5 })
    const before = await version()
    const [first] = (await history(item.id)) ?? []
    const restored = await call(other, 'restore_revision', { history_id: first.id, revision: 6 })
    expect(restored).toMatchObject({
      published: { title: 'Um' },
      draft: { title: 'Três' },
      published_by: other.id,
      revision: 7,
    })
    expect(await version()).toBe(before + 1)
    expect((await history(item.id))?.map(({ action, document }) => [action, document.title])).toEqual([
      ['publish', 'Um'],
      ['publish', 'Dois'],
      ['restore', 'Um'],
    ])
  })

  test('of a state as shipped takes away what staff changed', async () => {
    const item = await shipped()
    await call(admin, 'change_item', { ...item, revision: 1, action: 'hide' })
    await call(admin, 'save_draft', { ...item, document: { title: 'Mudado' }, revision: 2 })
    await call(admin, 'publish_item', { ...item, revision: 3 })
    const [hidden] = (await history(item.id)) ?? []
    const restored = await call(admin, 'restore_revision', { history_id: hidden.id, revision: 4 })
    expect(restored).toMatchObject({ published: null, hidden: true })
  })

  test('with a wrong revision is refused', async () => {
    const item = key(await published({ title: 'Um' }))
    const [first] = (await history(item.id)) ?? []
    const { error } = await admin.client.rpc('restore_revision', { history_id: first.id, revision: 1 })
    expect(error?.code).toBe('PT409')
  })
})

describe('the bin', () => {
  const binned = async (document: object = { title: 'Vai' }) => {
    const item = { collection: 'tours', id: newId() }
    await call(admin, 'save_draft', { ...item, document, revision: 0 })
    await call(admin, 'publish_item', { ...item, revision: 1 })
    await call(admin, 'save_draft', { ...item, document: { title: 'Rascunho' }, revision: 2 })
    await call(admin, 'change_item', { ...item, revision: 3, action: 'delete' })
    return item
  }
  const empty = async (ids: string[], days = 0) =>
    admin.client.rpc('empty_bin', { collection: 'tours', days, ids })
  const purges = async (id: string) =>
    (await owner().from('staff_events').select('account').eq('kind', 'purge').eq('subject', `tours/${id}`))
      .data

  test('emptied by hand takes item, history and links for good, with its line; the addresses stay taken', async () => {
    const addresses = { 'pt-BR': [`/${newId()}`] }
    const item = await binned({ addresses })
    await admin.client.rpc('create_preview_link', { collection: 'tours', item: item.id })
    const before = await version()
    expect((await empty([item.id])).error).toBeNull()
    expect(await row('tours', item.id)).toBeNull()
    expect(await history(item.id)).toEqual([])
    expect((await owner().from('preview_links').select('id').eq('item', item.id)).data).toEqual([])
    expect(JSON.stringify(await content())).not.toContain(item.id)
    expect(JSON.stringify((await owner().rpc('content_backup')).data)).not.toContain(item.id)
    expect(await version()).toBe(before + 1)
    expect(await purges(item.id)).toEqual([{ account: admin.id }])
    const other = await shipped()
    await call(admin, 'save_draft', { ...other, document: { addresses }, revision: 1 })
    const { error } = await admin.client.rpc('publish_item', { ...other, revision: 2 })
    expect(error).toMatchObject({ code: '22023', message: 'address-taken' })
  })

  test('keeps what the code has and what lies elsewhere, and all that was named with it', async () => {
    const inCode = await shipped()
    await call(admin, 'change_item', { ...inCode, revision: 1, action: 'delete' })
    const inUse = { collection: 'tours', id: newId() }
    await call(admin, 'save_draft', { ...inUse, document: {}, revision: 0 })
    const other = await binned()
    const before = await version()
    for (const ids of [
      [inCode.id, other.id],
      [inUse.id, other.id],
      [other.id, other.id],
    ])
      expect((await empty(ids)).error).toMatchObject({ code: 'PT404', message: 'unknown_item' })
    for (const { id } of [inCode, inUse, other]) expect(await row('tours', id)).not.toBeNull()
    expect(await version()).toBe(before)
  })

  test('lets go by itself, in nobody’s name, only what lies there for the days', async () => {
    const [old, young] = [await binned(), await binned()]
    const longAgo = new Date(Date.now() - 30 * 86_400_000 - 60_000).toISOString()
    await owner().from('tours').update({ deleted_at: longAgo }).eq('id', old.id)
    expect((await empty([young.id], 30)).error?.code).toBe('PT404')
    expect((await empty([old.id], 30)).error).toBeNull()
    expect(await purges(old.id)).toEqual([{ account: null }])
    expect(await row('tours', young.id)).not.toBeNull()
  })

  test('of what nobody published is emptied without visitors noticing', async () => {
    const item = { collection: 'tours', id: newId() }
    await call(admin, 'save_draft', { ...item, document: {}, revision: 0 })
    await call(admin, 'change_item', { ...item, revision: 1, action: 'delete' })
    const before = await version()
    expect((await empty([item.id])).error).toBeNull()
    expect(await version()).toBe(before)
  })

  test.each([-1, 366, null])('is not emptied of what lies there for %p days', async (days) => {
    const { error } = await admin.client.rpc('empty_bin', { collection: 'tours', days, ids: [] })
    expect(error).toMatchObject({ code: '22023', message: 'days_invalid' })
  })
})

describe('the order', () => {
  const three = async (collection = 'tours') => {
    const items = [await shipped(collection), await shipped(collection), await shipped(collection)]
    return items.map(({ id }) => id)
  }
  const positions = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await row('tours', id))?.position))

  test('is the one of the list, whole; no editor is disturbed, and no item says that somebody changed it', async () => {
    const ids = await three()
    const before = await version()
    const { data, error } = await admin.client.rpc('reorder_items', {
      collection: 'tours',
      ids: ids.toReversed(),
    })
    expect(error).toBeNull()
    expect(
      z
        .array(itemSchema)
        .parse(data)
        .map(({ id, position, revision, updated_by }) => [id, position, revision, updated_by]),
    ).toEqual(ids.toReversed().map((id, place) => [id, place + 1, 1, null]))
    const seen = await content()
    expect(seen.version).toBe(before + 1)
    for (const [place, id] of ids.toReversed().entries()) {
      expect(seen.items).toContainEqual(expect.objectContaining({ id, position: place + 1, document: {} }))
    }
    const { data: entries } = await owner()
      .from('content_revisions')
      .select('item, actor_email, document')
      .eq('action', 'reorder')
      .contains('document', { order: ids })
    expect(entries).toEqual([{ item: null, actor_email: admin.email, document: { order: ids.toReversed() } }])
  })

  test('that is the order already changes nothing', async () => {
    const ids = await three()
    await admin.client.rpc('reorder_items', { collection: 'tours', ids })
    const before = await version()
    expect((await admin.client.rpc('reorder_items', { collection: 'tours', ids })).error).toBeNull()
    expect(await version()).toBe(before)
  })

  test('with an id twice, with an unknown one, of another collection or of none is refused whole', async () => {
    const ids = await three()
    await admin.client.rpc('reorder_items', { collection: 'tours', ids })
    const [first = '', second = ''] = ids
    const [expedition = ''] = await three('expeditions')
    const before = await version()
    const code = async (list: string[]) =>
      (await admin.client.rpc('reorder_items', { collection: 'tours', ids: list })).error?.code
    expect(await code([second, first, second])).toBe('22023')
    expect(await code([second, first, newId()])).toBe('PT404')
    expect(await code([second, first, expedition])).toBe('PT404')
    expect(await code([])).toBe('22023')
    expect(await positions(ids)).toEqual([1, 2, 3])
    expect(await version()).toBe(before)
  })

  test('of two at once is one of the two, never a mixture', async () => {
    const ids = await three()
    const [first = '', second = '', third = ''] = ids
    const orders = [
      [third, first, second],
      [second, third, first],
    ]
    const answers = await Promise.all(
      [...orders, ...orders, ...orders].map((order, place) =>
        (place % 2 ? admin : other).client.rpc('reorder_items', { collection: 'tours', ids: order }),
      ),
    )
    for (const { error } of answers) expect(error).toBeNull()
    expect([
      [2, 3, 1],
      [3, 1, 2],
    ]).toContainEqual(await positions(ids))
  })

  test('in the history cannot be restored as if it were an item', async () => {
    const ids = await three()
    await admin.client.rpc('reorder_items', { collection: 'tours', ids })
    const { data } = await owner().from('content_revisions').select('id').contains('document', { order: ids })
    const { error } = await admin.client.rpc('restore_revision', { history_id: data?.[0]?.id, revision: 1 })
    expect(error).toMatchObject({ code: '22023', message: 'nothing_to_restore' })
  })
})

describe('what anybody may read', () => {
  test('holds no draft, no note and nobody’s name', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'À vista' }, revision: 1 })
    await call(admin, 'publish_item', { ...item, revision: 2, note: 'segredo-da-nota' })
    await call(admin, 'save_draft', { ...item, document: { title: 'segredo-do-rascunho' }, revision: 3 })
    const { data } = await visitor().rpc('published_content')
    const text = JSON.stringify(data)
    expect(text).toContain('À vista')
    for (const secret of ['segredo', admin.id, admin.email, other.id]) expect(text).not.toContain(secret)
  })

  test('leaves out what the code has and nobody changed', async () => {
    const item = await shipped()
    expect((await content()).items.map(({ id }) => id)).not.toContain(item.id)
  })

  test('names the addresses that an item had and has no more', async () => {
    const item = key(
      await published({ addresses: { 'pt-BR': ['/um', '/dois'], 'en-GB': ['/one', 7] } }, 'expeditions'),
    )
    const former = async () =>
      (await content()).formerAddresses.flatMap(({ id, address }) => (id === item.id ? [address] : []))
    expect(await former()).toEqual([])
    const addresses = { 'pt-BR': ['/dois'], 'en-GB': ['/uno'] }
    await call(admin, 'save_draft', { ...item, document: { addresses }, revision: 3 })
    expect(await former()).toEqual([])
    await call(admin, 'publish_item', { ...item, revision: 4 })
    expect(await former()).toEqual(['/one', '/um'])
    const [first] = (await history(item.id)) ?? []
    await call(admin, 'restore_revision', { history_id: first.id, revision: 5 })
    expect(await former()).toEqual(['/uno'])
  })

  test('never names an address of a draft', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', {
      ...item,
      document: { addresses: { 'pt-BR': ['/rascunho'] } },
      revision: 1,
    })
    await call(admin, 'change_item', { ...item, revision: 2, action: 'discard' })
    expect(JSON.stringify(await content())).not.toContain('/rascunho')
  })

  test('lists the pictures of the three areas, newest first', async () => {
    const names = [`${newId()}.png`, `${newId()}.png`]
    for (const [place, name] of names.entries()) {
      const area = admin.client.storage.from(place === 0 ? 'tour-images' : 'icons')
      const { error } = await area.upload(name, new Blob(['x'], { type: 'image/png' }))
      expect(error).toBeNull()
    }
    const { pictures } = await content()
    expect(
      pictures.filter(({ name }) => names.includes(name)).map(({ bucket, name }) => [bucket, name]),
    ).toEqual([
      ['icons', names[1]],
      ['tour-images', names[0]],
    ])
    const times = pictures.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('is the same for visitors, people and administrators', async () => {
    const asVisitor = await content()
    expect(await content(person.client)).toEqual(asVisitor)
    expect(await content(admin.client)).toEqual(asVisitor)
  })

  test('is of one moment: no version comes with items of another', async () => {
    const item = key(await published({ state: 0 }))
    const seen: { version: number; state: unknown }[] = []
    let publishing = true
    const reader = async () => {
      while (publishing) {
        const { version, items } = await content()
        seen.push({ version, state: items.find(({ id }) => id === item.id)?.document.state })
      }
    }
    const readers = Promise.all([reader(), reader(), reader()])
    const start = await version()
    for (let state = 1; state <= 8; state += 1) {
      await call(admin, 'save_draft', { ...item, document: { state }, revision: state * 2 + 1 })
      await call(admin, 'publish_item', { ...item, revision: state * 2 + 2 })
    }
    publishing = false
    await readers
    expect(new Set(seen.map(({ version }) => version)).size).toBeGreaterThan(2)
    for (const { version, state } of seen) expect(state).toBe(version - start)
  })
})

describe('publishing', () => {
  test('asked for again by the same person, because an answer was lost, is done once', async () => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Uma vez' }, revision: 1 })
    const done = await call(admin, 'publish_item', { ...item, revision: 2 })
    const at = await version()
    expect(await call(admin, 'publish_item', { ...item, revision: 2 })).toEqual(done)
    expect(await version()).toBe(at)
    expect(await history(item.id)).toHaveLength(1)
  })

  test.each<[string, (item: { collection: string; id: string }) => Promise<unknown>]>([
    ['somebody else published', async (item) => call(other, 'publish_item', { ...item, revision: 2 })],
    [
      'the draft was discarded',
      async (item) => call(admin, 'change_item', { ...item, revision: 2, action: 'discard' }),
    ],
    [
      'more has changed since',
      async (item) => {
        await call(admin, 'publish_item', { ...item, revision: 2 })
        await call(admin, 'save_draft', { ...item, document: { title: 'Depois' }, revision: 3 })
      },
    ],
  ])('is a conflict where %s', async (_what, meanwhile) => {
    const item = await shipped()
    await call(admin, 'save_draft', { ...item, document: { title: 'Um' }, revision: 1 })
    await meanwhile(item)
    const { error } = await admin.client.rpc('publish_item', { ...item, revision: 2 })
    expect(error).toMatchObject({ code: 'PT409' })
  })

  test('a document at once is seen by visitors at once, and takes the place of no draft', async () => {
    const item = await shipped()
    const document = { bestSeller: true }
    const marked = await call(admin, 'publish_item', { ...item, revision: 1, document })
    expect(marked).toMatchObject({ draft: null, published: document, revision: 2 })
    expect(await history(item.id)).toMatchObject([{ action: 'publish', document, revision: 2 }])
    await call(admin, 'save_draft', { ...item, document: { title: 'Espera' }, revision: 2 })
    const { error } = await admin.client.rpc('publish_item', { ...item, revision: 3, document: {} })
    expect(error).toMatchObject({ code: '22023', message: 'draft_waiting' })
    for (const wrong of [[], 7]) {
      const other = await shipped()
      const answer = await admin.client.rpc('publish_item', { ...other, revision: 1, document: wrong })
      expect(answer.error).toMatchObject({ code: '22023', message: 'document_invalid' })
    }
  })

  test('an address that another item has is refused, and whose it is said; a former one is free', async () => {
    const address = `/${newId()}`
    const addresses = { 'pt-BR': [address], 'en-GB': [`${address}-en`] }
    const owner = key(await published({ addresses }))
    const item = await shipped('expeditions')
    await call(admin, 'save_draft', { ...item, document: { addresses }, revision: 1 })
    const before = await version()
    const { error } = await admin.client.rpc('publish_item', { ...item, revision: 2 })
    expect(error).toMatchObject({ code: '22023', message: 'address-taken' })
    expect(JSON.parse(error?.details ?? '')).toEqual({ address, owner: owner.id })
    expect(await version()).toBe(before)
    expect(await history(item.id)).toEqual([])
    const moved = { addresses: { 'pt-BR': [`${address}-novo`], 'en-GB': [`${address}-new`] } }
    await call(admin, 'save_draft', { ...owner, document: moved, revision: 3 })
    await call(admin, 'publish_item', { ...owner, revision: 4 })
    await call(admin, 'publish_item', { ...item, revision: 2 })
  })

  test.each([
    ['publish_item', {}, 'publication'],
    ['change_item', { action: 'hide' }, 'hide'],
    ['change_item', { action: 'show' }, 'show'],
    ['change_item', { action: 'delete' }, 'delete'],
    ['change_item', { action: 'undelete' }, 'restore'],
  ])('%s %j leaves its line in the audit log, and none where it is refused', async (name, args, kind) => {
    const item = key(await published({ title: 'Antes' }))
    await call(admin, 'save_draft', { ...item, document: { title: 'Depois' }, revision: 3 })
    const lines = async () => {
      const { data } = await owner()
        .from('staff_events')
        .select('kind, account')
        .eq('subject', `${item.collection}/${item.id}`)
        .order('id')
      return data
    }
    const before = await lines()
    expect((await other.client.rpc(name, { ...item, ...args, revision: 3 })).error?.code).toBe('PT409')
    expect(await lines()).toEqual(before)
    await call(other, name, { ...item, ...args, revision: 4 })
    expect((await lines())?.at(-1)).toEqual({ kind, account: other.id })
    expect(await lines()).toHaveLength((before?.length ?? 0) + 1)
  })
})

describe('who may call the functions', () => {
  type Item = { collection: string; id: string }
  const calls: [string, (item: Item, entry: number) => Record<string, unknown>][] = [
    ['save_draft', (item) => ({ ...item, document: { title: 'Meu' }, revision: 4 })],
    ['publish_item', (item) => ({ ...item, revision: 4 })],
    ['change_item', (item) => ({ ...item, revision: 4, action: 'discard' })],
    ['restore_revision', (_item, entry) => ({ history_id: entry, revision: 4 })],
    ['change_item', (item) => ({ ...item, revision: 4, action: 'hide' })],
    ['change_item', (item) => ({ ...item, revision: 4, action: 'delete' })],
    ['change_item', (item) => ({ ...item, revision: 4, action: 'undelete' })],
    ['reorder_items', ({ collection, id }) => ({ collection, ids: [id] })],
    ['empty_bin', ({ collection }) => ({ collection, days: 0, ids: [] })],
    ['account_names', () => ({})],
  ]
  const former = async () => {
    const someone = await administrator()
    await owner().from('user_roles').delete().eq('user_id', someone.id)
    return someone.client
  }
  const strangers: [string, () => SupabaseClient | Promise<SupabaseClient>][] = [
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['somebody who was an administrator', former],
    ['the secret key, which has no person', () => owner()],
  ]

  describe.each(strangers)('%s', (_who, client) => {
    test.each(calls)('cannot %s', async (name, args) => {
      const item = key(await published({ title: 'Antes' }))
      await call(admin, 'save_draft', { ...item, document: { title: 'Rascunho' }, revision: 3 })
      const [entry] = (await history(item.id)) ?? []
      const before = { row: await row(item.collection, item.id), version: await version() }
      expectForbidden(await (await client()).rpc(name, args(item, entry.id)))
      expect({ row: await row(item.collection, item.id), version: await version() }).toEqual(before)
      expect(await history(item.id)).toHaveLength(1)
    })
  })

  test('every one of them is open to an administrator', async () => {
    for (const [name, args] of calls) {
      const item = key(await published({ title: 'Antes' }))
      await call(admin, 'save_draft', { ...item, document: { title: 'Rascunho' }, revision: 3 })
      const [entry] = (await history(item.id)) ?? []
      expect((await admin.client.rpc(name, args(item, entry.id))).error).toBeNull()
    }
  })

  test('the parts that they are made of are out of everybody’s reach', async () => {
    for (const client of [visitor(), person.client, admin.client, owner()]) {
      const { error } = await client.schema('private').rpc('raise_version')
      expect(error?.code).toMatch(/^PGRST/)
    }
  })
})

test('an administrator learns by whom a row was changed', async () => {
  const item = key(await published({ title: 'Um' }))
  await call(other, 'save_draft', { ...item, document: { title: 'Dois' }, revision: 3 })
  const { data } = await admin.client.rpc('account_names')
  expect(data).toMatchObject({ [admin.id]: admin.email, [other.id]: other.email })
  expect(Object.keys(data)).not.toContain(person.id)
})

test('the history names a person also after the account is gone from it', async () => {
  const item = await shipped()
  const someone = await administrator()
  await call(someone, 'save_draft', { ...item, document: { title: 'Dela' }, revision: 1 })
  await call(someone, 'publish_item', { ...item, revision: 2 })
  expect(await history(item.id)).toMatchObject([{ actor: someone.id, actor_email: someone.email }])
})
