/** @jest-environment node */
import { staffSources } from '@/lib/images/staff-pictures'
import { warmProductImage } from '@/lib/images/warm-images'
import { backendAnswers, logged } from './backend-answers'

const image = '/media/tour-images/mar--1.jpg'
const origin = 'http://localhost:3000'

test('every size is asked for in the format that most browsers take', async () => {
  const site = backendAnswers(new Response('bytes'))
  await warmProductImage(image, origin)
  expect(site.mock.calls.map(([address]) => String(address))).toEqual(
    staffSources(image).map((source) => `${origin}${source}`),
  )
  expect(new Headers(site.mock.calls[0]?.[1]?.headers).get('accept')).toContain('image/avif')
})

test.each([new Response('', { status: 500 }), new Error('down')])(
  'a failure ends it with one line',
  async (answer) => {
    const lines = logged('warn')
    const site = backendAnswers(answer)
    await warmProductImage(image, origin)
    expect(site).toHaveBeenCalledTimes(1)
    expect(lines()).toEqual([expect.objectContaining({ event: 'image-not-warmed', image })])
  },
)
