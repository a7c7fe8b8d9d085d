import { GET as getSize, HEAD as headSize } from '@/app/media/[bucket]/[name]/[size]/route'
import { GET, HEAD } from '@/app/media/[bucket]/[name]/route'
import { environment } from '@/lib/config/environment'
import { backendAnswers, logged, publicUrl } from './backend-answers'

jest.mock('@/lib/config/environment', () => ({
  environment: { SUPABASE_URL: 'https://project.supabase.example' },
}))

const ask = (bucket: string, name: string, headers: Record<string, string> = {}, handler = GET) =>
  handler(new Request('http://localhost/media', { headers }), { params: Promise.resolve({ bucket, name }) })

const picture = (headers: Record<string, string> = {}) =>
  new Response('bytes', { headers: { 'content-type': 'image/jpeg', etag: '"1"', ...headers } })

describe('a stored picture under the site’s own address', () => {
  test('comes through with its type and tag, may be kept an hour, and can run nothing', async () => {
    const backend = backendAnswers(picture({ 'set-cookie': 'a=b', 'x-internal': '1' }))
    const response = await ask('tour-images', 'mar--1.jpg')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('bytes')
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/jpeg',
      etag: '"1"',
      'x-content-type-options': 'nosniff',
    })
    expect(backend.mock.calls[0]?.[0]).toBe(publicUrl('tour-images/mar--1.jpg'))
  })

  test('a vector is a sandboxed picture', async () => {
    backendAnswers(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } }))
    const response = await ask('icons', 'a.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(await response.text()).toBe('<svg/>')
  })

  test('a visitor who has it already is told so, without the visitor’s cookies reaching the storage', async () => {
    const backend = backendAnswers(new Response(null, { status: 304, headers: { etag: '"1"' } }))
    const response = await ask('tour-images', 'a.jpg', { 'if-none-match': '"1"', cookie: 'session=1' })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe('"1"')
    const sent = new Headers(backend.mock.calls[0]?.[1]?.headers)
    expect(Object.fromEntries(sent)).toEqual({ 'if-none-match': '"1"' })
  })

  test('HEAD says the same without the bytes', async () => {
    backendAnswers(picture())
    const response = await ask('tour-images', 'a.jpg', {}, HEAD)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.body).toBeNull()
  })
})

describe('what does not come through', () => {
  test.each([
    ['private', 'a.jpg'],
    ['tour-images', '..'],
    ['tour-images', '../icons/a.svg'],
    ['tour-images', '%2e%2e'],
    ['tour-images', '.env'],
    ['..', 'a.jpg'],
  ])('%s/%s is not even asked for', async (bucket, name) => {
    const backend = backendAnswers(picture())
    const response = await ask(bucket, name)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(backend).not.toHaveBeenCalled()
  })

  test('nothing without a backend', async () => {
    jest.replaceProperty(environment, 'SUPABASE_URL', undefined)
    expect((await ask('tour-images', 'a.jpg')).status).toBe(404)
  })

  test.each([400, 404])(
    'an object that is not there (storage says %i) is a 404 with one line',
    async (status) => {
      const lines = logged('warn')
      backendAnswers(Response.json({ statusCode: '404' }, { status }))
      const response = await ask('tour-images', 'gone.jpg')
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(lines()).toEqual([expect.objectContaining({ event: 'media-not-found', name: 'gone.jpg' })])
    },
  )

  test.each([
    ['a page', new Response('<script>', { headers: { 'content-type': 'text/html' } })],
    ['no type', new Response(new Uint8Array([1]))],
    ['a failure', new Response('', { status: 500 })],
    ['a redirect elsewhere', new TypeError('unexpected redirect')],
    ['a part', new Response('b', { status: 206, headers: { 'content-type': 'image/png' } })],
  ])('%s is a 502 with one line', async (_what, answer) => {
    const lines = logged('error')
    backendAnswers(answer)
    const response = await ask('tour-images', 'a.jpg')
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store'])
    expect(lines()).toEqual([expect.objectContaining({ event: 'media-failed', name: 'a.jpg' })])
  })

  test('a silent storage is a 504 after five seconds', async () => {
    jest.useFakeTimers()
    const lines = logged('error')
    backendAnswers('silence')
    const response = ask('tour-images', 'a.jpg')
    await jest.advanceTimersByTimeAsync(5000)
    expect((await response).status).toBe(504)
    expect(lines()).toHaveLength(1)
    jest.useRealTimers()
  })

  test('a picture that breaks off half-way is broken for the visitor too, and logged', async () => {
    const lines = logged('error')
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('by'))
      },
      pull(stream) {
        stream.error(new Error('connection lost'))
      },
    })
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(body, { headers: { 'content-type': 'image/png' } }))
    const response = await ask('tour-images', 'a.png')
    await expect(response.text()).rejects.toThrow('connection lost')
    expect(lines()).toEqual([expect.objectContaining({ event: 'media-failed', reason: 'connection lost' })])
  })
})

describe('a photograph in one of its widths', () => {
  const askFor = (size: string, name = 'mar--1.jpg', handler = getSize) =>
    handler(new Request('http://localhost/media'), {
      params: Promise.resolve({ bucket: 'tour-images', name, size }),
    })
  const size = new Response('small', { headers: { 'content-type': 'image/webp', etag: '"2"' } })
  const missing = Response.json({ statusCode: '404' }, { status: 400 })
  const asked = (backend: ReturnType<typeof backendAnswers>) => backend.mock.calls.map(([address]) => address)

  test('is the file that was stored beside it', async () => {
    const backend = backendAnswers(size)
    const response = await askFor('640.webp')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await response.text()).toBe('small')
    expect(asked(backend)).toEqual([publicUrl('tour-images/640w.mar--1.jpg.webp')])
  })

  test('is the photograph itself where it has no sizes', async () => {
    const lines = logged('warn')
    const backend = backendAnswers(missing, picture())
    expect(await (await askFor('640.webp')).text()).toBe('bytes')
    expect(asked(backend)).toEqual([
      publicUrl('tour-images/640w.mar--1.jpg.webp'),
      publicUrl('tour-images/mar--1.jpg'),
    ])
    expect(lines()).toEqual([])
  })

  test('is gone with the photograph, at once', async () => {
    const lines = logged('warn')
    backendAnswers(missing)
    expect((await askFor('640.webp')).status).toBe(404)
    expect(lines()).toEqual([expect.objectContaining({ event: 'media-not-found', name: 'mar--1.jpg' })])
  })

  test('a storage that fails is no missing size', async () => {
    logged('error')
    const backend = backendAnswers(new Response('', { status: 500 }))
    expect((await askFor('640.webp')).status).toBe(502)
    expect(backend).toHaveBeenCalledTimes(1)
  })

  test('a drawing is shown as it is', async () => {
    const backend = backendAnswers(picture())
    await askFor('640.webp', 'a.svg')
    expect(asked(backend)).toEqual([publicUrl('tour-images/a.svg')])
  })

  test('HEAD says the same without the bytes', async () => {
    backendAnswers(size)
    const response = await askFor('640.webp', 'mar--1.jpg', headSize)
    expect([response.status, response.body]).toEqual([200, null])
  })

  test.each(['641.webp', '640.avif', '640', '0640.webp', 'constructor'])(
    '%s is none, and nobody is asked',
    async (size) => {
      const backend = backendAnswers(picture())
      const response = await askFor(size)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(backend).not.toHaveBeenCalled()
    },
  )
})
