import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { administrator, backend, expectRefused, owner, type Person, signedUpPerson, visitor } from './people'

const MB = 1024 * 1024
const buckets = [
  { bucket: 'tour-images', limit: 5 * MB },
  { bucket: 'expedition-images', limit: 5 * MB },
  { bucket: 'icons', limit: 2 * MB },
]

const newName = (extension = 'png') => `${Date.now()}-${randomUUID()}.${extension}`
const picture = (content = 'a small picture', type = 'image/png') => new Blob([content], { type })
const size = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })
const textOf = async (blob: Blob | null) => blob?.text()
/** How the storage service speaks of what a person may not see. */
const unknown = { statusCode: '404' }
/** Refused, in either way in which storage services speak of it: forbidden, or nothing there that this person may change. */
const denied = { statusCode: expect.stringMatching(/^40[34]$/) }

let person: Person
let admin: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

describe.each(buckets)('$bucket', ({ bucket, limit }) => {
  const area = (client: SupabaseClient) => client.storage.from(bucket)
  const stored = async (content?: string): Promise<string> => {
    const name = newName()
    const { error } = await area(admin.client).upload(name, picture(content))
    if (error) throw error
    return name
  }
  const contentOf = async (name: string) => textOf((await area(owner()).download(name)).data)

  const strangers: [string, () => SupabaseClient][] = [
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
  ]

  describe.each(strangers)('%s', (_who, client) => {
    test('cannot list the pictures', async () => {
      await stored()
      expectRefused(await area(client()).list())
    })

    test('cannot upload', async () => {
      const name = newName()
      expectRefused(await area(client()).upload(name, picture()))
      expect((await area(owner()).download(name)).error).toMatchObject(unknown)
    })

    test('cannot get an address to upload to', async () => {
      expectRefused(await area(client()).createSignedUploadUrl(newName()))
    })

    test('cannot overwrite a picture', async () => {
      const name = await stored('original')
      expectRefused(await area(client()).upload(name, picture('other'), { upsert: true }))
      expectRefused(await area(client()).update(name, picture('other')))
      expect(await contentOf(name)).toBe('original')
    })

    test('cannot move or copy a picture', async () => {
      const name = await stored('original')
      const other = newName()
      expect((await area(client()).move(name, other)).error).toMatchObject(denied)
      expect((await area(client()).copy(name, other)).error).toMatchObject(denied)
      expect((await area(owner()).download(other)).error).toMatchObject(unknown)
      expect(await contentOf(name)).toBe('original')
    })

    test('cannot delete a picture', async () => {
      const name = await stored('original')
      expectRefused(await area(client()).remove([name]))
      expect(await contentOf(name)).toBe('original')
    })

    test('sees a picture at its public address', async () => {
      const name = await stored('for everyone')
      const { publicUrl } = area(client()).getPublicUrl(name).data
      const response = await fetch(publicUrl)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cache-control')).toContain('max-age=3600')
      expect(await response.text()).toBe('for everyone')
    })
  })

  describe('an administrator', () => {
    test('lists a thousand pictures at a time by name, each once', async () => {
      const names = [await stored(), await stored(), await stored()]
      const { data } = await area(admin.client).list('', {
        limit: 1000,
        sortBy: { column: 'name', order: 'asc' },
      })
      const listed = data?.map((file) => file.name) ?? []
      expect(listed).toEqual(expect.arrayContaining(names))
      expect(new Set(listed).size).toBe(listed.length)
    })

    test('lists pictures, newest first, with size and time', async () => {
      const older = await stored()
      const newer = await stored('twelve bytes')
      const { data, error } = await area(admin.client).list('', {
        limit: 100,
        offset: 0,
        sortBy: { column: 'created_at', order: 'desc' },
      })
      expect(error).toBeNull()
      const names = data?.map((file) => file.name) ?? []
      expect(names.indexOf(newer)).toBeGreaterThanOrEqual(0)
      expect(names.indexOf(newer)).toBeLessThan(names.indexOf(older))
      expect(data?.find((file) => file.name === newer)).toMatchObject({
        id: expect.any(String),
        created_at: expect.any(String),
        metadata: { size: 12, mimetype: 'image/png' },
      })
    })

    test.each([
      ['jpg', 'image/jpeg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
      ['svg', 'image/svg+xml'],
    ])('uploads .%s', async (extension, type) => {
      const name = newName(extension)
      const { data, error } = await area(admin.client).upload(name, picture('content', type), {
        cacheControl: '3600',
        upsert: false,
      })
      expect(error).toBeNull()
      expect(data?.path).toBe(name)
      expect(await contentOf(name)).toBe('content')
    })

    test('uploads raw bytes with a declared type', async () => {
      const name = newName()
      const bytes = new TextEncoder().encode('raw bytes')
      const { error } = await area(admin.client).upload(name, bytes, { contentType: 'image/png' })
      expect(error).toBeNull()
      expect(await contentOf(name)).toBe('raw bytes')
    })

    test.each(['image/gif', 'application/pdf', 'text/html', 'video/mp4'])(
      'cannot upload %s',
      async (type) => {
        const { error } = await area(admin.client).upload(newName(), picture('content', type))
        expect(error).toMatchObject({ statusCode: '415' })
      },
    )

    test('uploads exactly the largest size and not one byte more', async () => {
      expect((await area(admin.client).upload(newName(), size(limit))).error).toBeNull()
      const { error } = await area(admin.client).upload(newName(), size(limit + 1))
      expect(error).toMatchObject({ statusCode: '413' })
    })

    test('is refused a name that is taken, and the first picture stays', async () => {
      const name = await stored('first')
      const { error } = await area(admin.client).upload(name, picture('second'))
      expect(error).toMatchObject({ statusCode: '409' })
      expect(await contentOf(name)).toBe('first')
    })

    test('cannot overwrite on purpose either', async () => {
      const name = await stored('first')
      expectRefused(await area(admin.client).upload(name, picture('second'), { upsert: true }))
      expectRefused(await area(admin.client).update(name, picture('second')))
      expect(await contentOf(name)).toBe('first')
    })

    test('copies a picture, and not onto one that has the name already', async () => {
      const [name, taken, free] = [await stored('first'), await stored('second'), newName()]
      expect((await area(admin.client).copy(name, free)).error).toBeNull()
      expect(await contentOf(free)).toBe('first')
      expect((await area(admin.client).copy(name, taken)).error).toMatchObject({ statusCode: '409' })
      expect(await contentOf(taken)).toBe('second')
    })

    test('cannot move a picture', async () => {
      const name = await stored('first')
      const other = newName()
      expect((await area(admin.client).move(name, other)).error).toMatchObject(denied)
      expect((await area(owner()).download(other)).error).toMatchObject(unknown)
      expect(await contentOf(name)).toBe('first')
    })

    // A hosted service may let several of them win, the last one stays: names are random so that no two ever meet.
    test('of twenty uploads to one name at once, one is kept whole and stays', async () => {
      const name = newName()
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          area(admin.client).upload(name, picture(`picture ${index}`)),
        ),
      )
      const kept = answers.flatMap(({ error }, index) => (error === null ? [index] : []))
      expect(kept).not.toEqual([])
      for (const { error } of answers) if (error) expect(error).toMatchObject({ statusCode: '409' })
      const content = await contentOf(name)
      expect(kept.map((index) => `picture ${index}`)).toContain(content)
      const late = await area(admin.client).upload(name, picture('late'))
      expect(late.error).toMatchObject({ statusCode: '409' })
      expect(await contentOf(name)).toBe(content)
    })

    test('uploads to a signed address once', async () => {
      const name = newName()
      const { data, error } = await area(admin.client).createSignedUploadUrl(name)
      expect(error).toBeNull()
      const token = data?.token ?? ''
      expect((await area(visitor()).uploadToSignedUrl(name, token, picture('signed'))).error).toBeNull()
      const again = await area(visitor()).uploadToSignedUrl(name, token, picture('again'))
      expect(again.error).toMatchObject({ statusCode: '409' })
      expect(await contentOf(name)).toBe('signed')
    })

    test('deletes a picture, after which its address is empty and its name free', async () => {
      const name = await stored('first')
      const { data, error } = await area(admin.client).remove([name])
      expect(error).toBeNull()
      expect(data).toHaveLength(1)
      const { publicUrl } = area(visitor()).getPublicUrl(name).data
      expect((await fetch(publicUrl)).ok).toBe(false)
      expect((await area(admin.client).upload(name, picture('second'))).error).toBeNull()
    })

    test('deleting what is not there deletes nothing', async () => {
      expect(await area(admin.client).remove([newName()])).toEqual({ data: [], error: null })
    })
  })
})

describe('storage areas', () => {
  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s can neither make, change, empty nor remove one', async (_who, client) => {
    const { storage } = client()
    const made = `extra-${randomUUID()}`
    expectRefused(await storage.createBucket(made, { public: true }))
    expect((await owner().storage.getBucket(made)).error).toMatchObject(unknown)

    // Below every project's own limit: a hosted service answers 413 above it, whoever asks.
    const changed = await storage.updateBucket('icons', { public: true, fileSizeLimit: 3 * MB })
    expect(changed.error).toMatchObject(denied)
    const { data } = await owner().storage.getBucket('icons')
    expect(data).toMatchObject({ public: true, file_size_limit: 2 * MB })

    const name = newName()
    await admin.client.storage.from('icons').upload(name, picture('kept'))
    expect((await storage.emptyBucket('icons')).error).toMatchObject(denied)
    expect(await textOf((await owner().storage.from('icons').download(name)).data)).toBe('kept')

    // One without pictures: any other is kept by what it holds.
    const empty = `empty-${randomUUID()}`
    expect((await owner().storage.createBucket(empty, { public: true })).error).toBeNull()
    expect((await storage.deleteBucket(empty)).error).toMatchObject(denied)
    expect((await owner().storage.deleteBucket(empty)).error).toBeNull()
  })

  test('an administrator cannot upload to an area that does not exist', async () => {
    const { error } = await admin.client.storage.from('documents').upload(newName(), picture())
    expect(error).toMatchObject(unknown)
  })
})

describe('a picture at its public address', () => {
  const publish = async (content: string, type: string, extension: string) => {
    const name = newName(extension)
    await admin.client.storage.from('icons').upload(name, picture(content, type), { cacheControl: '3600' })
    return `${backend.SUPABASE_URL}/storage/v1/object/public/icons/${name}`
  }

  test('is not sent again to a browser that has it', async () => {
    const address = await publish('content', 'image/png', 'png')
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('keeps its declared type', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const response = await fetch(await publish(drawing, 'image/svg+xml', 'svg'))
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(await response.text()).toBe(drawing)
  })

  // What /api/health/ready goes by.
  test('that does not exist has other words than one in an area that does not', async () => {
    const wordOf = async (path: string) =>
      (await (await fetch(`${backend.SUPABASE_URL}/storage/v1/object/public/${path}`)).json()).error
    expect(await wordOf(`icons/${newName()}`)).toBe('not_found')
    expect(await wordOf(`gone-${randomUUID()}/${newName()}`)).not.toBe('not_found')
  })

  test('that does not exist is an error, never a page', async () => {
    const response = await fetch(`${backend.SUPABASE_URL}/storage/v1/object/public/icons/${newName()}`)
    expect(response.ok).toBe(false)
    expect(response.headers.get('content-type')).toContain('application/json')
  })
})
