/** Skies: the ground of the picture, its light, its clouds. Everything here is drawn first. */
import { canvas, lerp, mix, n, noise, type Random, seeded } from '../core.ts'
import type { Hour } from '../palette.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  nameFrom,
  oval,
  type Point,
  type Side,
  sign,
} from './path.ts'

/** The colour of the sky from the zenith (0) to the horizon (1). */
export function skyColour(hour: Hour, t: number): string {
  const position = Math.min(0.9999, Math.max(0, t)) * (hour.sky.length - 1)
  const step = Math.floor(position)
  return mix(hour.sky[step] ?? hour.skyTop, hour.sky[step + 1] ?? hour.skyLow, position - step)
}

/** A sky without steps, from the top of the picture to `horizon`. */
export function clearSky(random: Random, hour: Hour, horizon: number, width: number = canvas.width): string {
  const stops = hour.sky.map((colour, i) => [i / (hour.sky.length - 1), colour] as const)
  const { defs, paint } = gradient(random, [0, 0], [0, horizon], stops)
  return `${defs}<rect width="${width}" height="${n(horizon + 2)}" fill="${paint}"/>`
}

/** A sky printed in rings about the light: the low colours close to the sun, the zenith's far from it. */
export function ringSky(
  hour: Hour,
  sun: Point,
  horizon: number,
  rings = 9,
  width: number = canvas.width,
  height = horizon,
): string {
  const reach = Math.hypot(Math.max(sun[0], width - sun[0]) * 0.62, sun[1])
  let svg = `<rect width="${width}" height="${n(height + 2)}" fill="${skyColour(hour, 0)}"/>`
  for (let ring = 1; ring <= rings; ring++) {
    const t = ring / rings
    const r = reach * (1 - t) ** 1.15 + reach * 0.13
    svg += `<ellipse cx="${n(sun[0])}" cy="${n(sun[1])}" rx="${n(r * 1.5)}" ry="${n(r)}" fill="${skyColour(hour, t)}"/>`
  }
  return `<svg width="${width}" height="${n(height + 2)}" overflow="hidden">${svg}</svg>`
}

/** The disc of the sun with a quiet halo of one ring. */
export const sunDisc = (hour: Hour, [x, y]: Point, radius: number): string =>
  fill(oval(x, y, radius * 1.75), hour.sun, 0.22) +
  fill(oval(x, y, radius * 1.3), hour.sun, 0.35) +
  fill(oval(x, y, radius), hour.sun)

/** A moon, `lit` of its width in the light (1 is full). */
export function moon(hour: Hour, [x, y]: Point, radius: number, lit = 1): string {
  const glow = fill(oval(x, y, radius * 2.6), hour.sun, 0.06) + fill(oval(x, y, radius * 1.7), hour.sun, 0.1)
  if (lit >= 1) return glow + fill(oval(x, y, radius), hour.sun)
  const inner = radius * Math.abs(1 - 2 * lit)
  return (
    glow +
    fill(
      `M${n(x)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y + radius)}A${n(inner)} ${n(radius)} 0 0 ${lit > 0.5 ? 1 : 0} ${n(x)} ${n(y - radius)}Z`,
      hour.sun,
    )
  )
}

/**
 * The silhouettes that a cumulus may have. `rise` bends its outline up or down along its length (-1 to 1), `stretch`
 * and `height` are against the plain dome; the folds are shares of the body at places away from the light.
 */
interface CloudForm {
  rise: (u: number) => number
  stretch: number
  height: number
  folds: readonly (readonly [share: number, shift: number])[]
}

const cloudForms: readonly CloudForm[] = [
  {
    rise: () => 1,
    stretch: 1,
    height: 1,
    folds: [
      [0.72, 0.2],
      [0.46, 0.06],
    ],
  },
  // A long low bank, its folds shallow and far out.
  {
    rise: (u) => 0.85 + 0.15 * Math.cos(u * 8),
    stretch: 1.22,
    height: 0.6,
    folds: [
      [0.6, 0.26],
      [0.5, -0.2],
    ],
  },
  // Two heads with a dip between them.
  {
    rise: (u) => 1.06 - 0.56 * Math.exp(-(((u - 0.14) / 0.2) ** 2)),
    stretch: 1.06,
    height: 1.04,
    folds: [
      [0.44, 0.26],
      [0.4, -0.12],
    ],
  },
  // A tower over one end, trailing off over the other.
  {
    rise: (u) => 1.16 - 0.62 / (1 + Math.exp(-(u - 0.06) * 9)),
    stretch: 0.96,
    height: 1.14,
    folds: [
      [0.5, 0.04],
      [0.36, 0.28],
    ],
  },
]

/** Puffs heaped on a level base. Every form takes the same numbers from `random`, so a form may change alone. */
const heap = (random: Random, width: number, height: number, rise: (u: number) => number): string => {
  const crown = between(random, -0.2, 0.2)
  const profile = (u: number) =>
    Math.max(0, 1 - Math.abs((u - crown) / (u < crown ? 1 + crown : 1 - crown)) ** 1.6)
  const points: Point[] = [[-width / 2, 0]]
  for (let x = -width / 2; x < width / 2; ) {
    const u = (2 * x) / width
    // Small puffs at the ends, large ones under the crown, a small one here and there between them.
    x += width * lerp(0.07, 0.17, profile(u)) * (random() < 0.3 ? 0.55 : between(random, 0.85, 1.2))
    const at = Math.min(x, width / 2)
    points.push([
      at,
      x >= width / 2
        ? 0
        : -height * profile((2 * at) / width) * rise((2 * at) / width) * between(random, 0.8, 1),
    ])
  }
  let path = `M${n(-width / 2)} 0`
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0]
    const gap = Math.hypot(x - px, y - py)
    path += `A${n(gap * between(random, 0.52, 0.6))} ${n(gap * between(random, 0.5, 0.56))} 0 0 1 ${n(x)} ${n(y)}`
  })
  return `${path}Q${n(width * 0.47)} ${n(height * 0.09)} ${n(width * 0.36)} ${n(height * 0.09)}L${n(-width * 0.36)} ${n(height * 0.09)}Q${n(-width * 0.47)} ${n(height * 0.09)} ${n(-width / 2)} 0Z`
}

/** A heaped fair-weather cloud on a level base, its folds in shade. (x, y) is the middle of its base. */
export function cumulus(
  random: Random,
  hour: Hour,
  {
    x,
    y,
    width,
    height = width * 0.34,
    light = 'left',
    distance = 0,
  }: { x: number; y: number; width: number; height?: number; light?: Side; distance?: number },
): string {
  // Which form, and whether it is turned round, hangs on its place: the same in every drawing of a scene.
  const chosen = seeded(`cumulus ${x} ${y} ${width}`)
  const form = cloudForms[Math.floor(chosen() * cloudForms.length)] ?? cloudForms[0]
  if (!form) return ''
  const turned = chosen() < 0.5 ? -1 : 1
  const [long, tall] = [width * form.stretch, height * form.height]
  const rise = (u: number): number => form.rise(u * turned)
  const body = heap(random, long, tall, rise)
  const away = -sign(light)
  const belly = mix(hour.cloudShade, hour.skyLow, distance * 0.7)
  const crown = mix(hour.cloud, hour.skyLow, distance * 0.6)
  const fold = (share: number, shift: number): string =>
    `<g transform="translate(${n(away * long * shift)} ${n(tall * 0.12)})">${fill(
      heap(random, long * share, tall * share * 0.85, () => 1),
      mix(belly, crown, Math.abs(shift)),
    )}</g>`
  const shade = gradient(
    random,
    [0, -tall * 0.35],
    [0, tall * 0.09],
    [
      [0, belly, 0],
      [1, belly, 0.9],
    ],
  )
  const folds = form.folds.map(([share, shift]) => fold(share, shift)).join('')
  const inside = folds + shade.defs + fill(body, shade.paint)
  return `<g transform="translate(${n(x)} ${n(y)})">${fill(body, crown)}${clipped(random, body, inside)}</g>`
}

/** A cloud of long stacked bars, as posters print evening clouds. (x, y) is its middle. */
export function barCloud(
  random: Random,
  {
    x,
    y,
    width,
    bars = 4,
    colour,
    opacity = 1,
  }: { x: number; y: number; width: number; bars?: number; colour: string; opacity?: number },
): string {
  const thick = Math.max(5, width * 0.028)
  const middle = (bars - 1) / 2
  let path = ''
  for (let bar = 0; bar < bars; bar++) {
    const length = width * (1 - (Math.abs(bar - middle) / bars) * 1.1) * between(random, 0.62, 1)
    const left = x - length / 2 + between(random, -0.2, 0.2) * width
    const top = y + (bar - middle) * thick * 0.98
    const r = thick / 2
    path += `M${n(left + r)} ${n(top)}h${n(length - thick)}a${n(r)} ${n(r)} 0 0 1 0 ${n(thick)}h${n(thick - length)}a${n(r)} ${n(r)} 0 0 1 0 ${n(-thick)}Z`
  }
  return fill(path, colour, opacity)
}

/** High thin streaks, all blown the same way. */
export function cirrus(
  random: Random,
  colour: string,
  {
    top,
    bottom,
    count = 7,
    width = canvas.width,
    opacity = 0.6,
  }: { top: number; bottom: number; count?: number; width?: number; opacity?: number },
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const t = random()
    const half = between(random, 0.05, 0.17) * width
    path += lens(
      between(random, -0.1, 1.1) * width,
      lerp(top, bottom, t),
      half,
      half * between(random, 0.035, 0.06),
    )
  }
  return fill(path, colour, opacity)
}

const billows = (random: Random, y: number, width: number, size: number, swell: number): Point[] => {
  const height = noise(random, 3, swell)
  const points: Point[] = [[-size, y]]
  for (let x = -size * random(); x < width + size; x += size * between(random, 0.5, 1.35))
    points.push([x, y + height(x / width)])
  return [...points, [width + size, y]]
}

const scallops = (points: readonly Point[], bottom: number): string => {
  let path = `M${n(points[0]?.[0] ?? 0)} ${n(bottom)}L${n(points[0]?.[0] ?? 0)} ${n(points[0]?.[1] ?? 0)}`
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] ?? [0, 0]
    const gap = Math.hypot(x - px, y - py)
    path += `A${n(gap * 0.56)} ${n(gap * 0.5)} 0 0 1 ${n(x)} ${n(y)}`
  })
  return `${path}L${n(points.at(-1)?.[0] ?? 0)} ${n(bottom)}Z`
}

/**
 * A sea of clouds seen from above, from its far edge at `top` to `bottom`: rows of billows that grow as they
 * come nearer, each lit from above and sinking into shade below. Islands of rock go between two calls.
 */
export function cloudSea(
  random: Random,
  hour: Hour,
  {
    top,
    bottom,
    rows = 6,
    width = canvas.width,
    from = 0,
    to = 1,
    light = 'right',
  }: { top: number; bottom: number; rows?: number; width?: number; from?: number; to?: number; light?: Side },
): string {
  let svg = ''
  for (let row = 0; row < rows; row++) {
    const t = lerp(from, to, rows === 1 ? 0 : row / (rows - 1))
    const y = lerp(top, bottom, (row / rows) ** 1.25)
    const next = lerp(top, bottom, ((row + 1) / rows) ** 1.25)
    const size = lerp(46, 250, t ** 1.3)
    const crest = billows(random, y, width, size, size * 0.42)
    const crown = mix(mix(hour.skyLow, hour.cloud, 0.5 + t * 0.3), hour.cloudShade, t * 0.1)
    const belly = mix(mix(hour.skyLow, hour.cloudShade, 0.45 + t * 0.45), hour.mid, t * 0.22)
    const body = scallops(crest, row === rows - 1 ? bottom + 600 : next + size * 1.6)
    const fold = scallops(billows(random, y + size * 0.42, width, size * 0.8, size * 0.5), next + size * 1.6)
    const depth = gradient(
      random,
      [0, y],
      [0, next + size * 0.7],
      [
        [0, mix(crown, belly, 0.45)],
        [1, belly],
      ],
    )
    const shine = gradient(
      random,
      [0, y - size * 0.5],
      [0, next + size * 0.5],
      [
        [0, crown],
        [1, mix(crown, belly, 0.5)],
      ],
    )
    const shifted = `<g transform="translate(${n(-sign(light) * size * 0.12)} 0)">${fill(fold, depth.paint)}</g>`
    svg += `${depth.defs}${shine.defs}${fill(body, shine.paint)}${clipped(random, body, shifted)}`
  }
  return svg
}

/** Stars: many small, few large, thinner towards the horizon. */
export function stars(
  random: Random,
  hour: Hour,
  {
    bottom,
    count = 260,
    width = canvas.width,
    top = 0,
  }: { bottom: number; count?: number; width?: number; top?: number },
): string {
  let small = ''
  let large = ''
  for (let i = 0; i < count; i++) {
    const x = random() * width
    const y = top + (bottom - top) * random() ** 1.35
    const brightness = random()
    if (brightness > 0.93) large += oval(x, y, between(random, 2.6, 4))
    else small += oval(x, y, between(random, 0.9, 2))
  }
  return fill(small, hour.glint, 0.75) + fill(large, hour.sun)
}

/** The Milky Way from one point to another: a torn band of light, dark rifts along its middle, its own dust of stars. */
export function milkyWay(random: Random, hour: Hour, from: Point, to: Point, breadth: number): string {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  const normal: Point = [-dy / length, dx / length]
  const along = (t: number, off: number): Point => [
    from[0] + dx * t + normal[0] * off,
    from[1] + dy * t + normal[1] * off,
  ]
  const band = (half: number, wander: number, start = 0, end = 1, shift = 0): string => {
    const upper = noise(random, 3, wander)
    const lower = noise(random, 3, wander)
    const steps = Array.from({ length: 15 }, (_, i) => lerp(start, end, i / 14))
    const taper = (t: number) =>
      Math.sin(Math.PI * Math.min(1, Math.max(0, (t - start) / (end - start)))) ** 0.5
    return curve(
      [
        ...steps.map((t) => along(t, shift + (half + upper(t)) * taper(t))),
        ...[...steps].reverse().map((t) => along(t, shift - (half + lower(t)) * taper(t))),
      ],
      true,
    )
  }
  let dust = ''
  let bright = ''
  for (let i = 0; i < 420; i++) {
    const t = random()
    const [x, y] = along(t, (random() + random() + random() - 1.5) * breadth * 0.8)
    if (i % 12) dust += oval(x, y, between(random, 0.7, 1.7))
    else bright += oval(x, y, between(random, 1.6, 2.6))
  }
  const pale = mix(hour.skyLow, hour.sun, 0.35)
  const blur = (deviation: number, inner: string): string => {
    const id = nameFrom(random)
    return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter><g filter="url(#${id})">${inner}</g>`
  }
  return (
    blur(breadth * 0.34, fill(band(breadth * 0.95, breadth * 0.4, -0.1, 1.1), pale, 0.3)) +
    blur(
      breadth * 0.13,
      fill(band(breadth * 0.42, breadth * 0.5, -0.05, 1.05), pale, 0.36) +
        fill(band(breadth * 0.2, breadth * 0.3, 0.15, 0.75, -breadth * 0.08), hour.sun, 0.3),
    ) +
    blur(
      breadth * 0.045,
      fill(band(breadth * 0.06, breadth * 0.3, 0.08, 0.6, breadth * 0.06), hour.skyTop, 0.5) +
        fill(band(breadth * 0.04, breadth * 0.26, 0.46, 0.95, -breadth * 0.1), hour.skyTop, 0.42),
    ) +
    fill(dust, hour.sun, 0.75) +
    fill(bright, hour.sun)
  )
}

/** The glow of a lamp or of a lit tent on what stands around it: draw it before the lamp. */
export function lampGlow(
  random: Random,
  colour: string,
  {
    x,
    y,
    radius,
    strength = 0.5,
    squash = 0.8,
  }: { x: number; y: number; radius: number; strength?: number; squash?: number },
): string {
  const id = nameFrom(random)
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".5" stop-color="${colour}" stop-opacity="${Math.round(strength * 38) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * squash)}" fill="url(#${id})"/>`
}

/** A bank of mist lying level: soft above, gone below. Put it at the foot of a ridge. */
export function mistBank(
  random: Random,
  colour: string,
  {
    top,
    bottom,
    width = canvas.width,
    strength = 0.85,
  }: { top: number; bottom: number; width?: number; strength?: number },
): string {
  const { defs, paint } = gradient(
    random,
    [0, top],
    [0, bottom],
    [
      [0, colour, 0],
      [0.5, colour, strength],
      [0.72, colour, strength * 0.8],
      [1, colour, 0],
    ],
  )
  return `${defs}<rect y="${n(top)}" width="${width}" height="${n(bottom - top)}" fill="${paint}"/>`
}

/** A few tongues of mist with hard, printed edges. */
export function mistTongues(
  random: Random,
  colour: string,
  {
    top,
    bottom,
    count = 5,
    width = canvas.width,
    opacity = 0.7,
  }: { top: number; bottom: number; count?: number; width?: number; opacity?: number },
): string {
  return Array.from({ length: count }, (_, i) => {
    const y = lerp(top, bottom, (i + random() * 0.7) / count)
    return barCloud(random, {
      x: between(random, 0, 1) * width,
      y,
      width: between(random, 0.25, 0.6) * width,
      bars: 3,
      colour,
      opacity,
    })
  }).join('')
}

/** Shafts of light falling from a point, for forests and cloud gaps. */
export function lightShafts(
  random: Random,
  colour: string,
  {
    from,
    reach,
    count = 5,
    spread = 50,
    middle = 90,
    opacity = 0.16,
  }: { from: Point; reach: number; count?: number; spread?: number; middle?: number; opacity?: number },
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = ((middle - spread / 2 + (spread * (i + random() * 0.6)) / count) * Math.PI) / 180
    const half = between(random, 0.012, 0.04)
    const at = (a: number): string =>
      `${n(from[0] + Math.cos(a) * reach)} ${n(from[1] + Math.sin(a) * reach)}`
    path += `M${n(from[0])} ${n(from[1])}L${at(angle - half)}L${at(angle + half)}Z`
  }
  return fill(path, colour, opacity)
}
