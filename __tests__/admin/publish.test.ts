/** @jest-environment node */
import { publishImage } from '@/lib/admin/publish'

const later: (() => Promise<void>)[] = []
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }))
const warmProductImage = jest.fn<Promise<void>, [string, string]>(async () => {})
jest.mock('@/lib/images/warm-images', () => ({
  warmProductImage: (...call: Parameters<typeof warmProductImage>) => warmProductImage(...call),
}))
const refreshProductImages = jest.fn()
jest.mock('@/lib/images/product-images', () => ({
  refreshProductImages: (slug: string) => refreshProductImages(slug),
}))
jest.mock('@/lib/environment', () => ({
  environment: { HOST: '192.168.0.10', PORT: 4000 },
  ownOrigin: jest.requireActual('@/lib/environment').ownOrigin,
}))

const stored = { name: '1-a.jpg', size: 1, publicUrl: 'http://backend.test/a' }

it('has the sizes of a product’s picture made by this very process, wherever it listens', async () => {
  publishImage({ ...stored, product: 'passeio-veleiro', viewUrl: '/media/tour-images/a.jpg' })
  expect(refreshProductImages).toHaveBeenCalledWith('passeio-veleiro')
  for (const work of later) await work()
  expect(warmProductImage).toHaveBeenCalledWith('/media/tour-images/a.jpg', 'http://192.168.0.10:4000')
})

it('makes nothing of a picture that no page shows', () => {
  later.length = 0
  publishImage({ ...stored, product: null, viewUrl: '/media/tour-images/a.jpg' })
  publishImage({ ...stored, product: 'passeio-veleiro', viewUrl: null })
  expect(later).toEqual([])
})
