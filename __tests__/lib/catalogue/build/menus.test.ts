import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { menuGroups } from '@/lib/catalogue/build/menus'
import type { Locale } from '@/lib/i18n/locales'
import { factsIn } from '../facts-translator'
import { catalogueWith, newTour, row, shipped } from '../shipped'

const groups = (list: 'tours' | 'expeditions', locale: Locale, catalogue: Catalogue = shipped) =>
  menuGroups(catalogue, list, { locale, facts: factsIn(locale), nameOf: (category) => category })

const entries = (list: 'tours' | 'expeditions', locale: Locale, catalogue: Catalogue = shipped) =>
  groups(list, locale, catalogue).flatMap(({ items }) =>
    items.map(({ href, duration }) => `${href} ${duration.replaceAll('\u00a0', ' ')}`),
  )

describe('the menus (spec §2.2)', () => {
  test('the collective tour has its short address in Portuguese alone', () => {
    expect(entries('tours', 'pt-BR')[0]).toMatch(/^\/remada-tropical /)
    expect(entries('tours', 'en-GB')[0]).toMatch(/^\/half-day-kayak-tour-paraty /)
  })

  test('there are no expeditions by boat, and so no such group', () => {
    expect(groups('expeditions', 'pt-BR').map(({ label }) => label)).toEqual(['Caiaque', 'Trekking'])
  })

  test('a group leads to its section of the list', () => {
    expect(groups('tours', 'pt-BR').map(({ href }) => href)).toEqual([
      '/passeios#kayak',
      '/passeios#boat',
      '/passeios#trekking',
    ])
    expect(groups('expeditions', 'en-GB').map(({ href }) => href)).toEqual([
      '/en/expeditions#kayak',
      '/en/expeditions#trekking',
    ])
  })

  test.each([
    ['pt-BR', '/trekking-itatiaia 5-9 dias'],
    ['en-GB', '/itatiaia-expedition 5-9 days'],
  ] as const)('an entry says the duration of the list, in %s', (locale, entry) => {
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', { listing: { duration: { range: { min: 5, max: 9 } } } }),
    )
    expect(entries('expeditions', locale, catalogue)).toContain(entry)
  })

  test('a tour that staff added stands in its category, and can be kept out of the menu', () => {
    const added = (menu: unknown) => catalogueWith(row('tours', 'lagoa', { ...newTour, ...{ menu } }))
    expect(entries('tours', 'pt-BR', added({ shown: true }))).toContain('/lagoa-em-silencio 3h')
    expect(entries('tours', 'pt-BR', added({ shown: false }))).toEqual(entries('tours', 'pt-BR'))
  })

  test('a name without English is marked as Portuguese', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const catalogue = catalogueWith(row('tours', 'lagoa', newTour))
    const items = groups('tours', 'en-GB', catalogue).flatMap(({ items: all }) => all)
    expect(items.find(({ href }) => href === '/quiet-lagoon')).toMatchObject({
      label: 'Lagoa em silêncio',
      lang: 'pt-BR',
    })
    expect(items.filter(({ lang }) => lang !== undefined)).toHaveLength(1)
  })
})
