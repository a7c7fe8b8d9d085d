import { warmProductImage } from '@/lib/images/media-warming'
import { mediaWidths } from '@/lib/images/media-widths'

const sizedMedia = jest.fn<Promise<Response>, [string, string, number]>()
jest.mock('@/lib/images/media-sizes', () => ({
  sizedMedia: (...call: Parameters<typeof sizedMedia>) => sizedMedia(...call),
}))

beforeEach(() => {
  sizedMedia.mockReset().mockImplementation(async () => new Response('bytes'))
})

test('every width of a fresh photograph is made once', async () => {
  await warmProductImage('tour-images', 'mar--1.jpg')
  expect(sizedMedia.mock.calls.map(([bucket, name, width]) => [bucket, name, width])).toEqual(
    mediaWidths.map((width) => ['tour-images', 'mar--1.jpg', width]),
  )
})

test('nothing is made of a vector, or of what is in no area of the site', async () => {
  await warmProductImage('tour-images', 'mar--1.svg')
  await warmProductImage('elsewhere', 'mar--1.jpg')
  expect(sizedMedia).not.toHaveBeenCalled()
})

test('a failure ends it: the next visitor asks again', async () => {
  sizedMedia.mockImplementation(async () => new Response(null, { status: 502 }))
  await warmProductImage('tour-images', 'mar--1.jpg')
  expect(sizedMedia).toHaveBeenCalledTimes(1)
})
