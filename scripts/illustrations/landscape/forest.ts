/** The Atlantic forest, from the hem of a far canopy to the leaf before our eyes. */
import { canvas, lerp, mix, n, type Random, seeded } from '../core.ts'
import { type Hour, layerColour, sunk } from '../palette.ts'
import {
  between,
  clipped,
  curve,
  fill,
  nameFrom,
  oval,
  type Point,
  placed,
  polygon,
  type Side,
  sampled,
  sign,
  stroke,
} from './path.ts'

interface Foot {
  x: number
  /** Where it stands. */
  base: number
  height: number
  /** 0 at our feet to 1 at the horizon. */
  distance?: number
  light?: Side
}

const tonesAt = (hour: Hour, distance: number) => {
  const lit = sunk(hour, hour.leaf, distance)
  const dark = sunk(hour, hour.leafShade, distance)
  return {
    lit,
    base: mix(lit, dark, 0.55),
    dark,
    deep: mix(dark, hour.ink, 0.5 * (1 - distance)),
    trunk: sunk(hour, mix(hour.ink, hour.rockShade, 0.3), distance),
  }
}

/** One crown of leaves: lobes, the same lobes in the light, and their dark underside. Centre and half-axes. */
export function crown(
  random: Random,
  hour: Hour,
  {
    x,
    y,
    rx,
    ry,
    distance = 0,
    light = 'left',
    lobes = 9,
  }: { x: number; y: number; rx: number; ry: number; distance?: number; light?: Side; lobes?: number },
): string {
  const tone = tonesAt(hour, distance)
  const side = sign(light)
  const outline: Point[] = Array.from({ length: lobes }, (_, i) => {
    const angle = ((i + between(random, -0.2, 0.2)) / lobes) * Math.PI * 2
    return [
      x + Math.cos(angle) * rx * between(random, 0.82, 1),
      y + Math.sin(angle) * ry * between(random, 0.8, 1) * (Math.sin(angle) > 0 ? 0.72 : 1),
    ]
  })
  let body = ''
  outline.forEach(([px, py], i) => {
    const [nx, ny] = outline[(i + 1) % lobes] ?? [px, py]
    const gap = Math.hypot(nx - px, ny - py)
    body += `${i ? '' : `M${n(px)} ${n(py)}`}A${n(gap * 0.56)} ${n(gap * 0.52)} 0 0 1 ${n(nx)} ${n(ny)}`
  })
  body += 'Z'
  const lump = (cx: number, cy: number, r: number): string => oval(cx, cy, r * rx, r * ry * 0.85)
  let bright = ''
  let dim = ''
  for (let i = 0; i < 4; i++) {
    const u = between(random, 0.1, 0.75)
    bright += lump(
      x + side * rx * u * between(random, 0.5, 1),
      y - ry * between(random, 0.3, 0.8),
      between(random, 0.2, 0.4),
    )
    dim += lump(
      x - side * rx * between(random, -0.2, 0.9),
      y + ry * between(random, 0.2, 0.7),
      between(random, 0.25, 0.5),
    )
  }
  return `${fill(body, tone.base)}${clipped(random, body, fill(dim, tone.dark) + fill(bright, tone.lit))}`
}

/** The lit edge of a rounded crown: a sickle on the side of the light. Centre and half-axes of the crown. */
const sickle = (x: number, y: number, rx: number, ry: number, side: -1 | 1): string =>
  `M${n(x + side * rx * 0.96)} ${n(y + ry * 0.22)}A${n(rx)} ${n(ry)} 0 0 ${side < 0 ? 1 : 0} ${n(x - side * rx * 0.3)} ${n(y - ry * 0.95)}Q${n(x + side * rx * 0.42)} ${n(y - ry * 0.62)} ${n(x + side * rx * 0.96)} ${n(y + ry * 0.22)}Z`

/** A crown in the shade, two others standing before its foot. Centre and half-axes. */
const hollow = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y + ry * 0.5)}A${n(rx)} ${n(ry * 1.1)} 0 0 1 ${n(x + rx)} ${n(y + ry * 0.5)}Q${n(x + rx * 0.62)} ${n(y - ry * 0.12)} ${n(x + rx * 0.08)} ${n(y + ry * 0.5)}Q${n(x - rx * 0.5)} ${n(y - ry * 0.05)} ${n(x - rx)} ${n(y + ry * 0.5)}Z`

/** The hem of a forest along an outline: crowns shoulder to shoulder, the far side of them darker. Fills down to `base`. */
export function canopy(
  random: Random,
  hour: Hour,
  line: readonly Point[],
  {
    base,
    size,
    distance = 0,
    light = 'left',
  }: { base: number; size: number; distance?: number; light?: Side },
): string {
  const tone = tonesAt(hour, distance)
  const side = sign(light)
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return ''
  const height = (x: number): number => {
    const i = line.findIndex(([px]) => px >= x)
    const [ax, ay] = line[Math.max(0, i - 1)] ?? first
    const [bx, by] = line[Math.max(0, i)] ?? last
    return bx === ax ? by : lerp(ay, by, (x - ax) / (bx - ax))
  }
  let body = `M${n(first[0])} ${n(base)}L${n(first[0])} ${n(first[1])}`
  let bright = ''
  let dim = ''
  let [px, py] = first
  while (px < last[0]) {
    const w = size * between(random, 0.5, 1.4)
    const x = Math.min(last[0], px + w)
    const y = height(x) + between(random, -0.18, 0.3) * size
    body += `A${n(w * 0.56)} ${n(w * 0.6)} 0 0 1 ${n(x)} ${n(y)}`
    const mx = (px + x) / 2
    const my = (py + y) / 2
    bright += sickle(mx, my + w * 0.1, w * 0.44, w * 0.4, side)
    dim += oval(mx - side * w * 0.2, my + w * 0.5, w * 0.5, w * 0.3)
    ;[px, py] = [x, y]
  }
  body += `L${n(last[0])} ${n(base)}Z`
  let deeper = ''
  for (let x = first[0]; x < last[0]; x += size * between(random, 0.5, 1.1)) {
    const top = height(x)
    for (
      let y = top + size * 1.1;
      y < Math.min(base, top + size * 5);
      y += size * between(random, 0.7, 1.2)
    ) {
      const w = size * between(random, 0.4, 0.8)
      const at = x + between(random, -0.5, 0.5) * size
      deeper += hollow(at, y, w, w * 0.62)
      if (random() < 0.6) bright += sickle(at + side * w * 0.1, y - w * 0.05, w * 0.62, w * 0.46, side)
    }
  }
  return `${fill(body, tone.base)}${clipped(random, body, fill(dim, tone.dark) + fill(deeper, tone.dark, 0.75) + fill(bright, mix(tone.lit, tone.base, 0.25 + distance * 0.3)))}`
}

/** A trunk, a limb or a root: a smooth line through knots that tapers from one width to the other. */
export const limb = (knots: readonly Point[], from: number, to: number, colour: string): string => {
  const line = sampled(knots, 5)
  const edge = (k: 1 | -1): Point[] =>
    line.map(([x, y], i) => {
      const [bx, by] = line[Math.max(0, i - 1)] ?? [x, y]
      const [ax, ay] = line[Math.min(line.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(ax - bx, ay - by) || 1
      const half = lerp(from, to, i / (line.length - 1)) / 2
      return [x + (k * half * (by - ay)) / length, y + (k * half * (ax - bx)) / length]
    })
  return fill(polygon([...edge(1), ...edge(-1).reverse()]), colour)
}

/** A tall forest tree: bare stem, forking high, a flat many-tiered crown. */
export function forestTree(
  random: Random,
  hour: Hour,
  { x, base, height, distance = 0, light = 'left' }: Foot,
): string {
  const tone = tonesAt(hour, distance)
  const lean = between(random, -0.08, 0.08) * height
  const thick = height * 0.045
  const fork: Point = [x + lean * 0.7, base - height * 0.56]
  const tiers = Array.from({ length: 5 }, (_, i) => {
    const u = i / 4 - 0.5
    return {
      x: x + lean + u * height * 0.52 + between(random, -0.03, 0.03) * height,
      y: base - height * (0.8 - u * u * 0.36 + between(random, -0.03, 0.05)),
      r: height * between(random, 0.13, 0.2),
    }
  })
  const arms = tiers
    .map((tier) =>
      limb(
        [fork, [lerp(fork[0], tier.x, 0.4), lerp(fork[1], tier.y, 0.6)], [tier.x, tier.y]],
        thick * 0.6,
        thick * 0.2,
        tone.trunk,
      ),
    )
    .join('')
  const crowns = [tiers[0], tiers[4], tiers[2], tiers[1], tiers[3]]
    .map((tier) =>
      tier
        ? crown(random, hour, {
            x: tier.x,
            y: tier.y,
            rx: tier.r,
            ry: tier.r * 0.6,
            distance,
            light,
            lobes: 8,
          })
        : '',
    )
    .join('')
  return (
    limb([[x, base], [x + lean * 0.25, base - height * 0.3], fork], thick * 1.3, thick, tone.trunk) +
    arms +
    crowns
  )
}

const frond = (
  random: Random,
  from: Point,
  angle: number,
  length: number,
  colour: string,
  rib: string,
): string => {
  const bend = Math.cos(angle) >= 0 ? 1 : -1
  const spine = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [
      from[0] + Math.cos(angle) * length * t,
      from[1] + Math.sin(angle) * length * t + length * 0.52 * t * t,
    ]
  })
  let leaves = ''
  const webs: Record<-1 | 1, Point[]> = { [-1]: [from], 1: [from] }
  spine.slice(1).forEach(([x, y], i) => {
    const t = (i + 1) / 8
    const [px, py] = spine[i] ?? from
    const along = Math.atan2(y - py, x - px)
    for (const wing of [-1, 1] as const) {
      const reach =
        length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.13)) * between(random, 0.85, 1.1)
      const out = along + wing * bend * (wing * bend > 0 ? 1.05 : 0.75)
      const width = length * 0.045
      const tip: Point = [x + Math.cos(out) * reach, y + Math.sin(out) * reach + reach * 0.18]
      webs[wing].push([lerp((px + x) / 2, tip[0], 0.42), lerp((py + y) / 2, tip[1], 0.42)])
      leaves += `M${n(px)} ${n(py)}Q${n((px + tip[0]) / 2 + Math.cos(along) * width)} ${n((py + tip[1]) / 2 - width)} ${n(tip[0])} ${n(tip[1])}Q${n((x + tip[0]) / 2)} ${n((y + tip[1]) / 2 + width)} ${n(x)} ${n(y)}Z`
    }
  })
  // The leaflets hang together near the rib: without this blade a frond would fall into shards.
  const tipOf = spine.slice(-1)
  const blade = `${curve([...webs[1], ...tipOf])}L${curve([...tipOf, ...webs[-1].toReversed()]).slice(1)}Z`
  return fill(blade + leaves, colour) + stroke(curve(spine), rib, Math.max(1, length * 0.014))
}

/** A coconut palm, leaning `lean` of its height to the right (negative: left). */
export function palm(
  random: Random,
  hour: Hour,
  {
    x,
    base,
    height,
    distance = 0,
    light = 'left',
    lean = 0.16,
    fronds = 11,
  }: Foot & { lean?: number; fronds?: number },
): string {
  const tone = tonesAt(hour, distance)
  const top: Point = [x + lean * height, base - height * 0.78]
  const stem = [
    [x, base],
    [x + lean * height * 0.12, base - height * 0.3],
    [x + lean * height * 0.5, base - height * 0.58],
    top,
  ] as const
  const length = height * 0.42
  const order = Array.from(
    { length: fronds },
    (_, i) =>
      -Math.PI +
      0.22 +
      ((Math.PI * 1.0 - 0.4) * i) / (fronds - 1) +
      between(random, -0.12, 0.12) +
      (i % 3 === 1 ? 0.28 * (i < fronds / 2 ? -1 : 1) : 0),
  )
  const back = order
    .map((angle, i) =>
      i % 2 ? frond(random, top, angle, length * between(random, 0.85, 1.05), tone.dark, tone.deep) : '',
    )
    .join('')
  const front = order
    .map((angle, i) => {
      if (i % 2) return ''
      const facing = Math.cos(angle) * sign(light) > -0.15
      return frond(
        random,
        top,
        angle,
        length * between(random, 0.88, 1.08),
        facing ? mix(tone.lit, tone.base, 0.3) : tone.base,
        tone.dark,
      )
    })
    .join('')
  const shade = limb(
    stem.map(([px, py]): Point => [px - sign(light) * height * 0.005, py]),
    height * 0.018,
    height * 0.01,
    tone.deep,
  )
  const nuts = fill(
    oval(top[0] - height * 0.014, top[1] + height * 0.02, height * 0.017) +
      oval(top[0] + height * 0.016, top[1] + height * 0.024, height * 0.016),
    tone.deep,
  )
  return (
    back + limb(stem, height * 0.034, height * 0.018, mix(tone.trunk, hour.rock, 0.35)) + shade + nuts + front
  )
}

/** A beach-almond tree: level storeys of broad leaves on a short stout stem, its root foot in the sand, its shade beside it. */
export function almondTree(
  random: Random,
  hour: Hour,
  { x, base, height, distance = 0, light = 'left' }: Foot,
): string {
  const tone = tonesAt(hour, distance)
  const stem: Point[] = [
    [x, base],
    [x + height * 0.03, base - height * 0.3],
    [x - height * 0.01, base - height * 0.62],
    [x + height * 0.02, base - height * 0.9],
  ]
  const storeys = [
    [0.46, 0.62, 0.02],
    [0.64, 0.52, -0.05],
    [0.8, 0.38, 0.05],
    [0.94, 0.22, 0],
  ] as const
  const bark = mix(tone.trunk, hour.rock, 0.15)
  const away = -sign(light)
  const reach = height * 0.075
  // The foot spreads into roots that run out under the ground: nothing of it ends in a cut.
  const foot = curve([
    [x - reach * 1.9, base + height * 0.018],
    [x - reach * 0.95, base - height * 0.008],
    [x - reach * 0.46, base - height * 0.075],
    [x - reach * 0.22, base - height * 0.16],
  ])
  const otherSide = curve([
    [x + reach * 0.64, base - height * 0.16],
    [x + reach * 0.66, base - height * 0.07],
    [x + reach * 1.05, base - height * 0.006],
    [x + reach * 2.1, base + height * 0.02],
    [x + reach * 0.75, base + height * 0.016],
    [x + reach * 0.2, base + height * 0.034],
    [x - reach * 0.6, base + height * 0.014],
    [x - reach * 1.9, base + height * 0.018],
  ])
  // A random source of its own, so that trees planted before and after one keep their leaves.
  const tuft = (at: number, size: number): string =>
    tussock(seeded(`tuft by an almond tree ${x} ${base} ${at}`), {
      x: x + reach * at,
      y: base + height * 0.026,
      size: height * size,
      blades: 11,
      light,
      colour: tone.base,
      shade: tone.dark,
      lit: tone.lit,
    })
  let svg =
    fill(
      oval(x + away * height * 0.2, base + height * 0.014, height * 0.42, height * 0.026),
      mix(hour.sandShade, hour.rockShade, 0.25),
      0.42,
    ) +
    limb(stem, height * 0.075, height * 0.03, bark) +
    fill(`${foot}L${otherSide.slice(1)}Z`, bark) +
    tuft(-1.3, 0.075) +
    tuft(1.5, 0.06)
  for (const [up, half, shift] of storeys) {
    const y = base - up * height
    for (const way of [-1, 1]) {
      svg += limb(
        [
          [x, y + height * 0.1],
          [x + way * half * height * 0.4, y + height * 0.03],
          [x + (way * half + shift) * height * 0.8, y],
        ],
        height * 0.022,
        height * 0.008,
        tone.trunk,
      )
    }
  }
  for (const [up, half, shift] of storeys) {
    const middle = x + shift * height
    const parts = Math.max(2, Math.round(half * 7))
    for (let i = 0; i < parts; i++) {
      const u = parts === 1 ? 0 : (i / (parts - 1)) * 2 - 1
      svg += crown(random, hour, {
        x: middle + u * half * height * 0.8,
        y: base - (up + 0.02 - Math.abs(u) * 0.05 + between(random, -0.02, 0.02)) * height,
        rx: (half * height * between(random, 0.9, 1.2)) / parts + height * 0.06,
        ry: height * between(random, 0.07, 0.095),
        distance,
        light,
        lobes: 10,
      })
    }
  }
  return svg
}

/**
 * A mangrove tree: a low dark crown on stems that stand in the water on arching prop roots.
 * `base` is the waterline; `spread` the width of the roots as a share of the height.
 */
export function mangrove(
  random: Random,
  hour: Hour,
  {
    x,
    base,
    height,
    distance = 0,
    light = 'left',
    spread = 0.9,
    leafy = true,
  }: Foot & { spread?: number; leafy?: boolean },
): string {
  const tone = tonesAt(hour, distance)
  const bark = mix(tone.trunk, sunk(hour, hour.rock, distance), 0.22)
  const barkLit = mix(tone.trunk, sunk(hour, hour.rock, distance), 0.55)
  const knee = base - height * 0.42
  const top: Point = [x + between(random, -0.08, 0.08) * height, base - height * 0.78]
  const thick = height * 0.035
  let back = ''
  let front = ''
  const roots = 11
  for (let i = 0; i < roots; i++) {
    const u = (i / (roots - 1)) * 2 - 1 + between(random, -0.08, 0.08)
    // The outer roots leave the stem higher up and swing out further.
    const out = Math.abs(u)
    const start: Point = [
      lerp(x, top[0], 0.1 + out * 0.1) + u * thick * 0.5,
      knee + (0.9 - out) * height * 0.2 - between(random, -0.01, 0.08) * height,
    ]
    const foot = x + u * height * spread * 0.62
    const rise = start[1] - height * (0.01 + 0.05 * out * random())
    const arch: Point[] = [
      start,
      [lerp(start[0], foot, 0.42), rise + height * 0.02],
      [lerp(start[0], foot, 0.82), lerp(rise, base, 0.4)],
      [foot + u * height * 0.02, base + 3],
    ]
    const width = thick * between(random, 0.5, 0.78)
    if (i % 2) back += limb(arch, width, width * 0.7, tone.deep)
    else
      front +=
        limb(arch, width * 1.1, width * 0.72, bark) +
        limb(
          arch.map(([ax, ay]): Point => [ax + sign(light) * width * 0.22, ay - width * 0.18]),
          width * 0.4,
          width * 0.2,
          barkLit,
        )
  }
  let stems =
    limb(
      [
        [x - thick * 0.2, knee + height * 0.27],
        [x, knee + height * 0.12],
        [x, knee - height * 0.02],
      ],
      thick * 0.2,
      thick * 1.5,
      bark,
    ) +
    limb([[x, knee], [lerp(x, top[0], 0.4), lerp(knee, top[1], 0.35)], top], thick * 1.5, thick * 0.7, bark)
  for (const way of [-1, 1]) {
    const end: Point = [
      top[0] + way * height * between(random, 0.16, 0.3),
      top[1] - height * between(random, -0.02, 0.06),
    ]
    stems += limb(
      [[x, knee], [lerp(x, end[0], 0.3), lerp(knee, end[1], 0.6)], end],
      thick * 0.8,
      thick * 0.4,
      bark,
    )
  }
  let leaves = ''
  if (leafy) {
    for (const [u, v, r] of [
      [-0.34, 0.02, 0.2],
      [0.34, 0, 0.2],
      [-0.12, -0.1, 0.22],
      [0.16, -0.12, 0.22],
      [0, 0.05, 0.2],
    ] as const) {
      leaves += crown(random, hour, {
        x: top[0] + u * height,
        y: top[1] + (v + between(random, -0.02, 0.03)) * height,
        rx: r * height,
        ry: r * height * 0.56,
        distance,
        light,
        lobes: 10,
      })
    }
  }
  return back + stems + front + leaves
}

const leafBlade = (length: number, width: number): string =>
  `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.72)} ${n(-width * 0.9)} ${n(length)} 0C${n(length * 0.7)} ${n(width * 0.85)} ${n(length * 0.25)} ${n(width)} 0 0Z`
const leafHalf = (length: number, width: number): string =>
  `M0 0C${n(length * 0.25)} ${n(-width)} ${n(length * 0.72)} ${n(-width * 0.9)} ${n(length)} 0Z`

/** One broad leaf with its two halves in different light, growing from (x, y) at `turn` degrees. */
export const leaf = (
  colour: string,
  half: string,
  {
    x,
    y,
    length,
    turn,
    width = 0.24,
  }: { x: number; y: number; length: number; turn: number; width?: number },
): string =>
  placed(
    fill(leafBlade(length, length * width), colour) + fill(leafHalf(length, length * width), half),
    x,
    y,
    1,
    turn,
  )

/**
 * A branch that hangs into the picture and frames it, leaves in the hour's ink with a few in the light.
 * The knots run from the trunk (outside the frame) to the tip.
 */
export function bough(
  random: Random,
  hour: Hour,
  knots: readonly Point[],
  {
    size = 100,
    leaves = 34,
    thick = 18,
    lit = 0.3,
  }: { size?: number; leaves?: number; thick?: number; lit?: number } = {},
): string {
  const line = sampled(knots, 10)
  const wood = mix(hour.ink, hour.rockShade, 0.12)
  const dark = mix(hour.ink, hour.leafShade, 0.35)
  let behind = ''
  let front = ''
  for (let i = 0; i < leaves; i++) {
    const t = ((i + random()) / leaves) ** 0.8
    const at = line[Math.min(line.length - 2, Math.floor(t * (line.length - 1)))] ?? [0, 0]
    const next = line[Math.min(line.length - 1, Math.floor(t * (line.length - 1)) + 1)] ?? at
    const along = (Math.atan2(next[1] - at[1], next[0] - at[0]) * 180) / Math.PI
    const turn =
      along + (i % 2 ? 1 : -1) * between(random, 18, 74) + (t > 0.94 ? between(random, -20, 20) : 0)
    const bright = random() < lit
    const colour = bright
      ? mix(hour.leafShade, hour.leaf, between(random, 0.45, 0.9))
      : mix(dark, hour.leafShade, random() * 0.7)
    const one = leaf(colour, mix(colour, bright ? hour.light : hour.leafShade, 0.25), {
      x: at[0] + between(random, -6, 6),
      y: at[1] + between(random, -6, 6),
      length: size * between(random, 0.6, 1.1) * (1 - t * 0.25),
      turn,
      width: between(random, 0.19, 0.26),
    })
    if (bright || i % 3 === 0) front += one
    else behind += one
  }
  return behind + limb(knots, thick, thick * 0.2, wood) + front
}

/** A fern or tree-fern rosette of arching fronds. (x, y) is its heart. */
export function fern(
  random: Random,
  hour: Hour,
  {
    x,
    y,
    size,
    fronds = 9,
    distance = 0,
    light = 'left',
    from = -170,
    to = -10,
  }: {
    x: number
    y: number
    size: number
    fronds?: number
    distance?: number
    light?: Side
    from?: number
    to?: number
  },
): string {
  const tone = tonesAt(hour, distance)
  const order = Array.from({ length: fronds }, (_, i) => ({
    i,
    angle: ((from + ((to - from) * (i + between(random, -0.25, 0.25))) / (fronds - 1)) * Math.PI) / 180,
  }))
  return order
    .sort((a, b) => Math.abs(b.i - fronds / 2) - Math.abs(a.i - fronds / 2) || a.i - b.i)
    .map(({ angle, i }) => {
      const bright = Math.cos(angle) * sign(light) > 0.05
      const colour =
        i % 3 === 0
          ? tone.dark
          : bright
            ? mix(tone.lit, tone.base, random() * 0.5)
            : mix(tone.base, tone.dark, 0.3 + random() * 0.4)
      return frond(random, [x, y], angle, size * between(random, 0.8, 1.1), colour, tone.deep)
    })
    .join('')
}

/** A tree fern: the rosette on a slim dark stem. */
export const treeFern = (
  random: Random,
  hour: Hour,
  { x, base, height, distance = 0, light = 'left' }: Foot,
): string =>
  limb(
    [
      [x, base],
      [x + height * 0.03, base - height * 0.35],
      [x + height * 0.01, base - height * 0.66],
    ],
    height * 0.05,
    height * 0.035,
    tonesAt(hour, distance).deep,
  ) +
  fern(random, hour, {
    x: x + height * 0.01,
    y: base - height * 0.65,
    size: height * 0.42,
    fronds: 11,
    distance,
    light,
    from: -185,
    to: 5,
  })

/** A bromeliad: a cup of stiff recurved blades, its heart in `bloom`. (x, y) is its foot. */
export function bromeliad(
  random: Random,
  hour: Hour,
  {
    x,
    y,
    size,
    bloom = '#d8443c',
    distance = 0,
    light = 'left',
  }: { x: number; y: number; size: number; bloom?: string; distance?: number; light?: Side },
): string {
  const tone = tonesAt(hour, distance)
  const blade = (angle: number, length: number, colour: string): string => {
    const reach = Math.cos(angle) * length
    const rise = Math.sin(angle) * length
    const w = size * 0.085
    return fill(
      `M${n(x - w)} ${n(y)}Q${n(x + reach * 0.35 - w)} ${n(y + rise * 1.05)} ${n(x + reach)} ${n(y + rise * 0.72)}Q${n(x + reach * 0.45 + w)} ${n(y + rise * 0.75)} ${n(x + w)} ${n(y)}Z`,
      colour,
    )
  }
  const blades = 11
  let back = ''
  let front = ''
  for (let i = 0; i < blades; i++) {
    const angle = -Math.PI * (0.06 + (0.88 * (i + between(random, -0.2, 0.2))) / (blades - 1))
    const bright = Math.cos(angle) * sign(light) > 0
    const drawn = blade(
      angle,
      size * between(random, 0.8, 1.05),
      bright ? mix(tone.lit, tone.base, random() * 0.5) : mix(tone.base, tone.dark, random()),
    )
    if (i % 2) back += drawn
    else front += drawn
  }
  const red = sunk(hour, mix(bloom, hour.ink, hour.ambient * 0.6), distance)
  // What a plant shows depends on where it grows alone, so that no neighbour changes when one is added.
  const kind = Math.floor(seeded(`bromeliad ${x} ${y}`)() * 3)
  const spike = fill(
    `M${n(x - size * 0.05)} ${n(y - size * 0.2)}Q${n(x - size * 0.09)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size * 1.02)}Q${n(x + size * 0.1)} ${n(y - size * 0.7)} ${n(x + size * 0.06)} ${n(y - size * 0.2)}Z`,
    red,
  )
  const panicle =
    stroke(
      `M${n(x)} ${n(y - size * 0.1)}Q${n(x + size * 0.02)} ${n(y - size * 0.6)} ${n(x - size * 0.04)} ${n(y - size * 1.12)}`,
      mix(red, tone.dark, 0.45),
      size * 0.035,
    ) +
    fill(
      [0.56, 0.68, 0.8, 0.92, 1.04]
        .flatMap((up, i) =>
          [-1, 1].map((side) => {
            const long = size * (0.2 - i * 0.026)
            const [px, py] = [x - size * 0.02 * up, y - size * up]
            return `M${n(px)} ${n(py)}Q${n(px + side * long * 0.3)} ${n(py - long * 0.9)} ${n(px + side * long)} ${n(py - long * 0.7)}Q${n(px + side * long * 0.7)} ${n(py)} ${n(px)} ${n(py + size * 0.03)}Z`
          }),
        )
        .join(''),
      red,
    )
  const heart = [-0.62, -0.5, -0.38, -0.26]
    .map((turn, i) =>
      blade(Math.PI * (turn - 0.06), size * (0.66 + 0.1 * (i % 2)), mix(red, tone.lit, i % 2 ? 0.12 : 0.3)),
    )
    .join('')
  if (kind === 1) return back + panicle + front
  if (kind === 2) return back + heart + front
  return back + spike + front
}

/** A tussock of highland grass: a fan of blades from its foot at (x, y). */
export function tussock(
  random: Random,
  {
    x,
    y,
    size,
    colour,
    shade,
    lit,
    blades = 17,
    lean = 0,
    light = 'left',
  }: {
    x: number
    y: number
    size: number
    colour: string
    shade: string
    lit: string
    blades?: number
    lean?: number
    light?: Side
  },
): string {
  const layers = { [shade]: '', [colour]: '', [lit]: '' }
  for (let i = 0; i < blades; i++) {
    const u = (i / (blades - 1)) * 2 - 1
    const reach = (u * 0.62 + lean + between(random, -0.12, 0.12)) * size
    const rise = size * (1 - Math.abs(u) * 0.36) * between(random, 0.72, 1.06)
    const foot = x + u * size * 0.16
    const w = size * 0.034
    const tone = u * sign(light) > 0.2 ? (random() < 0.6 ? lit : colour) : random() < 0.55 ? shade : colour
    layers[tone] +=
      `M${n(foot - w)} ${n(y)}Q${n(foot + reach * 0.15 - w)} ${n(y - rise * 0.8)} ${n(x + reach)} ${n(y - rise)}Q${n(foot + reach * 0.3 + w)} ${n(y - rise * 0.6)} ${n(foot + w)} ${n(y)}Z`
  }
  return Object.entries(layers)
    .map(([tone, path]) => fill(path, tone))
    .join('')
}

/** Hanging lianas from the top of the picture. */
export function lianas(
  random: Random,
  colour: string,
  { from, to, reach, count = 6 }: { from: number; to: number; reach: number; count?: number },
): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const x = lerp(from, to, (i + random()) / count)
    const end = x + between(random, -60, 60)
    const drop = reach * between(random, 0.5, 1)
    path += `M${n(x)} -10C${n(x + between(random, -30, 30))} ${n(drop * 0.4)} ${n(end + between(random, -40, 40))} ${n(drop * 0.7)} ${n(end)} ${n(drop)}`
  }
  return stroke(path, colour, 5)
}

/** The columns of a deep forest, pale behind and dark in front: trunks, and a closed roof of crowns. */
export function forestInterior(
  random: Random,
  hour: Hour,
  {
    top = 0,
    floor,
    width = canvas.width,
    layers = 3,
    light = 'left',
  }: { top?: number; floor: number; width?: number; layers?: number; light?: Side },
): string {
  let svg = `<rect y="${n(top)}" width="${width}" height="${n(floor - top + 40)}" fill="${mix(hour.skyLow, hour.leaf, 0.35)}"/>`
  for (let layer = 0; layer < layers; layer++) {
    const t = layers === 1 ? 1 : layer / (layers - 1)
    const distance = lerp(0.75, 0.1, t)
    const colour = mix(sunk(hour, hour.leafShade, distance), layerColour(hour, distance), 0.4)
    const ground = floor - (1 - t) * 110
    for (let x = between(random, 0, 120); x < width; x += between(random, 90, 260) * (0.7 + t * 0.9)) {
      const thick = lerp(16, 58, t) * between(random, 0.6, 1.2)
      const lean = between(random, -40, 40)
      svg += limb(
        [
          [x, ground + 20],
          [x + lean * 0.3, lerp(ground, top, 0.5)],
          [x + lean, top - 20],
        ],
        thick * 1.25,
        thick * 0.8,
        colour,
      )
      if (t > 0.4)
        svg += limb(
          [
            [x + sign(light) * thick * 0.3, ground + 20],
            [x + lean * 0.3 + sign(light) * thick * 0.28, lerp(ground, top, 0.5)],
            [x + lean + sign(light) * thick * 0.25, top - 20],
          ],
          thick * 0.3,
          thick * 0.2,
          mix(colour, hour.light, 0.16),
        )
    }
    const hem: Point[] = Array.from({ length: 9 }, (_, i) => [
      (i / 8) * width,
      ground - between(random, 10, 70) * (0.4 + t),
    ])
    svg += canopy(random, hour, hem, { base: ground + 60, size: lerp(50, 96, t), distance, light })
    for (const [share, tone] of [
      [1, colour],
      [0.55, mix(colour, t > 0.5 ? hour.ink : hour.leafShade, 0.3)],
    ] as const) {
      const hang = lerp(190, 110, t) * share
      let roof = `M-60 ${n(top - 60)}L-60 ${n(top + hang)}`
      let x = -60
      let y = top + hang
      while (x < width + 60) {
        const w = lerp(60, 120, t) * between(random, 0.35, 1.25)
        const next = top + hang * between(random, 0.35, 1.1)
        roof += `A${n(w * 0.6)} ${n(w * 0.5)} 0 0 0 ${n(x + w)} ${n(next)}`
        x += w
        y = next
      }
      svg += fill(`${roof}L${n(x)} ${n(y)}L${n(x)} ${n(top - 60)}Z`, tone)
    }
  }
  return svg
}

/** Spots of sun that fall through leaves on whatever `path` encloses. */
export function dapple(
  random: Random,
  colour: string,
  path: string,
  {
    left,
    right,
    top,
    bottom,
    count = 40,
    opacity = 0.4,
  }: { left: number; right: number; top: number; bottom: number; count?: number; opacity?: number },
): string {
  let spots = ''
  for (let i = 0; i < count; i++) {
    const t = random()
    const r = lerp(8, 34, t) * between(random, 0.5, 1.2)
    spots += oval(between(random, left, right), lerp(top, bottom, t), r * 1.5, r * 0.5)
  }
  const id = nameFrom(random)
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${fill(spots, colour, opacity)}</g>`
}
