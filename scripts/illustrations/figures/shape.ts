/**
 * The geometry under the figures. Figures are built in centimetres, so that a person, a kayak and a
 * house placed with the same `scale` (pixels for a centimetre) always have the right size for one another,
 * and are turned and seen from above by one parallel projection instead of being drawn once for each view.
 */
import { n } from '../core.ts'
import type { Tones } from './look.ts'

export type Point = readonly [number, number]
/** A place in a figure's own space: forward, up, to its right, in centimetres. */
export type Solid = readonly [number, number, number]

const headings = {
  right: 0,
  'away-right': 40,
  away: 90,
  'away-left': 140,
  left: 180,
  'toward-left': 220,
  toward: 270,
  'toward-right': 320,
} as const

/** Where a figure looks in the picture: a name, or degrees (0 right, 90 away from us, 180 left, 270 towards us). */
export type Heading = keyof typeof headings | number

/** Where a figure stands: its foot or its waterline, in the units of the scene. */
export interface Place {
  x: number
  y: number
  /** Pixels for a centimetre: at 1 a person is 173 high and a sea kayak 500 long. */
  scale?: number
  /** Degrees clockwise in the picture, for boats on waves. */
  tilt?: number
}

export interface Stance extends Place {
  heading?: Heading
  /** How far above the figure we stand, in degrees: 0 level, 90 straight above. */
  eye?: number
}

export interface View {
  at: (solid: Solid) => Point
  /** Greater is nearer to us. */
  depth: (solid: Solid) => number
  px: (centimetres: number) => number
  /** Half the width in pixels of a standing ellipse that is `across` wide and `along` deep (half-axes). */
  girth: (across: number, along: number) => number
  heading: number
  eye: number
  /** How much a plane with this normal, in the figure's space, is turned to the light: -1 to 1. */
  lightOn: (normal: Solid, side: -1 | 1) => number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const sin = (degrees: number): number => Math.sin(radians(degrees))
export const cos = (degrees: number): number => Math.cos(radians(degrees))

export function view({ x, y, scale = 1, tilt = 0, heading = 'right', eye = 8 }: Stance): View {
  const turn = typeof heading === 'number' ? heading : headings[heading]
  const turned = ([forward, up, right]: Solid): Solid => [
    forward * cos(turn) + right * sin(turn),
    up,
    right * cos(turn) - forward * sin(turn),
  ]
  return {
    at: (solid) => {
      const [across, up, near] = turned(solid)
      const down = near * sin(eye) - up * cos(eye)
      return [
        x + scale * (across * cos(tilt) - down * sin(tilt)),
        y + scale * (across * sin(tilt) + down * cos(tilt)),
      ]
    },
    depth: (solid) => {
      const [, up, near] = turned(solid)
      return near * cos(eye) + up * sin(eye)
    },
    px: (centimetres) => centimetres * scale,
    girth: (across, along) => scale * Math.hypot(across * sin(turn), along * cos(turn)),
    heading: turn,
    eye,
    lightOn: (normal, side) => {
      const [across, up, near] = turned(normal)
      const length = Math.hypot(across, up, near) || 1
      return (across * side * 0.66 + up * 0.62 + near * 0.42) / length
    },
  }
}

/**
 * The same view with its origin at another place of the figure's space, turned by `turn` degrees about the
 * upright (positive: to the figure's left) and with everything in it `grow` times as large.
 */
export function moved(from: View, [forward, up, right]: Solid, turn = 0, grow = 1): View {
  const turned = ([f, u, r]: Solid): Solid => [
    grow * (f * cos(turn) + r * sin(turn)),
    grow * u,
    grow * (r * cos(turn) - f * sin(turn)),
  ]
  const carry = (solid: Solid): Solid => add([forward, up, right], turned(solid))
  const heading = from.heading + turn
  const unit = from.px(grow)
  return {
    at: (solid) => from.at(carry(solid)),
    depth: (solid) => from.depth(carry(solid)),
    px: (centimetres) => centimetres * unit,
    girth: (across, along) => unit * Math.hypot(across * sin(heading), along * cos(heading)),
    heading,
    eye: from.eye,
    lightOn: (normal, side) => from.lightOn(turned(normal), side),
  }
}

/** The same view rolled about the figure's long axis: positive degrees lower its right side. */
export function rolled(from: View, degrees: number): View {
  const carry = ([f, u, r]: Solid): Solid => [
    f,
    u * cos(degrees) - r * sin(degrees),
    r * cos(degrees) + u * sin(degrees),
  ]
  return {
    ...from,
    at: (solid) => from.at(carry(solid)),
    depth: (solid) => from.depth(carry(solid)),
    lightOn: (normal, side) => from.lightOn(carry(normal), side),
  }
}

/** The same view as still water mirrors it. */
export function mirrored(from: View): View {
  return { ...from, at: ([f, u, r]) => from.at([f, -u, r]), depth: ([f, u, r]) => from.depth([f, u, r]) }
}

/** What of a flat shape stands above a height: the part under water is cut off. */
export function above(points: readonly Solid[], height: number): Solid[] {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    const kept = point[1] >= height ? [point] : []
    if (point[1] >= height === next[1] >= height) return kept
    return [...kept, between(point, next, (height - point[1]) / (next[1] - point[1]))]
  })
}

export const add = (a: Solid, b: Solid): Solid => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const less = (a: Solid, b: Solid): Solid => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Solid, k: number): Solid => [a[0] * k, a[1] * k, a[2] * k]
export const size = (a: Solid): number => Math.hypot(a[0], a[1], a[2])
export const between = (a: Solid, b: Solid, t: number): Solid => add(times(a, 1 - t), times(b, t))

/** A closed polygon as path data. */
export const polygon = (points: readonly Point[]): string =>
  points.length ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z` : ''

export const fill = (path: string, colour: string, opacity = 1): string => {
  if (!path || opacity <= 0) return ''
  const veil = opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''
  return `<path d="${path}" fill="${colour}"${veil}/>`
}

/** A stroked line through points, with round ends. */
export const line = (points: readonly Point[], width: number, colour: string): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.3, Math.round(width * 100) / 100)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A smooth curve through points (Catmull-Rom), sampled so that it may be widened or cut. */
export function smooth<T extends readonly number[]>(points: readonly T[], steps = 6): number[][] {
  const out: number[][] = []
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] ?? []
    const c = points[i + 1] ?? []
    const a = points[i - 1] ?? b
    const d = points[i + 2] ?? c
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      out.push(
        b.map((value, k) => {
          const [p0, p1, p2, p3] = [a[k] ?? value, value, c[k] ?? value, d[k] ?? value]
          return (
            0.5 *
            (2 * p1 +
              (p2 - p0) * t +
              (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
              (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
          )
        }),
      )
    }
  }
  out.push([...(points.at(-1) ?? [])])
  return out
}

interface Spine {
  left: Point[]
  right: Point[]
  /** The line that divides the lit from the shaded side. */
  divide: (bias: number) => Point[]
  lightIsLeft: boolean
}

const spine = (knots: readonly (readonly [number, number, number])[], side: -1 | 1, steps: number): Spine => {
  const samples = smooth(knots, steps).map(([x = 0, y = 0, r = 0]) => ({ x, y, r }))
  const normals = samples.map((_, i) => {
    const before = samples[Math.max(0, i - 1)]
    const after = samples[Math.min(samples.length - 1, i + 1)]
    const dx = (after?.x ?? 0) - (before?.x ?? 0)
    const dy = (after?.y ?? 0) - (before?.y ?? 0)
    const length = Math.hypot(dx, dy) || 1
    return { x: dy / length, y: -dx / length }
  })
  const offset = (k: number): Point[] =>
    samples.map(({ x, y, r }, i) => [x + (normals[i]?.x ?? 0) * r * k, y + (normals[i]?.y ?? 0) * r * k])
  const towards = normals.reduce((sum, normal) => sum + normal.x * side * 0.8 - normal.y * 0.6, 0)
  return { left: offset(1), right: offset(-1), divide: offset, lightIsLeft: towards > 0 }
}

const cap = (from: Point, to: Point, flatness: number): Point[] => {
  const cx = (from[0] + to[0]) / 2
  const cy = (from[1] + to[1]) / 2
  const ux = from[0] - cx
  const uy = from[1] - cy
  return [30, 60, 90, 120, 150].map((angle) => [
    cx + ux * cos(angle) - uy * sin(angle) * flatness,
    cy + uy * cos(angle) + ux * sin(angle) * flatness,
  ])
}

export interface RibbonOptions {
  /** 1 for round ends, 0 for ends cut square. */
  round?: number
  /** Where light turns to shade across the form, -1 (at the lit edge) to 1 (no shade at all). */
  turn?: number
  steps?: number
}

/**
 * A limb: the outline of a line through knots [x, y, half width], filled with `colour`, its side away from
 * the light in the shaded tone.
 */
export function ribbon(
  knots: readonly (readonly [number, number, number])[],
  colour: string,
  tone: Tones,
  { round = 1, turn = 0.05, steps = 5 }: RibbonOptions = {},
): string {
  const { left, right, divide, lightIsLeft } = spine(knots, tone.side, steps)
  const first = left[0]
  const last = left.at(-1)
  const firstRight = right[0]
  const lastRight = right.at(-1)
  if (!first || !last || !firstRight || !lastRight) return ''
  const outline = [
    ...left,
    ...cap(last, lastRight, round),
    ...[...right].reverse(),
    ...cap(firstRight, first, round),
  ]
  const whole = fill(polygon(outline), tone.base(colour))
  if (tone.flat || turn >= 1) return whole
  const dark = lightIsLeft ? right : left
  const middle = divide(lightIsLeft ? -turn : turn)
  return whole + fill(polygon([...middle, ...[...dark].reverse()]), tone.shade(colour))
}

/** A piece of a figure that is drawn in the order of its depth. */
export interface Part {
  depth: number
  svg: string
}

export const stacked = (parts: readonly Part[]): string =>
  [...parts]
    .sort((a, b) => a.depth - b.depth)
    .map((part) => part.svg)
    .join('')

/** An upright or lying ring of the figure's space as path data: half-axes along forward and right, centred. */
export function ring(from: View, [f, u, r]: Solid, forward: number, right: number, steps = 20): Point[] {
  return Array.from({ length: steps }, (_, i) =>
    from.at([f + forward * cos((i * 360) / steps), u, r + right * sin((i * 360) / steps)]),
  )
}

/** Wraps a flat drawing made in its own units, facing right, with its foot at the origin. */
export function placed(
  { x, y, scale = 1, tilt = 0 }: Place,
  inner: string,
  facing: 'left' | 'right' = 'right',
): string {
  const turned = tilt ? ` rotate(${n(tilt)})` : ''
  const size = Math.round(scale * 1000) / 1000
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${facing === 'left' ? -size : size} ${size})">${inner}</g>`
}

/** The outline round points, for the mantle of a form between two rings. */
export function hullOfPoints(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of from) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
