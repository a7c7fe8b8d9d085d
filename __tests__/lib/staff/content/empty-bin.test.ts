import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { emptyBin, withoutOverdue } from '@/lib/staff/content/content-changes'
import { binDays, type ListedItem } from '@/lib/staff/content/listed-item'
import type { Database } from '@/lib/supabase/types'
import { catalogueWith, newTour, row } from '../../catalogue/shipped'

const slug = 'lagoa-em-silencio'
const bin = row('tours', slug, newTour, { deleted: true })
const naming = row('tours', 'passeio-veleiro', {
  words: { 'pt-BR': { description: `A lagoa sai por {${slug}:price}.` } },
})
const mockCatalogue = { now: catalogueWith(bin) }
jest.mock('@/lib/content/current', () => ({
  currentCatalogue: () => mockCatalogue.now,
  refreshContent: async () => {},
}))

const askedSchema = z.object({ ids: z.array(z.string()), days: z.number() })
/** What the backend was asked for, in this order. */
const asked: unknown[] = []
/** Whether the database finds all of it in the bin. */
let isThere = true
let isStorageDown = false

const files = [`${slug}--1-a.jpg`, `${slug}.aside--2-b.jpg`, '640w.whatever.webp', `${slug}-2--3-c.jpg`]

/** A backend with pictures of two trips, which empties out what it is asked for. */
const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
  auth: { persistSession: false },
  db: { retry: false },
  global: {
    fetch: async (input, init) => {
      const name = new URL(String(input)).pathname.split('/').slice(-2).join('/')
      const body: unknown = JSON.parse(String(init?.body ?? '{}'))
      if (name === 'rpc/empty_bin') {
        const { ids, days } = askedSchema.parse(body)
        asked.push({ ids, days })
        return isThere
          ? new Response(null, { status: 204 })
          : Response.json(
              { code: 'PT404', message: 'unknown_item', details: null, hint: null },
              { status: 404 },
            )
      }
      if (name === 'list/tour-images')
        return isStorageDown
          ? Response.json({ statusCode: '500', error: 'down', message: 'down' }, { status: 500 })
          : Response.json(files.map((file) => ({ name: file, id: file })))
      if (name === 'object/tour-images') {
        const { prefixes } = z.object({ prefixes: z.array(z.string()) }).parse(body)
        asked.push(`${prefixes[0]} and ${prefixes.length - 1} sizes`)
        return Response.json(prefixes.map((file) => ({ name: file })))
      }
      if (name === 'rpc/record_picture') return new Response(null, { status: 204 })
      throw new Error(`Nobody expected ${name}`)
    },
  },
})
const editor = { client, account: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
const empty = () => emptyBin(editor, 'tours', [slug])

let logged: jest.SpyInstance
beforeEach(() => {
  asked.length = 0
  isThere = true
  isStorageDown = false
  mockCatalogue.now = catalogueWith(bin)
  logged = jest.spyOn(console, 'info').mockReturnValue()
})

describe('emptying the bin by hand', () => {
  it('takes the rows first, then the photographs on the page and off it with their sizes, of no other trip', async () => {
    expect(await empty()).toEqual({ kind: 'done', row: null })
    expect(asked).toEqual([
      { ids: [slug], days: 0 },
      expect.stringMatching(new RegExp(`^${slug}--1-a.jpg and [1-9]`)),
      expect.stringMatching(new RegExp(`^${slug}.aside--2-b.jpg and [1-9]`)),
    ])
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toContainEqual(
      expect.objectContaining({ kind: 'purge', account: editor.account, subject: `tours/${slug}` }),
    )
  })

  it('is refused whole where a trip that stays names a fact of one that goes, and says which', async () => {
    mockCatalogue.now = catalogueWith(bin, naming)
    expect(await empty()).toMatchObject({
      kind: 'refused',
      issues: [
        {
          code: 'fact-named-elsewhere',
          values: {
            name: `{${slug}:price}`,
            owner: mockCatalogue.now.everyTrip.get('passeio-veleiro')?.words['pt-BR'].title,
          },
        },
      ],
    })
    expect(asked).toEqual([])
    expect(await emptyBin(editor, 'tours', [slug, 'passeio-veleiro'])).toMatchObject({ kind: 'done' })
  })

  it('touches no photograph where the item is no longer there', async () => {
    isThere = false
    expect(await empty()).toEqual({ kind: 'unknown' })
    expect(asked).toHaveLength(1)
  })

  it('is done, with a line in the log, where the photographs cannot be reached', async () => {
    isStorageDown = true
    const errors = jest.spyOn(console, 'error').mockReturnValue()
    expect(await empty()).toMatchObject({ kind: 'done' })
    expect(String(errors.mock.calls[0])).toContain('pictures-of-emptied-items-left')
  })
})

describe('what has been in the bin for its time', () => {
  const listed = (id: string, daysLeft?: number): ListedItem => ({
    id,
    title: id,
    states: [],
    missingTranslations: 0,
    revision: 1,
    daysLeft,
  })
  const look = async () => {
    const items = [listed('a'), listed(slug, 0), listed('b', 1)]
    return (await withoutOverdue(editor, 'tours', items)).map(({ id }) => id)
  }

  it('goes when somebody looks at the list, and nothing else does', async () => {
    expect(await look()).toEqual(['a', 'b'])
    expect(asked[0]).toEqual({ ids: [slug], days: binDays })
  })

  it('stays in the list as long as another trip names it', async () => {
    mockCatalogue.now = catalogueWith(bin, naming)
    expect(await look()).toEqual(['a', slug, 'b'])
    expect(asked).toEqual([])
  })
})
