import { createClient } from '@supabase/supabase-js'
import { mediaWidths } from '@/lib/images/media'
import { loadCounts } from '@/lib/staff/counts'
import { listImages, removeImage, type SizedImage, storeImage } from '@/lib/staff/pictures/image-store'
import { loadRoles } from '@/lib/staff/sign-in/gate'
import type { Database } from '@/lib/supabase/types'
import { fakeArea } from '../../supabase/fake-area'

const sharedError = () => jest.spyOn(console, 'error').mockReturnValue()

/** A client of a service that answers as told and remembers what it was asked. */
function service(answer: (method: string, path: string) => Response) {
  const asked: string[] = []
  const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
    auth: { persistSession: false },
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const path = new URL(String(input)).pathname
        asked.push(`${init?.method} ${path}`)
        return answer(String(init?.method), path)
      },
    },
  })
  return { client, asked }
}

const image: SizedImage = { type: 'image/png', bytes: Buffer.from('pixels'), sizes: [] }

describe('the list', () => {
  const file = (name: string) => ({ name, id: name, metadata: { size: 10 } })

  it('shows files with their addresses and product, and passes over folders, hidden files and sizes', async () => {
    const { client } = service(() =>
      Response.json([
        file('passeio-veleiro--17-a.png'),
        file('.emptyFolderPlaceholder'),
        file('640w.passeio-veleiro--17-a.png.webp'),
        { name: 'folder', id: null, metadata: null },
        file('pôr do sol.jpg'),
      ]),
    )
    const page = await listImages(client, 'tour-images', 0)
    expect(page.next).toBeNull()
    expect(page.images).toEqual([
      {
        name: 'passeio-veleiro--17-a.png',
        size: 10,
        // What "Copy URL" gives (spec §7) leads to the site, as "open" does.
        publicUrl: 'http://localhost:3000/media/tour-images/passeio-veleiro--17-a.png',
        viewUrl: '/media/tour-images/passeio-veleiro--17-a.png',
        product: 'passeio-veleiro',
        shown: 'page',
      },
      expect.objectContaining({ name: 'pôr do sol.jpg', viewUrl: null, product: null, shown: 'nowhere' }),
    ])
  })

  it.each([350, 2300])('shows each of %i pictures of one and the same time once', async (count) => {
    const client = fakeArea(
      Array.from({ length: count }, (_, index) => ({
        name: `${index}.png`,
        created_at: '2026-11-22T00:00:00Z',
      })),
    )
    const names: string[] = []
    for (let offset: number | null = 0; offset !== null; ) {
      const page = await listImages(client, 'icons', offset)
      names.push(...page.images.map(({ name }) => name))
      offset = page.next
    }
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(count)
  })

  it('begins with the newest, whatever trip it is for and whenever it was restored', async () => {
    const client = fakeArea([
      { name: 'regate-caicara--1700000000001-a.png', created_at: '2026-11-22T00:00:00Z' },
      { name: '1700000000003-b.png', created_at: '2026-11-20T00:00:00Z' },
      { name: 'passeio-veleiro--1700000000002-c.png', created_at: '2026-11-21T00:00:00Z' },
    ])
    const { images, next } = await listImages(client, 'tour-images', 0)
    expect(images.map(({ name }) => name.slice(-5, -4))).toEqual(['b', 'c', 'a'])
    expect(next).toBeNull()
  })

  it.each([
    ['garbage', () => Response.json({ hello: 'world' }), 'unavailable'],
    ['a page', () => new Response('<html>', { status: 200 }), 'unavailable'],
    ['a failure', () => Response.json({ message: 'x' }, { status: 500 }), 'unavailable'],
    ['a refusal', () => Response.json({ statusCode: '403', message: 'x' }, { status: 400 }), 'denied'],
  ])('is never empty because of %s', async (_name, answer, problem) => {
    const { client } = service(answer)
    await expect(listImages(client, 'icons', 0)).rejects.toMatchObject({ problem })
  })
})

describe('storing', () => {
  it('never overwrites and lets browsers keep the file for an hour', async () => {
    const headers: Headers[] = []
    const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
      global: {
        fetch: async (_input, init) => {
          headers.push(new Headers(init?.headers))
          return Response.json({ Key: 'icons/x', Id: '1' })
        },
      },
    })
    const stored = await storeImage({ client, area: 'icons', image, originalName: 'a.png' })
    expect(stored).toMatchObject({ size: 6, product: null })
    expect(headers[0]?.get('x-upsert')).toBe('false')
    expect(headers[0]?.get('cache-control')).toBe('max-age=3600')
    expect(headers[0]?.get('content-type')).toBe('image/png')
  })

  it('takes away what may have been stored when the answer stays away', async () => {
    const { client, asked } = service((method) => {
      if (method === 'POST') throw new TypeError('fetch failed')
      return Response.json([])
    })
    await expect(storeImage({ client, area: 'icons', image, originalName: 'a.png' })).rejects.toMatchObject({
      problem: 'unavailable',
    })
    expect(asked.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE'])
  })

  it('stores the sizes before the picture, and none where one of them cannot be', async () => {
    const sizes = [{ width: 384, bytes: Buffer.from('small') }] as const
    const whole = service(() => Response.json({ Key: 'x', Id: '1' }))
    const { name } = await storeImage({
      client: whole.client,
      area: 'tour-images',
      image: { ...image, sizes },
      originalName: 'a.png',
    })
    expect(whole.asked).toEqual([
      `POST /storage/v1/object/tour-images/384w.${name}.webp`,
      `POST /storage/v1/object/tour-images/${name}`,
    ])
    const broken = service((method) =>
      method === 'POST' ? Response.json({ statusCode: '403' }, { status: 400 }) : Response.json([]),
    )
    const stored = storeImage({
      client: broken.client,
      area: 'icons',
      image: { ...image, sizes },
      originalName: 'a.png',
    })
    await expect(stored).rejects.toMatchObject({ problem: 'denied' })
    expect(broken.asked.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE'])
  })

  it('leaves the log a line where that was not possible either', async () => {
    const log = sharedError()
    const { client } = service(() => {
      throw new TypeError('fetch failed')
    })
    await expect(storeImage({ client, area: 'icons', image, originalName: 'a.png' })).rejects.toMatchObject({
      problem: 'unavailable',
    })
    expect(String(log.mock.calls.at(-1)?.[0])).toContain('upload-left-uncertain')
  })

  it.each([
    [{ statusCode: '413', message: 'too large' }, 'tooLarge'],
    [{ statusCode: '415', message: 'type' }, 'type'],
    [{ statusCode: '403', message: 'row-level security' }, 'denied'],
  ])('passes the refusal %j on', async (body, problem) => {
    const { client, asked } = service(() => Response.json(body, { status: 400 }))
    await expect(storeImage({ client, area: 'icons', image, originalName: 'a.png' })).rejects.toMatchObject({
      problem,
    })
    expect(asked).toHaveLength(1)
  })
})

describe('removing', () => {
  it('takes the picture and all its sizes in one request', async () => {
    const asked: unknown[] = []
    const client = createClient<Database>('http://backend.test', 'sb_publishable_for_tests', {
      global: {
        fetch: async (_input, init) => {
          asked.push(JSON.parse(String(init?.body)))
          return Response.json([{ name: '640w.a.png.webp' }, { name: 'a.png' }])
        },
      },
    })
    await removeImage(client, { area: 'icons', name: 'a.png' })
    expect(asked).toEqual([{ prefixes: ['a.png', ...mediaWidths.map((width) => `${width}w.a.png.webp`)] }])
  })

  it('says when somebody else was faster, also where sizes were left', async () => {
    const { client } = service(() => Response.json([{ name: '640w.a.png.webp' }]))
    await expect(removeImage(client, { area: 'icons', name: 'a.png' })).rejects.toMatchObject({
      problem: 'gone',
    })
  })

  it('does not take an outage for success', async () => {
    const { client } = service(() => new Response('<html>'))
    await expect(removeImage(client, { area: 'icons', name: 'a.png' })).rejects.toMatchObject({
      problem: 'unavailable',
    })
  })
})

describe('counting', () => {
  it('spoils only the count that failed', async () => {
    const log = sharedError()
    const { client } = service((_method, path) =>
      path.endsWith('/tours')
        ? new Response(null, { status: 503 })
        : new Response(null, { status: 200, headers: { 'content-range': '*/4' } }),
    )
    expect(await loadCounts(client)).toEqual({
      tours: null,
      expeditions: 4,
      aca_courses: 4,
      site_content: 4,
    })
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('does not take a missing table for an empty one', async () => {
    sharedError()
    const { client } = service(() => new Response(null, { status: 204 }))
    expect(Object.values(await loadCounts(client))).toEqual([null, null, null, null])
  })
})

describe('roles', () => {
  it('make an administrator only by the role admin', async () => {
    const { client } = service(() => Response.json([{ role: 'user' }, { role: 'admin' }]))
    expect(await loadRoles(client, '1')).toEqual({ isAdmin: true, failed: false })
    const other = service(() => Response.json([{ role: 'administrator' }]))
    expect(await loadRoles(other.client, '1')).toEqual({ isAdmin: false, failed: false })
  })

  it.each([
    ['an outage', () => Response.json({ message: 'x' }, { status: 500 })],
    ['garbage', () => Response.json({ role: 'admin' })],
    ['a page', () => new Response('<html>admin</html>')],
  ])('are none after %s, which is logged', async (_name, answer) => {
    const log = sharedError()
    const { client } = service(answer)
    expect(await loadRoles(client, '1')).toEqual({ isAdmin: false, failed: true })
    expect(String(log.mock.calls[0]?.[0])).toContain('load-roles')
  })
})
