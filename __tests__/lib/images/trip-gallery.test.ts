import { buildCatalogueNow } from '@/lib/catalogue/catalogue'
import { tripGallery } from '@/lib/images/trip-gallery'
import type { Locale } from '@/lib/locales'
import { catalogueWith, newTour, published, row, shipped, view } from '../catalogue/shipped'

const staffAlt = 'Foto do passeio'

const stored = (bucket: string, ...names: string[]) =>
  names.map((name) => ({ bucket, name, createdAt: '2026-11-21T12:00:00Z' }))

/** The pictures of the sailing tour where staff said this of them and these files are stored, newest first. */
function sailing(pictures: unknown, names: string[], locale: Locale = 'pt-BR') {
  const catalogue = buildCatalogueNow(
    published([row('tours', 'passeio-veleiro', { pictures })], { pictures: stored('tour-images', ...names) }),
  )
  expect(catalogue.problems).toEqual([])
  return tripGallery(catalogue, view('passeio-veleiro', locale, catalogue), { locale, staffAlt })
}

const address = (number: number) => `/media/tour-images/passeio-veleiro--${number}.jpg`
const file = (number: number) => `tour-images/passeio-veleiro--${number}.jpg`
const names = [3, 2, 1].map((number) => `passeio-veleiro--${number}.jpg`)

/** Which of the photographs a gallery shows, in its order. */
const numbers = (shown: { picture: { full: string } }[]) =>
  shown.map(({ picture }) => Number(/--(\d)/.exec(decodeURIComponent(picture.full))?.[1]))

test.each(['pt-BR', 'en-GB'] as const)(
  'without photographs the three drawings stand, each with its own text in %s',
  (locale) => {
    const sail = view('passeio-veleiro', locale)
    const { shown, cover, coverAddress, photographs } = tripGallery(shipped, sail, { locale, staffAlt })
    expect(shown.map(({ alt }) => alt)).toEqual(sail.words.details.pictures)
    expect(shown.map(({ picture }) => picture.full)).toEqual(
      [1, 2, 3].map((number) => expect.stringContaining(`/pictures/passeio-veleiro-${number}-`)),
    )
    expect(cover).toBe(shown[0])
    expect({ coverAddress, photographs }).toEqual({ coverAddress: undefined, photographs: [] })
  },
)

test('photographs replace the drawings, newest first, and the drawings stay at hand for the browser', () => {
  const { shown, drawings, coverAddress, photographs } = sailing({ items: [] }, names)
  expect(numbers(shown)).toEqual([3, 2, 1])
  expect(shown.map(({ alt }) => alt)).toEqual([staffAlt, staffAlt, staffAlt])
  expect(drawings).toHaveLength(3)
  expect(coverAddress).toBe(address(3))
  expect(photographs).toEqual([3, 2, 1].map(address))
})

test('photographs that a restore brought back stand where they stood', () => {
  const files = [1, 3, 2].map((number) => `passeio-veleiro--170000000000${number}-a.jpg`)
  const { photographs } = sailing({ items: [] }, files)
  expect(photographs.map((name) => name.at(-7))).toEqual(['3', '2', '1'])
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
  expect(coverAddress).toBe(address(1))
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
  const catalogue = buildCatalogueNow(
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

test.each([
  ['Caiaque', 'hero-tours'],
  ['Barco', 'ilhas-da-baia'],
  ['Trekking', 'hero-expeditions'],
] as const)('a new trip (%s) has the default scene %s until it has photographs', (category, scene) => {
  const catalogue = catalogueWith(row('tours', 'lagoa', { ...newTour, category }))
  const { shown, cover } = tripGallery(catalogue, view('lagoa', 'pt-BR', catalogue), {
    locale: 'pt-BR',
    staffAlt,
  })
  expect(shown).toHaveLength(1)
  expect(cover).toMatchObject({
    alt: 'Lagoa em silêncio',
    picture: { full: expect.stringContaining(`/pictures/${scene}-`) },
  })
})
