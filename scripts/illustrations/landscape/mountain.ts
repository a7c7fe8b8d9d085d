/**
 * Mountains as posters cut them: a skyline placed by hand, then large planes of light and shade divided by
 * the spurs that come down from every summit.
 */
import { clamp, lerp, mix, n, type Random, seeded } from '../core.ts'
import { type Hour, layerColour, planes } from '../palette.ts'
import {
  between,
  clipped,
  fill,
  gradient,
  type Point,
  polygon,
  roughened,
  roughPolygon,
  type Side,
  sampled,
  sign,
} from './path.ts'
import { cutAbove, reliefField } from './relief.ts'

export type Form = 'crag' | 'forest'

/**
 * A skyline through knots placed by hand, summits and saddles from left to right. `crag` breaks between
 * them as rock does; `forest` runs smoothly, with the unrest of a canopy.
 */
export function skyline(
  random: Random,
  knots: readonly Point[],
  {
    form = 'forest',
    rough = form === 'crag' ? 0.16 : 0.07,
    detail = 14,
  }: { form?: Form; rough?: number; detail?: number } = {},
): Point[] {
  if (form === 'crag') return roughened(knots, random, rough, detail)
  return roughened(sampled(knots, 4), random, rough, detail)
}

/** Whether a skyline goes from left to right at every step; each is asked about thousands of times. */
const fromLeftToRight = new WeakMap<readonly Point[], boolean>()

function isFromLeftToRight(line: readonly Point[]): boolean {
  const known = fromLeftToRight.get(line)
  if (known !== undefined) return known
  const found = line.every(([x], i) => x >= (line[i - 1]?.[0] ?? x))
  fromLeftToRight.set(line, found)
  return found
}

/** The index of the first point of a skyline that ends a stretch with x in it; -1 beside the skyline. */
function stretchAt(line: readonly Point[], x: number): number {
  if (!isFromLeftToRight(line)) {
    return line.findIndex(([x2], i) => i > 0 && x >= (line[i - 1]?.[0] ?? x2) && x <= x2)
  }
  if (line.length < 2 || x < (line[0]?.[0] ?? x) || x > (line.at(-1)?.[0] ?? x)) return -1
  let [low, high] = [1, line.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((line[middle]?.[0] ?? x) < x) low = middle + 1
    else high = middle
  }
  return low
}

/** The height of a skyline at x: its y in the picture. */
export function skylineAt(line: readonly Point[], x: number): number {
  const i = stretchAt(line, x)
  if (i === -1) return (x < (line[0]?.[0] ?? 0) ? line[0] : line.at(-1))?.[1] ?? 0
  const [x1, y1] = line[i - 1] ?? [0, 0]
  const [x2, y2] = line[i] ?? [0, 0]
  return x2 === x1 ? y1 : lerp(y1, y2, (x - x1) / (x2 - x1))
}

interface Summit {
  at: Point
  /** The saddles on its two sides. */
  left: Point
  right: Point
}

/** The summits that stand clear of their saddles by at least `prominence` pixels. */
function summits(line: readonly Point[], prominence: number): Summit[] {
  const turns: { at: Point; high: boolean }[] = []
  let extreme = line[0]
  if (!extreme) return []
  let climbing: boolean | undefined
  for (const at of line) {
    if (climbing !== false && at[1] < extreme[1]) extreme = at
    if (climbing !== true && at[1] > extreme[1]) extreme = at
    if (climbing === undefined && Math.abs(at[1] - (line[0]?.[1] ?? 0)) > prominence) {
      climbing = at[1] < (line[0]?.[1] ?? 0)
      turns.push({ at: line[0] ?? at, high: !climbing })
      extreme = at
    } else if (climbing === true && at[1] > extreme[1] + prominence) {
      turns.push({ at: extreme, high: true })
      climbing = false
      extreme = at
    } else if (climbing === false && at[1] < extreme[1] - prominence) {
      turns.push({ at: extreme, high: false })
      climbing = true
      extreme = at
    }
  }
  turns.push({ at: extreme, high: climbing === true })
  const last = line.at(-1)
  if (last && last !== extreme) turns.push({ at: last, high: false })
  return turns.flatMap(({ at, high }, i) =>
    high ? [{ at, left: turns[i - 1]?.at ?? line[0] ?? at, right: turns[i + 1]?.at ?? last ?? at }] : [],
  )
}

export interface RidgeOptions {
  line: readonly Point[]
  /** Where the ridge ends below: the waterline, or under the next layer. */
  base: number
  /** 0 at our feet to 1 at the horizon; chooses the colour unless `colour` does. */
  distance: number
  light?: Side
  form?: Form
  colour?: string
  /** How strongly the planes of light and shade show, 0 (a silhouette) to 1. */
  relief?: number
  /** How far up the mist of the valley reaches, as a share of the ridge's height, and its colour. */
  mist?: number
  mistColour?: string
  /** The smallest rise, in pixels, that counts as a summit with spurs of its own. */
  prominence?: number
  /** Pixels between its spurs; by its height if not told. */
  pitch?: number
}

/** The planes of a face as paths: what the light meets, what it misses, and the gullies. */
function shadedFaces(
  random: Random,
  {
    line,
    base,
    light,
    form,
    prominence,
    pitch,
    upright = form === 'crag' ? 2.6 : 1.9,
  }: {
    line: readonly Point[]
    base: number
    light: Side
    form: Form
    prominence: number
    pitch?: number
    upright?: number
  },
): { lit: string; bright: string; shade: string; deep: string } {
  const left = line[0]?.[0] ?? 0
  const right = line.at(-1)?.[0] ?? 0
  const top = Math.min(...line.map(([, y]) => y))
  const tall = base - top
  const spacing = pitch ?? clamp(tall * 0.42, 40, 170)
  const blur = spacing * (upright > 5 ? 0.3 : 0.7)
  const grain = Math.max(4, blur / 5)
  const crest = Array.from({ length: Math.ceil((right - left) / grain) + 1 }, (_, i): Point => {
    const x = left + i * grain
    const offsets = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1]
    return [x, offsets.reduce((sum, offset) => sum + skylineAt(line, x + offset * blur), 0) / offsets.length]
  })
  const field = reliefField(random, {
    left,
    right,
    base,
    crest: (x) => skylineAt(crest, x),
    summits: summits(line, prominence).map(({ at }) => at[0]),
    pitch: spacing,
    upright,
    side: sign(light),
  })
  const cell = clamp(spacing / 12, 4, 10)
  const frame = {
    left,
    right,
    top: top - 4,
    bottom: base,
    cell,
    tolerance: spacing * (form === 'crag' ? 0.055 : 0.04),
    smallest: 9,
  }
  return {
    lit: cutAbove(field, 0.34, frame),
    bright: cutAbove(field, 0.85, frame),
    shade: cutAbove((x, y) => -field(x, y), 0.06, frame),
    deep: cutAbove((x, y) => -field(x, y), 0.75, frame),
  }
}

/** One ridge with its lit and its shaded planes, its foot sunk in mist. */
export function ridge(
  random: Random,
  hour: Hour,
  {
    line,
    base,
    distance,
    light = 'left',
    form = 'forest',
    colour,
    relief = 1 - distance * 0.55,
    mist = 0.12 + distance * 0.5,
    mistColour,
    prominence = 16,
    pitch,
  }: RidgeOptions,
): string {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return ''
  const tone = colour ?? layerColour(hour, distance)
  const { bright, lit, shade } = planes(hour, tone, distance)
  const body = polygon([[first[0], base], ...line, [last[0], base]])
  const faces =
    relief > 0.02 ? shadedFaces(random, { line, base, light, form, prominence, pitch }) : undefined
  const high = Math.min(...line.map(([, y]) => y))
  const foot = mistColour ?? mix(hour.skyLow, tone, 0.25 + 0.4 * (1 - distance))
  const veil = gradient(
    random,
    [0, lerp(base, high, mist)],
    [0, base],
    [
      [0, foot, 0],
      [1, foot, 0.92],
    ],
  )
  const painted = faces
    ? `<g fill-rule="evenodd">${fill(faces.lit, mix(tone, lit, relief))}${fill(faces.bright, mix(tone, bright, relief))}${fill(faces.shade, mix(tone, shade, relief * 0.85))}${fill(faces.deep, mix(tone, mix(shade, hour.ink, 0.2), relief))}</g>`
    : ''
  return `${fill(body, tone)}${clipped(random, body, painted)}${mist > 0 ? veil.defs + fill(body, veil.paint) : ''}`
}

/** The foot of a ridge mirrored in calm water, torn into lenses that open as they come nearer. */
export function reflection(
  random: Random,
  line: readonly Point[],
  waterline: number,
  colour: string,
  {
    stretch = 0.9,
    opacity = 0.8,
    bottom = waterline + 400,
  }: { stretch?: number; opacity?: number; bottom?: number } = {},
): string {
  let path = ''
  let y = waterline
  let thick = 5
  const depthAt = ([, top]: Point) => (waterline - top) * stretch
  while (y < bottom) {
    const d = y + thick / 2 - waterline
    const sway = (2 + d * 0.12) * between(random, 0.35, 1.5)
    let start: number | undefined
    line.forEach((at, i) => {
      const inside = depthAt(at) > d
      if (inside && start === undefined) start = at[0]
      if (start !== undefined && (!inside || i === line.length - 1)) {
        const left = start + between(random, -sway, sway)
        const right = at[0] + between(random, -sway, sway)
        if (right - left > thick * 4) {
          const point = Math.min((right - left) / 2.2, 12 + thick * 2.2)
          path += `M${n(left - point * 0.5)} ${n(y + thick / 2)}Q${n(left)} ${n(y)} ${n(left + point)} ${n(y - 0.6)}H${n(right - point)}Q${n(right)} ${n(y)} ${n(right + point * 0.5)} ${n(y + thick / 2)}Q${n(right)} ${n(y + thick)} ${n(right - point)} ${n(y + thick + 0.6)}H${n(left + point)}Q${n(left)} ${n(y + thick)} ${n(left - point * 0.5)} ${n(y + thick / 2)}Z`
        }
        start = undefined
      }
    })
    y += thick
    thick = Math.min(16, thick * 1.07)
  }
  return fill(path, colour, opacity)
}

type Plane = readonly [
  tone: 'lit' | 'half' | 'shade' | 'deep' | 'green' | 'greenShade',
  points: readonly Point[],
]

interface Carving {
  /** In units of the form's height: x from its axis, y from 0 at the foot to 1 at the top. Light from the left. */
  outline: readonly Point[]
  planes: readonly Plane[]
  rough: number
  /** The outline runs smoothly; its planes stay sharp unless they are `soft` too. */
  smooth?: boolean
  soft?: boolean
}

export interface FormOptions {
  /** The middle of its foot. */
  x: number
  base: number
  height: number
  distance: number
  light?: Side
  /** Wider or slimmer than drawn. */
  stretch?: number
  colour?: string
  mist?: number
  mistColour?: string
}

/** The outline of a carved form in the picture, for reflections and for setting trees along it. */
export interface Carved {
  svg: string
  outline: Point[]
}

function carve(
  random: Random,
  hour: Hour,
  form: Carving,
  { x, base, height, distance, light = 'left', stretch = 1, colour, mist = 0.3, mistColour }: FormOptions,
): Carved {
  const flip = light === 'left' ? 1 : -1
  const put = ([u, v]: Point): Point => [x + u * height * stretch * flip, base - v * height]
  const rock = colour ?? mix(hour.rock, layerColour(hour, Math.max(0.15, distance)), 0.35 + distance * 0.5)
  const tone = planes(hour, rock, distance)
  const green = mix(layerColour(hour, distance), hour.leafShade, 0.35 * (1 - distance))
  const tones = {
    lit: tone.lit,
    half: mix(tone.lit, tone.shade, 0.5),
    shade: tone.shade,
    deep: mix(tone.shade, hour.ink, 0.35 * (1 - distance)),
    green,
    greenShade: mix(green, hour.ink, 0.34 * (1 - distance * 0.6)),
  }
  const detail = Math.max(6, height / 46)
  const shape = (points: readonly Point[], closed: boolean, rough: number): Point[] => {
    const placedPoints = points.map(put)
    const soft = form.smooth
      ? sampled(closed ? [...placedPoints, ...placedPoints.slice(0, 1)] : placedPoints, 5)
      : placedPoints
    return closed ? roughPolygon(soft, random, rough, detail) : roughened(soft, random, rough, detail)
  }
  const line = shape(form.outline, false, form.rough)
  const outline = flip === 1 ? line : [...line].reverse()
  const body = polygon(outline)
  const faces = form.planes
    .map(([name, points]) => fill(polygon(shape(points, true, form.rough * 1.3)), tones[name]))
    .join('')
  const foot = mistColour ?? mix(hour.skyLow, rock, 0.3)
  const veil = gradient(
    random,
    [0, base - height * mist],
    [0, base],
    [
      [0, foot, 0],
      [1, foot, 0.9],
    ],
  )
  return {
    svg: `${fill(body, tones.lit)}${clipped(random, body, faces)}${mist > 0 ? veil.defs + fill(body, veil.paint) : ''}`,
    outline,
  }
}

/** The Sugarloaf of Mamanguá: a steep granite dome in a skirt of forest that climbs its clefts. */
export const sugarloaf = (random: Random, hour: Hour, options: FormOptions): Carved =>
  carve(
    random,
    hour,
    {
      smooth: true,
      rough: 0.05,
      outline: [
        [-1.25, 0],
        [-1.02, 0.09],
        [-0.8, 0.2],
        [-0.61, 0.33],
        [-0.47, 0.47],
        [-0.37, 0.62],
        [-0.28, 0.78],
        [-0.18, 0.91],
        [-0.06, 0.985],
        [0.06, 1],
        [0.17, 0.95],
        [0.26, 0.83],
        [0.33, 0.66],
        [0.42, 0.5],
        [0.55, 0.36],
        [0.74, 0.23],
        [0.98, 0.12],
        [1.22, 0.05],
        [1.4, 0],
      ],
      planes: [
        [
          'shade',
          [
            [0.05, 1.04],
            [0.01, 0.93],
            [0.06, 0.83],
            [-0.02, 0.7],
            [0.05, 0.58],
            [-0.01, 0.46],
            [0.06, 0.34],
            [0, 0.1],
            [1.4, -0.02],
            [1.2, 0.2],
            [0.6, 0.6],
            [0.4, 0.9],
            [0.2, 1.04],
          ],
        ],
        [
          'deep',
          [
            [0.2, 0.92],
            [0.17, 0.8],
            [0.23, 0.68],
            [0.2, 0.55],
            [0.28, 0.44],
            [0.27, 0.3],
            [0.4, 0.1],
            [0.9, 0.1],
            [0.6, 0.45],
            [0.42, 0.75],
          ],
        ],
        [
          'half',
          [
            [-0.12, 0.93],
            [-0.17, 0.8],
            [-0.13, 0.68],
            [-0.19, 0.53],
            [-0.15, 0.38],
            [-0.09, 0.3],
            [-0.12, 0.5],
            [-0.07, 0.66],
            [-0.11, 0.79],
          ],
        ],
        [
          'half',
          [
            [-0.27, 0.76],
            [-0.33, 0.62],
            [-0.3, 0.5],
            [-0.35, 0.38],
            [-0.26, 0.36],
            [-0.25, 0.52],
            [-0.28, 0.62],
          ],
        ],
        [
          'half',
          [
            [0.08, 0.76],
            [0.07, 0.62],
            [0.13, 0.5],
            [0.1, 0.36],
            [0.16, 0.3],
            [0.16, 0.5],
            [0.12, 0.62],
          ],
        ],
        [
          'shade',
          [
            [-0.04, 0.86],
            [-0.06, 0.74],
            [-0.03, 0.6],
            [-0.06, 0.46],
            [-0.04, 0.46],
            [-0.01, 0.62],
            [-0.04, 0.74],
          ],
        ],
        [
          'green',
          [
            [-1.4, -0.05],
            [-1.06, 0.13],
            [-0.8, 0.25],
            [-0.62, 0.38],
            [-0.5, 0.52],
            [-0.44, 0.57],
            [-0.43, 0.44],
            [-0.37, 0.5],
            [-0.33, 0.29],
            [-0.27, 0.36],
            [-0.235, 0.52],
            [-0.2, 0.38],
            [-0.13, 0.33],
            [-0.09, 0.2],
            [-0.05, 0.31],
            [-0.015, 0.44],
            [0.02, 0.31],
            [0.07, 0.24],
            [0.1, 0.13],
            [0.15, 0.3],
            [0.2, 0.36],
            [0.215, 0.6],
            [0.25, 0.4],
            [0.29, 0.27],
            [0.33, 0.42],
            [0.36, 0.66],
            [0.46, 0.54],
            [0.6, 0.4],
            [0.8, 0.26],
            [1.45, -0.05],
          ],
        ],
        [
          'greenShade',
          [
            [-0.015, 0.44],
            [0.02, 0.31],
            [0.07, 0.24],
            [0.1, 0.13],
            [0.15, 0.3],
            [0.2, 0.36],
            [0.215, 0.6],
            [0.25, 0.4],
            [0.29, 0.27],
            [0.33, 0.42],
            [0.36, 0.68],
            [0.6, 0.44],
            [0.95, 0.18],
            [0.8, 0.1],
            [0.66, 0.24],
            [0.52, 0.1],
            [0.42, 0.24],
            [0.34, 0.04],
            [0.22, 0.2],
            [0.14, 0.02],
            [0.02, 0.12],
            [0.0, 0.26],
          ],
        ],
        [
          'greenShade',
          [
            [-0.25, 0.3],
            [-0.28, 0.2],
            [-0.36, 0.12],
            [-0.3, 0.02],
            [-0.14, -0.02],
            [-0.18, 0.12],
            [-0.16, 0.22],
          ],
        ],
        [
          'greenShade',
          [
            [-0.62, 0.36],
            [-0.66, 0.24],
            [-0.76, 0.14],
            [-0.72, 0.02],
            [-0.5, -0.02],
            [-0.56, 0.12],
            [-0.54, 0.24],
          ],
        ],
      ],
    },
    options,
  )

/** The pointing finger of Dedo de Deus on its fist of rock. */
export const godsFinger = (random: Random, hour: Hour, options: FormOptions): Carved =>
  carve(
    random,
    hour,
    {
      rough: 0.1,
      outline: [
        [-1.1, 0],
        [-0.86, 0.16],
        [-0.66, 0.22],
        [-0.52, 0.36],
        [-0.4, 0.4],
        [-0.33, 0.5],
        [-0.24, 0.52],
        [-0.2, 0.62],
        [-0.14, 0.64],
        [-0.12, 0.78],
        [-0.09, 0.9],
        [-0.03, 0.99],
        [0.02, 1],
        [0.07, 0.93],
        [0.09, 0.8],
        [0.12, 0.66],
        [0.19, 0.6],
        [0.22, 0.5],
        [0.3, 0.54],
        [0.36, 0.5],
        [0.4, 0.4],
        [0.5, 0.36],
        [0.58, 0.24],
        [0.76, 0.18],
        [1.0, 0],
      ],
      planes: [
        [
          'shade',
          [
            [0.02, 1.02],
            [-0.01, 0.9],
            [0.03, 0.78],
            [0.0, 0.66],
            [0.05, 0.56],
            [-0.02, 0.46],
            [0.04, 0.34],
            [-0.06, 0.2],
            [0.02, 0],
            [0.5, 0],
            [0.42, 0.16],
            [0.3, 0.26],
            [0.26, 0.42],
            [0.2, 0.6],
            [0.16, 0.98],
          ],
        ],
        [
          'deep',
          [
            [0.07, 0.9],
            [0.05, 0.76],
            [0.08, 0.62],
            [0.14, 0.5],
            [0.1, 0.36],
            [0.2, 0.22],
            [0.18, 0.06],
            [0.3, 0.1],
            [0.24, 0.34],
            [0.2, 0.62],
          ],
        ],
        [
          'half',
          [
            [-0.2, 0.62],
            [-0.16, 0.5],
            [-0.2, 0.4],
            [-0.12, 0.26],
            [-0.18, 0.08],
            [-0.1, 0.02],
            [-0.06, 0.24],
            [-0.1, 0.42],
            [-0.08, 0.58],
          ],
        ],
        [
          'shade',
          [
            [-0.4, 0.42],
            [-0.36, 0.3],
            [-0.42, 0.18],
            [-0.34, 0.02],
            [-0.22, 0.02],
            [-0.28, 0.18],
            [-0.24, 0.34],
            [-0.32, 0.44],
          ],
        ],
        [
          'shade',
          [
            [0.36, 0.52],
            [0.38, 0.36],
            [0.34, 0.24],
            [0.44, 0.1],
            [0.5, 0],
            [0.9, 0],
            [0.7, 0.14],
            [0.56, 0.26],
            [0.48, 0.38],
          ],
        ],
        [
          'shade',
          [
            [-0.66, 0.24],
            [-0.62, 0.14],
            [-0.7, 0],
            [-0.5, 0],
            [-0.54, 0.16],
          ],
        ],
        [
          'green',
          [
            [-1.2, -0.02],
            [-0.9, 0.1],
            [-0.7, 0.07],
            [-0.5, 0.13],
            [-0.3, 0.07],
            [-0.1, 0.12],
            [0.1, 0.06],
            [0.34, 0.12],
            [0.6, 0.07],
            [0.8, 0.1],
            [1.1, -0.02],
          ],
        ],
      ],
    },
    options,
  )

/** One rounded granite boulder: crown in the light, side in the shade, a foot of moss. (x, base) is the middle of its foot. */
export function boulder(
  random: Random,
  hour: Hour,
  {
    x,
    base,
    width,
    height = width * 0.68,
    distance = 0,
    light = 'left',
    colour,
  }: {
    x: number
    base: number
    width: number
    height?: number
    distance?: number
    light?: Side
    colour?: string
  },
): Carved {
  const skew = between(random, -0.08, 0.1)
  // Where a boulder lies decides how it weathered: its neighbours never change with it.
  const cloven = seeded(`boulder ${x} ${base}`)() < 0.5
  const split: readonly Plane[] = [
    [
      'half',
      [
        [-0.6, 0.3],
        [-0.36, 0.36],
        [-0.1, 0.56],
        [0.08 + skew, 0.9],
        [0.3, 1.1],
        [0.8, 0.9],
        [0.8, -0.1],
        [-0.6, -0.1],
      ],
    ],
    [
      'shade',
      [
        [0.14 + skew, 1.05],
        [0.1 + skew, 0.74],
        [0.2, 0.5],
        [0.06, 0.3],
        [0.02, -0.1],
        [0.8, -0.1],
        [0.8, 1.05],
      ],
    ],
    [
      'deep',
      [
        [0.36, 0.7],
        [0.3, 0.4],
        [0.22, 0.16],
        [0.2, -0.1],
        [0.8, -0.1],
        [0.7, 0.8],
      ],
    ],
    [
      'deep',
      [
        [-0.7, 0.1],
        [-0.3, 0.13],
        [0.0, 0.07],
        [0.4, 0.15],
        [0.8, 0.1],
        [0.8, -0.2],
        [-0.7, -0.2],
      ],
    ],
  ]
  const worn: readonly Plane[] = [
    [
      'half',
      [
        [-0.6, 0.14],
        [-0.28, 0.24],
        [0.04, 0.42],
        [0.2 + skew, 0.78],
        [0.3 + skew, 1.1],
        [0.8, 0.9],
        [0.8, -0.1],
        [-0.6, -0.1],
      ],
    ],
    [
      'shade',
      [
        [0.34 + skew, 1.05],
        [0.36, 0.78],
        [0.27, 0.52],
        [0.33, 0.26],
        [0.2, -0.1],
        [0.8, -0.1],
        [0.8, 1.05],
      ],
    ],
    [
      'shade',
      [
        [-0.52, 0.52],
        [-0.24, 0.6],
        [0.02, 0.55],
        [0.32, 0.58],
        [0.04, 0.5],
        [-0.24, 0.545],
      ],
    ],
    [
      'deep',
      [
        [-0.7, 0.09],
        [-0.34, 0.08],
        [0.04, 0.13],
        [0.4, 0.07],
        [0.8, 0.12],
        [0.8, -0.2],
        [-0.7, -0.2],
      ],
    ],
  ]
  return carve(
    random,
    hour,
    {
      smooth: true,
      soft: true,
      rough: 0.02,
      outline: [
        [-0.5, 0],
        [-0.54, 0.28],
        [-0.47, 0.56],
        [-0.32 + skew, 0.84],
        [-0.06 + skew, 1],
        [0.22 + skew, 0.95],
        [0.42, 0.74],
        [0.54, 0.42],
        [0.55, 0.16],
        [0.5, 0],
      ],
      planes: cloven ? split : worn,
    },
    { x, base, height, distance, light, stretch: width / height, mist: 0, colour },
  )
}

/** A sea cliff: a forested cap over broken faces that stand in the water at `base`. */
export function cliff(
  random: Random,
  hour: Hour,
  {
    line,
    base,
    distance,
    light = 'left',
    cap = 0.3,
    pitch = 90,
  }: { line: readonly Point[]; base: number; distance: number; light?: Side; cap?: number; pitch?: number },
): string {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last) return ''
  const body = polygon([[first[0], base], ...line, [last[0], base]])
  const rock = mix(hour.rock, layerColour(hour, Math.max(0.1, distance)), 0.25 + distance * 0.5)
  const { bright, lit, shade } = planes(hour, rock, distance)
  const faces = shadedFaces(random, { line, base, light, form: 'crag', prominence: 30, pitch, upright: 4.5 })
  const green = mix(layerColour(hour, distance), hour.leafShade, 0.25)
  const hem: Point[] = []
  for (let x = first[0]; x <= last[0]; x += between(random, 16, 60))
    hem.push([x, lerp(skylineAt(line, x), base, cap * between(random, 0.35, 1.2))])
  const turf = roughened([...hem, [last[0], lerp(last[1], base, cap)]], random, 0.14, 10)
  const wet = gradient(
    random,
    [0, base - 60],
    [0, base],
    [
      [0, shade, 0],
      [1, mix(shade, hour.ink, 0.4), 0.75],
    ],
  )
  const rockface = `<g fill-rule="evenodd">${fill(faces.lit, lit)}${fill(faces.bright, bright)}${fill(faces.shade, shade)}${fill(faces.deep, mix(shade, hour.ink, 0.3))}</g>`
  return `${fill(body, mix(rock, shade, 0.25))}${clipped(random, body, rockface + fill(polygon([...line, ...[...turf].reverse()]), green))}${wet.defs}${fill(body, wet.paint)}`
}

/** A wall of fluted granite (Agulhas Negras): a broken crest along `line`, deep grooves falling from it. */
export function needles(
  random: Random,
  hour: Hour,
  {
    line,
    base,
    distance,
    light = 'left',
    pitch = 44,
    colour,
    mist = 0.25,
  }: {
    line: readonly Point[]
    base: number
    distance: number
    light?: Side
    pitch?: number
    colour?: string
    mist?: number
  },
): string {
  const teeth: Point[] = []
  const from = line[0]?.[0] ?? 0
  const to = line.at(-1)?.[0] ?? 0
  for (let x = from; x < to; x += pitch * between(random, 0.5, 1.3)) {
    const top = skylineAt(line, x)
    const bite = Math.min(1, (base - top) / 240) * pitch
    teeth.push(
      [x, top + bite * between(random, 0.5, 1.3)],
      [x + pitch * between(random, 0.2, 0.32), top - bite * between(random, 0, 0.5)],
    )
  }
  const crest = roughened([...teeth, [to, skylineAt(line, to)]], random, 0.12, 9)
  const body = polygon([[from, base], ...crest, [to, base]])
  const rock = colour ?? mix(hour.rock, layerColour(hour, Math.max(0.15, distance)), 0.3 + distance * 0.5)
  const { bright, lit, shade } = planes(hour, rock, distance)
  const faces = shadedFaces(random, {
    line: crest,
    base,
    light,
    form: 'crag',
    prominence: pitch * 0.5,
    pitch,
    upright: 6,
  })
  const veil = gradient(
    random,
    [0, base - 260 * mist * 2],
    [0, base],
    [
      [0, mix(hour.skyLow, rock, 0.35), 0],
      [1, mix(hour.skyLow, rock, 0.35), 0.85],
    ],
  )
  const face = `<g fill-rule="evenodd">${fill(faces.lit, lit)}${fill(faces.bright, bright)}${fill(faces.shade, shade)}${fill(faces.deep, mix(shade, hour.ink, 0.35))}</g>`
  return `${fill(body, mix(rock, shade, 0.2))}${clipped(random, body, face)}${mist > 0 ? veil.defs + fill(body, veil.paint) : ''}`
}
