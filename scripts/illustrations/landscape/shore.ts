/** The ground under people's feet: sand, rocks, stone steps, old paving, streams and waterfalls. */
import { canvas, lerp, mix, n, type Random } from '../core.ts'
import { type Hour, planes, sunk } from '../palette.ts'
import { tussock } from './forest.ts'
import { boulder } from './mountain.ts'
import {
  between,
  clipped,
  curve,
  fill,
  gradient,
  lens,
  type Point,
  polygon,
  roughPolygon,
  type Side,
  sampled,
  sign,
} from './path.ts'
import { skyColour } from './sky.ts'

/** A beach below a waterline that runs from left to right: wet sand, dry sand, a few long ripples of wind. */
export function beach(
  random: Random,
  hour: Hour,
  edge: readonly Point[],
  {
    bottom = canvas.height,
    wet = 34,
    distance = 0,
  }: { bottom?: number; wet?: number; distance?: number } = {},
): string {
  const first = edge[0]
  const last = edge.at(-1)
  if (!first || !last) return ''
  const sand = sunk(hour, hour.sand, distance)
  const shade = sunk(hour, hour.sandShade, distance)
  const down = (off: number): string =>
    `${curve(edge.map(([x, y]): Point => [x, y + off]))}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`
  const top = Math.min(...edge.map(([, y]) => y))
  const ground = gradient(
    random,
    [0, top],
    [0, bottom],
    [
      [0, sand],
      [0.55, sand],
      [1, mix(sand, shade, 0.55)],
    ],
  )
  let ripple = ''
  for (let i = 0; i < 16; i++) {
    const t = random()
    const y = lerp(top + wet * 2.4, bottom, t)
    ripple += lens(
      lerp(first[0], last[0], random()),
      y,
      lerp(50, 190, t) * between(random, 0.6, 1.2),
      lerp(2, 7, t),
    )
  }
  const inside = down(wet * 1.6)
  return (
    fill(down(0), mix(shade, hour.waterDeep, 0.22)) +
    fill(down(wet * 0.7), mix(shade, sand, 0.3)) +
    ground.defs +
    fill(inside, ground.paint) +
    clipped(random, inside, fill(ripple, mix(sand, shade, 0.5), 0.55))
  )
}

/** Footprints from one place to another. */
export function footprints(
  random: Random,
  colour: string,
  from: Point,
  to: Point,
  { count = 14, size = 9 }: { count?: number; size?: number } = {},
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const s = size * lerp(1, 0.5, t)
    path += lens(
      lerp(from[0], to[0], t) + (i % 2 ? s : -s) * 0.8,
      lerp(from[1], to[1], t) + between(random, -0.3, 0.3) * s,
      s * 0.8,
      s * 0.7,
    )
  }
  return fill(path, colour, 0.6)
}

/** Rocks in a loose row at the water, small ones before large ones, a dark wet line at their feet. */
export function rocks(
  random: Random,
  hour: Hour,
  {
    from,
    to,
    base,
    size,
    count = 6,
    distance = 0,
    light = 'left',
    inWater = true,
  }: {
    from: number
    to: number
    base: number
    size: number
    count?: number
    distance?: number
    light?: Side
    inWater?: boolean
  },
): string {
  const all = Array.from({ length: count }, (_, i) => ({
    x: lerp(from, to, (i + between(random, 0.1, 0.9)) / count),
    k: random(),
  })).sort((a, b) => b.k - a.k)
  let svg = ''
  for (const { x, k } of all) {
    const width = size * lerp(0.42, 1, k)
    const foot = base + (1 - k) * size * 0.14
    svg += boulder(random, hour, {
      x,
      base: foot,
      width,
      height: width * between(random, 0.45, 0.72),
      distance,
      light,
    }).svg
    if (inWater)
      svg +=
        fill(
          lens(x, foot + 1, width * 0.66, Math.max(3, width * 0.045)),
          mix(hour.waterDeep, hour.ink, 0.4),
          0.75,
        ) +
        fill(
          lens(x + width * 0.08, foot + width * 0.05, width * 0.5, Math.max(1.5, width * 0.014)),
          hour.glint,
          0.6,
        )
  }
  return svg
}

/**
 * Where a boulder stands in still water: its wet foot, rounded as the stone is, its image torn by ripples, and a
 * bright line between them. The boulder's own place and width; draw it right after the boulder.
 */
export function wetFoot(
  random: Random,
  hour: Hour,
  { x, base, width, deep = 30 }: { x: number; base: number; width: number; deep?: number },
): string {
  const sag = width * 0.06
  const hang = (half: number, low: number, back: number): string =>
    `M${n(x - half)} ${n(base - 1)}Q${n(x)} ${n(base + low * 2)} ${n(x + half)} ${n(base - 1)}Q${n(x)} ${n(base + back * 2)} ${n(x - half)} ${n(base - 1)}Z`
  let tears = ''
  for (let i = 0; i < 5; i++)
    tears += lens(
      x + between(random, -0.3, 0.3) * width,
      base + sag + deep * between(random, 0.25, 1),
      width * between(random, 0.14, 0.34),
      between(random, 1.6, 3.6),
    )
  return (
    fill(hang(width * 0.5, sag + deep, 0), mix(hour.rockShade, hour.waterDeep, 0.5), 0.6) +
    fill(tears, mix(hour.water, hour.waterDeep, 0.55), 0.85) +
    fill(hang(width * 0.505, sag, -sag * 0.3), mix(hour.rockShade, hour.ink, 0.45)) +
    fill(hang(width * 0.53, sag + 2.5, sag), hour.glint, 0.75)
  )
}

/**
 * A flight of old stone steps climbing away from us, each a tread in the light over a riser in the shade, cut
 * into uneven blocks. `near` and `far` are the left and right ends of the lowest and of the topmost step.
 */
export function stoneSteps(
  random: Random,
  hour: Hour,
  {
    near,
    far,
    steps = 7,
    light = 'left',
    moss = 0.5,
  }: {
    near: readonly [Point, Point]
    far: readonly [Point, Point]
    steps?: number
    light?: Side
    moss?: number
  },
): string {
  const stone = mix(hour.rock, hour.rockShade, 0.25)
  const { lit, shade } = planes(hour, stone)
  const at = (t: number, side: 0 | 1): Point => [
    lerp(near[side][0], far[side][0], t),
    lerp(near[side][1], far[side][1], t),
  ]
  const pace = (i: number): number => (i / steps) ** 0.82
  let svg = ''
  for (let i = steps - 1; i >= 0; i--) {
    const t = pace(i)
    const next = pace(i + 1)
    const [left, right] = [at(t, 0), at(t, 1)]
    const [farLeft, farRight] = [at(next, 0), at(next, 1)]
    const rise = (left[1] - farLeft[1]) * 0.56
    const blocks = Math.max(2, Math.round(lerp(5, 3, t)))
    const cuts = Array.from({ length: blocks + 1 }, (_, k) =>
      k === 0 || k === blocks ? k / blocks : (k + between(random, -0.24, 0.24)) / blocks,
    )
    for (let k = 0; k < blocks; k++) {
      const [a, b] = [cuts[k] ?? 0, cuts[k + 1] ?? 1]
      const gap = 0.006
      const along = (u: number, from: Point, to: Point): Point => [
        lerp(from[0], to[0], u),
        lerp(from[1], to[1], u),
      ]
      const sag = between(random, -0.12, 0.16) * rise
      const [fl, fr] = [along(a + gap, left, right), along(b - gap, left, right)]
      const [bl, br] = [along(a + gap, farLeft, farRight), along(b - gap, farLeft, farRight)]
      const face: Point[] = [fl, fr, [fr[0], fr[1] - rise + sag], [fl[0], fl[1] - rise + sag * 0.5]]
      const tread: Point[] = [
        [fl[0], fl[1] - rise + sag * 0.5],
        [fr[0], fr[1] - rise + sag],
        [br[0], br[1] - rise * 0.04],
        [bl[0], bl[1] - rise * 0.04],
      ]
      const bright = (k + 0.5) / blocks - 0.5
      svg += fill(polygon(roughPolygon(face, random, 0.035, 16)), mix(shade, hour.ink, 0.1 + 0.14 * random()))
      svg += fill(
        polygon(roughPolygon(tread, random, 0.03, 16)),
        mix(lit, stone, between(random, 0, 0.6) + bright * sign(light) * -0.4),
      )
      if (random() < moss) {
        const w = (fr[0] - fl[0]) * between(random, 0.25, 0.6)
        const mx = lerp(fl[0], fr[0], between(random, 0.2, 0.8))
        const my = lerp(fl[1], fr[1], 0.5) - rise
        svg += fill(
          `M${n(mx - w / 2)} ${n(my)}Q${n(mx)} ${n(my - rise * 0.22)} ${n(mx + w / 2)} ${n(my)}Q${n(mx + w * 0.3)} ${n(my + rise * 0.34)} ${n(mx)} ${n(my + rise * 0.18)}Q${n(mx - w * 0.3)} ${n(my + rise * 0.44)} ${n(mx - w / 2)} ${n(my)}Z`,
          mix(hour.leaf, hour.leafShade, 0.35),
        )
      }
    }
  }
  return svg
}

export interface PavingOptions {
  /** The left and right edge of the way at a height of the picture. */
  left: (y: number) => number
  right: (y: number) => number
  top: number
  bottom: number
  /** Width of the nearest stones. */
  size?: number
  light?: Side
  /** What lies between the stones; earth by default. */
  joint?: string
  stone?: string
}

/**
 * Irregular paving running away from us: mule-track slabs or the pé-de-moleque of Paraty's streets. Stones
 * shrink with distance, no two alike, each with its lit rim.
 */
export function paving(
  random: Random,
  hour: Hour,
  {
    left,
    right,
    top,
    bottom,
    size = 130,
    light = 'left',
    joint = mix(hour.leafShade, hour.ink, 0.35),
    stone = mix(hour.rock, hour.rockShade, 0.3),
  }: PavingOptions,
): string {
  const { lit, shade } = planes(hour, stone)
  const steps = 18
  const ys = Array.from({ length: steps + 1 }, (_, i) => lerp(top, bottom, i / steps))
  const way = polygon([
    ...ys.map((y): Point => [left(y), y]),
    ...[...ys].reverse().map((y): Point => [right(y), y]),
  ])
  const tones = [mix(stone, lit, 0.7), mix(stone, lit, 0.3), stone, mix(stone, shade, 0.4)]
  const layers = tones.map(() => '')
  let rims = ''
  let y = bottom + size * 0.2
  while (y > top) {
    const t = (y - top) / (bottom - top)
    const scale = lerp(0.1, 1, t)
    const tall = size * 0.5 * scale ** 1.25
    if (tall < 1.5) break
    let x = left(y) - size * scale * random()
    while (x < right(y) + size * scale) {
      const w = size * scale * between(random, 0.55, 1.3)
      const cx = x + w / 2
      const cy = y - tall / 2 + between(random, -0.16, 0.16) * tall
      const corners = 7
      const shape: Point[] = Array.from({ length: corners }, (_, k) => {
        const angle = (k / corners) * Math.PI * 2 + between(random, -0.28, 0.28)
        const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.55
        return [
          cx + Math.cos(angle) * w * 0.465 * square,
          cy + Math.sin(angle) * tall * 0.48 * square * between(random, 0.88, 1.06),
        ]
      })
      const tone = Math.floor(random() * tones.length)
      layers[tone] += curve(shape, true)
      if (scale > 0.3) rims += lens(cx + sign(light) * w * 0.1, cy - tall * 0.3, w * 0.26, tall * 0.08)
      x += w
    }
    y -= tall
  }
  const stones = layers.map((path, i) => fill(path, tones[i] ?? stone)).join('')
  return fill(way, joint) + clipped(random, way, stones + fill(rims, mix(lit, hour.light, 0.35), 0.6))
}

/** Water standing in a street or on a slab at high tide: shows `inner` (the mirrored houses) inside a still outline. */
export function tideMirror(
  random: Random,
  hour: Hour,
  outline: readonly Point[],
  inner: string,
  { tint = 0.3 }: { tint?: number } = {},
): string {
  const shape = curve(outline, true)
  const ys = outline.map(([, y]) => y)
  const xs = outline.map(([x]) => x)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const ground = gradient(
    random,
    [0, top],
    [0, bottom],
    [
      [0, hour.skyLow],
      [0.5, skyColour(hour, 0.6)],
      [1, skyColour(hour, 0.15)],
    ],
  )
  let lines = ''
  for (let i = 0; i < 12; i++) {
    const t = random()
    lines += lens(
      lerp(left, right, random()),
      lerp(top, bottom, t),
      lerp(20, 130, t) * between(random, 0.5, 1),
      lerp(1.2, 4, t),
    )
  }
  return (
    ground.defs +
    fill(shape, ground.paint) +
    clipped(random, shape, `${inner}${fill(shape, hour.waterDeep, tint)}${fill(lines, hour.glint, 0.5)}`)
  )
}

/** A stream coming towards us along knots [x, y, half width], lit on its bends, with stones and broken water. */
export function stream(
  random: Random,
  hour: Hour,
  knots: readonly (readonly [number, number, number])[],
  { light = 'left', stones = 9 }: { light?: Side; stones?: number } = {},
): string {
  const middle = sampled(
    knots.map(([x, y]): Point => [x, y]),
    6,
  )
  const width = (i: number): number => {
    const position = (i / (middle.length - 1)) * (knots.length - 1)
    const k = Math.min(knots.length - 2, Math.floor(position))
    return lerp(knots[k]?.[2] ?? 0, knots[k + 1]?.[2] ?? 0, position - k)
  }
  const bank = (way: -1 | 1, share: number): Point[] =>
    middle.map(([x, y], i) => [x + way * width(i) * share * between(random, 0.9, 1.1), y])
  const body = `${curve(bank(-1, 1))}L${curve(bank(1, 1).reverse()).slice(1)}Z`
  const top = middle[0]?.[1] ?? 0
  const bottom = middle.at(-1)?.[1] ?? canvas.height
  const ground = gradient(
    random,
    [0, top],
    [0, bottom],
    [
      [0, mix(hour.skyLow, hour.water, 0.5)],
      [0.5, mix(hour.water, hour.waterDeep, 0.35)],
      [1, mix(hour.waterDeep, hour.ink, 0.15)],
    ],
  )
  let white = ''
  let dark = ''
  let rock = ''
  middle.forEach(([x, y], i) => {
    const w = width(i)
    for (let k = 0; k < 2; k++) {
      white += lens(
        x + between(random, -0.75, 0.75) * w,
        y + between(random, -6, 6),
        w * between(random, 0.08, 0.26),
        Math.max(1.2, w * 0.018),
      )
      dark += lens(
        x + between(random, -0.8, 0.8) * w,
        y + between(random, -6, 6),
        w * between(random, 0.15, 0.4),
        Math.max(1.4, w * 0.022),
      )
    }
  })
  for (let i = 0; i < stones; i++) {
    const at = Math.floor(((i + random()) / stones) * (middle.length - 1))
    const [x, y] = middle[at] ?? [0, 0]
    const w = width(at)
    const size = w * between(random, 0.16, 0.34)
    const side = i % 3 === 0 ? between(random, -0.5, 0.5) : (i % 2 ? 1 : -1) * between(random, 0.8, 1.1)
    rock += boulder(random, hour, {
      x: x + side * w,
      base: y + size * 0.3,
      width: size,
      height: size * 0.6,
      light,
    }).svg
    rock += fill(lens(x + side * w, y + size * 0.33, size * 0.66, Math.max(2, size * 0.06)), hour.glint, 0.7)
  }
  return `${ground.defs}${fill(body, ground.paint)}${clipped(random, body, fill(dark, hour.waterDeep, 0.55) + fill(white, hour.glint, 0.75))}${rock}`
}

/** A bare rounded summit or slab underfoot: a rock foreground with its lit back and cracks, grass in its seams. */
export function slab(
  random: Random,
  hour: Hour,
  line: readonly Point[],
  {
    bottom = canvas.height,
    light = 'left',
    grass = 7,
  }: { bottom?: number; light?: Side; grass?: number } = {},
): string {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return ''
  const body = `${curve(line)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`
  const rock = mix(hour.rock, hour.rockShade, 0.45)
  const { lit, shade } = planes(hour, rock)
  const side = sign(light)
  const band = (off: number, unrest: number, shift: number): string => {
    const upper = line.map(([x, y]): Point => [x - side * shift, y + off + between(random, -unrest, unrest)])
    return `${curve(upper)}L${n(last[0] + 60)} ${n(bottom)}L${n(first[0] - 60)} ${n(bottom)}Z`
  }
  const top = Math.min(...line.map(([, y]) => y))
  let cracks = ''
  for (let i = 0; i < 6; i++) {
    const x = lerp(first[0], last[0], random())
    const y = lerp(top, bottom, between(random, 0.3, 0.9))
    const reach = between(random, 60, 190)
    cracks += `M${n(x)} ${n(y)}L${n(x + reach * 0.4)} ${n(y + between(random, 6, 22))}L${n(x + reach)} ${n(y + between(random, 14, 44))}L${n(x + reach * 0.42)} ${n(y + between(random, 14, 30))}Z`
  }
  let tufts = ''
  for (let i = 0; i < grass; i++) {
    const at = line[Math.floor(random() * line.length)] ?? first
    tufts += tussock(random, {
      x: at[0] + between(random, -50, 50),
      y: at[1] + between(random, 14, 70),
      size: between(random, 26, 60),
      colour: mix(hour.grass, hour.leafShade, 0.3),
      shade: mix(hour.leafShade, hour.ink, 0.3),
      lit: mix(hour.grass, hour.light, 0.3),
      light,
    })
  }
  return `${fill(body, lit)}${clipped(random, body, fill(band(26, 14, 30), rock) + fill(band(110, 40, 90), mix(rock, shade, 0.6)) + fill(band(230, 50, 140), shade) + fill(cracks, mix(shade, hour.ink, 0.5)))}${tufts}`
}
