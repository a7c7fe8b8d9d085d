import { buildCatalogueNow } from '@/lib/catalogue/catalogue'
import { relatedProducts } from '@/lib/catalogue/related'
import { currentGeneration } from '@/lib/content/state'
import { isUpToDate } from '@/lib/content/up-to-date'
import { published, trip } from '../catalogue/shipped'

const slug = 'passeio-veleiro'
const page = (of: string) => `/pt-BR/product/${of}`

/** A catalogue with these pictures, newest last. */
const withPictures = (...names: string[]) =>
  buildCatalogueNow(
    published([], {
      pictures: names.map((name, index) => ({
        bucket: 'tour-images',
        name,
        createdAt: new Date(index * 1000).toISOString(),
      })),
    }),
  )

const none = withPictures()
const one = withPictures(`${slug}--1.jpg`)
const two = withPictures(`${slug}--1.jpg`, `${slug}--2.jpg`)
const earlier = new Map([
  ['one', one.photographs],
  ['two', two.photographs],
])

/** The process shows this from now on, and says what its pages are rendered from. */
function show(catalogue: typeof one, photographs: string, name = 'content'): string {
  globalThis.siteContent = { catalogue, name, photographs, earlier }
  return currentGeneration() ?? ''
}

const [recommended] = relatedProducts(one, trip(slug))
/** A trip whose page recommends the one with the pictures, and one whose page does not. */
const recommending = one.trips.filter(
  (other) => other.slug !== slug && relatedProducts(one, other).some((shown) => shown.slug === slug),
)
const others = one.trips.filter((other) => other.slug !== slug && !recommending.includes(other))

afterEach(() => {
  globalThis.siteContent = undefined
})

test('there are trips that recommend the one with the pictures, and trips that do not', () => {
  expect(recommending.length).toBeGreaterThan(0)
  expect(others.length).toBeGreaterThan(10)
})

describe('a new photograph of a trip', () => {
  test.each([
    ['its own page', page(slug)],
    ['the page of a trip that recommends it', page(recommending[0]?.slug ?? '')],
    ...['', '/tours', '/expeditions', '/choose', '/my-list'].map((route) => [
      `the page ${route || '/'}`,
      `/en-GB${route}`,
    ]),
    ['a page that nobody knows', '/pt-BR/something'],
    ['no path at all', ''],
  ])('makes %s out of date', (_, path) => {
    const generation = show(one, 'one')
    expect(isUpToDate(generation, path)).toBe(true)
    show(two, 'two')
    expect(isUpToDate(generation, path)).toBe(false)
  })

  test.each([
    ...others.map((other) => page(other.slug)),
    '/pt-BR/destination',
    '/pt-BR/policy',
    '/en-GB/compare',
  ])('leaves %s as it is', (path) => {
    const generation = show(one, 'one')
    show(two, 'two')
    expect(isUpToDate(generation, path)).toBe(true)
  })

  test('leaves pages that were rendered while there was none at all', () => {
    const generation = show(none, '')
    show(one, 'one')
    expect(isUpToDate(generation, page(others[0]?.slug ?? ''))).toBe(true)
    expect(isUpToDate(generation, page(slug))).toBe(false)
  })
})

test('a photograph of a trip that a page recommends makes that page out of date', () => {
  if (!recommended) throw new Error('nothing is recommended')
  const generation = show(none, '')
  show(withPictures(`${recommended.slug}--1.jpg`), 'theirs')
  expect(isUpToDate(generation, page(slug))).toBe(false)
})

test('a page that was rendered from photographs that nobody remembers is rendered again', () => {
  show(two, 'two')
  expect(isUpToDate('content.0.unknown', page(others[0]?.slug ?? ''))).toBe(false)
})

test('other content, or a notice that has gone, makes every page out of date, whatever it shows', () => {
  const generation = show(one, 'one')
  const path = page(others[0]?.slug ?? '')
  show(one, 'one', 'other')
  expect(isUpToDate(generation, path)).toBe(false)
  show({ ...two, expiries: [1_000] }, 'two')
  expect(isUpToDate(generation, path, 999)).toBe(true)
  expect(isUpToDate(generation, path, 1_000)).toBe(false)
})

test('a page that shows no content is never out of date, any other is before content was loaded', () => {
  expect(isUpToDate('any', '/_not-found')).toBe(true)
  expect(isUpToDate('content.0', page(slug))).toBe(false)
})
