/** @jest-environment jsdom */
import { newestPhotographs } from '@/lib/images/photograph-loader'

const minute = 60_000
const now = Date.UTC(2026, 10, 21)
const key = 'product-images-mar'
const old = ['/media/tour-images/mar--1.jpg']
const fresh = ['/media/tour-images/mar--2.jpg']

const answer = (body: unknown, status = 200): Response =>
  Object.assign(Object.create(null), { ok: status < 400, status, json: async () => body })
const store = (entry: unknown) => window.localStorage.setItem(key, JSON.stringify(entry))
const stored = () => JSON.parse(window.localStorage.getItem(key) ?? 'null')
const load = (known?: { images: string[]; timestamp: number }) =>
  newestPhotographs('mar', known, new AbortController().signal)

let server: jest.Mock
let warnings: jest.SpyInstance

beforeEach(() => {
  window.localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(now)
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = jest.fn().mockResolvedValue(answer({ images: fresh, timestamp: now }))
  Object.defineProperty(globalThis, 'fetch', { value: server, configurable: true, writable: true })
})

test('the first page asks the server and stores what it heard', async () => {
  expect(await load()).toEqual({ status: 'images', source: 'server', images: fresh })
  expect(server.mock.calls[0]?.[0]).toBe('/api/product-images/mar')
  expect(stored()).toEqual({ images: fresh, timestamp: now })
})

test('an entry younger than five minutes is used without a request', async () => {
  store({ images: old, timestamp: now - 5 * minute + 1 })
  expect(await load()).toEqual({ status: 'images', source: 'cache', images: old })
  expect(server).not.toHaveBeenCalled()
})

test('an entry of five minutes is too old', async () => {
  store({ images: old, timestamp: now - 5 * minute })
  expect(await load()).toMatchObject({ source: 'server', images: fresh })
})

test('what a young page knows counts, and needs no request', async () => {
  expect(await load({ images: old, timestamp: now - minute })).toEqual({
    status: 'images',
    source: 'page',
    images: old,
  })
  expect(server).not.toHaveBeenCalled()
})

test('a page rendered after the entry was stored knows better, and the other way round', async () => {
  store({ images: old, timestamp: now - 2 * minute })
  expect(await load({ images: fresh, timestamp: now - minute })).toMatchObject({
    source: 'page',
    images: fresh,
  })
  expect(await load({ images: fresh, timestamp: now - 3 * minute })).toMatchObject({
    source: 'cache',
    images: old,
  })
})

test('an old page asks the server, which may know of newer pictures', async () => {
  expect(await load({ images: old, timestamp: now - 10 * minute })).toMatchObject({
    source: 'server',
    images: fresh,
  })
})

test('what the server says is as old as the server says, also where a cache on the way has kept it', async () => {
  server.mockResolvedValue(answer({ images: fresh, timestamp: now - 4 * minute }))
  await load()
  expect(stored()).toEqual({ images: fresh, timestamp: now - 4 * minute })
  jest.spyOn(Date, 'now').mockReturnValue(now + minute)
  await load()
  expect(server).toHaveBeenCalledTimes(2)
})

test('an empty answer falls back, warns once, and is not asked for again within five minutes', async () => {
  server.mockResolvedValue(answer({ images: [], timestamp: now }))
  expect(await load()).toEqual({ status: 'fallback', error: 'no pictures' })
  expect(await load()).toEqual({ status: 'fallback', error: 'no pictures' })
  expect(server).toHaveBeenCalledTimes(1)
  expect(warnings).toHaveBeenCalledTimes(1)
})

test('photographs that were deleted go, even where an old page still names them', async () => {
  server.mockResolvedValue(answer({ images: [], timestamp: now }))
  expect(await load({ images: old, timestamp: now - 10 * minute })).toMatchObject({ status: 'fallback' })
})

test('a young page that knows of none counts more than a list from before the last one was deleted', async () => {
  store({ images: old, timestamp: now - 2 * minute })
  expect(await load({ images: [], timestamp: now - minute })).toEqual({
    status: 'fallback',
    error: 'no pictures',
  })
  expect(server).not.toHaveBeenCalled()
  expect(warnings).not.toHaveBeenCalled()
})

test('a list from after the first photograph was uploaded counts more than a page that knows of none', async () => {
  store({ images: fresh, timestamp: now - minute })
  expect(await load({ images: [], timestamp: now - 2 * minute })).toMatchObject({
    source: 'cache',
    images: fresh,
  })
})

test.each([
  ['an error', () => server.mockResolvedValue(answer({ error: 'timeout' }, 504)), 'answered 504'],
  ['no connection', () => server.mockRejectedValue(new TypeError('Failed to fetch')), 'Failed to fetch'],
  [
    'foreign addresses',
    () => server.mockResolvedValue(answer({ images: ['https://evil.example/a.jpg'], timestamp: now })),
    'answered no list of pictures',
  ],
  [
    'a list of no age',
    () => server.mockResolvedValue(answer({ images: fresh })),
    'answered no list of pictures',
  ],
  ['something else', () => server.mockResolvedValue(answer('images')), 'answered no list of pictures'],
])('%s falls back with its error, warns once and stores nothing', async (_what, arrange, error) => {
  arrange()
  expect(await load()).toEqual({ status: 'fallback', error })
  expect(warnings).toHaveBeenCalledTimes(1)
  expect(stored()).toBeNull()
})

test('when the request fails, photographs that the page shows stay', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await load({ images: old, timestamp: now - 10 * minute })).toEqual({
    status: 'images',
    source: 'page',
    images: old,
  })
})

test('when the request fails, a page that knew of none keeps its posters and says why', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await load({ images: [], timestamp: now - 10 * minute })).toEqual({
    status: 'fallback',
    error: 'Failed to fetch',
  })
})

test.each([
  '{',
  'null',
  '[]',
  '{"images":[],"timestamp":"yesterday"}',
  `{"images":["javascript:alert(1)"],"timestamp":${now}}`,
  `{"images":"/media/tour-images/a.jpg","timestamp":${now}}`,
])('a stored value that is not ours is ignored: %s', async (value) => {
  window.localStorage.setItem(key, value)
  expect(await load()).toMatchObject({ source: 'server' })
})

test('without storage every page asks, and nothing breaks', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await load()).toMatchObject({ source: 'server' })
  expect(warnings).not.toHaveBeenCalled()
})

test('a page that is left says nothing, but what it heard is there for the next one', async () => {
  const left = new AbortController()
  left.abort()
  await newestPhotographs('mar', undefined, left.signal)
  expect(stored()).toEqual({ images: fresh, timestamp: now })
  window.localStorage.clear()
  server.mockRejectedValue(new DOMException('aborted', 'AbortError'))
  expect(await newestPhotographs('mar', undefined, left.signal)).toEqual({ status: 'loading' })
  expect(warnings).not.toHaveBeenCalled()
})
