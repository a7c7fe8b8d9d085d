import { z } from 'zod'
import bay from './data/coast-costa-verde.json' with { type: 'json' }
import southeast from './data/coast-southeast.json' with { type: 'json' }

/** A place on the map of the world as [longitude, latitude] in degrees, or on a drawing as [x, y] in its units. */
export type Point = readonly [number, number]

const ring = z.string().transform((text, context): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    if (x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y)) return [x, y]
    context.addIssue({ code: 'custom', message: `not a longitude and a latitude: ${pair}` })
    return [0, 0]
  }),
)

/** The files of `data`: rings of land, each a text of "longitude,latitude" pairs; where they come from is in its notice. */
export const shorelineSchema = z.strictObject({
  source: z.string().min(1),
  changes: z.string().min(1),
  rings: z.array(ring).min(1),
})

/** Land around the bay of Paraty (GSHHG, LGPL-3.0-or-later), the mainland first, then islands by size. */
export const bayShoreline: Point[][] = shorelineSchema.parse(bay).rings

/** Land between São Paulo and the north of Rio de Janeiro (Natural Earth), the mainland first. */
export const southeastShoreline: Point[][] = shorelineSchema.parse(southeast).rings

const triangle = (a: Point, b: Point, c: Point): number =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2

/** The area of a closed ring in square units. */
export const ringArea = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/**
 * A closed ring without the points that a drawing of this scale does not show: the one whose triangle with its
 * neighbours is smallest goes first, until none is below the given area (Visvalingam's algorithm). Five always stay.
 */
export function simplified(points: readonly Point[], smallest: number): Point[] {
  const left = [...points]
  const areaAt = (at: number): number => {
    const before = left.at(at - 1)
    const here = left[at]
    const after = left[(at + 1) % left.length]
    return before && here && after ? triangle(before, here, after) : Number.POSITIVE_INFINITY
  }
  const areas = left.map((_, at) => areaAt(at))
  while (left.length > 5) {
    const least = areas.reduce((best, area, at) => (area < (areas[best] ?? 0) ? at : best), 0)
    if ((areas[least] ?? 0) >= smallest) break
    left.splice(least, 1)
    areas.splice(least, 1)
    for (const at of [(least - 1 + left.length) % left.length, least % left.length]) areas[at] = areaAt(at)
  }
  return left
}

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]

/**
 * A closed ring as path data in whole units: curves whose corners are the points and which pass half-way between them,
 * because a shoreline bends where its measured points have corners.
 */
export function smoothPath(points: readonly Point[]): string {
  const corners = points.map(round)
  const last = corners.at(-1)
  const first = corners[0]
  if (!first || !last) return ''
  const half = (a: Point, b: Point): Point => round([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
  const start = half(last, first)
  let at = start
  const steps = corners.map((corner, index) => {
    const end = half(corner, corners[(index + 1) % corners.length] ?? corner)
    const step = [corner[0] - at[0], corner[1] - at[1], end[0] - at[0], end[1] - at[1]]
    at = end
    return step.join(' ')
  })
  // A minus separates two numbers as well as a space does.
  return `M${start.join(' ')}q${steps.join(' ')}z`.replaceAll(' -', '-')
}

/** The smallest convex ring around points, counter-clockwise on a drawing whose y grows downwards. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
  const chain = (from: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of from) {
      for (;;) {
        const [a, b] = kept.slice(-2)
        if (!a || !b || turn(a, b, point) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
