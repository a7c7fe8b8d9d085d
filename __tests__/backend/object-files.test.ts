import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ObjectFiles } from '../../scripts/backend/object-files'

const folder = mkdtempSync(path.join(tmpdir(), 'objects-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const files = new ObjectFiles(folder)
const put = (name: string, text: string, cacheControl = 'max-age=3600') =>
  files.uploadObject('icons', name, undefined, bytes(text), 'image/png', cacheControl)
const read = async (bucket: string, name: string) => (await files.getObject(bucket, name)).body.toString()

test('an object comes back with its bytes, type, size and cache rule', async () => {
  await put('a.png', 'content', 'max-age=60')
  expect(await read('icons', 'a.png')).toBe('content')
  expect(await files.headObject('icons', 'a.png')).toMatchObject({
    mimetype: 'image/png',
    cacheControl: 'max-age=60',
    contentLength: 7,
    size: 7,
    eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    lastModified: expect.any(Date),
  })
})

test('without a rule of the uploader an object may be kept for an hour', async () => {
  expect((await put('b.png', 'content', 'no-cache')).cacheControl).toBe('max-age=3600')
})

test('a stream is stored like bytes', async () => {
  async function* stream() {
    yield bytes('first ')
    yield bytes('second')
  }
  await files.uploadObject('icons', 'stream.png', undefined, stream(), 'image/png', 'no-cache')
  expect(await read('icons', 'stream.png')).toBe('first second')
})

test('names of any length and shape stay inside the folder', async () => {
  const names = ['../../outside.png', 'x'.repeat(900), 'pasta/foto.png', '/etc/passwd']
  for (const name of names) await put(name, name)
  for (const name of names) expect(await read('icons', name)).toBe(name)
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
  expect(found.every((entry) => entry.parentPath.startsWith(folder))).toBe(true)
})

test('the same name in another area is another object', async () => {
  await put('twin.png', 'an icon')
  await files.uploadObject('tour-images', 'twin.png', undefined, bytes('a tour'), 'image/png', 'no-cache')
  expect(await read('icons', 'twin.png')).toBe('an icon')
  expect(await read('tour-images', 'twin.png')).toBe('a tour')
})

test('a copy is an object of its own', async () => {
  await put('source.png', 'content')
  await files.copyObject('icons', 'source.png', undefined, 'tour-images', 'copy.png')
  await files.deleteObject('icons', 'source.png')
  expect(await read('tour-images', 'copy.png')).toBe('content')
})

test('deleting removes an object, and one that is not there is no error', async () => {
  await put('c.png', 'content')
  await files.deleteObjects('icons', ['c.png', 'never-there.png'])
  await expect(files.getObject('icons', 'c.png')).rejects.toMatchObject({ code: 'ENOENT' })
})

test('writing leaves no drafts behind', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => put('busy.png', `version ${index}`)))
  const found = readdirSync(folder, { recursive: true }).map(String)
  expect(found.filter((name) => name.endsWith('.draft'))).toEqual([])
})
