import { fileSize } from '@/lib/staff/pictures/file-size'
import { generateName, isAside, isFileName, nameFor, productOf } from '@/lib/staff/pictures/image-names'

describe('generated names', () => {
  it('are a timestamp, something random and the original ending', () => {
    const name = generateName({
      type: 'image/jpeg',
      originalName: 'Foto da Praia.JPEG',
      now: 1_700_000_000_000,
    })
    expect(name).toMatch(/^1700000000000-[0-9a-f]{12}\.jpeg$/)
  })

  it.each([
    ['image/png', 'foto.jpg', '.png'],
    ['image/jpeg', 'sem-ending', '.jpg'],
    ['image/svg+xml', '../../etc/passwd', '.svg'],
    ['image/webp', 'a\0/b\\c.webp', '.webp'],
  ] as const)('of %s named %j tell what the bytes are', (type, originalName, ending) => {
    const name = generateName({ type, originalName })
    expect(name.endsWith(ending)).toBe(true)
    expect(name).toMatch(/^[0-9a-f.a-z-]+$/)
  })

  it('carry the product in front', () => {
    const name = generateName({ type: 'image/png', originalName: 'x.png', product: 'passeio-veleiro' })
    expect(productOf(name)).toBe('passeio-veleiro')
  })

  it('never repeat', () => {
    const names = Array.from({ length: 500 }, () =>
      generateName({ type: 'image/png', originalName: 'x.png', now: 1 }),
    )
    expect(new Set(names).size).toBe(500)
  })
})

it.each([
  ['passeio-veleiro--1795-ab.png', 'passeio-veleiro'],
  ['1795232718-ab.png', null],
  ['foto--da-praia.png', null],
  ['--1.png', null],
  ['A--1.png', null],
])('the product of %s is %s', (name, product) => expect(productOf(name)).toBe(product))

it.each(['../a.png', 'a/b.png', 'a\\b.png', '.hidden', '', 'a\nb', 'a\0', 'x'.repeat(256)])(
  '%j is no file of an area',
  (name) => expect(isFileName(name)).toBe(false),
)

it('a file that was put there by other means may have spaces and accents', () => {
  expect(isFileName('pôr do sol 1.jpg')).toBe(true)
})

it.each([
  [0, '0 Bytes', '0 Bytes'],
  [1023, '1.023 Bytes', '1,023 Bytes'],
  [1024, '1 KB', '1 KB'],
  [1536, '1,5 KB', '1.5 KB'],
  [2_073_297, '1,98 MB', '1.98 MB'],
  [5 * 1024 * 1024, '5 MB', '5 MB'],
])('%d bytes are shown as %s', (bytes, portuguese, english) => {
  expect(fileSize(bytes, 'pt-BR')).toBe(portuguese)
  expect(fileSize(bytes, 'en-GB')).toBe(english)
})

describe('the name of a picture that changes its product', () => {
  it.each([
    ['passeio-veleiro--17-a.png', 'regate-caicara', 'regate-caicara--17-a.png'],
    ['17-a.png', 'regate-caicara', 'regate-caicara--17-a.png'],
    ['passeio-veleiro--17-a.png', '', '17-a.png'],
    ['pôr do sol.jpg', 'regate-caicara', 'regate-caicara--99-pôr do sol.jpg'],
  ])('%j for %j is %j', (name, product, expected) => {
    const moved = nameFor(name, { product }, 99)
    expect(moved).toBe(expected)
    expect(productOf(moved)).toBe(product || null)
    expect(isAside(moved)).toBe(false)
  })

  it('off its page is found by nothing that looks for the product, and leads back', () => {
    const name = 'passeio-veleiro--17-a.png'
    const off = nameFor(name, { product: 'passeio-veleiro', isOff: true })
    expect(off).toBe('passeio-veleiro.aside--17-a.png')
    expect([productOf(off), isAside(off)]).toEqual(['passeio-veleiro', true])
    expect(nameFor(off, { product: 'passeio-veleiro' })).toBe(name)
    expect(nameFor(off, { product: '' })).toBe('17-a.png')
  })
})
