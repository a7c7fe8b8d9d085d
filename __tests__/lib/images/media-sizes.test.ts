import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
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

/** Another one in every test: what the storage said of a name is remembered beyond it. */
let photographName = ''
let photographs = 0
beforeEach(() => {
  photographs += 1
  photographName = `mar--${photographs}.jpg`
})

const ask = (size: string, { name = photographName, headers = {}, handler = GET } = {}) =>
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

/** Waits for something, also while the timers are in the hand of the test. */
const until = async (isSo: () => boolean) => {
  const end = Date.now() + 5000
  while (!isSo() && Date.now() < end) await new Promise(setImmediate)
  expect(isSo()).toBe(true)
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

test('a picture that staff deleted is gone also where the disk lets nothing be taken away', async () => {
  const warn = logged('warn')
  backendAnswers(await photograph())
  await ask('640.webp')
  age()
  backendAnswers(new Response('', { status: 400 }))
  jest
    .spyOn(jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises'), 'rm')
    .mockRejectedValue(Object.assign(new Error('EROFS'), { code: 'EROFS' }))
  expect((await ask('640.webp')).status).toBe(404)
  expect(warn()).toContainEqual(expect.objectContaining({ event: 'picture-size-not-kept', reason: 'EROFS' }))
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

describe('while the storage is silent', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => `page-${index}.jpg`)
  const everyOne = () => Promise.all(twelve.map((name) => ask('384.webp', { name })))

  // Files and pictures are read as ever; only waiting is under the hand of the test.
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
    })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('pictures that lie on disk come within 300 ms, all at once, for a minute in the caches of visitors', async () => {
    const error = logged('error')
    backendAnswers(await photograph(30, 20))
    await everyOne()
    age()
    const backend = backendAnswers('silence')
    backend.mockClear()
    let come = 0
    const answers = twelve.map(async (name) => {
      const answer = await ask('384.webp', { name })
      come += 1
      return answer
    })
    await until(() => backend.mock.calls.length === 12)
    expect(come).toBe(0)
    await jest.advanceTimersByTimeAsync(300)
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
      expect(await sizeOf(answer)).toMatchObject({ width: 30 })
    }
    expect(readdirSync(kept)).toHaveLength(12)
    await jest.advanceTimersByTimeAsync(65_000)
    expect(error()).toHaveLength(12)
  })

  test('it is asked of each of them once, and after that failed not again for a minute', async () => {
    const error = logged('error')
    backendAnswers(await photograph(30, 20))
    await ask('384.webp')
    age()
    const backend = backendAnswers('silence')
    backend.mockClear()
    const together = Promise.all([ask('384.webp'), ask('384.webp')])
    await until(() => backend.mock.calls.length > 0)
    await jest.advanceTimersByTimeAsync(300)
    expect((await together).map(({ status }) => status)).toEqual([200, 200])
    await jest.advanceTimersByTimeAsync(4700)
    expect(error()).toEqual([expect.objectContaining({ event: 'media-failed' })])

    await jest.advanceTimersByTimeAsync(59_000)
    expect((await ask('384.webp')).status).toBe(200)
    expect(backend).toHaveBeenCalledTimes(1)

    await jest.advanceTimersByTimeAsync(1000)
    backendAnswers(await photograph(30, 20))
    const again = await ask('384.webp')
    expect(backend).toHaveBeenCalledTimes(2)
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a picture that it says too late was deleted is shown that once, and then gone', async () => {
    logged('warn')
    backendAnswers(await photograph(30, 20))
    await ask('384.webp')
    age()
    const backend = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return new Response('', { status: 400 })
    })
    backend.mockClear()
    const first = ask('384.webp')
    await until(() => backend.mock.calls.length > 0)
    await jest.advanceTimersByTimeAsync(300)
    const shown = await first
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    await jest.advanceTimersByTimeAsync(700)
    await until(() => readdirSync(kept).length === 0)

    const next = ask('384.webp')
    await until(() => backend.mock.calls.length > 1)
    await jest.advanceTimersByTimeAsync(1000)
    expect((await next).status).toBe(404)
  })

  const untilAborted = (signal?: AbortSignal | null) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })

  test('names that nobody stored, in any number, keep no picture on show that staff deleted', async () => {
    const error = logged('error')
    logged('warn')
    backendAnswers(await photograph(30, 20))
    await ask('384.webp')
    age()
    const backend = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address, init) =>
        String(address).endsWith(photographName)
          ? new Response('', { status: 400 })
          : untilAborted(init?.signal),
      )
    backend.mockClear()
    let left = 100
    for (let name = 0; name < 100; name += 1) {
      void ask('384.webp', { name: `invented-${name}.jpg` }).then(() => (left -= 1))
    }
    await until(() => backend.mock.calls.length >= 16)
    expect((await ask('384.webp')).status).toBe(404)
    while (left > 0) {
      await jest.advanceTimersByTimeAsync(5000)
      await new Promise(setImmediate)
    }
    expect(error()).toHaveLength(100)
  })

  test.each([
    ['a name', 'asked for', untilAborted],
    [
      'a picture',
      'read',
      async (signal?: AbortSignal | null) =>
        new Response(new ReadableStream({ pull: () => untilAborted(signal) }), {
          headers: { 'content-type': 'image/jpeg' },
        }),
    ],
  ])('%s that is still being %s holds up no other photograph', async (_what, _done, silence) => {
    const error = logged('error')
    const there = await photograph(30, 20)
    const backend = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address, init) =>
        String(address).endsWith('/stuck.jpg') ? silence(init?.signal) : there,
      )
    const stuck = ask('384.webp', { name: 'stuck.jpg' })
    await until(() => backend.mock.calls.length > 0)
    expect(await sizeOf(await ask('384.webp'))).toMatchObject({ width: 30 })
    expect(error()).toEqual([])
    await jest.advanceTimersByTimeAsync(60_000)
    await (await stuck).body?.cancel()
    expect(error()).toContainEqual(expect.objectContaining({ event: 'media-failed', name: 'stuck.jpg' }))
  })
})

test('a vector and a file that no decoder understands are shown as they are stored', async () => {
  const error = logged('error')
  backendAnswers(new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
  expect(await (await ask('640.webp', { name: 'a.svg' })).text()).toBe('<svg/>')
  expect(error()).toEqual([])
  backendAnswers(new Response('no picture', { headers: { 'content-type': 'image/jpeg' } }))
  const undecoded = await ask('640.webp', { name: 'b.jpg' })
  expect(await undecoded.text()).toBe('no picture')
  // A size that could not be made now may be there in a minute.
  expect(undecoded.headers.get('cache-control')).toBe('public, max-age=60')
  expect(error()).toEqual([expect.objectContaining({ event: 'picture-not-resized', name: 'b.jpg' })])
})

test('of a flood of pictures four originals are held and one is decoded at a time, and whoever is too many gets the original', async () => {
  const bytes = new Uint8Array(await (await photograph(400, 300)).arrayBuffer())
  const rest = Promise.withResolvers<void>()
  let reading = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    // The first bytes come with the answer; the rest only to somebody who reads the whole picture.
    const parts = [
      async () => bytes.subarray(0, 100),
      async () => {
        reading += 1
        await rest.promise
        return bytes.subarray(100)
      },
    ]
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(stream) {
          const part = parts.shift()
          if (part) stream.enqueue(await part())
          else stream.close()
        },
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { headers: { 'content-type': 'image/jpeg' } })
  })
  let decoding = 0
  let most = 0
  const pictures: Sharp = Object.getPrototypeOf(sharp(Buffer.from(bytes)))
  const { toBuffer } = pictures
  Object.assign(pictures, {
    async toBuffer(this: Sharp) {
      decoding += 1
      most = Math.max(most, decoding)
      const made: unknown = await Reflect.apply(toBuffer, this, [])
      decoding -= 1
      return made
    },
  })

  const wanted = Array.from({ length: 16 }, (_, index) =>
    mediaWidths.map((width) => [`${index}.jpg`, width] as const),
  )
  const answers = wanted.flat().map(([name, width]) => ask(`${width}.webp`, { name }))
  expect(answers).toHaveLength(80)
  await until(() => reading === 4)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(reading).toBe(4)
  rest.resolve()
  const types = (await Promise.all(answers)).map((answer) => {
    void answer.body?.cancel()
    return answer.headers.get('content-type')
  })
  Object.assign(pictures, { toBuffer })
  expect(types.filter((type) => type === 'image/webp')).toHaveLength(64)
  expect(types.filter((type) => type === 'image/jpeg')).toHaveLength(16)
  expect(most).toBe(1)
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
