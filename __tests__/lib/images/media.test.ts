/** @jest-environment node */
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { isMediaBucket, isMediaName, isProductImage, productImageAddress, storedAt } from '@/lib/images/media'
import { staffGallery, staffPicture, staffSources, staffWidths } from '@/lib/images/staff-pictures'

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

  test('every width is one that the optimiser makes', () => {
    const allowed = [...imageConfigDefault.deviceSizes, ...imageConfigDefault.imageSizes]
    expect(staffWidths.filter((width) => !allowed.includes(width))).toEqual([])
  })

  test('the page asks for exactly the sizes that an upload warms', () => {
    const { webp, fallback, full } = staffPicture(address)
    const asked = webp.split(', ').map((source) => source.split(' ')[0])
    expect(asked).toEqual(staffSources(address))
    expect(asked).toEqual(expect.arrayContaining([fallback, full]))
    expect(full).toBe('/_next/image?url=%2Fmedia%2Ftour-images%2Fmar--1.jpg&w=1920&q=75')
  })

  test('a vector, which the optimiser refuses, is shown as it is', () => {
    const vector = '/media/tour-images/mar--1.svg'
    expect(staffSources(vector)).toEqual([vector])
    expect(staffPicture(vector)).toMatchObject({ webp: `${vector} 1600w`, fallback: vector, full: vector })
  })

  test('photographs keep their order and share a text', () => {
    const gallery = staffGallery([address, '/media/tour-images/mar--2.jpg'], 'Foto do mar')
    expect(gallery.map(({ alt }) => alt)).toEqual(['Foto do mar', 'Foto do mar'])
    expect(gallery[1]?.picture.full).toContain('mar--2')
  })
})
