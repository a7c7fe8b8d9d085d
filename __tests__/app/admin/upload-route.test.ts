import { POST } from '@/app/api/admin/images/[area]/route'
import type { StoredImage } from '@/lib/staff/pictures/areas'
import type { CleanImage } from '@/lib/staff/pictures/image-bytes'

const cleanImage = jest.fn<Promise<CleanImage>, []>()
const storeImage = jest.fn<Promise<StoredImage>, []>()
jest.mock('@/lib/staff/pictures/image-store', () => ({ storeImage: () => storeImage() }))
jest.mock('@/lib/staff/pictures/image-bytes', () => ({
  cleanImage: () => cleanImage(),
  photographSizes: async () => [],
}))
const showPictures = jest.fn(async () => {})
jest.mock('@/lib/staff/pictures/publish', () => ({ showPictures: () => showPictures() }))
/** Who asks: somebody else each time, unless a test says so. */
let account = () => crypto.randomUUID()
jest.mock('@/lib/staff/sign-in/gate', () => ({
  loadGate: async () => ({
    kind: 'admin',
    user: { id: account() },
    client: { rpc: async () => ({ data: true, error: null }) },
  }),
}))

const clean: CleanImage = { type: 'image/png', bytes: Buffer.from('pixels') }
const stored: StoredImage = {
  name: '1-a.png',
  size: 6,
  publicUrl: 'http://backend.test/a',
  viewUrl: null,
  product: null,
  shown: 'nowhere',
}

beforeEach(() => {
  account = () => crypto.randomUUID()
  jest.spyOn(console, 'warn').mockReturnValue()
  jest.spyOn(console, 'info').mockReturnValue()
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

it('a stored picture leaves one line with who stored what, and is published', async () => {
  account = () => 'account-1'
  const log = jest.spyOn(console, 'info').mockReturnValue()
  await upload('a picture')
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({
      event: 'staff-event',
      kind: 'upload',
      account: 'account-1',
      subject: `icons/${stored.name}`,
    }),
  ])
  expect(showPictures).toHaveBeenCalled()
})

it('thirty-two slow uploads of one person keep nobody else waiting', async () => {
  account = () => 'slow'
  const telephones = Array.from({ length: 32 }, slowBody)
  const slow = telephones.map(({ body }) => upload(body))
  await moment()
  account = () => 'quick'
  expect((await upload('a whole picture')).status).toBe(201)
  for (const { arrive } of telephones) arrive()
  const answers = statuses(await Promise.all(slow))
  expect(answers.filter((status) => status === 201)).toHaveLength(6)
  expect(answers.filter((status) => status === 503)).toHaveLength(26)
})

it('eight pictures at a time are in memory, and one of them is decoded', async () => {
  const drawing = Promise.withResolvers<CleanImage>()
  cleanImage.mockReturnValue(drawing.promise)
  const telephones = Array.from({ length: 20 }, slowBody)
  const answers = telephones.map(({ body }) => upload(body))
  await moment()
  expect(telephones.filter(({ onRead }) => onRead.mock.calls.length > 0)).toHaveLength(8)
  for (const { arrive } of telephones) arrive()
  await moment()
  expect(cleanImage).toHaveBeenCalledTimes(1)
  expect(telephones.filter(({ onRead }) => onRead.mock.calls.length > 0)).toHaveLength(8)
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

it('a body that breaks off leaves one line with who sent it, and nothing is stored', async () => {
  account = () => 'account-1'
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const failed = jest.spyOn(console, 'error').mockReturnValue()
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error('aborted'))
    },
  })
  expect((await upload(broken)).status).toBe(400)
  const lines = [...warned.mock.calls, ...failed.mock.calls].map(([line]) => JSON.parse(String(line)))
  expect(lines).toEqual([
    expect.objectContaining({ event: 'image-not-stored', problem: 'interrupted', account: 'account-1' }),
  ])
  expect(storeImage).not.toHaveBeenCalled()
})
