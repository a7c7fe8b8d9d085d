/** The bay of Paraty in parts that many of its scenes share: islands, mangrove channels, low light on water. */
import { mix, type Random } from '../core.ts'
import { type Hour, layerColour, sunk } from '../palette.ts'
import { canopy, crown, limb } from './forest.ts'
import { reflection, skyline } from './mountain.ts'
import { between, curve, fill, gradient, lens, type Point, polygon } from './path.ts'
import { rocks } from './shore.ts'

/** Points from a plain row of numbers: x, y, x, y… A number too many at the end is left out. */
export const pairs = (row: readonly number[]): Point[] =>
  row.flatMap((x, i): Point[] => {
    const y = row[i + 1]
    return i % 2 || y === undefined ? [] : [[x, y]]
  })

/** A forested island on its granite hem, mirrored in the water around it. (x, y) is the middle of its waterline. */
export const islet = (
  random: Random,
  hour: Hour,
  {
    x,
    y,
    width,
    height,
    size,
    distance,
  }: { x: number; y: number; width: number; height: number; size: number; distance: number },
): string => {
  const crest = between(random, -0.18, 0.18)
  const line = skyline(random, [
    [x - width * 0.5, y + 4],
    [x - width * 0.44, y - height * 0.3],
    [x - width * 0.26, y - height * 0.72],
    [x + width * crest, y - height],
    [x + width * 0.3, y - height * 0.62],
    [x + width * 0.45, y - height * 0.28],
    [x + width * 0.5, y + 4],
  ])
  return (
    reflection(random, line, y, mix(layerColour(hour, distance), hour.water, 0.35), {
      opacity: 0.7,
      stretch: 0.62,
    }) +
    canopy(random, hour, line, { base: y, size, distance }) +
    rocks(random, hour, {
      from: x - width * 0.52,
      to: x + width * 0.52,
      base: y + 2,
      size: size * 1.1,
      count: Math.round(width / size / 0.8),
      distance,
      inWater: false,
    }) +
    fill(
      lens(x, y + 4, width * 0.55, Math.max(2.5, size * 0.1)),
      mix(hour.waterDeep, hour.ink, 0.3),
      0.55 * (1 - distance * 0.6),
    )
  )
}

/**
 * Prop roots of a mangrove seen close: each leaves the trunk, arches out and falls steeply to its foot. On a bank
 * of `mud` it thins to a tip that a collar of pushed-up mud hides; without, it goes on under the water.
 */
export const propRoots = (
  random: Random,
  hour: Hour,
  {
    from,
    feet,
    thick,
    distance = 0,
    lit = 0.5,
    mud,
  }: { from: Point; feet: readonly Point[]; thick: number; distance?: number; lit?: number; mud?: string },
): string => {
  const dark = sunk(hour, mix(hour.ink, hour.rockShade, 0.2), distance)
  const bright = sunk(hour, mix(mix(hour.ink, hour.rockShade, 0.3), hour.rock, lit), distance)
  return feet
    .map(([x, y], i) => {
      const rise = from[1] + between(random, -0.12, 0.24) * (y - from[1])
      const out = x - from[0]
      const arch: Point[] = [
        [from[0] + out * 0.04, rise],
        [from[0] + out * 0.34, rise - Math.abs(out) * 0.02],
        [from[0] + out * 0.7, rise + (y - rise) * 0.2],
        [from[0] + out * 0.93, rise + (y - rise) * 0.6],
        [x, y],
      ]
      const width = thick * between(random, 0.65, 1)
      const tip = width * (mud ? 0.34 : 0.75)
      const away = out > 0 ? 1 : -1
      const sheen = arch.map(([px, py]): Point => [px + away * width * 0.2, py - width * 0.14])
      return (
        limb(arch, width, tip, i % 2 ? dark : mix(dark, bright, 0.35)) +
        (i % 2 ? '' : limb(sheen, width * 0.34, tip * 0.3, bright)) +
        (mud
          ? fill(lens(x, y - width * 0.1, width * 1.5, width * 0.62), mix(mud, hour.ink, 0.4)) +
            fill(lens(x + width * 0.08, y + width * 0.22, width * 1.7, width * 0.62), mud)
          : '')
      )
    })
    .join('')
}

export interface Arcade {
  /** Left and right edge of the opening, the hem of the leaves above it and the water at its foot. */
  left: number
  right: number
  roof: number
  base: number
  distance: number
  size: number
}

/** One arch of a mangrove tunnel: leaves overhead, stems and prop roots on both banks, the channel open between. */
export const mangroveArch = (
  random: Random,
  hour: Hour,
  { left, right, roof, base, distance, size }: Arcade,
): string => {
  const wall = mix(sunk(hour, hour.leafShade, distance), sunk(hour, hour.ink, distance), 0.5 * (1 - distance))
  const bank = (side: -1 | 1): string => {
    const edge = side < 0 ? left : right
    const stem = edge + side * size * 0.75
    const bark = sunk(hour, mix(hour.ink, hour.rockShade, 0.25), distance)
    const lean = side * size * 0.2
    // The roots leave the stem where it stands at their height; below them it thins out into one of its own.
    const leaving = (x: number, up: number, leaning: number): Point => [
      x + (leaning * up) / (base - roof + 40),
      base - up,
    ]
    const trunk = (x: number, thick: number, leaning: number): string =>
      limb(
        [
          [x, base],
          leaving(x, size * 0.5, leaning),
          leaving(x, size * 1.1, leaning),
          [x + leaning * 0.5, (base + roof) / 2 - size * 0.4],
          [x + leaning, roof - 40],
        ],
        thick * 0.5,
        thick * 2,
        bark,
      )
    const feet = [-1.7, -1.15, -0.7, -0.3, 0.35, 0.85].map(
      (u): Point => [
        stem - side * size * u * -0.62 + between(random, -8, 8),
        base + (u < 0 ? -u : 0) * size * 0.1,
      ],
    )
    const inner = stem + side * size * 0.9
    return (
      propRoots(random, hour, {
        from: leaving(inner, size * 1.2, -lean),
        feet: feet.map(([x, y]): Point => [x + side * size * 0.9, y]),
        thick: size * 0.07,
        distance,
      }) +
      trunk(inner, size * 0.08, -lean) +
      propRoots(random, hour, {
        from: leaving(stem, size * 1.5, lean),
        feet,
        thick: size * 0.085,
        distance,
      }) +
      trunk(stem, size * 0.1, lean)
    )
  }
  const leaves = (side: -1 | 1): string => {
    const edge = side < 0 ? left : right
    const outer = side < 0 ? -60 : 1660
    return [0, 0.3, 0.62, 1]
      .map((t) =>
        crown(random, hour, {
          x: edge + (outer - edge) * t,
          y: roof + t * size * 1.5 - size * 0.5,
          rx: size * 1.5,
          ry: size * 1.1,
          distance,
        }),
      )
      .reverse()
      .join('')
  }
  const over: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return [
      left - 40 + (right - left + 80) * t,
      roof + (Math.abs(t - 0.5) * 2) ** 2 * size * 0.7 - size * 0.2,
    ]
  })
  return (
    bank(-1) +
    bank(1) +
    fill(
      `${curve(over)}L1680 ${over.at(-1)?.[1] ?? roof}L1680 -40L-80 -40L-80 ${over[0]?.[1] ?? roof}Z`,
      wall,
    ) +
    leaves(-1) +
    leaves(1) +
    over.map(([x, y]) => crown(random, hour, { x, y, rx: size * 0.95, ry: size * 0.62, distance })).join('')
  )
}

/** Spikes through which the black mangrove breathes, standing in mud. */
export const breathingRoots = (
  random: Random,
  colour: string,
  places: readonly Point[],
  tall: number,
): string =>
  fill(
    places
      .flatMap(([x, y]) =>
        Array.from({ length: 5 }, (): string => {
          const px = x + between(random, -60, 60)
          const py = y + between(random, -8, 8)
          const high = tall * between(random, 0.5, 1)
          return polygon([
            [px - 4, py],
            [px + between(random, -3, 3), py - high],
            [px + 4, py],
          ])
        }),
      )
      .join(''),
    colour,
  )

/** What stands in low light throws its shadow over the water: the same figure, laid towards us and away from the sun. */
export const longShadow = (
  figure: string,
  x: number,
  y: number,
  { lean, reach, opacity = 0.4 }: { lean: number; reach: number; opacity?: number },
): string =>
  `<g opacity="${opacity}" transform="translate(${x} ${y}) skewX(${lean}) scale(1 ${-reach})">${figure}</g>`

/** Rays of the sun fanning out under water, gone before they reach the bottom. */
export const sunRays = (
  random: Random,
  hour: Hour,
  {
    surface,
    from,
    bottom,
    count = 7,
    strength = 0.34,
  }: { surface: number; from: number; bottom: number; count?: number; strength?: number },
): string => {
  const glow = gradient(
    random,
    [0, surface],
    [0, bottom],
    [
      [0, hour.glint, strength],
      [0.55, hour.glint, strength * 0.35],
      [1, hour.glint, 0],
    ],
  )
  const rays = Array.from({ length: count }, (_, i) => {
    const x = from + (i - (count - 1) / 2) * 210 + between(random, -40, 40)
    const lean = (x - from) * 0.42 - 70
    const half = between(random, 18, 52)
    return polygon([
      [x - half * 0.4, surface],
      [x + half * 0.4, surface],
      [x + lean + half * 1.9, bottom],
      [x + lean - half * 1.9, bottom],
    ])
  })
  return glow.defs + fill(rays.join(''), glow.paint)
}

/** The net of light that ripples throw on a shallow bottom: bright seams between rounded cells, thickest where they meet. */
export const lightNet = (
  random: Random,
  colour: string,
  {
    width,
    height,
    cell = 150,
    opacity = 0.25,
  }: { width: number; height: number; cell?: number; opacity?: number },
): string => {
  const columns = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const knots = Array.from({ length: rows + 1 }, (_row, j) =>
    Array.from(
      { length: columns + 1 },
      (_column, i): Point => [
        (i - 1 + (j % 2) * 0.5 + between(random, -0.3, 0.3)) * cell,
        (j - 1 + between(random, -0.3, 0.3)) * cell,
      ],
    ),
  )
  let cells = ''
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = [knots[j]?.[i], knots[j]?.[i + 1], knots[j + 1]?.[i + 1], knots[j + 1]?.[i]].filter(
        (corner) => corner !== undefined,
      )
      const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length
      const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length
      const inset = between(random, 0.86, 0.97)
      cells += curve(
        corners.flatMap((corner, k): Point[] => {
          const next = corners[(k + 1) % corners.length] ?? corner
          const toward = ([cx, cy]: Point, share: number): Point => [
            x + (cx - x) * share,
            y + (cy - y) * share,
          ]
          return [
            toward(corner, inset * 0.94),
            toward([(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2], inset * 1.06),
          ]
        }),
        true,
      )
    }
  }
  return `<g fill-rule="evenodd">${fill(`M0 0H${width}V${height}H0Z${cells}`, colour, opacity)}</g>`
}
