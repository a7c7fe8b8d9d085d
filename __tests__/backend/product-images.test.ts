import { maxSlugLength } from '@/lib/routing/slug'
import { handleProductImages } from '../../supabase/functions/get-product-images/handler'

interface Row {
  name: string
  created_at: string
  id?: string | null
}

const supabaseUrl = 'https://project.supabase.example'
const row = (name: string, created_at = '2026-01-01T00:00:00Z', id: string | null = name): Row => ({
  id,
  name,
  created_at,
})

/** A storage service with these rows per area; remembers what it was asked. */
function storage(areas: Record<string, Row[]>) {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request)
    return Response.json(areas[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? [])
  }
  return { requests, fetch }
}

const question = (body: unknown, method = 'POST') =>
  new Request(`${supabaseUrl}/functions/v1/get-product-images`, {
    method,
    body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : undefined,
  })

const ask = (
  body: unknown,
  fetch: (request: Request) => Promise<Response>,
  settings: { secretKey?: string; publicUrl?: string } = {},
) => handleProductImages(question(body), { supabaseUrl, secretKey: 'sb_secret_key', fetch, ...settings })

const picture = (area: string, name: string) => `${supabaseUrl}/storage/v1/object/public/${area}/${name}`

describe('the answer', () => {
  test('joins both areas, newest first', async () => {
    const { fetch } = storage({
      'tour-images': [
        row('veleiro--3-a.png', '2026-03-01T00:00:00Z'),
        row('veleiro--1-a.png', '2026-01-01T00:00:00Z'),
      ],
      'expedition-images': [row('veleiro--2-a.png', '2026-02-01T00:00:00Z')],
    })
    expect(await (await ask({ productId: 'veleiro' }, fetch)).json()).toEqual({
      images: [
        picture('tour-images', 'veleiro--3-a.png'),
        picture('expedition-images', 'veleiro--2-a.png'),
        picture('tour-images', 'veleiro--1-a.png'),
      ],
    })
  })

  test('begins with the newest by name, also where a restore has changed the times of the service', async () => {
    const { fetch } = storage({
      'tour-images': [
        row('veleiro--1700000000001-a.png', '2026-03-01T00:00:00Z'),
        row('veleiro--1700000000003-a.png', '2026-01-01T00:00:00Z'),
      ],
      'expedition-images': [row('veleiro--1700000000002-a.png', '2026-02-01T00:00:00Z')],
    })
    const { images } = await (await ask({ productId: 'veleiro' }, fetch)).json()
    expect(images.map((address: string) => address.match(/--(\d+)/)?.[1])).toEqual([
      '1700000000003',
      '1700000000002',
      '1700000000001',
    ])
  })

  test('leaves out folders and names that only contain the product', async () => {
    const { fetch } = storage({
      'tour-images': [
        row('outro-veleiro--1-a.png'),
        row('veleiro--pasta', undefined, null),
        row('veleiro-1.png'),
      ],
    })
    expect(await (await ask({ productId: 'veleiro' }, fetch)).json()).toEqual({ images: [] })
  })

  test('uses the public address, and names are safe in it', async () => {
    const { fetch } = storage({ 'tour-images': [row('veleiro--a b#.png')] })
    const response = await ask({ productId: 'veleiro' }, fetch, { publicUrl: 'https://www.example.com/sb/' })
    expect(await response.json()).toEqual({
      images: ['https://www.example.com/sb/storage/v1/object/public/tour-images/veleiro--a%20b%23.png'],
    })
  })

  test('may be read by any page and is not kept', async () => {
    const response = await ask({ productId: 'veleiro' }, storage({}).fetch)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the question to the storage service', () => {
  test('names the product’s prefix and asks for the newest', async () => {
    const { fetch, requests } = storage({})
    await ask({ productId: 'veleiro' }, fetch)
    expect(requests.map(({ url }) => url)).toEqual([
      `${supabaseUrl}/storage/v1/object/list/tour-images`,
      `${supabaseUrl}/storage/v1/object/list/expedition-images`,
    ])
    expect(await requests[0]?.json()).toEqual({
      prefix: '',
      search: 'veleiro--',
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'desc' },
    })
  })

  test('carries a secret key as apikey alone', async () => {
    const { fetch, requests } = storage({})
    await ask({ productId: 'veleiro' }, fetch)
    expect(requests[0]?.headers.get('apikey')).toBe('sb_secret_key')
    expect(requests[0]?.headers.get('authorization')).toBeNull()
  })

  test('carries a legacy key as a token, too', async () => {
    const { fetch, requests } = storage({})
    await ask({ productId: 'veleiro' }, fetch, { secretKey: 'eyJ.legacy.key' })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer eyJ.legacy.key')
  })
})

describe('malformed questions', () => {
  test.each([
    ['no JSON', 'productId=veleiro'],
    ['nothing', ''],
    ['no object', '"veleiro"'],
    ['null', 'null'],
    ['no id', {}],
    ['a number', { productId: 12 }],
    ['an empty id', { productId: '' }],
    ['capitals', { productId: 'Veleiro' }],
    ['two hyphens', { productId: 'vele--iro' }],
    ['a hyphen at the end', { productId: 'veleiro-' }],
    ['a path', { productId: '../icons' }],
    ['a wildcard', { productId: 'v%' }],
    ['a line break', { productId: 'veleiro\n' }],
    ['more characters than a slug may have', { productId: 'a'.repeat(maxSlugLength + 1) }],
    ['a long body', { productId: 'veleiro', filler: 'x'.repeat(2000) }],
  ])('%s is refused and nobody is asked', async (_case, body) => {
    const { fetch, requests } = storage({})
    const response = await ask(body, fetch)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.any(String) })
    expect(requests).toEqual([])
  })

  test('the longest slug that a trip may have is an id', async () => {
    expect((await ask({ productId: 'a'.repeat(maxSlugLength) }, storage({}).fetch)).status).toBe(200)
  })

  test.each(['GET', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const { fetch } = storage({})
    const response = await handleProductImages(question('', method), { supabaseUrl, secretKey: 'key', fetch })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  test('a browser may ask first', async () => {
    const { fetch } = storage({})
    const response = await handleProductImages(question('', 'OPTIONS'), {
      supabaseUrl,
      secretKey: 'key',
      fetch,
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
  })
})

describe('a storage service that fails', () => {
  test.each([
    ['refuses', async () => Response.json({ message: 'Invalid key' }, { status: 401 })],
    ['answers something else', async () => Response.json({ rows: [] })],
    ['answers no JSON', async () => new Response('<html>')],
    ['cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s: 502, logged, and nothing of it told', async (_case, fetch) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const response = await ask({ productId: 'veleiro' }, fetch)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: 'The pictures cannot be listed at the moment.' })
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      event: 'product-images-failed',
      productId: 'veleiro',
    })
  })
})
