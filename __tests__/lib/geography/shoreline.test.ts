import {
  bayShoreline,
  hull,
  type Point,
  ringArea,
  shorelineSchema,
  simplified,
  smoothPath,
  southeastShoreline,
} from '@/lib/geography/shoreline'

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('the shoreline data', () => {
  test('is rings of land in the part of the world that it says it is', () => {
    expect(bayShoreline.length).toBeGreaterThan(50)
    expect(southeastShoreline.length).toBeGreaterThan(2)
    for (const [lon, lat] of bayShoreline.flat()) {
      expect(lon >= -45 && lon <= -43.93 && lat >= -23.52 && lat <= -22.86).toBe(true)
    }
    for (const [lon, lat] of southeastShoreline.flat()) {
      expect(lon >= -47.9 && lon <= -41.4 && lat >= -25 && lat <= -21.4).toBe(true)
    }
  })

  test.each([
    ['a word', { source: 'x', changes: 'y', rings: ['-44.1,-23.1 west,-23.2'] }],
    ['half a pair', { source: 'x', changes: 'y', rings: ['-44.1'] }],
    ['no ring', { source: 'x', changes: 'y', rings: [] }],
    ['no source', { changes: 'y', rings: ['-44.1,-23.1'] }],
  ])('refuses a file with %s', (_, file) => {
    expect(shorelineSchema.safeParse(file).success).toBe(false)
  })
})

describe('drawing with less', () => {
  test('leaves out the points that change least and keeps the corners', () => {
    const bumpy = square.flatMap(([x, y], at): Point[] => {
      const [nextX, nextY] = square[(at + 1) % 4] ?? [x, y]
      return [
        [x, y],
        [(x + nextX) / 2 + 0.01, (y + nextY) / 2 + 0.01],
      ]
    })
    const left = simplified(bumpy, 1)
    expect(left).toHaveLength(5)
    for (const corner of square) expect(left).toContainEqual(corner)
  })

  test('keeps five points of the smallest islet, and everything where nothing is small', () => {
    const islet: Point[] = Array.from({ length: 12 }, (_, at) => [Math.cos(at / 2), Math.sin(at / 2)])
    expect(simplified(islet, 1000)).toHaveLength(5)
    expect(simplified(bayShoreline[1] ?? [], 0)).toEqual(bayShoreline[1])
  })

  test('a simplified island covers nearly the same area', () => {
    const island = (bayShoreline[1] ?? []).map(([x, y]): Point => [x * 1000, y * 1000])
    const less = simplified(island, 12)
    expect(less.length).toBeLessThan(island.length / 3)
    expect(ringArea(less) / ringArea(island)).toBeCloseTo(1, 1)
  })
})

describe('paths', () => {
  test('are closed curves in whole units through the middle of each side', () => {
    expect(smoothPath(square)).toBe('M0 5q0-5 5-5 5 0 5 5 0 5-5 5-5 0-5-5z')
    expect(smoothPath([])).toBe('')
  })

  test('never drift: each ends where it began', () => {
    for (const ring of bayShoreline.slice(0, 12)) {
      const path = smoothPath(ring.map(([x, y]) => [x * 2571.3, y * 2571.7]))
      const numbers = [...path.replace(/^M\S+?(?:[ -]\S+?)q/, '').matchAll(/-?\d+/g)].map(Number)
      const ends = numbers.filter((_, at) => at % 4 > 1)
      expect(ends.filter((_, at) => at % 2 === 0).reduce((sum, x) => sum + x, 0)).toBe(0)
      expect(ends.filter((_, at) => at % 2 === 1).reduce((sum, y) => sum + y, 0)).toBe(0)
    }
  })

  test('the hull of points is the ring of the outer ones', () => {
    expect(hull([...square, [5, 5], [1, 9], [5, 0]]).sort()).toEqual([...square].sort())
  })
})
