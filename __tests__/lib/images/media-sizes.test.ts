/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { GET, HEAD } from '@/app/media/[bucket]/[name]/[size]/route'
import { mediaWidths } from '@/lib/images/media-widths'
import { inTemporaryFolder } from '../../scripts/temporary-folder'
import { backendAnswers, logged } from './backend-answers'

jest.mock('@/lib/config/environment', () => ({
  environment: { SUPABASE_URL: 'https://project.supabase.example' },
}))

inTemporaryFolder()

const kept = path.join('.next', 'cache', 'media')

const photograph = async (width = 1600, height = 1200) =>
  new Response(
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#0b6570' } })
        .jpeg()
        .toBuffer(),
    ),
    { headers: { 'content-type': 'image/jpeg' } },
  )

const ask = (size: string, { name = 'mar--1.jpg', headers = {}, handler = GET } = {}) =>
  handler(new Request('http://localhost/media', { headers }), {
    params: Promise.resolve({ bucket: 'tour-images', name, size }),
  })

const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format }
}

/** Makes everything that is kept older than it may be. */
const age = () => {
  for (const file of readdirSync(kept)) utimesSync(path.join(kept, file), 1, 1)
}

test('a photograph comes in the width that was asked for, as WebP, guarded as the original is', async () => {
  backendAnswers(await photograph())
  const response = await ask('640.webp')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await sizeOf(response)).toEqual({ width: 640, height: 480, format: 'webp' })
})

test('a small photograph is not blown up', async () => {
  backendAnswers(await photograph(300, 200))
  expect(await sizeOf(await ask('1920.webp'))).toMatchObject({ width: 300, height: 200 })
})

test('it is made once: everybody after the first gets what was kept, or hears that they have it', async () => {
  const backend = backendAnswers(await photograph())
  const [first, meanwhile] = await Promise.all([ask('640.webp'), ask('640.webp')])
  const etag = first.headers.get('etag') ?? ''
  expect(meanwhile.headers.get('etag')).toBe(etag)
  expect((await ask('640.webp')).headers.get('etag')).toBe(etag)
  expect((await ask('640.webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await ask('640.webp', { handler: HEAD })).body).toBeNull()
  expect(backend).toHaveBeenCalledTimes(1)
  expect(readdirSync(kept)).toHaveLength(1)
})

test.each(['641.webp', '640.avif', '0.webp', '99999.webp'])(
  '%s is not there, and nobody is asked',
  async (size) => {
    const backend = backendAnswers(await photograph())
    expect((await ask(size)).status).toBe(404)
    expect(backend).not.toHaveBeenCalled()
  },
)

test('an outage of the storage takes no picture away that is here', async () => {
  const error = logged('error')
  backendAnswers(await photograph())
  await ask('640.webp')
  age()
  backendAnswers(new Error('down'))
  expect(await sizeOf(await ask('640.webp'))).toMatchObject({ width: 640 })
  expect((await ask('828.webp')).status).toBe(502)
  expect(error()).toHaveLength(2)
})

test('after an hour the storage is asked again, and a picture that staff deleted is gone', async () => {
  logged('warn')
  backendAnswers(await photograph())
  await ask('640.webp')
  age()
  backendAnswers(new Response('', { status: 400 }))
  expect((await ask('640.webp')).status).toBe(404)
  expect(readdirSync(kept)).toEqual([])
})

test('a picture that is still there after an hour is not made again', async () => {
  backendAnswers(await photograph())
  const before = (await ask('640.webp')).headers.get('etag')
  age()
  const backend = backendAnswers(await photograph(10, 10))
  backend.mockClear()
  expect((await ask('640.webp')).headers.get('etag')).toBe(before)
  await ask('640.webp')
  expect(backend).toHaveBeenCalledTimes(1)
})

test('a vector and a file that no decoder understands are shown as they are stored', async () => {
  const error = logged('error')
  backendAnswers(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
  expect(await (await ask('640.webp', { name: 'a.svg' })).text()).toBe('<svg/>')
  expect(error()).toEqual([])
  backendAnswers(new Response('no picture', { headers: { 'content-type': 'image/jpeg' } }))
  expect(await (await ask('640.webp', { name: 'b.jpg' })).text()).toBe('no picture')
  expect(error()).toEqual([expect.objectContaining({ event: 'picture-not-resized', name: 'b.jpg' })])
})

test('of a flood of pictures one is decoded at a time, and whoever is too many gets the original', async () => {
  const bytes = await (await photograph(400, 300)).arrayBuffer()
  let open = 0
  let most = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open += 1
        most = Math.max(most, open)
        controller.enqueue(new Uint8Array(bytes))
        setTimeout(() => {
          open -= 1
          controller.close()
        }, 1)
      },
    })
    return new Response(body, { headers: { 'content-type': 'image/jpeg' } })
  })
  const wanted = Array.from({ length: 16 }, (_, index) =>
    mediaWidths.map((width) => [`${index}.jpg`, width] as const),
  )
  const answers = wanted.flat().map(([name, width]) => ask(`${width}.webp`, { name }))
  // Those beyond the queue read their original at once; everybody else waits for their turn.
  expect(answers).toHaveLength(80)
  const types = (await Promise.all(answers)).map((answer) => {
    void answer.body?.cancel()
    return answer.headers.get('content-type')
  })
  expect(types.filter((type) => type === 'image/webp')).toHaveLength(65)
  expect(types.filter((type) => type === 'image/jpeg')).toHaveLength(15)
  expect(most).toBeLessThanOrEqual(16)
})

test('a size that cannot be read is made anew, with a line in the log', async () => {
  const warn = logged('warn')
  backendAnswers(await photograph())
  await ask('640.webp')
  expect(warn()).toEqual([])
  for (const file of readdirSync(kept)) {
    rmSync(path.join(kept, file))
    mkdirSync(path.join(kept, file))
  }
  expect(await sizeOf(await ask('640.webp'))).toMatchObject({ width: 640 })
  expect(warn()).toContainEqual(expect.objectContaining({ event: 'picture-size-not-read' }))
})

test('a disk that takes nothing costs a line in the log and no picture, and leaves no half file', async () => {
  const warn = logged('warn')
  backendAnswers(await photograph())
  await ask('384.webp')
  const real = jest.requireActual<typeof import('node:fs')>('node:fs')
  jest
    .spyOn(real, 'rename')
    .mockImplementation((_from, _to, done) => done(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })))
  expect(await sizeOf(await ask('640.webp'))).toMatchObject({ width: 640 })
  expect(warn()).toEqual([expect.objectContaining({ event: 'picture-size-not-kept' })])
  expect(readdirSync(kept)).toHaveLength(1)
})
