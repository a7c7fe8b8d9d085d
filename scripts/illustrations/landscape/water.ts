/** Water: calm, in a breeze, in swell, from above, from below. Draw it after the land, reflections after it. */
import { canvas, clamp, lerp, mix, n, noise, type Random } from '../core.ts'
import type { Hour } from '../palette.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  oval,
  type Point,
  polygon,
  type Side,
  type Stop,
  sign,
} from './path.ts'
import { skyColour } from './sky.ts'

export interface Sheet {
  /** The waterline, where it meets the far land. */
  top: number
  /** Where it ends below: the frame, or a beach. */
  bottom?: number
  width?: number
}

/** The ground of a water surface: the low sky at its far edge, its own depth near us. */
export function waterGround(
  random: Random,
  hour: Hour,
  { top, bottom = canvas.height, width = canvas.width, depth = 1 }: Sheet & { depth?: number },
): string {
  const stops: Stop[] = [
    [0, mix(hour.skyLow, hour.water, 0.55)],
    [0.2, hour.water],
    [0.52, mix(skyColour(hour, 0.5), hour.waterDeep, 0.45 * depth)],
    [1, mix(hour.waterDeep, hour.ink, 0.22 * depth)],
  ]
  const { defs, paint } = gradient(random, [0, top], [0, bottom], stops)
  return `${defs}<rect y="${n(top)}" width="${width}" height="${n(bottom - top)}" fill="${paint}"/>`
}

interface Ripples extends Sheet {
  count?: number
  colour: string
  opacity?: number
  /** Length of the nearest strokes; the farthest are a twelfth of it. */
  reach?: number
  /** Keeps strokes inside a span at each y, such as the path of the sun. */
  within?: (y: number) => readonly [number, number]
}

/** Strokes on water that lengthen and part as they come nearer. */
export function ripples(
  random: Random,
  {
    top,
    bottom = canvas.height,
    width = canvas.width,
    count = 70,
    colour,
    opacity = 1,
    reach = 170,
    within,
  }: Ripples,
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const t = ((i + random()) / count) ** 1.9
    const y = lerp(top + 4, bottom, t)
    const [left, right] = within?.(y) ?? [0, width]
    const half = lerp(reach / 12, reach, t) * between(random, 0.25, 0.6)
    path += lens(between(random, left, right), y, half, clamp(half * between(random, 0.05, 0.08), 1.1, 6))
  }
  return fill(path, colour, opacity)
}

/** A breeze on the bay: dark and light strokes in patches. */
export function breeze(random: Random, hour: Hour, sheet: Sheet & { strength?: number }): string {
  const { strength = 1 } = sheet
  return (
    ripples(random, {
      ...sheet,
      count: Math.round(46 * strength),
      colour: mix(hour.waterDeep, hour.ink, 0.12),
      opacity: 0.4,
    }) +
    ripples(random, {
      ...sheet,
      count: Math.round(34 * strength),
      colour: mix(hour.water, hour.skyLow, 0.5),
      opacity: 0.55,
      reach: 150,
    })
  )
}

/** The path of the sun or the moon on the water, from the horizon towards us. */
export function glitter(
  random: Random,
  hour: Hour,
  {
    x,
    top,
    bottom = canvas.height,
    spread = 150,
    count = 64,
    colour = hour.glint,
  }: { x: number; top: number; bottom?: number; spread?: number; count?: number; colour?: string },
): string {
  const span = (y: number) => {
    const t = (y - top) / (bottom - top)
    const half = lerp(16, spread, t ** 0.8)
    return [x - half, x + half] as const
  }
  return ripples(random, { top, bottom, count, colour, reach: 110, within: span })
}

/** A figure's or a shore's mirror image: give it what stands on the waterline, drawn once more upside down. */
export function mirrored(
  random: Random,
  hour: Hour,
  inner: string,
  {
    waterline,
    opacity = 0.38,
    squash = 0.9,
    torn = 10,
    depth = 260,
    left = 0,
    right = canvas.width,
  }: {
    waterline: number
    opacity?: number
    squash?: number
    torn?: number
    depth?: number
    left?: number
    right?: number
  },
): string {
  let gaps = ''
  for (let i = 0; i < torn; i++) {
    const t = (i + random()) / torn
    gaps += lens(
      between(random, left, right),
      waterline + 8 + depth * t,
      (right - left) * between(random, 0.12, 0.4),
      lerp(1.5, 7, t),
    )
  }
  return `<g opacity="${opacity}" transform="translate(0 ${n(waterline * (1 + squash))}) scale(1 ${-squash})">${inner}</g>${fill(gaps, mix(hour.water, hour.waterDeep, 0.35), 0.5)}`
}

/** Ocean swell: long backs rising behind one another, each crest a band of light over its dark face. */
export function swell(
  random: Random,
  hour: Hour,
  {
    top,
    bottom = canvas.height,
    width = canvas.width,
    rows = 8,
    height = 1,
    light = 'left',
  }: Sheet & { rows?: number; height?: number; light?: Side },
): string {
  let svg = ''
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1)
    const y = lerp(top + 5, bottom - 30, t ** 1.45)
    const lift = lerp(4, 84, t ** 1.15) * height
    const crests = Math.round(lerp(8, 2.4, t))
    const phase = random()
    const knots: Point[] = Array.from({ length: crests * 2 + 4 }, (_, i) => [
      ((i - 1.5 + phase) / (crests * 2)) * width + between(random, -0.14, 0.14) * (width / crests),
      y + (i % 2 ? -lift : lift * 0.3) * between(random, 0.45, 1.1),
    ])
    const under = (dx: number, dy: number): string => {
      const moved = knots.map(([kx, ky], i): Point => [kx + dx, ky + dy * (i % 2 ? 1 : 0.35)])
      return `${curve(moved)}L${n((moved.at(-1)?.[0] ?? width) + 300)} ${n(bottom)}L${n((moved[0]?.[0] ?? 0) - 300)} ${n(bottom)}Z`
    }
    const ground = mix(hour.water, hour.waterDeep, 0.3 + 0.6 * t)
    const away = -sign(light)
    const face = gradient(
      random,
      [0, y - lift * 0.6],
      [0, y + lift * 2.2],
      [
        [0, mix(ground, hour.waterDeep, 0.5)],
        [1, mix(ground, hour.ink, 0.12 + 0.12 * t)],
      ],
    )
    svg +=
      fill(under(0, 0), mix(ground, hour.glint, 0.34)) +
      fill(under(away * lift * 0.35, lift * 0.22), ground) +
      face.defs +
      fill(under(away * lift * 0.9, lift * 0.72), face.paint)
  }
  return svg
}

/** The net of light on a sandy bottom or under a hull, inside a rectangle. */
export function caustics(
  random: Random,
  colour: string,
  {
    x,
    y,
    width,
    height,
    cell = 90,
    opacity = 0.5,
    flatten = 0.7,
  }: {
    x: number
    y: number
    width: number
    height: number
    cell?: number
    opacity?: number
    flatten?: number
  },
): string {
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / (cell * flatten)) + 1
  const knots = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from(
      { length: columns + 1 },
      (_, i): Point => [
        x + (i + between(random, -0.36, 0.36) + (j % 2) * 0.5 - 0.5) * cell,
        y + (j + between(random, -0.34, 0.34)) * cell * flatten,
      ],
    ),
  )
  let path = ''
  const vein = (a: Point | undefined, b: Point | undefined) => {
    if (!a || !b) return
    const w = cell * between(random, 0.03, 0.075)
    const mx = (a[0] + b[0]) / 2 + between(random, -0.12, 0.12) * cell
    const my = (a[1] + b[1]) / 2 + between(random, -0.12, 0.12) * cell
    path += `M${n(a[0])} ${n(a[1] - w)}Q${n(mx)} ${n(my - w * 0.35)} ${n(b[0])} ${n(b[1] - w)}L${n(b[0])} ${n(b[1] + w)}Q${n(mx)} ${n(my + w * 0.35)} ${n(a[0])} ${n(a[1] + w)}Z`
  }
  for (const [j, row] of knots.entries()) {
    for (const [i, at] of row.entries()) {
      if (random() < 0.86) vein(at, row[i + 1])
      if (random() < 0.8) vein(at, knots[j + 1]?.[i + (j % 2)])
    }
  }
  return fill(path, colour, opacity)
}

/** Under the surface: the water growing deeper, shafts of light, the bright ceiling of the waves. `surface` is its y. */
export function underWater(
  random: Random,
  hour: Hour,
  {
    surface,
    bottom = canvas.height,
    width = canvas.width,
    rays = 6,
    from = width * 0.6,
  }: { surface: number; bottom?: number; width?: number; rays?: number; from?: number },
): string {
  const body = gradient(
    random,
    [0, surface],
    [0, bottom],
    [
      [0, mix(hour.water, hour.glint, 0.15)],
      [0.3, mix(hour.water, hour.waterDeep, 0.4)],
      [0.75, hour.waterDeep],
      [1, mix(hour.waterDeep, hour.ink, 0.4)],
    ],
  )
  const knots: Point[] = Array.from({ length: 10 }, (_, i) => [
    (i / 9) * width,
    surface + (i % 2 ? 1 : -1) * between(random, 3, 14),
  ])
  const edge = `${curve(knots)}L${width} ${n(bottom)}L0 ${n(bottom)}Z`
  let shafts = ''
  for (let i = 0; i < rays; i++) {
    const x = from + (i / (rays - 1) - 0.5) * width * 0.9 + between(random, -40, 40)
    const lean = (x - from) * 0.35 - 60
    const half = between(random, 14, 46)
    const deep = lerp(surface, bottom, between(random, 0.6, 0.98))
    shafts += polygon([
      [x - half * 0.4, surface],
      [x + half * 0.4, surface],
      [x + lean + half * 1.5, deep],
      [x + lean - half * 1.5, deep],
    ])
  }
  const glow = gradient(
    random,
    [0, surface],
    [0, bottom],
    [
      [0, hour.glint, 0.42],
      [1, hour.glint, 0],
    ],
  )
  let ceiling = ''
  for (let i = 0; i < 26; i++) {
    const t = random() ** 2
    ceiling += lens(
      random() * width,
      surface + 14 + t * 90,
      between(random, 30, 130) * (1 - t * 0.5),
      between(random, 2, 6),
    )
  }
  return `${body.defs}${fill(edge, body.paint)}${clipped(random, edge, `${glow.defs}${fill(shafts, glow.paint, 0.7)}${fill(ceiling, hour.glint, 0.4)}`)}`
}

/** Surf running up a beach: rows of foam from the outer line to the wet sand. `edge` is the waterline from left to right. */
export function surf(
  random: Random,
  hour: Hour,
  edge: readonly Point[],
  { rows = 3, reach = 90, wave = 16 }: { rows?: number; reach?: number; wave?: number } = {},
): string {
  let svg = ''
  for (let row = 0; row < rows; row++) {
    const t = rows === 1 ? 1 : row / (rows - 1)
    const off = -reach * (1 - t)
    const thick = lerp(wave * 0.35, wave, t)
    const upper = edge.map(([x, y]): Point => [x, y + off + between(random, -0.35, 0.35) * wave])
    const lower = [...edge]
      .reverse()
      .map(([x, y], i): Point => [x, y + off + thick * (i % 2 ? 1.1 : 0.25) * between(random, 0.6, 1.2)])
    const path = `${curve(upper)}L${curve(lower).slice(1)}Z`
    svg += fill(path, mix(hour.glint, hour.water, 0.35 * (1 - t)), lerp(0.6, 0.95, t))
  }
  return svg
}

/**
 * A breaker seen from the beach: a dark face under a thin bright lip, and torn foam where it has come down, from
 * `broken[0]` to `broken[1]` of its length (-1 its left end, 1 its right). (x, y) is the middle of its foot.
 */
export function breaker(
  random: Random,
  hour: Hour,
  {
    x,
    y,
    width,
    height,
    broken = [-0.35, 0.5],
  }: { x: number; y: number; width: number; height: number; broken?: readonly [number, number] },
): string {
  const unrest = noise(random, 4, 0.24, 0.6)
  const folds = noise(random, 4, 0.5, 0.7)
  const rise = (u: number): number => Math.max(0, 1 - u * u) ** 1.5 * (0.9 + unrest((u + 1) / 2))
  const at = (u: number, share: number): Point => [x + (u * width) / 2, y - height * rise(u) * share]
  const span = (from: number, to: number, count: number): number[] =>
    Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count))
  const face = gradient(
    random,
    [0, y - height * 1.05],
    [0, y + height * 0.3],
    [
      [0, mix(hour.water, hour.waterDeep, 0.35)],
      [0.3, mix(hour.water, hour.waterDeep, 0.7)],
      [0.62, mix(hour.waterDeep, hour.ink, 0.15), 0.95],
      [1, hour.waterDeep, 0],
    ],
  )
  const top = span(-1, 1, 32).map((u) => at(u, 1))
  const foot = span(1, -1, 10).map((u): Point => [x + (u * width) / 2, y + height * 0.3 * (1 - u * u)])
  const body = `${curve(top)}L${curve(foot).slice(1)}Z`
  // Long streaks drawn up the face as the wave stands up.
  let streaks = ''
  for (let i = 0; i < 16; i++) {
    const u = between(random, -0.85, 0.85)
    const [sx, sy] = at(u, between(random, 0.2, 0.75))
    streaks += lens(sx, sy, width * between(random, 0.03, 0.09), height * between(random, 0.02, 0.05))
  }
  const tumble = (low: number, high: number): string => {
    const [from, to] = broken
    const us = span(from, to, 46)
    const share = (u: number): number => Math.sin(Math.PI * ((u - from) / (to - from))) ** 0.55
    const crest = us.map((u): Point => at(u, 1 + high * share(u) * between(random, -0.2, 1)))
    // The hem hangs in a few broad torn folds; the ripple on them is too uneven to read as scallops.
    const hem = [...us].reverse().map((u): Point => {
      const fall = low * share(u) * clamp(0.72 + folds((u + 1) / 2) + between(random, -0.12, 0.12), 0.2, 1.1)
      return at(u, 1 - fall)
    })
    return `${curve(crest)}L${curve(hem).slice(1)}Z`
  }
  let lip = ''
  for (const u of span(-0.9, 0.9, 26)) {
    if (random() < 0.4) continue
    const [lx, ly] = at(u, 0.99)
    lip += lens(lx, ly, width * between(random, 0.012, 0.034), height * between(random, 0.02, 0.06))
  }
  let spray = ''
  for (let i = 0; i < 26; i++) {
    const [px, py] = at(lerp(broken[0], broken[1], random()), 1)
    spray += oval(px, py - height * random() ** 2 * 0.5 - 2, between(random, 0.8, 2.6))
  }
  let wash = ''
  for (let i = 0; i < 22; i++)
    wash += lens(
      x + lerp(broken[0] - 0.15, broken[1] + 0.15, random()) * (width / 2),
      y + height * between(random, -0.02, 0.4),
      width * between(random, 0.02, 0.09),
      between(random, 1.4, 4.5),
    )
  return (
    face.defs +
    fill(body, face.paint) +
    clipped(random, body, fill(streaks, mix(hour.water, hour.glint, 0.2), 0.3)) +
    fill(lip, hour.glint, 0.9) +
    fill(tumble(0.98, 0.08), mix(hour.glint, hour.waterDeep, 0.3)) +
    fill(tumble(0.6, 0.14), hour.glint) +
    fill(spray, hour.glint, 0.9) +
    fill(wash, hour.glint, 0.8)
  )
}
