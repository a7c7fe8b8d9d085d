/**
 * Boxes and lofted hulls in a figure's space: what boats, huts, tables and chests are made of. Each plane
 * takes one of the three tones by how much it is turned to the light.
 */
import type { Tones } from './look.ts'
import { between, fill, line, type Part, type Point, polygon, type Solid, type View } from './shape.ts'

export const planeTone = (light: number, tone: Tones): ((colour: string) => string) =>
  light > 0.6 ? tone.lit : light > 0.12 ? tone.base : tone.shade

/** A flat plane, left out when it is turned away from us. */
export function plane(
  from: View,
  corners: readonly Solid[],
  normal: Solid,
  colour: string,
  tone: Tones,
): string {
  if (from.depth(normal) - from.depth([0, 0, 0]) <= 0) return ''
  return fill(
    polygon(corners.map((corner) => from.at(corner))),
    planeTone(from.lightOn(normal, tone.side), tone)(colour),
  )
}

/** A box between two opposite corners (the lower back left one, the upper front right one). */
export function box(
  from: View,
  [f0, u0, r0]: Solid,
  [f1, u1, r1]: Solid,
  colour: string,
  tone: Tones,
  top = colour,
): string {
  const at = (f: number, u: number, r: number): Solid => [f, u, r]
  return (
    plane(from, [at(f0, u0, r0), at(f0, u1, r0), at(f0, u1, r1), at(f0, u0, r1)], [-1, 0, 0], colour, tone) +
    plane(from, [at(f1, u0, r0), at(f1, u1, r0), at(f1, u1, r1), at(f1, u0, r1)], [1, 0, 0], colour, tone) +
    plane(from, [at(f0, u0, r0), at(f0, u1, r0), at(f1, u1, r0), at(f1, u0, r0)], [0, 0, -1], colour, tone) +
    plane(from, [at(f0, u0, r1), at(f0, u1, r1), at(f1, u1, r1), at(f1, u0, r1)], [0, 0, 1], colour, tone) +
    plane(from, [at(f0, u1, r0), at(f1, u1, r0), at(f1, u1, r1), at(f0, u1, r1)], [0, 1, 0], top, tone)
  )
}

/** The lines of a hull: half its length is 1, the bow at t = 1. */
export interface Lines {
  length: number
  /** Half the beam at the rail. */
  half: (t: number) => number
  /** Height of the rail above the water. */
  rail: (t: number) => number
  /** Half the beam at the water, as a share of that at the rail. */
  tumble: number
  /** How far the ends stand in at the water, as a share of half the length. */
  bowRake: number
  sternRake: number
}

export interface Paint {
  hull: string
  inside: string
  /** Bands along the hull from the rail down, each [to, colour] with `to` a share of its height. */
  bands?: readonly (readonly [number, string])[]
}

const stations = Array.from({ length: 29 }, (_, i) => -1 + i / 14)

export const rail = (lines: Lines, t: number, right: number): Solid => [
  (lines.length / 2) * t,
  lines.rail(t),
  lines.half(t) * right,
]

const water = (lines: Lines, t: number, right: number): Solid => [
  (lines.length / 2) * t * (1 - (t > 0 ? lines.bowRake * t ** 2 : lines.sternRake * t ** 2)),
  0,
  lines.half(t) * lines.tumble * right,
]

const ribbonOf = (
  from: View,
  over: readonly number[],
  a: (t: number) => Solid,
  b: (t: number) => Solid,
): Point[] => [...over.map((t) => from.at(a(t))), ...[...over].reverse().map((t) => from.at(b(t)))]

/** A hull in two parts: what lies behind those aboard, and what stands before them. */
export function hullParts(
  from: View,
  lines: Lines,
  paint: Paint,
  tone: Tones,
): { behind: string; before: string } {
  const turnedToUs = (t: number, right: -1 | 1): boolean => {
    const slope =
      (lines.half(Math.min(1, t + 0.02)) - lines.half(Math.max(-1, t - 0.02))) / (0.04 * (lines.length / 2))
    return from.depth([-slope, 0, right]) - from.depth([0, 0, 0]) > -0.02
  }
  const wall = (right: -1 | 1, over: readonly number[]): string => {
    if (over.length < 2) return ''
    const paintOf = planeTone(from.lightOn([0.1, -0.1, right], tone.side) + 0.05, tone)
    const at = (share: number) => (t: number) => between(rail(lines, t, right), water(lines, t, right), share)
    const strip = (upper: number, lower: number): string =>
      polygon(ribbonOf(from, over, at(upper), at(lower)))
    let upper = 0
    const bands = (paint.bands ?? []).map(([to, colour]) => {
      const band = fill(strip(upper, to), paintOf(colour))
      upper = to
      return band
    })
    return (
      fill(strip(0, 1), paintOf(paint.hull)) +
      bands.join('') +
      fill(strip(0.84, 1), tone.deep(paint.hull), 0.3)
    )
  }
  const inner = (right: -1 | 1): string => {
    const low = (t: number): Solid => [(lines.length / 2) * t * 0.82, lines.rail(t) * 0.3, 0]
    return fill(
      polygon(
        ribbonOf(
          from,
          stations,
          (t) => rail(lines, t, right),
          (t) => between(rail(lines, t, right), low(t), 0.9),
        ),
      ),
      planeTone(from.lightOn([0, 0.3, -right], tone.side), tone)(paint.inside),
    )
  }
  const sides = ([-1, 1] as const).toSorted((a, b) => from.depth([0, 0, a]) - from.depth([0, 0, b]))
  const open = polygon(
    ribbonOf(
      from,
      stations,
      (t) => rail(lines, t, 1),
      (t) => rail(lines, t, -1),
    ),
  )
  const edge = (right: -1 | 1, over: readonly number[]): string =>
    over.length < 2
      ? ''
      : line(
          over.map((t) => from.at(rail(lines, t, right))),
          from.px(lines.length > 700 ? 7 : 4),
          tone.lit(paint.hull),
        )
  const stern = plane(
    from,
    [rail(lines, -1, -1), rail(lines, -1, 1), water(lines, -1, 1), water(lines, -1, -1)],
    [-1, 0, 0],
    paint.hull,
    tone,
  )
  const near = (right: -1 | 1): number[] => stations.filter((t) => turnedToUs(t, right))
  return {
    behind:
      sides.map((right) => wall(right, stations)).join('') +
      fill(open, tone.deep(paint.inside)) +
      sides
        .map((right) => (near(right).length < stations.length ? inner(right) + edge(right, stations) : ''))
        .join(''),
    before:
      sides.map((right) => wall(right, near(right)) + edge(right, near(right))).join('') +
      (lines.half(-1) > 1 ? stern : ''),
  }
}

/** The dark touch of a hull on the water. */
export const waterline = (from: View, lines: Lines, colour: string): string =>
  fill(
    polygon([
      ...stations.map((t) => from.at(grown(water(lines, t, 1)))),
      ...[...stations].reverse().map((t) => from.at(grown(water(lines, t, -1)))),
    ]),
    colour,
    0.35,
  )

const grown = ([f, u, r]: Solid): Solid => [f * 1.015, u, r * 1.15]

export const part = (from: View, at: Solid, svg: string): Part => ({ depth: from.depth(at), svg })
