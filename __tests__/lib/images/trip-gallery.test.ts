import { buildCatalogue } from '@/lib/catalogue/build/catalogue'
import type { Locale } from '@/lib/i18n/locales'
import { tripGallery } from '@/lib/images/trip-gallery'
import { catalogueWith, newTour, published, row, shipped, view } from '../catalogue/shipped'

const staffAlt = 'Foto do passeio'

const stored = (bucket: string, ...names: string[]) =>
  names.map((name) => ({ bucket, name, createdAt: '2026-11-21T12:00:00Z' }))

/** The pictures of the sailing tour where staff said this of them and these files are stored, newest first. */
function sailing(pictures: unknown, names: string[], locale: Locale = 'pt-BR') {
  const catalogue = buildCatalogue(
    published([row('tours', 'passeio-veleiro', { pictures })], { pictures: stored('tour-images', ...names) }),
  )
  expect(catalogue.problems).toEqual([])
  return tripGallery(catalogue, view('passeio-veleiro', locale, catalogue), { locale, staffAlt })
}

const address = (number: number) => `/media/tour-images/passeio-veleiro--${number}.jpg`
const file = (number: number) => `tour-images/passeio-veleiro--${number}.jpg`
const names = [3, 2, 1].map((number) => `passeio-veleiro--${number}.jpg`)

/** Which of the photographs a gallery shows, in its order. */
const numbers = (shown: { picture: { full: string; isPhotograph?: true } }[]) =>
  shown
    .filter(({ picture }) => picture.isPhotograph)
    .map(({ picture }) => Number(/--(\d)/.exec(decodeURIComponent(picture.full))?.[1]))

test.each(['pt-BR', 'en-GB'] as const)(
  'without photographs the three drawings stand, each with its own text in %s',
  (locale) => {
    const sail = view('passeio-veleiro', locale)
    const { shown, cover, coverAddress, photographs } = tripGallery(shipped, sail, { locale, staffAlt })
    expect(shown.map(({ alt }) => alt)).toEqual(sail.words.details.pictures)
    expect(shown.map(({ picture }) => picture.full)).toEqual(
      ['passeio-veleiro', 'passeio-veleiro-still', 'passeio-veleiro-chart'].map(
        (name) => `/posters/${name}.svg`,
      ),
    )
    expect(cover).toBe(shown[0])
    expect({ coverAddress, photographs }).toEqual({ coverAddress: undefined, photographs: [] })
  },
)

test('photographs lead the gallery, newest first, and the poster stays the trip’s sign', () => {
  const { shown, cover, drawings, coverAddress, photographs } = sailing({ items: [] }, names)
  expect(numbers(shown.slice(0, 3))).toEqual([3, 2, 1])
  expect(shown.slice(0, 3).map(({ alt }) => alt)).toEqual([staffAlt, staffAlt, staffAlt])
  expect(shown.slice(0, 3).every(({ picture }) => picture.isPhotograph)).toBe(true)
  expect(shown.slice(3)).toEqual(drawings)
  expect(drawings).toHaveLength(3)
  expect(cover).toBe(drawings[0])
  expect(coverAddress).toBeUndefined()
  expect(photographs).toEqual([3, 2, 1].map(address))
})

test('photographs that a restore brought back stand where they stood', () => {
  const files = [1, 3, 2].map((number) => `passeio-veleiro--170000000000${number}-a.jpg`)
  const { photographs } = sailing({ items: [] }, files)
  expect(photographs.map((name) => name.at(-7))).toEqual(['3', '2', '1'])
})

test('a photograph that was taken off the page is not shown, and back there it has its place and words again', () => {
  const pictures = { items: [{ file: file(1), alt: { 'pt-BR': 'A praia' } }], cover: file(1) }
  const off = ['passeio-veleiro--3.jpg', 'passeio-veleiro--2.jpg', 'passeio-veleiro.aside--1.jpg']
  const without = sailing(pictures, off)
  expect(numbers(without.shown)).toEqual([3, 2])
  expect(without.coverAddress).toBeUndefined()
  const back = sailing(pictures, names)
  expect(numbers(back.shown)).toEqual([1, 3, 2])
  expect([back.coverAddress, back.cover.alt]).toEqual([address(1), 'A praia'])
})

test('the order that staff gave goes first, those that nobody placed follow, newest first', () => {
  const { shown } = sailing({ items: [{ file: file(1) }] }, names)
  expect(numbers(shown)).toEqual([1, 3, 2])
})

test('the cover is the one that was chosen, wherever it stands', () => {
  const { shown, cover, coverAddress } = sailing({ items: [], cover: file(2) }, names)
  expect(coverAddress).toBe(address(2))
  expect(numbers([cover])).toEqual([2])
  expect(numbers(shown)).toEqual([3, 2, 1])
})

test('a photograph that was deleted leaves order and cover without a hole', () => {
  const { shown, coverAddress } = sailing(
    { items: [{ file: file(9) }, { file: file(1) }], cover: file(9) },
    names,
  )
  expect(numbers(shown)).toEqual([1, 3, 2])
  expect(coverAddress).toBeUndefined()
})

test.each([
  ['pt-BR', 'A vela cheia'],
  ['en-GB', 'A full sail'],
] as const)('a photograph has its own text and focal point, in %s', (locale, alt) => {
  const said = { 'pt-BR': 'A vela cheia', 'en-GB': 'A full sail' }
  const { shown } = sailing(
    { items: [{ file: file(2), focus: { x: 0.25, y: 0.8 }, alt: said }] },
    names,
    locale,
  )
  expect(shown[0]).toMatchObject({ alt, picture: { position: '25% 80%' } })
  expect(shown[1]).toMatchObject({ alt: staffAlt, picture: { position: '50% 50%' } })
})

test('a photograph described in Portuguese alone is so described in English', () => {
  const { shown } = sailing({ items: [{ file: file(2), alt: { 'pt-BR': 'A vela' } }] }, names, 'en-GB')
  expect(shown[0]?.alt).toBe('A vela')
})

test('files of other trips, without a trip, and icons are none of its photographs', () => {
  const catalogue = buildCatalogue(
    published([], {
      pictures: [
        ...stored('tour-images', 'passeio-veleiro.jpg', '--1.jpg', 'passeio-veleiro-2--1.jpg'),
        ...stored('icons', 'passeio-veleiro--1.svg'),
      ],
    }),
  )
  const sail = view('passeio-veleiro', 'pt-BR', catalogue)
  expect(tripGallery(catalogue, sail, { locale: 'pt-BR', staffAlt }).photographs).toEqual([])
})

test.each(['Caiaque', 'Barco', 'Trekking'] as const)(
  'a new trip (%s) has the still life and the chart of its kind, and no other trip’s scene',
  (category) => {
    const catalogue = catalogueWith(row('tours', 'lagoa', { ...newTour, category }))
    const { shown, cover } = tripGallery(catalogue, view('lagoa', 'pt-BR', catalogue), {
      locale: 'pt-BR',
      staffAlt,
    })
    expect(shown.map(({ picture }) => picture.full)).toEqual([
      expect.stringMatching(/-still\.svg$/),
      expect.stringMatching(/-chart\.svg$/),
    ])
    expect(cover).toMatchObject({ alt: 'Lagoa em silêncio' })
  },
)
