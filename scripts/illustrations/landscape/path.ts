/** The geometry under the landscapes: outlines as points, and how they become paths. */
import { lerp, n, type Random } from '../core.ts'

export type Point = readonly [number, number]
export type Side = 'left' | 'right'

/** -1 where the light (or whatever is asked) stands on the left of the picture, 1 on the right. */
export const sign = (side: Side): -1 | 1 => (side === 'left' ? -1 : 1)

export const between = (random: Random, low: number, high: number): number => lerp(low, high, random())

const point = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export const open = (points: readonly Point[]): string =>
  points.length ? `M${points.map(point).join('L')}` : ''
export const polygon = (points: readonly Point[]): string => (points.length ? `${open(points)}Z` : '')

/** A smooth line through points, as path data. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[((i % count) + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0]
  let path = `M${point(at(0))}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (d[0] - b[0]) / 6)} ${n(c[1] - (d[1] - b[1]) / 6)} ${point(c)}`
  }
  return closed ? `${path}Z` : path
}

/** The same smooth line as points, `steps` for each span. */
export function sampled(points: readonly Point[], steps = 8): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      out.push([along(0), along(1)])
    }
  }
  return [...out, at(points.length - 1)]
}

/** Breaks straight lines as rock breaks: each midpoint moves sideways by up to `amount` of its span, down to `detail` px. */
export function roughened(points: readonly Point[], random: Random, amount: number, detail = 12): Point[] {
  const split = (a: Point, b: Point): Point[] => {
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    if (Math.hypot(dx, dy) < detail) return [a]
    const shift = between(random, -amount, amount)
    const where = between(random, 0.36, 0.64)
    const middle: Point = [a[0] + dx * where - dy * shift, a[1] + dy * where + dx * shift]
    return [...split(a, middle), ...split(middle, b)]
  }
  return [...points.slice(1).flatMap((b, i) => split(points[i] ?? b, b)), ...points.slice(-1)]
}

export const roughPolygon = (
  points: readonly Point[],
  random: Random,
  amount: number,
  detail = 12,
): Point[] => roughened([...points, ...points.slice(0, 1)], random, amount, detail).slice(0, -1)

/** A slim horizontal lens, the stroke of which all water is made. */
export const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - thick)} ${n(x + half)} ${n(y)}Q${n(x)} ${n(y + thick)} ${n(x - half)} ${n(y)}Z`

/** An ellipse as path data, so that many may share one element. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`

const faint = (opacity: number): string =>
  opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : ''

export const fill = (path: string, colour: string, opacity = 1): string =>
  path ? `<path d="${path}" fill="${colour}"${faint(opacity)}/>` : ''

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  path
    ? `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faint(opacity)}/>`
    : ''

/** A name for a clip or a gradient, its own in every scene. */
export const nameFrom = (random: Random): string => `n${Math.floor(random() * 2 ** 40).toString(36)}`

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A linear gradient between two points of the scene: its definition and the fill that uses it. */
export function gradient(
  random: Random,
  from: Point,
  to: Point,
  stops: readonly Stop[],
): { defs: string; paint: string } {
  const id = nameFrom(random)
  const marks = stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : ''}/>`,
    )
    .join('')
  return {
    defs: `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${marks}</linearGradient></defs>`,
    paint: `url(#${id})`,
  }
}

/** Shows `inner` only inside a path. */
export function clipped(random: Random, path: string, inner: string): string {
  if (!inner) return ''
  const id = nameFrom(random)
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
}

export const faded = (inner: string, opacity: number): string => `<g opacity="${opacity}">${inner}</g>`

/** A fragment drawn about the origin, put in its place. */
export const placed = (inner: string, x: number, y: number, scale = 1, turn = 0, mirrored = false): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${Math.round((mirrored ? -scale : scale) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${inner}</g>`
