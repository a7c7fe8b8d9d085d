/** @jest-environment jsdom */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { bayMapFile, drawnMaps, locatorOf } from '@/lib/geography/bay-map'
import { mapIds, mapOf, placeIds, regionOf, regionsOf } from '@/lib/geography/bay-places'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { shipped } from '../catalogue/shipped'

const { bay, wide } = drawnMaps
const allRegions = [...regionsOf.bay, ...regionsOf.wide]
const place = (id: string) => {
  const found = [...bay.places, ...wide.places].find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no place ${id}`)
  return found.spot
}

/** Where a coordinate stands on the bay map, worked out without the module: Mercator between two known meridians. */
const mercator = (lon: number, lat: number) => {
  const y = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) * (180 / Math.PI)
  const unit = 100 / (-44.075 - -44.875)
  return {
    x: (lon - -44.875) * unit,
    y: ((y(-22.965) - y(lat)) * unit * bay.width) / bay.height,
  }
}

describe('places stand where they are', () => {
  test.each([
    ['paraty', -44.713, -23.218],
    ['joatinga', -44.505, -23.292],
    ['trindade', -44.72, -23.35],
    ['abraao', -44.17, -23.139],
    ['angra', -44.318, -23.007],
  ])('%s', (id, lon, lat) => {
    const expected = mercator(lon, lat)
    expect(place(id).x).toBeCloseTo(expected.x, 0)
    expect(Math.abs(place(id).y - expected.y)).toBeLessThan(0.1)
  })

  test('north is up and east is right, on both maps', () => {
    expect(place('angra').y).toBeLessThan(place('paraty').y)
    expect(place('trindade').y).toBeGreaterThan(place('paraty').y)
    expect(place('abraao').x).toBeGreaterThan(place('paraty').x)
    expect(place('sao-paulo').x).toBeLessThan(place('paraty-wide').x)
    expect(place('rio-de-janeiro').x).toBeGreaterThan(place('paraty-wide').x)
    expect(place('pedra-da-mina').y).toBeLessThan(place('paraty-wide').y)
  })

  test('every place and every number is inside its map', () => {
    expect([...bay.places, ...wide.places]).toHaveLength(placeIds.length)
    for (const map of [bay, wide])
      for (const { x, y } of [
        ...map.places.map(({ spot }) => spot),
        ...map.areas.map(({ badge }) => badge),
      ]) {
        expect(x > 1 && x < 99 && y > 1 && y < 99).toBe(true)
      }
  })

  test('the scale bar is as long as it says: from Paraty to Angra it is 46 km', () => {
    const km = bay.scale.width / bay.scale.km
    const across = (place('angra').x - place('paraty').x) / km
    const up = ((place('paraty').y - place('angra').y) * (bay.height / bay.width)) / km
    expect(Math.hypot(across, up)).toBeGreaterThan(45)
    expect(Math.hypot(across, up)).toBeLessThan(48)
  })
})

describe('on a phone nothing that is written on the mountains touches', () => {
  /** What the drawing is wide on a screen of 360 px, and how lettering is set there (components/map/place-name.tsx). */
  const width = 328
  const height = (width * wide.height) / wide.width
  const [glyph, line, badge] = [5.9, 15, 24]

  interface Box {
    text: string
    x: number
    y: number
    width: number
    height: number
  }

  const beside = (
    { x, y }: { x: number; y: number },
    text: string,
    side: 'left' | 'right' | 'above' | 'below' | 'belowLeft',
    mark: number,
  ): Box => {
    const length = text.length * glyph
    const box = { text, width: length, height: line }
    const [left, right] = [x - mark / 2 - 6 - length, x + mark / 2 + 6]
    switch (side) {
      case 'left':
        return { ...box, x: left, y: y - line / 2 }
      case 'right':
        return { ...box, x: right, y: y - line / 2 }
      case 'above':
        return { ...box, x: x - length / 2, y: y - mark / 2 - 2 - line }
      case 'below':
        return { ...box, x: x - length / 2, y: y + mark / 2 + 2 }
      case 'belowLeft':
        return { ...box, x: x + mark / 2 - length, y: y + mark / 2 + 2 }
    }
  }

  const boxes = (locale: Locale): Box[] => {
    const words = wordsOf(locale).map
    const at = ({ x, y }: { x: number; y: number }) => ({ x: (x * width) / 100, y: (y * height) / 100 })
    return [
      ...wide.places
        .filter(({ minor }) => !minor)
        .map(({ id, spot, side }) => beside(at(spot), words.places[id], side, 8)),
      ...wide.areas.flatMap(({ id, badge: spot, name }) => {
        const { x, y } = at(spot)
        const number = { text: id, x: x - badge / 2, y: y - badge / 2, width: badge, height: badge }
        return name ? [number, beside({ x, y }, words.regions[id], name, badge)] : [number]
      }),
    ]
  }

  test.each(locales)('%s', (locale) => {
    const gap = 4
    const all = boxes(locale)
    const touching = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter(
          (b) =>
            a.x < b.x + b.width + gap &&
            b.x < a.x + a.width + gap &&
            a.y < b.y + b.height &&
            b.y < a.y + a.height,
        )
        .map((b) => `${a.text} · ${b.text}`),
    )
    expect(touching).toEqual([])
    for (const { x, width: length } of all) expect(x > 0 && x + length < width).toBe(true)
  })
})

describe('trips are areas', () => {
  test('of every area that a trip names, and of no other', () => {
    const named = shipped.trips.map(({ slug }) => regionOf(slug))
    expect(new Set(named.filter((region) => region !== undefined))).toEqual(new Set(allRegions))
  })

  test('Sete Degraus and the day with the captain have no place, because the sources name none', () => {
    const without = shipped.trips.map(({ slug }) => slug).filter((slug) => !regionOf(slug))
    expect(without).toEqual(['experiencia-caicara', 'trekking-sete-regraus'])
  })

  test('closed shapes, never lines', () => {
    for (const { path: shape } of [...bay.areas, ...wide.areas]) {
      expect(shape).toMatch(/^M[^Mz]+z$/)
      expect(shape).toContain('q')
    }
  })

  test('what is paddled lies on the water, what is walked on the land', () => {
    const on = Object.fromEntries([...bay.areas, ...wide.areas].map(({ id, on: ground }) => [id, ground]))
    expect(on['paraty-bay']).toBe('water')
    expect(on.mamangua).toBe('water')
    expect(on['ilha-grande']).toBe('water')
    expect(on['pedra-macela']).toBe('land')
    expect(on['serra-fina']).toBe('land')
  })

  test('the area round Ilha Grande holds the island: Abraão is inside its width', () => {
    const area = bay.areas.find(({ id }) => id === 'ilha-grande')
    const numbers = [...(area?.path ?? '').matchAll(/-?\d+/g)].map(Number)
    let [x = 0] = numbers
    const reach = numbers.slice(2).flatMap((_, at, steps) => {
      if (at % 4 !== 2) return []
      x += steps[at] ?? 0
      return [x]
    })
    expect((Math.max(...reach) - Math.min(...reach)) / bay.width).toBeGreaterThan(0.35)
  })

  test('each has a small drawing that shows it', () => {
    for (const region of allRegions) {
      const drawing = locatorOf(region)
      expect(drawing.id).toBe(mapOf(region))
      const badge = drawing.areas.find(({ id }) => id === region)?.badge
      expect(badge && badge.x > 0 && badge.x < 100 && badge.y > 0 && badge.y < 100).toBe(true)
    }
  })
})

describe('the files', () => {
  test('the outlines of both maps come in one file that names its source', () => {
    const drawing = new DOMParser().parseFromString(bayMapFile(), 'image/svg+xml')
    expect([...drawing.querySelectorAll('path')].map(({ id }) => id)).toEqual([...mapIds])
    expect(drawing.querySelector('metadata')?.textContent).toContain('LGPL-3.0-or-later')
  })

  test('weigh less than 15 KB each on the way, the small drawings less than 4', () => {
    for (const id of mapIds) expect(gzipSync(bayMapFile([drawnMaps[id]])).length).toBeLessThan(15 * 1024)
    expect(gzipSync(bayMapFile()).length).toBeLessThan(15 * 1024)
    for (const region of allRegions) expect(gzipSync(locatorOf(region).land).length).toBeLessThan(4 * 1024)
  })

  test('the shoreline stands beside its notice and the texts of its licence', () => {
    const folder = path.resolve(__dirname, '../../../lib/geography/data')
    const notice = readFileSync(path.join(folder, 'NOTICE.md'), 'utf8')
    expect(notice).toContain('LGPL-3.0-or-later')
    expect(notice).toContain('Wessel')
    expect(
      existsSync(path.join(folder, 'lgpl-3.0.txt')) && existsSync(path.join(folder, 'gpl-3.0.txt')),
    ).toBe(true)
  })
})
