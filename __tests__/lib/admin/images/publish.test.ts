import { createClient } from '@supabase/supabase-js'
import { publishDeletion, publishUpload } from '@/lib/admin/images/publish'
import type { Database } from '@/lib/supabase/types'

const later: (() => Promise<void>)[] = []
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }))
const warmProductImage = jest.fn<Promise<void>, [string, string]>(async () => {})
jest.mock('@/lib/images/media-warming', () => ({
  warmProductImage: (...call: Parameters<typeof warmProductImage>) => warmProductImage(...call),
}))
const refreshContent = jest.fn(async () => {})
jest.mock('@/lib/content/current', () => ({ refreshContent: () => refreshContent() }))

const asked: string[] = []

/** A service that answers calls of database functions in a way. */
const clientOf = (answer: () => Response) =>
  createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
    auth: { persistSession: false },
    db: { retry: false },
    global: {
      fetch: async (input) => {
        asked.push(new URL(String(input)).pathname)
        return answer()
      },
    },
  })

const working = clientOf(() => Response.json(7))
const stored = { name: 'passeio-veleiro--1-a.jpg', size: 1, publicUrl: 'http://site.test/a' }
const viewUrl = '/media/tour-images/passeio-veleiro--1-a.jpg'

beforeEach(() => {
  asked.length = 0
  later.length = 0
  warmProductImage.mockClear()
  refreshContent.mockClear()
})

it('a stored picture raises the content version, shows on its page and has its sizes made', async () => {
  await publishUpload(working, 'tour-images', { ...stored, product: 'passeio-veleiro', viewUrl })
  expect(asked).toEqual(['/rest/v1/rpc/raise_content_version'])
  expect(refreshContent).toHaveBeenCalledTimes(1)
  for (const work of later) await work()
  expect(warmProductImage).toHaveBeenCalledWith('tour-images', stored.name)
})

it('a picture that no page shows raises the version and has no sizes made', async () => {
  await publishUpload(working, 'tour-images', { ...stored, product: null, viewUrl })
  await publishUpload(working, 'tour-images', { ...stored, product: 'passeio-veleiro', viewUrl: null })
  expect(asked).toHaveLength(2)
  expect(later).toEqual([])
})

it('a deletion raises the version, and the page forgets the picture', async () => {
  await publishDeletion(working)
  expect(asked).toEqual(['/rest/v1/rpc/raise_content_version'])
  expect(refreshContent).toHaveBeenCalledTimes(1)
})

it.each([
  ['is not there', () => Response.json({ code: 'PGRST202', message: 'no such function' }, { status: 404 })],
  [
    'cannot be reached',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])(
  'a version that cannot be raised because the function %s costs a line in the log',
  async (_why, answer) => {
    const log = jest.spyOn(console, 'error').mockReturnValue()
    await publishDeletion(clientOf(answer))
    expect(log).toHaveBeenCalledTimes(1)
    expect(String(log.mock.calls[0]?.[0])).toContain('pictures-not-shown')
    expect(refreshContent).not.toHaveBeenCalled()
  },
)
