import { PHASE_PRODUCTION_SERVER } from 'next/constants'
import { isMediaBucket, isMediaName, isProductImage, productImageAddress, storedAt } from '@/lib/images/media'
import { mediaWidthOf, mediaWidths } from '@/lib/images/media-widths'
import { staffGallery, staffPicture } from '@/lib/images/photograph-source'
import nextConfig from '@/next.config'

const backend = 'https://project.supabase.example'
const stored = (path: string) => `${backend}/storage/v1/object/public/${path}`

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
    `${'a'.repeat(201)}`,
  ])('%j is refused', (name) => {
    expect(isMediaName(name)).toBe(false)
  })

  test('only the three public areas are known', () => {
    expect(['tour-images', 'expedition-images', 'icons'].every(isMediaBucket)).toBe(true)
    expect(['private', 'Tour-Images', '__proto__', ''].some(isMediaBucket)).toBe(false)
  })
})

describe('addresses that the backend names', () => {
  test.each(['tour-images', 'expedition-images'])('a file in %s gets an address on this site', (bucket) => {
    expect(productImageAddress(stored(`${bucket}/mar--1.jpg`), backend)).toBe(`/media/${bucket}/mar--1.jpg`)
  })

  test('the project’s address may end in a slash or stand under a path', () => {
    expect(productImageAddress(stored('tour-images/a.jpg'), `${backend}/`)).toBe('/media/tour-images/a.jpg')
    const under = 'http://localhost:3000/sb'
    expect(productImageAddress(storedAt(under, 'tour-images', 'a.jpg'), under)).toBe(
      '/media/tour-images/a.jpg',
    )
  })

  test.each([
    'https://elsewhere.example/storage/v1/object/public/tour-images/a.jpg',
    `${backend}.evil.example/storage/v1/object/public/tour-images/a.jpg`,
    'http://project.supabase.example/storage/v1/object/public/tour-images/a.jpg',
    stored('icons/a.svg'),
    stored('private/a.jpg'),
    stored('tour-images/../private/a.jpg'),
    stored('tour-images/%2e%2e%2fa.jpg'),
    stored('tour-images/.a.jpg'),
    stored('tour-images/folder/a.jpg'),
    stored('tour-images/a.jpg?token=1'),
    `${backend}/storage/v1/object/sign/tour-images/a.jpg`,
    'javascript:alert(1)',
    '',
  ])('%s is refused', (address) => {
    expect(productImageAddress(address, backend)).toBeUndefined()
  })

  test('the browser accepts nothing but such addresses', () => {
    expect(isProductImage('/media/tour-images/a.jpg')).toBe(true)
    for (const value of ['//evil.example/media/tour-images/a.jpg', '/media/icons/a.svg', '/a.jpg', 1, null]) {
      expect(isProductImage(value)).toBe(false)
    }
  })
})

describe('the sizes of a staff photograph', () => {
  const address = '/media/tour-images/mar--1.jpg'

  test('a page asks `/media` for exactly the widths that it makes', () => {
    const { webp, fallback, full } = staffPicture(address)
    const asked = webp.split(', ').map((source) => source.split(' '))
    expect(asked.map(([, width]) => width)).toEqual(mediaWidths.map((width) => `${width}w`))
    for (const [source = ''] of asked) {
      expect(source.startsWith(`${address}/`)).toBe(true)
      expect(mediaWidths).toContain(mediaWidthOf(source.slice(address.length + 1)))
    }
    expect(asked.map(([source]) => source)).toEqual(expect.arrayContaining([fallback, full]))
    expect(full).toBe('/media/tour-images/mar--1.jpg/1920.webp')
  })

  test.each(['641.webp', '640.avif', '640', 'x640.webp', '640.webp/'])('%s is no size', (file) => {
    expect(mediaWidthOf(file)).toBeUndefined()
  })

  test('Next’s own optimiser, which decodes as many at a time as it is asked for, is off', () => {
    expect(nextConfig(PHASE_PRODUCTION_SERVER).images).toEqual({ unoptimized: true })
  })

  test('a vector is shown as it is', () => {
    const vector = '/media/tour-images/mar--1.svg'
    expect(staffPicture(vector)).toMatchObject({ webp: `${vector} 1600w`, fallback: vector, full: vector })
  })

  test('photographs keep their order and share a text', () => {
    const gallery = staffGallery([{ address }, { address: '/media/tour-images/mar--2.jpg' }], 'Foto do mar')
    expect(gallery.map(({ alt }) => alt)).toEqual(['Foto do mar', 'Foto do mar'])
    expect(gallery[1]?.picture.full).toContain('mar--2')
  })
})
