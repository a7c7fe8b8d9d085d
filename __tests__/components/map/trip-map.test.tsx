/** @jest-environment jsdom */

import { gzipSync } from 'node:zlib'
import { render, screen, within } from '@testing-library/react'
import { TripLocator } from '@/components/map/trip-locator'
import { TripMap } from '@/components/map/trip-map'
import { drawnMaps, locatorOf } from '@/lib/geography/bay-map'
import { type RegionId, regionsOf } from '@/lib/geography/bay-places'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

const trip = (title: string) => ({ title, href: `/${title.toLowerCase()}` })
const bayRegions = regionsOf.bay.map((id) => ({ id, trips: [trip(`Um-${id}`), trip(`Dois-${id}`)] }))
const wideRegions = regionsOf.wide.map((id) => ({ id, trips: [trip(`Um-${id}`)] }))

const bay = (regions: readonly { id: RegionId; trips: { title: string; href: string }[] }[] = bayRegions) => (
  <TripMap
    map={drawnMaps.bay}
    outlines="/pictures/bay-map.svg"
    regions={regions}
    unplaced={[trip('Degraus')]}
    words={wordsOf('pt-BR').map}
  />
)

describe('the map of the bay', () => {
  test('says in text everything that it shows: each area, where it lies and its trips', () => {
    render(bay())
    const words = wordsOf('pt-BR').map
    const list = screen.getAllByRole('list')[0]
    if (!list) throw new Error('no list')
    for (const [index, { id, trips }] of bayRegions.entries()) {
      const entry = list.querySelector<HTMLElement>(`[data-region="${id}"]`)
      if (!entry) throw new Error(`no entry for ${id}`)
      expect(entry).toHaveTextContent(words.regions[id])
      expect(entry).toHaveTextContent(words.where[id])
      expect(entry).toHaveTextContent(String(index + 1))
      for (const { title, href } of trips)
        expect(within(entry).getByRole('link', { name: title })).toHaveAttribute('href', href)
    }
  })

  test('numbers on the map lead to their entry, and both are named for the same area', () => {
    const { container } = render(bay())
    for (const [index, { id }] of bayRegions.entries()) {
      const number = screen.getByRole('link', { name: `${index + 1} ${wordsOf('pt-BR').map.regions[id]}` })
      const target = container.querySelector(`${number.getAttribute('href')}`)
      expect(target).toHaveAttribute('data-region', id)
      expect(number).toHaveAttribute('data-region', id)
      expect(container.querySelector(`path[data-region="${id}"]`)).not.toBeNull()
    }
  })

  test('pointing at any of the three lights all of them, without a script', () => {
    const { container } = render(bay())
    const figure = screen.getByRole('figure')
    for (const { id } of bayRegions) {
      expect(figure.className).toContain(
        `has-[[data-region=${id}]:is(:hover,:focus-within,:target)]:[--lit-${id}:1]`,
      )
      const belonging = [...container.querySelectorAll<HTMLElement>(`[data-region="${id}"]`)]
      expect(belonging).toHaveLength(3)
      for (const { style } of belonging) expect(style.getPropertyValue('--lit')).toBe(`var(--lit-${id}, 0)`)
    }
  })

  test('an area whose trips are hidden leaves map and list, and the numbers close up', () => {
    const { container } = render(bay(bayRegions.filter(({ id }) => id !== 'paraty-bay')))
    expect(container.querySelector('[data-region="paraty-bay"]')).toBeNull()
    expect(screen.getByRole('link', { name: '1 Saco do Fundão' })).toBeInTheDocument()
  })

  test('trips without a place are named below it', () => {
    render(bay())
    expect(screen.getByText(wordsOf('pt-BR').map.none)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Degraus' })).toHaveAttribute('href', '/degraus')
  })

  test('a phone learns that Ilha Grande lies beyond the edge, unless no trip goes there', () => {
    const { unmount } = render(bay())
    expect(screen.getByText(/Ilha Grande fica mais a leste/)).toHaveAttribute('href', '#bay-ilha-grande')
    unmount()
    render(bay(bayRegions.filter(({ id }) => id !== 'ilha-grande')))
    expect(screen.queryByText(/fica mais a leste/)).toBeNull()
  })

  test.each(locales)('both maps in %s carry the note and fit in 15 KB', (locale) => {
    const words = wordsOf(locale).map
    for (const [map, regions] of [
      [drawnMaps.bay, bayRegions],
      [drawnMaps.wide, wideRegions],
    ] as const) {
      const { container, unmount } = render(
        <TripMap map={map} outlines="/pictures/bay-map.svg" regions={regions} words={words} />,
      )
      expect(screen.getByRole('figure', { name: words.maps[map.id].label })).toHaveTextContent(words.note)
      expect(gzipSync(container.innerHTML).length).toBeLessThan(15 * 1024)
      unmount()
    }
  })
})

describe('the locator of a trip', () => {
  test.each(locales)('in %s says where the area lies', (locale) => {
    const words = wordsOf(locale).map
    for (const region of [...regionsOf.bay, ...regionsOf.wide]) {
      const { container, unmount } = render(
        <TripLocator map={locatorOf(region)} region={region} words={words} />,
      )
      expect(screen.getByRole('img')).toHaveAccessibleName(expect.stringContaining(words.regions[region]))
      expect(screen.getByRole('figure')).toHaveTextContent(words.where[region])
      expect(gzipSync(container.innerHTML).length).toBeLessThan(6 * 1024)
      unmount()
    }
  })

  test('shows nothing where the drawing has no such area', () => {
    const { container } = render(
      <TripLocator map={drawnMaps.wide} region="mamangua" words={wordsOf('pt-BR').map} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
