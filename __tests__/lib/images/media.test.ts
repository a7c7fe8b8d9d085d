import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import {
  isMediaBucket,
  isMediaName,
  isProductImage,
  isSizeFile,
  mediaWidthOf,
  mediaWidths,
  sizeFile,
} from '@/lib/images/media'
import { staffGallery, staffPicture } from '@/lib/images/photograph-source'
import nextConfig from '@/next.config'

describe('names of stored files', () => {
  test.each(['passeio-veleiro--1-a.jpg', '1700000000-x_Y.webp', 'a.svg'])('%s is one of ours', (name) => {
    expect(isMediaName(name)).toBe(true)
  })

  test.each([
    '',
    '.',
    '..',
    '.hidden',
    'a/b.jpg',
    '..%2Fa.jpg',
    'a b.jpg',
    'ção.jpg',
    'a.jpg?x',
    `${'a'.repeat(221)}`,
  ])('%j is refused', (name) => {
    expect(isMediaName(name)).toBe(false)
  })

  test('only the three public areas are known', () => {
    expect(['tour-images', 'expedition-images', 'icons'].every(isMediaBucket)).toBe(true)
    expect(['private', 'Tour-Images', '__proto__', ''].some(isMediaBucket)).toBe(false)
  })
})

describe('addresses of photographs', () => {
  test('the browser accepts nothing but those on this site', () => {
    expect(isProductImage('/media/tour-images/a.jpg')).toBe(true)
    for (const value of ['//evil.example/media/tour-images/a.jpg', '/media/icons/a.svg', '/a.jpg', 1, null]) {
      expect(isProductImage(value)).toBe(false)
    }
  })
})

describe('the sizes of a staff photograph', () => {
  const address = '/media/tour-images/mar--1.jpg'

  test('a page asks `/media` for exactly the widths that it makes', () => {
    const { srcSet = '', src, full } = staffPicture(address)
    const asked = srcSet.split(', ').map((source) => source.split(' '))
    expect(asked.map(([, width]) => width)).toEqual(mediaWidths.map((width) => `${width}w`))
    for (const [source = ''] of asked) {
      expect(source.startsWith(`${address}/`)).toBe(true)
      expect(mediaWidths).toContain(mediaWidthOf(source.slice(address.length + 1)))
    }
    expect(asked.map(([source]) => source)).toEqual(expect.arrayContaining([src, full]))
    expect(full).toBe('/media/tour-images/mar--1.jpg/1920.webp')
  })

  test.each(['641.webp', '640.avif', '640', 'x640.webp', '640.webp/'])('%s is no size', (file) => {
    expect(mediaWidthOf(file)).toBeUndefined()
  })

  test.each(mediaWidths)('a size of %i pixels has a name of its own beside the photograph', (width) => {
    const file = sizeFile('mar--1.jpg', width)
    expect(file).toBe(`${width}w.mar--1.jpg.webp`)
    expect([isSizeFile(file), isMediaName(file)]).toEqual([true, true])
    expect(isSizeFile('mar--1.jpg')).toBe(false)
    expect(isSizeFile('1700000000000-a.jpg')).toBe(false)
  })

  test('Next’s own optimiser, which decodes as many at a time as it is asked for, is off', () => {
    expect(nextConfig(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true })
  })

  test('a vector is shown as it is', () => {
    const vector = '/media/tour-images/mar--1.svg'
    const picture = staffPicture(vector)
    expect(picture).toMatchObject({ src: vector, full: vector })
    expect(picture.srcSet).toBeUndefined()
  })

  test('photographs keep their order and share a text', () => {
    const gallery = staffGallery([{ address }, { address: '/media/tour-images/mar--2.jpg' }], 'Foto do mar')
    expect(gallery.map(({ alt }) => alt)).toEqual(['Foto do mar', 'Foto do mar'])
    expect(gallery[1]?.picture.full).toContain('mar--2')
  })
})
