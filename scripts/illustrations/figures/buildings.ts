/**
 * Buildings, in centimetres times `scale`. A façade is drawn on any plane that can say where a point
 * (along, up) of the wall lies in the picture, so that the same houses stand along the water and in a street.
 *
 *   houseRow({ x: 200, y: 800, width: 900, scale: 0.25, random, light: 'left' })      from the front, (x, y) its foot at the left
 *   houseStreet({ vanish: [800, 560], foot: [0, 1100], scale: 1.1, depth: 4200, random }) one side of a street
 *   santaRita({ x, y, scale: 0.2 })      (x, y) the foot of the façade, in its middle; 1540 wide, 1560 high
 *   paratyMirimChurch({ x, y, scale })   lighthouse({ x, y, scale })
 *   hut({ x, y, scale, heading: 'toward-right', roof: 'thatch' })   chalet(...)   canoeShed(...)
 *   dryingNets({ x, y, scale })
 *
 * `lit` gives windows the light of a lamp.
 */
import { lerp, mix, n, type Random, seeded } from '../core.ts'
import { type Look, type Tones, tones } from './look.ts'
import {
  fill,
  line,
  type Place,
  type Point,
  placed,
  polygon,
  type Solid,
  type Stance,
  smooth,
  type View,
  view,
} from './shape.ts'
import { box, plane } from './solids.ts'

/** Where a point of a wall, centimetres along it and above its foot, lies in the picture. */
export type Wall = (along: number, up: number) => Point

const framePaints = ['#1f4fa3', '#e2a23a', '#1f6b4a', '#c8553d', '#1b8a8f', '#7d3f2c', '#2b6cb0'] as const

interface Opening {
  at: number
  kind: 'door' | 'window' | 'balcony'
  floor: 0 | 1
}

interface Facade {
  width: number
  storeys: 1 | 2
  frame: string
  leaf: string
  openings: readonly Opening[]
  pilaster?: string
  wall: string
}

const storey = 430

const pick = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[Math.floor(random() * list.length)] ?? list[0]

/** One house of the old town: whitewash, an even row of openings, one colour of paint. */
const anyFacade = (random: Random, last: string, room = 1e6): Facade => {
  const wanted = 2 + Math.floor(random() * 4)
  const loose = 205 + random() * 25
  const fits = Math.max(1, Math.floor((room - 90) / 205))
  // The last house of a row takes all the room there is, rather than leave a gap or stand over the end.
  const closes = fits <= wanted + 1
  const bays = closes ? fits : wanted
  const pitch = closes ? (room - 90) / bays : loose
  const width = bays * pitch + 90
  const storeys = random() < 0.3 ? 2 : 1
  const frame = pick(random, framePaints)
  const doorBay = Math.floor(random() * bays)
  const openings: Opening[] = []
  for (let bay = 0; bay < bays; bay++) {
    const at = 45 + pitch * (bay + 0.5)
    openings.push({
      at,
      floor: 0,
      kind: storeys === 2 || bay === doorBay || random() < 0.2 ? 'door' : 'window',
    })
    if (storeys === 2) openings.push({ at, floor: 1, kind: 'balcony' })
  }
  return {
    width,
    storeys,
    frame: frame === last ? '#1f6b4a' : frame,
    leaf: pick(random, [frame, '#f3ead2', mix(frame, '#f7f1e1', 0.5)]),
    openings,
    pilaster: random() < 0.55 ? (random() < 0.5 ? '#b9a78a' : frame) : undefined,
    wall: pick(random, ['#f7f1e1', '#f4ecd8', '#faf5ea']),
  }
}

/** A segmental arch over an opening, from its left jamb to its right one. */
const archOver = (
  left: number,
  right: number,
  foot: number,
  head: number,
  rise: number,
): (readonly [number, number])[] => [
  [left, foot],
  ...Array.from({ length: 9 }, (_, i): readonly [number, number] => {
    const t = i / 8
    return [lerp(left, right, t), head + rise * 4 * t * (1 - t)]
  }),
  [right, foot],
]

const opening = (
  wall: Wall,
  { at, kind, floor }: Opening,
  paint: { frame: string; leaf: string; lit?: string },
  tone: Tones,
): string => {
  const wide = kind === 'window' ? 112 : 124
  const foot = floor * storey + (kind === 'window' ? 104 : 4)
  const head = floor * storey + (kind === 'balcony' ? 262 : 286)
  const path = (points: readonly (readonly [number, number])[]) => polygon(points.map(([a, u]) => wall(a, u)))
  const rect = (a0: number, u0: number, a1: number, u1: number) =>
    path([
      [a0, u0],
      [a0, u1],
      [a1, u1],
      [a1, u0],
    ])
  const trim = 17
  const shadowSide = -tone.side
  const [l, r] = [at - wide / 2, at + wide / 2]
  const outer = archOver(l - trim, r + trim, foot - (kind === 'window' ? trim : 0), head + trim, 22)
  const inner = archOver(l, r, foot, head, 20)
  const glass = paint.lit && !tone.flat ? paint.lit : tone.deep('#41616b')
  const panes =
    kind === 'door'
      ? fill(path(inner), tone.base(paint.leaf)) +
        fill(rect(at - 2, foot, at + 2, head + 18), tone.deep(paint.leaf)) +
        [0.1, 0.55]
          .map((share) =>
            [l + 12, at + 10]
              .map((a) =>
                fill(
                  rect(a, lerp(foot, head, share) + 8, a + wide / 2 - 22, lerp(foot, head, share + 0.4)),
                  tone.shade(paint.leaf),
                  0.7,
                ),
              )
              .join(''),
          )
          .join('')
      : fill(path(inner), glass) +
        fill(rect(at - 3, foot, at + 3, head + 18), tone.base('#f3ead2')) +
        [0.28, 0.52, 0.76]
          .map((share) =>
            fill(
              rect(l, lerp(foot, head, share) - 2.5, r, lerp(foot, head, share) + 2.5),
              tone.base('#f3ead2'),
            ),
          )
          .join('') +
        [0.25, 0.75]
          .map((share) =>
            fill(rect(lerp(l, r, share) - 2, foot, lerp(l, r, share) + 2, head + 12), tone.base('#f3ead2')),
          )
          .join('')
  // The reveal of a thick wall: the jamb on the side of the light throws its shade on the leaf.
  const reveal = shadowSide > 0 ? rect(l, foot, l + 9, head + 6) : rect(r - 9, foot, r, head + 6)
  const sill =
    kind === 'window'
      ? fill(rect(l - trim - 6, foot - trim - 8, r + trim + 6, foot - trim), tone.shade(paint.frame))
      : ''
  const balcony =
    kind === 'balcony'
      ? fill(rect(l - 26, foot - 8, r + 26, foot + 2), tone.shade('#b9a78a')) +
        Array.from({ length: 11 }, (_, i) => {
          const a = lerp(l - 22, r + 22, i / 10)
          return fill(rect(a - 2.4, foot, a + 2.4, foot + 92), tone.base(paint.frame))
        }).join('') +
        fill(rect(l - 26, foot + 90, r + 26, foot + 99), tone.base(paint.frame))
      : ''
  return (
    fill(path(outer), tone.base(paint.frame)) +
    panes +
    fill(reveal, tone.deep(paint.frame), 0.55) +
    sill +
    balcony
  )
}

const tileRoof = (
  wall: Wall,
  width: number,
  eave: number,
  rise: number,
  tone: Tones,
  random: Random,
  colour: string,
): string => {
  const rect = (a0: number, u0: number, a1: number, u1: number, skew = 0) =>
    polygon([wall(a0, u0), wall(a0 + skew, u1), wall(a1 + skew, u1), wall(a1, u0)])
  const ribs = Math.max(6, Math.round(width / 34))
  let dark = ''
  let pale = ''
  for (let i = 0; i < ribs; i++) {
    const a = (i * width) / ribs
    dark += rect(a, eave, a + 11, eave + rise)
    if (random() < 0.3) {
      const u = eave + rise * random() * 0.7
      pale += rect(a + 11, u, a + 32, u + rise * 0.24)
    }
  }
  const scallops = Array.from({ length: ribs }, (_, i) => {
    const a = (i * width) / ribs
    return rect(a + 11, eave - 7, a + 31, eave + 4)
  }).join('')
  return (
    fill(rect(-14, eave, width + 14, eave + rise), tone.base(colour)) +
    fill(dark, tone.shade(colour), 0.75) +
    fill(pale, tone.lit(colour), 0.9) +
    fill(scallops, tone.shade(colour)) +
    fill(rect(-10, eave + rise - 9, width + 10, eave + rise + 9), tone.lit(colour))
  )
}

const house = (
  wall: Wall,
  facade: Facade,
  tone: Tones,
  random: Random,
  { lit, roof = 118, shaded = false }: { lit?: string; roof?: number; shaded?: boolean },
): string => {
  const high = facade.storeys * storey - (facade.storeys === 2 ? 40 : 20)
  const face: Tones =
    shaded && !tone.flat ? { ...tone, lit: tone.base, base: tone.shade, shade: tone.deep } : tone
  const rect = (a0: number, u0: number, a1: number, u1: number) =>
    polygon([wall(a0, u0), wall(a0, u1), wall(a1, u1), wall(a1, u0)])
  const { width } = facade
  const pillars = facade.pilaster
    ? fill(rect(0, 0, 26, high), face.base(facade.pilaster)) +
      fill(rect(width - 26, 0, width, high), face.base(facade.pilaster))
    : ''
  const underEave = fill(rect(0, high - 26, width, high), face.shade(facade.wall), 0.8)
  const cornice = fill(rect(-10, high - 10, width + 10, high + 8), face.base('#efe4cb'))
  return (
    fill(rect(0, -2, width, high), face.lit(facade.wall)) +
    pillars +
    underEave +
    facade.openings
      .map((one) =>
        opening(
          wall,
          one,
          { frame: facade.frame, leaf: facade.leaf, lit: lit && random() < 0.6 ? lit : undefined },
          face,
        ),
      )
      .join('') +
    cornice +
    tileRoof(wall, width, high + 6, roof, tone, random, '#b5603f')
  )
}

export interface HouseRow extends Look {
  x: number
  y: number
  /** Pixels along the picture. */
  width: number
  scale: number
  random: Random
  lit?: string
}

/** Houses of the old town side by side, seen from the front. */
export function houseRow({ x, y, width, scale, random, lit, ...look }: HouseRow): string {
  const tone = tones(look)
  let at = 0
  let last = ''
  let out = ''
  while (width / scale - at > 250) {
    const facade = anyFacade(random, last, width / scale - at)
    const start = at
    const wall: Wall = (along, up) => [x + (start + along) * scale, y - up * scale]
    out += house(wall, facade, tone, random, { lit, roof: 105 + random() * 40 })
    at += facade.width
    last = facade.frame
  }
  return out
}

export interface HouseStreet extends Look {
  /** Where the street runs to in the picture. */
  vanish: Point
  /** The foot of the nearest corner, and pixels for a centimetre there. */
  foot: Point
  scale: number
  /** How far the houses go back, in centimetres. */
  depth?: number
  /** Distance from us to the nearest corner, in centimetres: smaller is a stronger perspective. */
  eye?: number
  random: Random
  lit?: string
  /** The side that stands away from the light. */
  shaded?: boolean
}

/** One side of a street going away from us; draw the far side first when the two overlap. */
export function houseStreet({
  vanish: [vx, vy],
  foot: [fx, fy],
  scale,
  depth = 4600,
  eye = 900,
  random,
  lit,
  shaded,
  ...look
}: HouseStreet): string {
  const tone = tones(look)
  const houses: { start: number; facade: Facade }[] = []
  let at = 0
  let last = ''
  while (at < depth) {
    const facade = anyFacade(random, last)
    houses.push({ start: at, facade })
    at += facade.width
    last = facade.frame
  }
  return houses
    .reverse()
    .map(({ start, facade }) => {
      const wall: Wall = (along, up) => {
        const near = eye / (eye + start + along)
        return [vx + (fx - vx) * near, vy + (fy - up * scale - vy) * near]
      }
      return house(wall, facade, tone, random, { lit, roof: 46, shaded })
    })
    .join('')
}

/** The church of Santa Rita: two levels, curved pediment, one bell tower on the right. */
export function santaRita(place: Place & Look & { lit?: string; trim?: string }): string {
  const tone = tones(place)
  const { x, y, scale = 1, lit } = place
  const wall: Wall = (along, up) => [x + along * scale, y - up * scale]
  const white = '#f8f2e3'
  const trim = place.trim ?? '#a99678'
  const path = (points: readonly (readonly [number, number])[]) => polygon(points.map(([a, u]) => wall(a, u)))
  const rect = (a0: number, u0: number, a1: number, u1: number) =>
    path([
      [a0, u0],
      [a0, u1],
      [a1, u1],
      [a1, u0],
    ])
  const arch = (at: number, wide: number, foot: number, head: number, rise: number, grow = 0) =>
    path(
      archOver(
        at - wide / 2 - grow,
        at + wide / 2 + grow,
        foot - (grow && foot > 10 ? grow : 0),
        head + grow,
        rise,
      ),
    )
  const [left, mid, right] = [-770, 330, 770]
  const cornice = 900
  const centre = (left + mid) / 2
  const half = (mid - left) / 2
  const curve = (side: -1 | 1) =>
    smooth<readonly [number, number]>(
      [
        [half, cornice + 34],
        [half - 6, cornice + 62],
        [half * 0.78, cornice + 92],
        [half * 0.6, cornice + 170],
        [half * 0.5, cornice + 250],
        [half * 0.34, cornice + 284],
        [half * 0.2, cornice + 336],
        [0, cornice + 362],
      ],
      5,
    ).map(([a = 0, u = 0]): readonly [number, number] => [centre + side * a, u])
  const gable = [...curve(-1), ...curve(1).reverse()]
  const inset = gable.map(([a, u]): readonly [number, number] => [
    centre + (a - centre) * 0.9,
    cornice + 34 + (u - cornice - 34) * 0.87,
  ])
  const window = (at: number, wide: number, foot: number, head: number) =>
    fill(arch(at, wide, foot, head, 26, 20), tone.base(trim)) +
    fill(arch(at, wide, foot, head, 24), lit && !tone.flat ? lit : tone.deep('#3f5a60')) +
    [0.25, 0.5, 0.75]
      .map((t) =>
        fill(
          rect(at - wide / 2, lerp(foot, head, t) - 4, at + wide / 2, lerp(foot, head, t) + 4),
          tone.base('#efe4cb'),
        ),
      )
      .join('') +
    fill(rect(at - 4, foot, at + 4, head + 20), tone.base('#efe4cb'))
  const door = (at: number, wide: number, head: number, colour: string) =>
    fill(arch(at, wide, 0, head, 40, 26), tone.base(trim)) +
    fill(arch(at, wide, 0, head, 36), tone.base(colour)) +
    fill(rect(at - 4, 0, at + 4, head + 34), tone.deep(colour)) +
    [0.08, 0.4, 0.7]
      .map((t) =>
        [-1, 1]
          .map((s) =>
            fill(
              rect(at + s * wide * 0.12, head * t, at + s * wide * 0.4, head * (t + 0.24)),
              tone.shade(colour),
            ),
          )
          .join(''),
      )
      .join('')
  const sideOfShade = tone.side < 0
  const pillar = (a0: number, a1: number, top: number) =>
    fill(rect(a0, 0, a1, top), tone.base(trim)) +
    fill(
      sideOfShade ? rect(lerp(a0, a1, 0.6), 0, a1, top) : rect(a0, 0, lerp(a0, a1, 0.4), top),
      tone.shade(trim),
    )
  const band = (a0: number, a1: number, u: number, thick: number) =>
    fill(rect(a0 - 22, u, a1 + 22, u + thick), tone.lit(trim)) +
    fill(rect(a0 - 10, u - 14, a1 + 10, u), tone.shade(trim))
  const towerTop = 1210
  const towerMid = (mid + right) / 2
  const dome = (side: -1 | 1) =>
    smooth<readonly [number, number]>(
      [
        [214, towerTop + 36],
        [206, towerTop + 84],
        [150, towerTop + 140],
        [86, towerTop + 176],
        [54, towerTop + 236],
        [26, towerTop + 292],
        [0, towerTop + 330],
      ],
      5,
    ).map(([a = 0, u = 0]): readonly [number, number] => [towerMid + side * a, u])
  const shadeHalf = sideOfShade ? 1 : -1
  const cross = (at: number, foot: number, high: number) =>
    fill(
      rect(at - 6, foot, at + 6, foot + high) +
        rect(at - high * 0.3, foot + high * 0.56, at + high * 0.3, foot + high * 0.56 + 12),
      tone.deep('#4d4a40'),
    )
  return (
    fill(rect(left, 0, mid, cornice + 40), tone.lit(white)) +
    fill(rect(mid, 0, right, towerTop), tone.lit(white)) +
    fill(
      sideOfShade ? rect(right - 120, 0, right, towerTop) : rect(mid, 0, mid + 120, towerTop),
      tone.shade(white),
      0.45,
    ) +
    fill(
      sideOfShade ? rect(mid - 16, 0, mid + 10, cornice) : rect(left, 0, left + 60, cornice),
      tone.shade(white),
      0.5,
    ) +
    fill(path(gable), tone.base(trim)) +
    fill(path(inset), tone.lit(white)) +
    fill(
      `M${wall(centre, cornice + 210)
        .map(n)
        .join(
          ' ',
        )}m${n(-44 * scale)} 0a${n(44 * scale)} ${n(44 * scale)} 0 1 0 ${n(88 * scale)} 0a${n(44 * scale)} ${n(44 * scale)} 0 1 0 ${n(-88 * scale)} 0`,
      tone.base(trim),
    ) +
    fill(
      `M${wall(centre, cornice + 210)
        .map(n)
        .join(
          ' ',
        )}m${n(-30 * scale)} 0a${n(30 * scale)} ${n(30 * scale)} 0 1 0 ${n(60 * scale)} 0a${n(30 * scale)} ${n(30 * scale)} 0 1 0 ${n(-60 * scale)} 0`,
      lit && !tone.flat ? lit : tone.deep('#3f5a60'),
    ) +
    pillar(left, left + 62, cornice) +
    pillar(mid - 30, mid + 34, towerTop) +
    pillar(right - 62, right, towerTop) +
    band(left, mid, cornice, 34) +
    band(mid, right, cornice, 28) +
    band(mid, right, towerTop, 38) +
    fill(rect(left, 470, right, 484), tone.shade(trim), 0.7) +
    door(centre, 190, 330, '#2a5f4c') +
    door(centre - 330, 130, 270, '#2a5f4c') +
    door(centre + 330, 130, 270, '#2a5f4c') +
    [-330, 0, 330].map((a) => window(centre + a, 128, 570, 800)).join('') +
    window(towerMid, 100, 590, 780) +
    window(towerMid, 84, 190, 330) +
    fill(arch(towerMid, 150, 960, 1110, 60, 22), tone.base(trim)) +
    fill(arch(towerMid, 150, 960, 1110, 58), lit && !tone.flat ? lit : tone.deep('#4a6468')) +
    fill(
      path([
        [towerMid - 44, 1010],
        [towerMid - 34, 1030],
        [towerMid - 26, 1084],
        [towerMid - 8, 1104],
        [towerMid + 8, 1104],
        [towerMid + 26, 1084],
        [towerMid + 34, 1030],
        [towerMid + 44, 1010],
      ]),
      tone.deep('#6d5a34'),
    ) +
    fill(path([...dome(-1), ...dome(1).reverse()]), tone.lit(white)) +
    fill(path([...dome(shadeHalf), [towerMid, towerTop + 36]]), tone.shade(white)) +
    [left + 31, mid - 40]
      .map((a) =>
        fill(
          path([
            [a - 22, cornice + 34],
            [a - 16, cornice + 80],
            [a, cornice + 128],
            [a + 16, cornice + 80],
            [a + 22, cornice + 34],
          ]),
          tone.base(trim),
        ),
      )
      .join('') +
    [mid + 26, right - 26]
      .map((a) =>
        fill(
          path([
            [a - 20, towerTop + 36],
            [a - 14, towerTop + 74],
            [a, towerTop + 120],
            [a + 14, towerTop + 74],
            [a + 20, towerTop + 36],
          ]),
          tone.base(trim),
        ),
      )
      .join('') +
    cross(centre, cornice + 358, 96) +
    cross(towerMid, towerTop + 322, 84)
  )
}

/** The small white church on the beach of Paraty-Mirim: one nave under a plain gable. (x, y) the foot of its façade, in the middle; 720 wide, 900 high. */
export function paratyMirimChurch(place: Place & Look & { side?: 'left' | 'right' }): string {
  const tone = tones(place)
  const white = '#f8f2e3'
  const trim = '#b3a283'
  const far = place.side ?? (tone.side < 0 ? 'right' : 'left')
  const k = far === 'right' ? 1 : -1
  const flank = (far === 'right') === tone.side < 0 ? tone.shade(white) : tone.base(white)
  const tiles = '#b5603f'
  const arch = (a: number, wide: number, foot: number, head: number, grow = 0) =>
    polygon(
      archOver(a - wide / 2 - grow, a + wide / 2 + grow, -foot + (foot ? grow : 0), -head - grow, -26).map(
        ([p, q]): Point => [p, q],
      ),
    )
  const glass = tone.deep('#3f5a60')
  return placed(
    place,
    fill(
      polygon([
        [k * 340, 0],
        [k * 340, -560],
        [k * 980, -470],
        [k * 980, -18],
      ]),
      flank,
    ) +
      fill(
        polygon([
          [k * 360, -560],
          [k * 20, -850],
          [k * 700, -700],
          [k * 1010, -460],
        ]),
        tone.base(tiles),
      ) +
      fill(
        polygon([
          [k * 360, -560],
          [k * 352, -532],
          [k * 1004, -444],
          [k * 1010, -460],
        ]),
        tone.deep(tiles),
      ) +
      Array.from({ length: 9 }, (_, i) => {
        const t = (i + 1) / 10
        return line(
          [
            [lerp(k * 20, k * 700, t), lerp(-850, -700, t)],
            [lerp(k * 360, k * 1010, t), lerp(-560, -460, t)],
          ],
          7,
          tone.shade(tiles),
        )
      }).join('') +
      [0.34, 0.7]
        .map((t) =>
          fill(
            polygon([
              [k * lerp(340, 980, t), lerp(-330, -290, t)],
              [k * lerp(340, 980, t), lerp(-460, -396, t)],
              [k * (lerp(340, 980, t) + 54), lerp(-454, -390, t)],
              [k * (lerp(340, 980, t) + 54), lerp(-324, -286, t)],
            ]),
            tone.deep('#3f5a60'),
          ),
        )
        .join('') +
      fill(
        polygon([
          [-360, 0],
          [-360, -570],
          [0, -850],
          [360, -570],
          [360, 0],
        ]),
        tone.lit(white),
      ) +
      fill('M-384-566L0-866L384-566L384-596L0-898L-384-596Z', tone.base(trim)) +
      fill('M-372-572H372V-592H-372Z', tone.base(trim)) +
      fill('M-360 0h40v-570h-40ZM320 0h40v-570h-40Z', tone.base(trim)) +
      fill(arch(0, 150, 0, 280, 22), tone.base(trim)) +
      fill(arch(0, 150, 0, 280), tone.base('#1f4f6f')) +
      fill('M-4 0h8v-300h-8Z', tone.deep('#1f4f6f')) +
      [-150, 150]
        .map(
          (a) =>
            fill(arch(a, 92, 360, 490, 16), tone.base(trim)) +
            fill(arch(a, 92, 360, 490), glass) +
            fill(`M${a - 3}-360h6v-150h-6ZM${a - 46}-422h92v6h-92Z`, tone.base('#efe4cb')),
        )
        .join('') +
      `<circle cx="0" cy="-690" r="44" fill="${tone.base(trim)}"/><circle cx="0" cy="-690" r="29" fill="${glass}"/>` +
      fill('M-6-890h12v-92h-12ZM-30-950h60v12h-60Z', tone.deep('#4d4a40')) +
      fill(tone.side < 0 ? 'M320 0h40v-570h-40Z' : 'M-360 0h40v-570h-40Z', tone.shade(trim)),
  )
}

/** A small white lighthouse, 900 high. */
export function lighthouse(place: Place & Look & { lit?: string }): string {
  const tone = tones(place)
  const white = '#f8f2e3'
  const dark = (path: string, mirrored: string) => (tone.side < 0 ? path : mirrored)
  return placed(
    place,
    fill('M-170 0h340v-120h-340Z', tone.lit(white)) +
      fill('M-190-120h380v-22h-380Z', tone.shade(white)) +
      fill(dark('M60 0h110v-120h-110Z', 'M-60 0h-110v-120h110Z'), tone.shade(white)) +
      fill('M-96-120L-66-640H66L96-120Z', tone.lit(white)) +
      fill(dark('M26-120L18-640H66L96-120Z', 'M-26-120L-18-640H-66L-96-120Z'), tone.shade(white)) +
      fill('M-88-640h176v-20h-176Z', tone.shade(white)) +
      `<path d="M-84-660v-56h168v56M-42-660v-56M0-660v-56M42-660v-56" fill="none" stroke="${tone.deep('#5a5346')}" stroke-width="6"/>` +
      fill('M-46-660h92v-120h-92Z', place.lit && !tone.flat ? place.lit : tone.deep('#6f8f94')) +
      fill('M-50-660h8v-120h-8ZM-4-660h8v-120h-8ZM42-660h8v-120h-8Z', tone.base(white)) +
      fill('M-62-780h124L20-856V-884H-20V-856Z', tone.base('#8fa3a6')) +
      fill(dark('M8-780h54L20-856V-884H8Z', 'M-8-780h-54L-20-856V-884H-8Z'), tone.shade('#8fa3a6')) +
      fill('M-24-200h48v-86q-24-26-48 0ZM-16-420h32v-56q-16-16-32 0Z', tone.deep('#41616b')) +
      fill('M-26 0h52v-84q-26-22-52 0Z', tone.deep('#41616b')),
  )
}

export interface Hut extends Stance, Look {
  wall?: string
  paint?: string
  roof?: 'thatch' | 'tiles'
  /** Half the width and depth, and the height of the walls. */
  plan?: { wide: number; deep: number; high: number }
  lit?: string
  /** Raised on posts this high. */
  stilts?: number
  veranda?: boolean
}

const gableRoof = (
  from: View,
  { wide, deep, high, over, rise }: { wide: number; deep: number; high: number; over: number; rise: number },
  colour: string,
  tone: Tones,
  thatch: boolean,
): { back: string; front: string } => {
  const eave = high - over * 0.55
  const corner = (f: number, r: number): Solid => [f * (deep + over), eave, r * (wide + over)]
  const ridge = (f: number): Solid => [f * (deep + over * 0.8), high + rise, 0]
  const slope = (right: -1 | 1): string => {
    const face = plane(
      from,
      [corner(-1, right), corner(1, right), ridge(1), ridge(-1)],
      [0, wide, right * rise * 1.2],
      colour,
      tone,
    )
    if (!face) {
      const under = polygon([corner(-1, right), corner(1, right), ridge(1), ridge(-1)].map((p) => from.at(p)))
      return fill(under, tone.deep(colour))
    }
    const ribs = Array.from({ length: thatch ? 9 : 15 }, (_, i) => {
      const t = (i + 0.5) / (thatch ? 9 : 15)
      const top: Solid = [lerp(ridge(-1)[0], ridge(1)[0], t), ridge(1)[1], 0]
      const foot: Solid = [lerp(corner(-1, right)[0], corner(1, right)[0], t), eave, corner(1, right)[2]]
      return line([from.at(top), from.at(foot)], from.px(thatch ? 3 : 6), tone.shade(colour))
    }).join('')
    const edge = line(
      [from.at(corner(-1, right)), from.at(corner(1, right))],
      from.px(thatch ? 14 : 8),
      tone.deep(colour),
    )
    return face + (tone.flat ? '' : ribs) + edge
  }
  const nearRight = from.depth([0, 0, 1]) > from.depth([0, 0, 0]) ? 1 : -1
  const verge = [-1, 1]
    .filter((f) => from.depth([f, 0, 0]) > from.depth([0, 0, 0]))
    .map((f) =>
      line(
        [from.at(corner(f, -1)), from.at(ridge(f)), from.at(corner(f, 1))],
        from.px(thatch ? 15 : 10),
        tone.deep(colour),
      ),
    )
    .join('')
  return { back: slope(nearRight === 1 ? -1 : 1), front: slope(nearRight) + verge }
}

const wallOn = (
  from: View,
  side: 'front' | 'flank',
  { wide, deep }: { wide: number; deep: number },
): { wall: Wall; seen: boolean } => {
  const nearRight = from.depth([0, 0, 1]) > from.depth([0, 0, 0]) ? 1 : -1
  return side === 'front'
    ? {
        wall: (along, up) => from.at([deep, up, along - wide]),
        seen: from.depth([1, 0, 0]) > from.depth([0, 0, 0]),
      }
    : { wall: (along, up) => from.at([along - deep, up, wide * nearRight]), seen: true }
}

/** A small house of the coast: the door and a window in its gable (towards `heading`), windows on the flank. */
export function hut(place: Hut): string {
  const from = view({ eye: 8, ...place })
  const tone = tones(place)
  const { wide, deep, high } = place.plan ?? { wide: 190, deep: 270, high: 240 }
  const base = place.stilts ?? 0
  const wall = place.wall ?? '#f2e7cd'
  const paint = place.paint ?? '#1f5fa8'
  const thatch = (place.roof ?? 'tiles') === 'thatch'
  const colour = thatch ? '#a98a54' : '#b5603f'
  const roof = gableRoof(
    from,
    { wide, deep, high: base + high, over: 44, rise: wide * 0.62 },
    colour,
    tone,
    thatch,
  )
  const legs = base
    ? [-1, 1]
        .flatMap((f) =>
          [-1, 0, 1].map((r) =>
            line(
              [
                from.at([f * deep * 0.92, 0, r * wide * 0.92]),
                from.at([f * deep * 0.92, base, r * wide * 0.92]),
              ],
              from.px(13),
              tone.shade('#7a5a3a'),
            ),
          ),
        )
        .join('')
    : ''
  const floor = base
    ? box(
        from,
        [-deep - 10, base - 16, -wide - 10],
        [deep + (place.veranda ? 160 : 10), base, wide + 10],
        '#a8743f',
        tone,
      )
    : ''
  const verandaLegs =
    base && place.veranda
      ? [-1, 0, 1]
          .map((r) =>
            line(
              [from.at([deep + 146, 0, r * wide * 0.96]), from.at([deep + 146, base, r * wide * 0.96])],
              from.px(13),
              tone.shade('#7a5a3a'),
            ),
          )
          .join('')
      : ''
  const gable = plane(
    from,
    [
      [deep, base + high, -wide],
      [deep, base + high + wide * 0.62, 0],
      [deep, base + high, wide],
    ],
    [1, 0, 0],
    wall,
    tone,
  )
  const body = box(from, [-deep, base, -wide], [deep, base + high, wide], wall, tone)
  const hole = (
    on: Wall,
    a0: number,
    u0: number,
    a1: number,
    u1: number,
    frame: string,
    inner: string,
    grow = 9,
  ) => {
    const path = (a: number, b: number, c: number, d: number) =>
      polygon([on(a, b), on(a, d), on(c, d), on(c, b)])
    return (
      fill(path(a0 - grow, u0 - (u0 > base ? grow : 0), a1 + grow, u1 + grow), tone.base(frame)) +
      fill(path(a0, u0, a1, u1), inner)
    )
  }
  const glow = place.lit && !tone.flat ? place.lit : tone.deep('#2f4448')
  const front = wallOn(from, 'front', { wide, deep })
  const flank = wallOn(from, 'flank', { wide, deep })
  const openings =
    (front.seen
      ? hole(
          front.wall,
          wide * 0.62 - 42,
          base,
          wide * 0.62 + 42,
          base + 196,
          paint,
          place.lit && !tone.flat ? place.lit : tone.shade(paint),
        ) + hole(front.wall, wide * 1.42 - 38, base + 92, wide * 1.42 + 38, base + 186, paint, glow)
      : '') +
    [0.42, 1, 1.58]
      .slice(0, deep > 230 ? 3 : 2)
      .map((share) =>
        hole(flank.wall, deep * share - 38, base + 92, deep * share + 38, base + 186, paint, glow),
      )
      .join('')
  const rail = place.veranda
    ? [-1, 0, 1]
        .map((r) =>
          line(
            [
              from.at([deep + 146, base, r * wide * 0.96]),
              from.at([deep + 146, base + high - 46, r * wide * 0.96]),
            ],
            from.px(9),
            tone.base('#8a5f3a'),
          ),
        )
        .join('') +
      [44, 84]
        .map((u) =>
          line(
            [
              from.at([deep + 10, base + u, wide * 0.98]),
              from.at([deep + 146, base + u, wide * 0.98]),
              from.at([deep + 146, base + u, -wide * 0.98]),
            ],
            from.px(6),
            tone.base('#8a5f3a'),
          ),
        )
        .join('')
    : ''
  const lean = place.veranda
    ? plane(
        from,
        [
          [deep + 10, base + high - 8, -wide - 30],
          [deep + 184, base + high - 62, -wide - 30],
          [deep + 184, base + high - 62, wide + 30],
          [deep + 10, base + high - 8, wide + 30],
        ],
        [0.3, 1, 0],
        colour,
        tone,
      ) +
      line(
        [
          from.at([deep + 184, base + high - 62, -wide - 30]),
          from.at([deep + 184, base + high - 62, wide + 30]),
        ],
        from.px(10),
        tone.deep(colour),
      )
    : ''
  return legs + verandaLegs + roof.back + floor + body + gable + openings + rail + roof.front + lean
}

/** A wooden chalet on stilts at the edge of the water, with a veranda towards `heading`. */
export const chalet = (place: Hut): string =>
  hut({
    wall: '#b98552',
    paint: '#5f3d24',
    roof: 'tiles',
    stilts: 120,
    veranda: true,
    plan: { wide: 220, deep: 230, high: 250 },
    ...place,
  })

/** An open shed for canoes: a roof on posts. `inside` is drawn under it (a canoe ashore at the same place). */
export function canoeShed(place: Stance & Look & { inside?: string; roof?: 'thatch' | 'tiles' }): string {
  const from = view({ eye: 8, ...place })
  const tone = tones(place)
  const [wide, deep, high] = [150, 330, 210]
  const thatch = (place.roof ?? 'thatch') === 'thatch'
  const roof = gableRoof(
    from,
    { wide, deep, high, over: 50, rise: 110 },
    thatch ? '#a98a54' : '#b5603f',
    tone,
    thatch,
  )
  const nearRight = from.depth([0, 0, 1]) > from.depth([0, 0, 0]) ? 1 : -1
  const posts = (right: number) =>
    [-1, 0, 1]
      .map((f) =>
        line(
          [from.at([f * deep * 0.92, 0, right * wide]), from.at([f * deep * 0.92, high, right * wide])],
          from.px(11),
          tone.shade('#7a5a3a'),
        ),
      )
      .join('')
  const shade = fill(
    polygon([
      from.at([-deep, 0, -wide - 30]),
      from.at([deep, 0, -wide - 30]),
      from.at([deep, 0, wide + 30]),
      from.at([-deep, 0, wide + 30]),
    ]),
    tone.deep('#2c3c34'),
    0.35,
  )
  return shade + roof.back + posts(-nearRight) + (place.inside ?? '') + posts(nearRight) + roof.front
}

/** Round logs under a keel, along `heading`. */
export function rollers(place: Stance & Look & { length?: number }): string {
  const from = view({ eye: 12, ...place })
  const tone = tones(place)
  const long = place.length ?? 460
  return [-0.32, 0, 0.32]
    .map(
      (share) =>
        line(
          [from.at([long * share, 6, -62]), from.at([long * share, 6, 62])],
          from.px(14),
          tone.base('#8d6b45'),
        ) +
        line(
          [from.at([long * share, 3, -62]), from.at([long * share, 3, 62])],
          from.px(6),
          tone.shade('#8d6b45'),
        ),
    )
    .join('')
}

/** Huts of a village scattered along a shore between two x, smaller ones behind; for a far shore. */
export function village({
  from: x0,
  to: x1,
  y,
  scale,
  count = 6,
  random,
  lit,
  ...look
}: Look & {
  from: number
  to: number
  y: number
  scale: number
  count?: number
  random: Random
  lit?: string
}): string {
  const paintsOf = ['#1f5fa8', '#c8553d', '#1f6b4a', '#e2a23a', '#1b8a8f'] as const
  return Array.from({ length: count }, (_, i) => {
    const back = random()
    return {
      back,
      svg: hut({
        x: lerp(x0, x1, (i + 0.2 + random() * 0.6) / count),
        y: y - back * 150 * scale,
        scale: scale * lerp(1, 0.74, back),
        heading: random() < 0.5 ? 285 + random() * 40 : 215 + random() * 40,
        paint: pick(random, paintsOf),
        wall: pick(random, ['#f6eeda', '#efdfc0', '#e8d3b0', '#f3e4c9', '#dfe7da']),
        roof: random() < 0.25 ? 'thatch' : 'tiles',
        lit: lit && random() < 0.75 ? lit : undefined,
        ...look,
      }),
    }
  })
    .sort((a, b) => b.back - a.back)
    .map((one) => one.svg)
    .join('')
}

/** A net hung to dry between poles, 420 wide and 190 high. */
export function dryingNets(place: Place & Look & { colour?: string; random?: Random }): string {
  const tone = tones(place)
  const random = place.random ?? seeded(`nets ${place.x}`)
  const colour = place.colour ?? '#6f8f86'
  const dips = [-210, -70, 70, 210]
  let net = ''
  let mesh = ''
  for (let i = 0; i < 3; i++) {
    const [a, b] = [dips[i] ?? 0, dips[i + 1] ?? 0]
    const low = 34 + random() * 26
    const edge = (t: number): Point => [lerp(a, b, t), -186 + 56 * 4 * t * (1 - t)]
    const hem = (t: number): Point => [
      lerp(a, b, t) + 12 * Math.sin(t * 9 + i),
      -low - 16 * Math.sin(t * 12 + i * 2),
    ]
    const shares = Array.from({ length: 11 }, (_, k) => k / 10)
    net += polygon([...shares.map(edge), ...[...shares].reverse().map(hem)])
    for (const t of shares)
      mesh +=
        line([edge(t), hem(Math.min(1, t + 0.14))], 1.1, tone.shade(colour)) +
        line([edge(t), hem(Math.max(0, t - 0.14))], 1.1, tone.shade(colour))
    for (const k of [0.25, 0.5, 0.75])
      mesh += line(
        shares.map((t): Point => [lerp(edge(t)[0], hem(t)[0], k), lerp(edge(t)[1], hem(t)[1], k)]),
        0.9,
        tone.shade(colour),
      )
  }
  const poles = dips
    .map((a) =>
      line(
        [
          [a - 3, 4],
          [a + 3, -206],
        ],
        7,
        tone.shade('#7a5a3a'),
      ),
    )
    .join('')
  const floats = dips
    .slice(0, 3)
    .map((a, i) =>
      [0.16, 0.38, 0.62, 0.84]
        .map(
          (t) =>
            `<circle cx="${n(lerp(a, dips[i + 1] ?? 0, t))}" cy="${n(-186 + 56 * 4 * t * (1 - t))}" r="5" fill="${tone.base('#d9a14a')}"/>`,
        )
        .join(''),
    )
    .join('')
  return placed(place, fill(net, tone.base(colour), 0.42) + mesh + poles + floats)
}

/** A drawing turned upside down about the line of the water under it, for buildings and boats along a shore. */
export const mirroredAt = (waterline: number, inner: string, opacity = 0.35): string =>
  `<g transform="translate(0 ${n(2 * waterline)}) scale(1 -1)" opacity="${opacity}">${inner}</g>`
