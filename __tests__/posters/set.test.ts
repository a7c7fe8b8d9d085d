import { existsSync } from 'node:fs'
import { courseBase } from '@/lib/catalogue/base/content'
import { locales } from '@/lib/i18n/locales'
import { poster, tripPosters } from '@/lib/images/pictures'
import { inlinePoster } from '@/lib/images/poster'
import { shipped } from '../lib/catalogue/shipped'
import { posters } from './measure'

const openings = ['home', 'tours', 'expeditions', 'destination', 'not-found', 'offline']
const places = [
  'centro-historico',
  'ilhas-da-baia',
  'cultura-caicara',
  'mata-atlantica',
  'festas',
  'historia',
  'sobre',
]

test('every trip has a poster, a still life and a chart, and no file is without a use', () => {
  const expected = [
    ...shipped.trips.flatMap(({ slug, category }) => tripPosters(slug, category)),
    ...courseBase.map(({ id }) => `course-${id}`),
    ...openings,
    ...places.map((place) => `place-${place}`),
  ]
  expect([...posters.keys()].toSorted()).toEqual(expected.toSorted())
})

test.each([...posters])('%s takes the room that it says', (name, svg) => {
  const { width, height, src } = poster(name)
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  expect(existsSync(`public${src}`)).toBe(true)
})

test.each(shipped.trips.map(({ slug }) => slug))(
  '%s says in both languages what each of its pictures shows',
  (slug) => {
    const words = shipped.everyTrip.get(slug)?.words
    for (const locale of locales) {
      const texts = words?.[locale]?.details?.pictures ?? []
      expect(texts.filter((text) => text.length > 20)).toHaveLength(3)
    }
  },
)

test('inside a page a poster keeps its names to itself and follows the scheme of where it stands', () => {
  const { inks, shapes } = inlinePoster(posters.get('home') ?? '', 'home')
  expect(inks['--red']).toBe('light-dark(#D5432A,#E0532F)')
  expect(shapes).not.toMatch(/<style|<!--/)
  expect(shapes).toContain('id="home-kayak"')
  const ids = [...shapes.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  const pointed = [...shapes.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
  expect(ids.every((id) => id?.startsWith('home-'))).toBe(true)
  expect(ids).toEqual(expect.arrayContaining(pointed))
})
