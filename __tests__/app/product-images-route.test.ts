import { GET } from '@/app/api/product-images/[id]/route'
import { buildCatalogue, type Catalogue } from '@/lib/catalogue/build/catalogue'
import { maxSlugLength } from '@/lib/routing/slug'
import { newTour, published, row, shipped } from '../lib/catalogue/shipped'

const now = Date.UTC(2026, 10, 21)

beforeEach(() => {
  globalThis.siteContent = { catalogue: shipped, name: 'shipped' }
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick'] })
})
afterEach(() => jest.useRealTimers())

/** Has this process show photographs of these names, and what else staff changed. */
function show(names: readonly string[], ...items: Parameters<typeof published>[0]): Catalogue {
  const pictures = names.map((name) => ({ bucket: 'tour-images', name, createdAt: '2026-11-21T12:00:00Z' }))
  const catalogue = buildCatalogue(published(items, { pictures }))
  globalThis.siteContent = { catalogue, name: names.join() }
  return catalogue
}

async function ask(id: string) {
  const response = await GET(new Request('http://localhost/'), { params: Promise.resolve({ id }) })
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  }
}

describe('a product’s photographs for the browser', () => {
  test('are those of the catalogue, newest first, with the time at which it was asked, good for five minutes', async () => {
    show(['passeio-veleiro--1700000000001-a.jpg', 'passeio-veleiro--1700000000002-b.jpg', '1-c.jpg'])
    expect(await ask('passeio-veleiro')).toEqual({
      status: 200,
      cache: 'public, max-age=300',
      body: {
        images: [
          '/media/tour-images/passeio-veleiro--1700000000002-b.jpg',
          '/media/tour-images/passeio-veleiro--1700000000001-a.jpg',
        ],
        timestamp: now,
      },
    })
  })

  test('none are an empty list that is not kept', async () => {
    const nothing = { status: 200, cache: 'no-store', body: { images: [], timestamp: now } }
    expect(await ask('baia-paraty')).toEqual(nothing)
    expect(await ask('lugar-nenhum')).toEqual(nothing)
  })

  test('a hidden trip’s photographs can be asked for, because the panel prepares them', async () => {
    const { trips } = show(['baia-paraty--1-a.jpg'], row('tours', 'baia-paraty', {}, { hidden: true }))
    expect(trips.some(({ slug }) => slug === 'baia-paraty')).toBe(false)
    expect((await ask('baia-paraty')).body.images).toEqual(['/media/tour-images/baia-paraty--1-a.jpg'])
  })

  test('the longest slug that a trip may have is one that is asked for', async () => {
    const slug = 'a'.repeat(maxSlugLength)
    show([`${slug}--1-a.jpg`], row('tours', slug, newTour))
    expect((await ask(slug)).body.images).toEqual([`/media/tour-images/${slug}--1-a.jpg`])
  })

  test.each(['', 'A', '../x', 'a--b', 'a%2fb', '-a', 'ç', 'a'.repeat(maxSlugLength + 1)])(
    '%j is malformed',
    async (id) =>
      expect(await ask(id)).toEqual({ status: 400, cache: 'no-store', body: { error: 'malformed-id' } }),
  )
})
