/** @jest-environment jsdom */
import { drawWorldMap, mapSize, worldMapFile } from '@/lib/geography/world-map'

const map = drawWorldMap()

describe('the world map (spec §2.6)', () => {
  test('shows Brazil and the five countries, each marked on its coast inside the drawing', () => {
    expect(map.countries.map(({ code }) => code)).toEqual(['BR', 'NO', 'IS', 'HR', 'ID', 'MX'])
    for (const { marker } of map.countries) {
      expect(marker.x).toBeGreaterThan(0)
      expect(marker.x).toBeLessThan(mapSize.width)
      expect(marker.y).toBeGreaterThan(0)
      expect(marker.y).toBeLessThan(mapSize.height)
    }
  })

  test('puts places where they are: Norway and Iceland above, Indonesia right, Mexico left of Brazil', () => {
    const at = Object.fromEntries(map.countries.map(({ code, marker }) => [code, marker]))
    expect(at.NO?.y).toBeLessThan(at.HR?.y ?? 0)
    expect(at.IS?.y).toBeLessThan(at.NO?.y ?? 0)
    expect(at.MX?.x).toBeLessThan(at.BR?.x ?? 0)
    expect(at.ID?.x).toBeGreaterThan(at.HR?.x ?? 0)
    expect(at.BR?.y).toBeGreaterThan(at.ID?.y ?? 0)
  })

  test('keeps its outlines in one small file, one path for each country and one for all other land', () => {
    const file = worldMapFile(map)
    const drawing = new DOMParser().parseFromString(file, 'image/svg+xml')
    const ids = [...drawing.querySelectorAll('path')].map(({ id }) => id)
    expect(ids).toEqual(['land', ...map.countries.map(({ code }) => code)])
    for (const path of drawing.querySelectorAll('path'))
      expect(path.getAttribute('d')).toMatch(/^M-?\d+,-?\d+l/)
    expect(file.length).toBeLessThan(32 * 1024)
  })
})
