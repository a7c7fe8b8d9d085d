import { createClient } from '@supabase/supabase-js'
import { baseDocuments } from '@/lib/catalogue/base/documents'
import { wordsOf } from '@/lib/i18n/words'
import { isContentAction, itemId } from '@/lib/staff/content/change-schemas'
import { changeOrder, contentChanges, type Editor } from '@/lib/staff/content/content-changes'
import { itemTitles } from '@/lib/staff/content/content-list'
import { valueAt } from '@/lib/staff/content/document-path'
import { eventText } from '@/lib/staff/people/event-text'
import type { Database } from '@/lib/supabase/types'
import { shipped } from '../../catalogue/shipped'
import { newRow } from '../../supabase/fake-service'

jest.mock('@/lib/content/current', () => ({
  currentCatalogue: () => shipped,
  refreshContent: async () => {},
}))

const account = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const item = { collection: 'tours', id: 'passeio-veleiro' } as const
const row = { ...newRow, id: item.id, shipped: true, draft: {}, revision: 7 }

let refusal: object | undefined
/** What the table holds. */
let stored: object = row
/** Answers a change in place of the database. */
let change: ((name: string, args: Record<string, unknown>) => Response | never) | undefined
/** What the database says has another place now. */
let moved: object[] = []
/** The history of the trip. */
let entries: object[] = []
/** A database with one trip, which does what it is asked for unless it refuses. */
const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
  auth: { persistSession: false },
  db: { retry: false },
  global: {
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      if (pathname.includes('/rpc/') && change)
        return change(pathname.split('/').at(-1) ?? '', JSON.parse(String(init?.body)))
      if (pathname.includes('/rpc/') && refusal) return Response.json(refusal, { status: 409 })
      if (pathname.endsWith('/rpc/reorder_items')) return Response.json(moved)
      if (pathname.endsWith('/content_revisions')) return Response.json(entries)
      return Response.json(
        pathname.includes('/rpc/') ? { ...row, collection: 'tours' } : [{ collection: 'tours', ...stored }],
      )
    },
  },
})
const editor: Editor = { client, account }

beforeEach(() => {
  refusal = undefined
  stored = row
  change = undefined
  jest.spyOn(console, 'info').mockReturnValue()
})

/** Lines of the log about staff. */
const told = (spy: jest.SpyInstance) =>
  spy.mock.calls.map(([line]) => JSON.parse(String(line))).filter(({ event }) => event === 'staff-event')

it.each([
  ['publishing', 'publication', 'publish', {}],
  ['hiding', 'hide', 'hide', { hidden: true }],
  ['showing again', 'restore', 'hide', { hidden: false }],
  ['deleting', 'delete', 'delete', {}],
  ['taking out of the bin', 'restore', 'undelete', {}],
] as const)(
  '%s leaves a line in the log, and none where the database refuses',
  async (_what, kind, action, sent) => {
    const logged = jest.spyOn(console, 'info').mockReturnValue()
    const run = () => contentChanges[action](editor, item, { revision: 7, ...sent })
    expect(await run()).toMatchObject({ kind: 'done' })
    expect(told(logged)).toMatchObject([{ kind, account, subject: 'tours/passeio-veleiro' }])
    refusal = { code: 'PT404', message: 'unknown_item', details: null, hint: null }
    expect(await run()).toEqual({ kind: 'unknown' })
    expect(told(logged)).toHaveLength(1)
  },
)

it.each(Object.keys(contentChanges).filter(isContentAction))(
  '%s is asked for with what it needs, and with a revision that the database can hold',
  async (action) => {
    for (const sent of [undefined, [], {}, { revision: -1 }, { revision: 4_294_967_296 }])
      expect(contentChanges[action](editor, item, sent)).toBeUndefined()
  },
)

describe('a publication whose answer from the database is lost', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue()
  })

  it('is asked for once more, which the database answers alike', async () => {
    const logged = jest.spyOn(console, 'info').mockReturnValue()
    let asked = 0
    change = () => {
      asked += 1
      if (asked === 1) throw new TypeError('fetch failed')
      return Response.json({ ...row, collection: 'tours', draft: null, published: {}, revision: 8 })
    }
    expect(await contentChanges.publish(editor, item, { revision: 7 })).toMatchObject({
      kind: 'done',
      row: { revision: 8 },
    })
    expect(asked).toBe(2)
    expect(told(logged)).toHaveLength(1)
  })

  it('is an outage where the second answer does not come either', async () => {
    change = () => {
      throw new TypeError('fetch failed')
    }
    expect(await contentChanges.publish(editor, item, { revision: 7 })).toEqual({ kind: 'outage' })
  })

  it('is left to the database to judge where the row has another revision by now', async () => {
    stored = { ...row, draft: null, published: {}, revision: 8 }
    const asked: unknown[] = []
    change = (name, args) => {
      asked.push([name, args.revision])
      return Response.json({ ...row, collection: 'tours', revision: 8 })
    }
    expect(await contentChanges.publish(editor, item, { revision: 7 })).toMatchObject({ kind: 'done' })
    expect(asked).toEqual([['publish_item', 7]])
  })
})

describe('the star', () => {
  const mark = () => contentChanges.values(editor, item, { revision: 7, values: { bestSeller: true } })
  /** What the database was asked to do. */
  const asked: string[] = []
  let table: Record<string, unknown> = row
  /** Whether the database does one thing; it does everything else. */
  let isDone: (name: string) => boolean = () => true
  const put = (changed: object) => {
    const revision = Number(table.revision) + 1
    table = { ...table, ...changed, revision }
    stored = table
    return Response.json({ ...table, collection: 'tours' })
  }
  const hold = (held: object) => {
    table = { ...row, ...held }
    stored = table
  }

  beforeEach(() => {
    asked.length = 0
    isDone = () => true
    jest.spyOn(console, 'error').mockReturnValue()
    jest.spyOn(console, 'warn').mockReturnValue()
    change = (name, { document, revision }) => {
      asked.push(name)
      if (!isDone(name)) throw new TypeError('fetch failed')
      expect(revision).toBe(table.revision)
      if (name === 'save_draft') return put({ draft: document })
      return put({ draft: null, published: document })
    }
  })

  it('is seen by visitors at once where no draft waits', async () => {
    hold({ draft: null, published: {} })
    expect(await mark()).toMatchObject({
      kind: 'done',
      row: { draft: null, published: { bestSeller: true } },
    })
    expect(asked).toEqual(['publish_item'])
  })

  it('waits with a draft that waits', async () => {
    hold({ draft: {} })
    expect(await mark()).toMatchObject({
      kind: 'done',
      row: { draft: { bestSeller: true }, published: null },
    })
    expect(asked).toEqual(['save_draft'])
  })

  it('is refused, and nothing saved, where the trip cannot be published as it is', async () => {
    const inclusions = ['Com [o outro](sumiu).', 'Água', 'Coletes']
    hold({ draft: null, published: { words: { 'pt-BR': { details: { inclusions } } } } })
    expect(await mark()).toMatchObject({ kind: 'refused', issues: [{ code: 'link-unknown' }] })
    expect(asked).toEqual([])
  })

  it('leaves everything as it was where its publication fails', async () => {
    hold({ draft: null })
    isDone = () => false
    expect(await mark()).toEqual({ kind: 'outage' })
    expect(table).toMatchObject({ draft: null, published: null })
  })
})

describe('a draft', () => {
  it.each([
    ['passeio-veleiro', true],
    ['lagoa-azul', false],
  ])('of %s says to the database whether the code has the item', async (id, shipped) => {
    const said: unknown[] = []
    change = (_name, args) => {
      said.push(args)
      return Response.json({ ...row, id, collection: 'tours' })
    }
    const saved = await contentChanges.draft(
      editor,
      { collection: 'tours', id },
      { revision: 0, document: {} },
    )
    expect(saved).toMatchObject({ kind: 'done' })
    expect(said).toEqual([{ collection: 'tours', id, document: {}, revision: 0, shipped }])
  })
})

describe('two new trips whose words link to each other', () => {
  const words = (target: string) => ({
    'pt-BR': { details: { inclusions: [`Junto com [o outro](${target}).`, 'Água', 'Coletes'] } },
  })

  it('do not wait for each other: the link to the one that waits only warns', async () => {
    const other = { ...row, id: 'lagoa-azul', shipped: false, draft: { words: words(item.id) } }
    stored = other
    const saved = await contentChanges.draft(editor, item, {
      revision: 7,
      document: { words: words('lagoa-azul') },
    })
    expect(saved).toMatchObject({ kind: 'done', check: { blocking: [] } })
    expect(saved?.kind === 'done' && saved.check?.warnings).toContainEqual(
      expect.objectContaining({ code: 'link-waiting', values: { target: 'lagoa-azul' } }),
    )
  })
})

describe('an earlier state', () => {
  const state = (document: object) => ({
    id: 12,
    collection: 'tours',
    item: item.id,
    action: 'publish',
    document,
    note: null,
    actor_email: 'ana@example.com',
    at: '2027-01-02T10:00:00.000Z',
  })
  const restore = () => contentChanges.restore(editor, item, { revision: 7, history: 12 })

  it('comes back where it still fits, and leaves a line in the audit log', async () => {
    entries = [state({ bestSeller: true })]
    expect(await restore()).toMatchObject({ kind: 'done' })
  })

  const taken = shipped.everyTrip.get('regate-caicara')?.addresses
  it.each([
    ['its address belongs to another trip by now', { addresses: taken }, 'address-taken'],
    [
      'it links to a trip that is no more',
      { words: { 'pt-BR': { details: { inclusions: ['Com [o outro](sumiu).', 'Água', 'Coletes'] } } } },
      'link-unknown',
    ],
    ['its fields are read in another way by now', { group: 'dez' }, 'unknown-field'],
  ])('stays where it is while %s', async (_why, document, code) => {
    entries = [state(document)]
    expect(await restore()).toMatchObject({ kind: 'refused', issues: [{ code }] })
  })

  it('can be the shipped one, which publishes that nothing is changed', async () => {
    const published: unknown[] = []
    change = (name, args) => {
      published.push([name, args.document])
      return Response.json({ ...row, collection: 'tours' })
    }
    const outcome = await contentChanges.restore(editor, item, { revision: 7, history: 'shipped' })
    expect(outcome).toMatchObject({ kind: 'done' })
    expect(published).toEqual([['publish_item', {}]])
    const added = { collection: 'tours', id: 'lagoa' } as const
    expect(await contentChanges.restore(editor, added, { revision: 7, history: 'shipped' })).toEqual({
      kind: 'unknown',
    })
  })

  it('is unknown where the item has no such entry', async () => {
    entries = []
    expect(await restore()).toEqual({ kind: 'unknown' })
  })
})

describe('another order', () => {
  const order = () => changeOrder(editor, 'tours', ['passeio-veleiro'])

  it('leaves a line with its list in the log and in the audit log', async () => {
    const logged = jest.spyOn(console, 'info').mockReturnValue()
    moved = [{ ...row, collection: 'tours', position: 1 }]
    expect(await order()).toEqual({ kind: 'done', row: null })
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { event: 'staff-event', kind: 'reorder', account, subject: 'tours' },
    ])
  })

  it('leaves none where everything has its place already, or the database refuses', async () => {
    moved = []
    expect(await order()).toEqual({ kind: 'done', row: null })
    refusal = { code: 'PT404', message: 'unknown_item', details: null, hint: null }
    expect((await order()).kind).not.toBe('done')
  })

  it.each([
    ['pt-BR', 'Passeios'],
    ['en-GB', 'Tours'],
  ] as const)('is told in %s with the name of the list', (locale, name) => {
    const told = eventText(
      { kind: 'reorder', account, subject: 'tours' },
      new Map([[account, 'ana@example.com']]),
      wordsOf(locale).people.events,
      itemTitles(shipped, locale),
    )
    expect(told).toMatch(new RegExp(`^ana@example\\.com .+ [“‘]${name}[”’]$`))
  })
})

it('a copy gets a name that its address can have, also where the original’s is long and cut at a hyphen', async () => {
  const id = `${'remada-'.repeat(10)}lua-cheia`
  stored = { ...row, id, shipped: false, draft: baseDocuments.tours.get(item.id) }
  const names: unknown[] = []
  let copied: unknown
  change = (_name, args) => {
    names.push(args.id ?? args.item_id)
    copied = args.document
    return Response.json({ ...row, collection: 'tours' })
  }
  expect(await contentChanges.duplicate(editor, { collection: 'tours', id }, { revision: 7 })).toMatchObject({
    kind: 'done',
  })
  expect(names).toEqual([`${'remada-'.repeat(10)}lua-2`])
  expect(itemId.safeParse(names[0]).success).toBe(true)
  // Headings follow the name, so that no copy is called like its original on its page or in search results.
  for (const language of ['pt-BR', 'en-GB']) {
    expect(valueAt(copied, `words.${language}.details.inclusions`)).toBeDefined()
    for (const heading of ['details.title', 'meta.title'])
      expect(valueAt(copied, `words.${language}.${heading}`)).toBeUndefined()
  }
  expect(valueAt(copied, 'words.pt-BR.title')).toMatch(/ \(2\)$/)
  expect(valueAt(copied, 'words.en-GB.title')).toBeUndefined()
})
