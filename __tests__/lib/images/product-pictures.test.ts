/** @jest-environment node */
import { loadProductImages } from '@/lib/images/product-images'
import { productPictures } from '@/lib/images/product-pictures'

jest.mock('@/lib/images/product-images', () => ({ loadProductImages: jest.fn() }))
jest.mock('@/lib/images/pictures', () => ({
  illustration: (id: string) => ({ full: `/pictures/${id}.webp` }),
  productPictureIds: (slug: string) => [`${slug}-1`, `${slug}-2`, `${slug}-3`],
}))

const load = jest.mocked(loadProductImages)
const words = { alts: ['Vela ao vento', 'Enseada', 'Convés'], staffAlt: 'Foto de Veleiro' }

test.each([
  [
    { status: 'none', loadedAt: 5 },
    { images: [], timestamp: 5 },
  ],
  [{ status: 'failed', reason: 'timeout' }, undefined],
] as const)(
  'without photographs (%j) the three illustrations stand, each with its own text, and the browser learns %j',
  async (loaded, known) => {
    load.mockResolvedValue(loaded)
    const { shown, initial } = await productPictures('mar', words)
    expect(shown.map(({ alt, picture }) => [alt, picture.full])).toEqual([
      ['Vela ao vento', '/pictures/mar-1.webp'],
      ['Enseada', '/pictures/mar-2.webp'],
      ['Convés', '/pictures/mar-3.webp'],
    ])
    expect(initial).toEqual({ local: shown, known })
  },
)

test('photographs replace them, which stay at hand for the browser', async () => {
  const images = ['/media/tour-images/mar--1.jpg']
  load.mockResolvedValue({ status: 'images', images, loadedAt: 5 })
  const { shown, initial } = await productPictures('mar', words)
  expect(shown).toHaveLength(1)
  expect(shown[0]).toMatchObject({ alt: 'Foto de Veleiro' })
  expect(initial.local).toHaveLength(3)
  expect(initial.known).toEqual({ images, timestamp: 5 })
})
