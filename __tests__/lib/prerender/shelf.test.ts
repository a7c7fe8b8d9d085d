/** @jest-environment node */
import { clearShelf, putOnShelf } from '@/lib/prerender/shelf'
import { takeFromShelf } from '@/lib/prerender/take-from-shelf'

const path = '/pt-BR/tours'
const page = { html: '<h1>Passeios à vela</h1>', etag: '"one"', policy: "default-src 'none'" }
const opens = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const take = (headers: Record<string, string> = opens, method = 'GET', own: Record<string, string> = {}) =>
  takeFromShelf({ method, headers: new Headers(headers) }, path, own)

beforeEach(() => {
  jest.useFakeTimers()
  clearShelf()
  putOnShelf(path, page)
})
afterEach(() => jest.useRealTimers())

describe('a page on the shelf', () => {
  test('answers a browser that opens it, with its length in bytes, its policy and the headers of its address', async () => {
    const answer = take(opens, 'GET', {
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Language, Cookie',
    })
    expect(answer?.status).toBe(200)
    expect(await answer?.text()).toBe(page.html)
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-length': String(Buffer.byteLength(page.html)),
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      etag: '"one"',
      vary: expect.stringMatching(/rsc, .*Accept-Language, Cookie$/),
    })
  })

  test('does not answer requests for page data, which do not ask for HTML', () => {
    expect(take({})).toBeUndefined()
    expect(take({ accept: '*/*' })).toBeUndefined()
  })

  test('is not sent to a browser that has it', async () => {
    for (const tag of ['"one"', 'W/"one"', '"other", W/"one"']) {
      const answer = take({ ...opens, 'if-none-match': tag })
      expect(answer?.status).toBe(304)
      expect(await answer?.text()).toBe('')
      expect(answer?.headers.get('etag')).toBe('"one"')
    }
    expect(take({ ...opens, 'if-none-match': '"older"' })?.status).toBe(200)
  })

  test('answers HEAD with the headers alone', async () => {
    const answer = take(opens, 'HEAD')
    expect(answer?.headers.get('content-length')).toBe(String(Buffer.byteLength(page.html)))
    expect(await answer?.text()).toBe('')
  })

  test('stays for ten seconds, and longer when Next hands it out again', () => {
    jest.advanceTimersByTime(9_000)
    putOnShelf(path, page)
    jest.advanceTimersByTime(9_000)
    expect(take()).toBeDefined()
    jest.advanceTimersByTime(2_000)
    expect(take()).toBeUndefined()
  })

  test('gives way to its new version at once', async () => {
    putOnShelf(path, { ...page, html: '<h1>Novo</h1>', etag: '"two"' })
    expect(await take()?.text()).toBe('<h1>Novo</h1>')
  })

  test('is gone when something on the pages has changed', () => {
    clearShelf()
    expect(take()).toBeUndefined()
  })
})

test('the shelf drops its oldest pages before it grows without end', () => {
  const html = 'x'.repeat(2 ** 20)
  for (let count = 0; count < 70; count += 1) putOnShelf(`/${count}`, { ...page, html, etag: `"${count}"` })
  const held = Array.from({ length: 70 }, (_, count) =>
    takeFromShelf({ method: 'GET', headers: new Headers(opens) }, `/${count}`, {}),
  ).map(Boolean)
  expect(held.filter(Boolean)).toHaveLength(64)
  expect(held.at(0)).toBe(false)
  expect(held.at(-1)).toBe(true)
})
