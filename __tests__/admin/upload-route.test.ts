/** @jest-environment node */
import { POST } from '@/app/api/admin/images/[area]/route'
import type { StoredImage } from '@/lib/admin/areas'
import type { CleanImage } from '@/lib/admin/image-bytes'

const cleanImage = jest.fn<Promise<CleanImage>, []>()
const storeImage = jest.fn<Promise<StoredImage>, []>()
jest.mock('@/lib/admin/image-bytes', () => ({ cleanImage: () => cleanImage() }))
jest.mock('@/lib/admin/image-store', () => ({ storeImage: () => storeImage() }))
jest.mock('@/lib/admin/publish', () => ({ publishImage: () => {} }))
jest.mock('@/lib/auth/gate', () => ({
  writeGate: async () => ({ kind: 'admin', user: { id: '1' }, client: {} }),
}))

const clean: CleanImage = { type: 'image/png', bytes: Buffer.from('pixels') }
const stored = { name: '1-a.png', size: 6, publicUrl: 'http://backend.test/a', viewUrl: null, product: null }

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue()
  cleanImage.mockReset().mockResolvedValue(clean)
  storeImage.mockReset().mockResolvedValue(stored)
})

const upload = (body: BodyInit, signal?: AbortSignal): Promise<Response> =>
  POST(
    new Request('http://localhost:3000/api/admin/images/icons?name=a.png', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', host: 'localhost:3000' },
      body,
      signal,
      ...{ duplex: 'half' },
    }),
    { params: Promise.resolve({ area: 'icons' }) },
  )

/** A body that arrives when the test lets it. */
function slowBody() {
  const arrival = Promise.withResolvers<void>()
  const onRead = jest.fn()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        onRead()
        await arrival.promise
        controller.enqueue(new Uint8Array(8))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, onRead, arrive: arrival.resolve }
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

it('slow telephones do not keep others from uploading', async () => {
  const telephones = Array.from({ length: 6 }, slowBody)
  const slow = telephones.map(({ body }) => upload(body))
  expect((await upload('a whole picture')).status).toBe(201)
  for (const { arrive } of telephones) arrive()
  expect(statuses(await Promise.all(slow))).toEqual([201, 201, 201, 201, 201, 201])
})

it('a hundred at once are all answered: by what was stored, or by when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => upload('a picture')))
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(32)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy).toHaveLength(68)
  for (const answer of busy) {
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toEqual({ error: 'busy' })
  }
})

it('sixteen pictures at a time are in memory, and two of them are drawn anew', async () => {
  const drawing = Promise.withResolvers<CleanImage>()
  cleanImage.mockReturnValue(drawing.promise)
  const telephones = Array.from({ length: 20 }, slowBody)
  const answers = telephones.map(({ body }) => upload(body))
  await moment()
  expect(telephones.filter(({ onRead }) => onRead.mock.calls.length > 0)).toHaveLength(16)
  for (const { arrive } of telephones) arrive()
  await moment()
  expect(cleanImage).toHaveBeenCalledTimes(2)
  expect(telephones.filter(({ onRead }) => onRead.mock.calls.length > 0)).toHaveLength(16)
  drawing.resolve(clean)
  expect(statuses(await Promise.all(answers))).toEqual(Array.from({ length: 20 }, () => 201))
})

it('a service that is slow to store does not keep others from being drawn', async () => {
  const storing = Promise.withResolvers<StoredImage>()
  storeImage.mockReturnValue(storing.promise)
  const answers = Array.from({ length: 5 }, () => upload('a picture'))
  await moment()
  expect(cleanImage).toHaveBeenCalledTimes(5)
  storing.resolve(stored)
  expect(statuses(await Promise.all(answers))).toEqual([201, 201, 201, 201, 201])
})

it('nothing is stored for somebody who left while the picture was drawn', async () => {
  const drawing = Promise.withResolvers<CleanImage>()
  cleanImage.mockReturnValue(drawing.promise)
  const sender = new AbortController()
  const answer = upload('a picture', sender.signal)
  await moment()
  sender.abort()
  drawing.resolve(clean)
  expect((await answer).status).toBe(400)
  expect(storeImage).not.toHaveBeenCalled()
})
