/**
 * Sea kayaks and the people in them. The waterline amidships stands at (x, y); at `scale` 1 a single is 500
 * pixels long. Any heading, and any `eye` from level to straight above (90).
 *
 *   kayak({ x: 700, y: 900, scale: 0.8, heading: 'right', seats: 2, phase: 0.1, random, light: 'right' })
 *   kayak({ x, y, scale, heading: 'toward-left', crew: ['rest'], loaded: true, water: '#2f7f86' })
 *   kayak({ x, y, scale, empty: true, ashore: true })          pulled up on sand, (x, y) under its keel
 *   kayak({ x, y, scale, eye: 90, heading: 120 })              from straight above
 *
 * `phase` 0..1 runs once through both strokes (0 catch on the right, 0.2 pull, 0.36 exit, 0.5 catch on the
 * left...); a double paddles in time, the stern a little behind. Pass `water` (the colour around it) for a
 * reflection broken by ripples, `foam` for bow wave and wake.
 *
 * Besides: `hullFromBelow` (for scenes under water), `splash`, `wake`, and `paddle` for one that lies or
 * stands somewhere.
 */
import { lerp, type Random, seeded } from '../core.ts'
import { body, type Outfit, outfit, type Pose } from './body.ts'
import { type Look, type Tones, tones } from './look.ts'
import {
  above,
  add,
  between,
  fill,
  hullOfPoints,
  line,
  mirrored,
  moved,
  type Part,
  type Point,
  polygon,
  ribbon,
  ring,
  type Solid,
  type Stance,
  sin,
  size,
  smooth,
  stacked,
  times,
  type View,
  view,
} from './shape.ts'
import { planeTone } from './solids.ts'

/** What a paddler does; a number is a phase of the stroke, 0..1. */
export type PaddlerPose = number | 'rest' | 'point-right' | 'point-left' | 'look-up' | 'brace'

export interface Kayak extends Stance, Look {
  seats?: 1 | 2
  /** Colour of the deck, and of the hull under it. */
  deck?: string
  hull?: string
  empty?: boolean
  /** Bags strapped on deck, for expeditions. */
  loaded?: boolean
  /** Pulled up on sand or on rollers instead of floating. */
  ashore?: boolean
  /** Phase of the stroke for everyone aboard, unless `crew` says otherwise; bow first. */
  phase?: number
  crew?: readonly PaddlerPose[]
  /** Clothes, bow first; drawn from `random` when left out. */
  outfits?: readonly Outfit[]
  random?: Random
  /** Colour of the water around, for a reflection. */
  water?: string
  /** Colour of bow wave and wake. */
  foam?: string
}

const kayakColours = ['#d5412c', '#eaa92c', '#1d7f8b', '#e36b2c', '#2f5aa3', '#3c7d45'] as const

interface Hull {
  length: number
  sheer: (t: number, right: -1 | 1) => Solid
  ridge: (t: number) => Solid
  bottom: (t: number, right: -1 | 1) => Solid
}

const hullOf = (seats: 1 | 2, ashore: boolean): Hull => {
  const length = seats === 2 ? 580 : 500
  const beam = seats === 2 ? 36 : 30
  const half = (t: number) => beam * (1 - Math.abs(t) ** 2.3)
  const lift = ashore ? 8 : 0
  const rail = (t: number) => 18 + lift + (t > 0 ? 22 * t ** 2.7 : 15 * Math.abs(t) ** 2.6)
  const camber = (t: number) => (t > 0.05 ? 9 : 5) * (1 - Math.abs(t) ** 3)
  return {
    length,
    sheer: (t, right) => [(length / 2) * t, rail(t), half(t) * right],
    ridge: (t) => [(length / 2) * t, rail(t) + camber(t), 0],
    bottom: (t, right) => [
      (length / 2) * t * (t > 0 ? 0.86 : 0.9),
      ashore ? 5 * Math.abs(t) ** 2.5 : 0,
      half(t) * right * (ashore ? 0.45 : 0.84),
    ],
  }
}

const along = Array.from({ length: 33 }, (_, i) => -1 + i / 16)

/** A plane between two lines along the boat, if it is turned to us. */
const strip = (from: View, a: (t: number) => Solid, b: (t: number) => Solid): string =>
  polygon([...along.map((t) => from.at(a(t))), ...[...along].reverse().map((t) => from.at(b(t)))])

const drawHull = (
  from: View,
  { hull, deckColour, hullColour, tone }: { hull: Hull; deckColour: string; hullColour: string; tone: Tones },
): string => {
  const sides: readonly (-1 | 1)[] = from.depth([0, 0, 1]) > from.depth([0, 0, -1]) ? [-1, 1] : [1, -1]
  const walls = sides.map((right) => {
    const light = from.lightOn([0, -0.15, right], tone.side)
    return fill(
      strip(
        from,
        (t) => hull.sheer(t, right),
        (t) => hull.bottom(t, right),
      ),
      planeTone(light + 0.08, tone)(hullColour),
    )
  })
  const belly = sides.map((right) => {
    const low = (t: number) => hull.bottom(t, right)
    return fill(
      strip(from, (t) => between(hull.sheer(t, right), low(t), 0.62), low),
      tone.deep(hullColour),
      0.45,
    )
  })
  const decks = sides.map((right) => {
    const light = from.lightOn([0, 1, 0.55 * right], tone.side)
    return fill(
      strip(
        from,
        (t) => hull.sheer(t, right),
        (t) => hull.ridge(t),
      ),
      planeTone(light, tone)(deckColour),
    )
  })
  const seams = sides.map((right) =>
    line(
      along.map((t) => from.at(hull.sheer(t, right))),
      from.px(2),
      tone.deep(deckColour),
    ),
  )
  return [walls[0], belly[0], seams[0], walls[1], belly[1], decks[0], decks[1], seams[1]].join('')
}

const lying = (from: View, [f, u, r]: Solid, forward: number, right: number, colour: string): string =>
  fill(polygon(ring(from, [f, u, r], forward, right)), colour)

const drawFittings = (from: View, hull: Hull, tone: Tones, deckColour: string, seats: 1 | 2): string => {
  const dark = tone.deep(deckColour)
  const hatch = (t: number, forward: number, right: number) => {
    const [f, u] = hull.ridge(t)
    return (
      lying(from, [f, u, 0], forward, right, tone.shade(deckColour)) +
      lying(from, [f, u + 1.5, 0], forward * 0.8, right * 0.78, dark)
    )
  }
  const cords = (from1: number, to: number): string =>
    [-1, 1]
      .map((right) =>
        line(
          [from1, (from1 + to) / 2, to].map((t, i) =>
            from.at(
              between(hull.ridge(t), hull.sheer(t, i % 2 ? (right > 0 ? -1 : 1) : right > 0 ? 1 : -1), 0.72),
            ),
          ),
          from.px(1.3),
          dark,
        ),
      )
      .join('')
  return seats === 2
    ? hatch(0.68, 18, 10) + hatch(-0.66, 22, 12) + hatch(0, 18, 13)
    : hatch(0.62, 17, 10) + hatch(-0.52, 24, 13) + cords(0.22, 0.48) + cords(-0.3, -0.4)
}

const drawLoad = (from: View, hull: Hull, random: Random, tone: Tones): Part[] => {
  const bag = (t: number, long: number, thick: number, colour: string): Part => {
    const [f, u] = hull.ridge(t)
    const lift = u + thick * 0.7
    const knot = (shift: number, radius: number) => {
      const [x, y] = from.at([f + shift, lift, 0])
      return [x, y, from.px(radius)] as const
    }
    const strap = (shift: number) =>
      ribbon([knot(shift, thick + 0.4), knot(shift + 2.4, thick + 0.4)], '#2b2f30', tone, { round: 0.1 })
    return {
      depth: from.depth([f, u, 0]),
      svg:
        ribbon(
          [
            knot(-long, thick * 0.5),
            knot(-long * 0.8, thick),
            knot(long * 0.7, thick),
            knot(long, thick * 0.6),
          ],
          colour,
          tone,
        ) +
        strap(-long * 0.45) +
        strap(long * 0.4),
    }
  }
  const colours = random() < 0.5 ? ['#e7b13a', '#c9452d', '#2c5f7a'] : ['#d9772c', '#2f6e55', '#e9dcbc']
  return [
    bag(-0.42, 30, 11, colours[0] ?? '#e7b13a'),
    bag(-0.66, 20, 8.5, colours[1] ?? '#c9452d'),
    bag(0.5, 22, 8.5, colours[2] ?? '#2c5f7a'),
  ]
}

interface Stroke {
  centre: Solid
  /** From the right blade to the left one. */
  shaft: Solid
  twist: number
  at: number
}

const strokes: readonly Stroke[] = (() => {
  const right: readonly Stroke[] = [
    // The upper blade stands ahead of the face, so that no view puts it across a head.
    { at: 0, centre: [46, 20, -8], shaft: [-0.12, 0.46, -0.88], twist: -17 },
    { at: 0.2, centre: [33, 28, -4], shaft: [0.15, 0.54, -0.82], twist: 0 },
    { at: 0.36, centre: [25, 23, 5], shaft: [0.66, 0.3, -0.69], twist: 17 },
  ]
  const left = right.map(
    ({ at, centre: [f, u, r], shaft: [sf, su, sr], twist }): Stroke => ({
      at: at + 0.5,
      centre: [f, u, -r],
      shaft: [-sf, -su, sr],
      twist: -twist,
    }),
  )
  const first = right[0]
  return first ? [...right, ...left, { ...first, at: 1 }] : []
})()

const strokeAt = (phase: number): Stroke => {
  const at = phase - Math.floor(phase)
  const i = strokes.findIndex((stroke) => stroke.at > at)
  const before = strokes[i - 1]
  const after = strokes[i]
  if (!before || !after) return { at, centre: [40, 22, 0], shaft: [0, 0, -1], twist: 0 }
  const t = (at - before.at) / (after.at - before.at)
  const shaft = between(before.shaft, after.shaft, t)
  return {
    at,
    centre: between(before.centre, after.centre, t),
    shaft: times(shaft, 1 / (size(shaft) || 1)),
    twist: lerp(before.twist, after.twist, t),
  }
}

const laid: Stroke = { at: 0, centre: [38, 17, -4], shaft: [-0.7, 0.05, -0.71], twist: -8 }
const braced: Stroke = { at: 0, centre: [30, 20, 6], shaft: [0.3, 0.28, -0.91], twist: 10 }

const paddlingPose = (pose: PaddlerPose, deckAt: number): { pose: Pose; stroke: Stroke } => {
  const stroke = typeof pose === 'number' ? strokeAt(pose) : pose === 'brace' ? braced : laid
  const grip = typeof pose === 'number' || pose === 'brace' ? 34 : 26
  const rightHand = add(stroke.centre, times(stroke.shaft, -grip))
  const leftHand = add(stroke.centre, times(stroke.shaft, grip))
  const legs = { right: { thigh: 80, knee: 20 }, left: { thigh: 80, knee: 20 } }
  // The wrist stops a hand's length short of the shaft, so that the fist closes on it.
  const short = (hand: Solid): Solid => add(hand, [-4, 1, 0])
  const resting = typeof pose !== 'number' && pose !== 'brace'
  return {
    stroke,
    pose: {
      ...legs,
      hips: 0,
      cutBelow: deckAt + 5,
      lean: resting ? 2 : 8,
      twist: pose === 'point-right' ? 12 : pose === 'point-left' ? -12 : stroke.twist,
      look:
        pose === 'look-up'
          ? { up: 24 }
          : pose === 'point-right'
            ? { up: 8, aside: -30 }
            : pose === 'point-left'
              ? { up: 8, aside: 30 }
              : { up: resting ? 2 : -4 },
      rightArm: pose === 'point-right' ? { reach: [40, 62, 46] } : { reach: short(rightHand) },
      leftArm: pose === 'point-left' ? { reach: [40, 62, -46] } : { reach: short(leftHand) },
    },
  }
}

const cross = (a: Solid, b: Solid): Solid => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const bladeShape = smooth(
  [
    [-110, 0],
    [-106, 6],
    [-92, 9.4],
    [-74, 7.2],
    [-62, 1.6],
  ],
  4,
)

/** A paddle through `centre` along the unit vector `shaft`, 2.2 m long; what lies under `waterline` is left out. */
export function paddle(
  from: View,
  {
    centre,
    shaft,
    colour = '#f0c04a',
    waterline = -1e6,
    tone,
  }: { centre: Solid; shaft: Solid; colour?: string; waterline?: number; tone: Tones },
): Part[] {
  const face = cross(shaft, [1, 0, 0])
  const flat = size(face) > 0.1 ? times(face, 1 / size(face)) : ([0, 1, 0] as const)
  const edge = cross(shaft, flat)
  return ([-1, 1] as const).flatMap((end) => {
    const wide = add(times(flat, end < 0 ? 0.72 : 0.45), times(edge, end < 0 ? 0.7 : 0.9))
    const point = (reach: number, aside: number): Solid =>
      add(centre, add(times(shaft, -reach * end), times(wide, aside)))
    const outline = [
      ...bladeShape.map(([reach = 0, aside = 0]) => point(reach, aside)),
      ...[...bladeShape].reverse().map(([reach = 0, aside = 0]) => point(reach, -aside)),
    ]
    const upper = bladeShape.map(([reach = 0, aside = 0]) => point(reach, aside))
    const half = [...upper, ...[...bladeShape].reverse().map(([reach = 0]) => point(reach, 0))]
    const stick = above([centre, add(centre, times(shaft, 66 * end))], waterline)
    const blade = above(outline, waterline).map((p) => from.at(p))
    const shaded = above(half, waterline).map((p) => from.at(p))
    const middle = add(centre, times(shaft, 55 * end))
    return [
      {
        depth: from.depth(middle),
        svg:
          line(
            stick.map((p) => from.at(p)),
            from.px(3),
            tone.deep('#3c4347'),
          ) +
          fill(polygon(blade), tone.base(colour)) +
          fill(polygon(shaded), tone.shade(colour)),
      },
    ]
  })
}

const rim = (
  from: View,
  hull: Hull,
  f: number,
  tone: Tones,
  deckColour: string,
  open: boolean,
  seats: 1 | 2,
): string => {
  const [, u] = hull.ridge(f / (hull.length / 2))
  const long = seats === 2 ? 38 : 40
  return (
    lying(from, [f, u + 0.5, 0], long + 3, 21.5, tone.deep(deckColour)) +
    lying(from, [f, u + 3, 0], long, 19, tone.shade('#2a3033')) +
    (open ? lying(from, [f - 2, u + 2, 0], long - 5, 15.5, tone.deep('#1b2022')) : '')
  )
}

const paddlerGrowth = 1.13
const seatHeight = 15

const drawPaddler = (
  from: View,
  hull: Hull,
  f: number,
  pose: PaddlerPose,
  clothes: Outfit,
  tone: Tones,
): Part[] => {
  const seat = moved(from, [f - 9, seatHeight, 0], 0, paddlerGrowth)
  const deckAt = (hull.ridge(f / (hull.length / 2))[1] - seatHeight + 3) / paddlerGrowth
  const posed = paddlingPose(pose, deckAt)
  const foot = ring(seat, [2, deckAt + 1, 0], 22, 15)
  const waist = ring(seat, [0, deckAt + 10, 0], 12.5, 14.5)
  const skirt = fill(polygon(hullOfPoints([...foot, ...waist])), tone.base('#33393b'))
  const parts = body(seat, posed.pose, clothes, tone)
  const trunk = seat.depth([0, 24, 0])
  return [
    ...parts,
    { depth: trunk - 0.5, svg: skirt },
    ...paddle(seat, { ...posed.stroke, waterline: -seatHeight / paddlerGrowth, tone }).map((part) => ({
      ...part,
      // An arm's hand closes over the shaft, so the shaft lies just under the arms at the same depth.
      depth: part.depth + (part.depth > trunk ? 2 : -2),
    })),
  ]
}

const drawBoat = (from: View, boat: Kayak, tone: Tones, random: Random): string => {
  const seats = boat.seats ?? 1
  const hull = hullOf(seats, boat.ashore ?? false)
  const deckColour = boat.deck ?? kayakColours[0]
  const parts: Part[] = []
  const places = seats === 2 ? [88, -74] : [4]
  if (boat.loaded) parts.push(...drawLoad(from, hull, random, tone))
  const rims = places.map((f) => rim(from, hull, f, tone, deckColour, boat.empty ?? false, seats)).join('')
  const crews = places.map((f, i): Part => {
    if (boat.empty) return { depth: 0, svg: '' }
    const pose = boat.crew?.[i] ?? (boat.phase ?? 0.12) - i * 0.05
    const clothes = boat.outfits?.[i] ?? outfit(random, 'paddler')
    return { depth: from.depth([f, 40, 0]), svg: stacked(drawPaddler(from, hull, f, pose, clothes, tone)) }
  })
  return (
    drawHull(from, { hull, deckColour, hullColour: boat.hull ?? '#efe6d2', tone }) +
    drawFittings(from, hull, tone, deckColour, seats) +
    rims +
    stacked([...parts, ...crews])
  )
}

const q1 = (value: number): number => Math.round(value * 10) / 10

/** A stroke of light or foam on the surface: pointed at both ends, `thick` pixels at its widest. */
const lens = (a: Point, b: Point, thick: number): string => {
  const mid = (up: number): string => `${q1((a[0] + b[0]) / 2)} ${q1((a[1] + b[1]) / 2 + up)}`
  return `M${q1(a[0])} ${q1(a[1])}Q${mid(-thick)} ${q1(b[0])} ${q1(b[1])}Q${mid(thick)} ${q1(a[0])} ${q1(a[1])}Z`
}

/** Bow wave and wake of a boat under way, `length` and `beam` in centimetres; draw it before the boat. */
export function wake(
  place: Stance,
  {
    length = 500,
    beam = 60,
    foam,
    reach = 1,
    random,
  }: { length?: number; beam?: number; foam: string; reach?: number; random: Random },
): string {
  const from = view({ eye: 12, ...place })
  let arms = ''
  let trail = ''
  for (const right of [-1, 1]) {
    for (let i = 0; i < 8; i++) {
      const f = length * (0.4 - i * 0.16 * reach)
      const r = right * (beam * 0.3 + i * beam * 0.3 * reach)
      const long = length * (0.13 + 0.07 * random())
      arms += lens(
        from.at([f, 0, r]),
        from.at([f - long, 0, r + right * long * 0.26]),
        from.px(lerp(5, 2.5, i / 8)),
      )
    }
  }
  for (let i = 0; i < 7; i++) {
    const f = -length * (0.44 + i * 0.13 * reach)
    const r = (random() - 0.5) * beam * 0.7
    trail += lens(from.at([f, 0, r]), from.at([f - length * 0.2, 0, r * 1.3]), from.px(lerp(5, 2, i / 7)))
  }
  return fill(arms, foam, 0.7) + fill(trail, foam, 0.6)
}

const ripples = (from: View, length: number, water: string, random: Random, deep: number): string => {
  let path = ''
  for (let i = 0; i < 16; i++) {
    const drop = deep * (0.12 + 0.88 * ((i + random()) / 16))
    const [x, y] = from.at([0, 0, 0])
    const span = from.px(length * (0.1 + 0.22 * random()))
    const cx =
      x +
      from.px(length) * (random() - 0.5) * Math.max(0.25, Math.abs(Math.cos((from.heading * Math.PI) / 180)))
    const cy = y + from.px(drop)
    const thick = from.px(1.2 + 3.4 * (drop / deep))
    path += `M${Math.round(cx - span)} ${Math.round(cy * 10) / 10}q${Math.round(span)} ${Math.round(-thick * 10) / 10} ${Math.round(span * 2)} 0q${Math.round(-span)} ${Math.round(thick * 10) / 10} ${Math.round(-span * 2)} 0Z`
  }
  return fill(path, water, 0.9)
}

/** A single or double sea kayak, with or without its crew. */
export function kayak(boat: Kayak): string {
  const from = view({ eye: 12, ...boat })
  const tone = tones(boat)
  const seats = boat.seats ?? 1
  const hull = hullOf(seats, boat.ashore ?? false)
  const draw = boat.random ?? seeded(`kayak ${boat.x} ${boat.y}`)
  // The same people above the water and in it: outfits are settled once.
  const outfits = boat.outfits ?? [outfit(draw, 'paddler'), outfit(draw, 'paddler')]
  const seed = `${boat.x} ${boat.y} load`
  const settled = { ...boat, outfits }
  const contact = lyingOutline(from, hull, boat.ashore ?? false)
  const reflection =
    boat.water && !boat.ashore
      ? `<g opacity=".42">${drawBoat(mirrored(from), settled, boat.silhouette ? tone : { ...tone, lit: tone.base, base: tone.shade, shade: tone.deep }, seeded(seed))}</g>` +
        ripples(from, hull.length, boat.water, draw, 120)
      : ''
  const ground = fill(contact, tone.deep('#20383c'), boat.ashore ? 0.4 : 0.3)
  const wakes = boat.foam
    ? wake(boat, { length: hull.length, beam: seats === 2 ? 72 : 60, foam: boat.foam, random: draw })
    : ''
  const bowBehind = sin(from.heading) > 0.3
  const bow = boat.foam && !boat.ashore ? fill(bowWave(from, hull), boat.foam, 0.9) : ''
  return (
    reflection +
    (boat.eye && boat.eye > 60 ? '' : ground) +
    wakes +
    (bowBehind ? bow : '') +
    drawBoat(from, settled, tone, seeded(seed)) +
    (bowBehind ? '' : bow)
  )
}

const lyingOutline = (from: View, hull: Hull, ashore: boolean): string => {
  const grow = ashore ? 1.5 : 1.12
  const edge = (t: number, right: -1 | 1): Point => {
    const [f, , r] = hull.bottom(t, right)
    return from.at([f * 1.01, 0, r * grow + (ashore ? 4 : 2) * right])
  }
  return polygon([...along.map((t) => edge(t, 1)), ...[...along].reverse().map((t) => edge(t, -1))])
}

const bowWave = (from: View, hull: Hull): string =>
  ([-1, 1] as const)
    // The far side of the bow wave stands behind the hull.
    .filter((right) => from.depth([0, 0, right]) - from.depth([0, 0, 0]) > -0.35)
    .map((right) => {
      const at = (t: number, out: number): Point => from.at(add(hull.bottom(t, right), [0, 0, out * right]))
      return (
        lens(at(1, 1), at(0.66, 5), from.px(4)) +
        lens(at(0.74, 9), at(0.42, 15), from.px(3.4)) +
        lens(at(0.2, 7), at(-0.1, 8), from.px(2.2))
      )
    })
    .join('')

/** Water thrown up: a ring of foam on the surface, drops above it; about 150 wide at scale 1. */
export function splash({
  x,
  y,
  scale = 1,
  colour,
  random,
}: {
  x: number
  y: number
  scale?: number
  colour: string
  random: Random
}): string {
  let foamy = ''
  for (let i = 0; i < 9; i++) {
    const at = (i - 4) * 17 * scale + (random() - 0.5) * 8
    const long = (26 + random() * 26) * scale
    const drop = (random() - 0.5) * 16 * scale
    foamy += lens(
      [x + at - long, y + drop],
      [x + at + long, y + drop + (random() - 0.5) * 4],
      (4 + random() * 4) * scale,
    )
  }
  let drops = ''
  for (let i = 0; i < 22; i++) {
    const side = random() * 2 - 1
    const high = (12 + random() ** 2 * 80) * scale * (1 - Math.abs(side) * 0.5)
    const r = (1.2 + random() * 3.4) * scale * (1 - high / (140 * scale))
    const px = x + side * 70 * scale
    drops += `M${q1(px - r)} ${q1(y - high)}a${q1(r)} ${q1(r)} 0 1 0 ${q1(2 * r)} 0Q${q1(px + r * 0.4)} ${q1(y - high - r * 1.4)} ${q1(px + side * r)} ${q1(y - high - r * 2.6)}Q${q1(px - r * 0.4)} ${q1(y - high - r * 1.4)} ${q1(px - r)} ${q1(y - high)}Z`
  }
  return fill(foamy, colour, 0.9) + fill(drops, colour, 0.95)
}

/**
 * The part of a kayak that is under water, for scenes seen from below or half under the surface: `eye` from
 * -90 (straight from below) to 0 (from the side).
 */
export function hullFromBelow({
  hull: hullColour = '#efe6d2',
  foam,
  ...place
}: Stance & Look & { hull?: string; foam?: string }): string {
  const from = view({ eye: -40, ...place })
  const tone = tones(place)
  const hull = hullOf(1, false)
  const keel = (t: number): Solid => [(hull.length / 2) * t * 0.87, -13 * (1 - Math.abs(t) ** 3.4), 0]
  const sides = ([-1, 1] as const).map((right) => ({
    depth: from.depth([0, 0, right]),
    svg: fill(
      strip(from, (t) => hull.bottom(t, right), keel),
      right === (from.lightOn([0, 0, 1], tone.side) > 0 ? 1 : -1)
        ? tone.base(hullColour)
        : tone.shade(hullColour),
    ),
  }))
  const shine = foam
    ? fill(
        strip(
          from,
          (t) => times(hull.bottom(t, 1), 1.08),
          (t) => times(hull.bottom(t, -1), 1.08),
        ),
        foam,
        0.6,
      )
    : ''
  return shine + stacked(sides)
}
