/**
 * People on land and in the water. (x, y) is the ground under them (for `swimmer` the
 * surface); at `scale` 1 a grown person is 173 pixels high.
 *
 *   person({ x, y, scale: 0.6, heading: 'away-right', does: 'climb', wears: outfit(random, 'hiker') })
 *
 * `does` is one of the poses below. A pose with a step in it takes `phase` 0..1 through one pace of both legs,
 * so that no two walkers are twins.
 */
import { lerp, type Random } from '../core.ts'
import { body, joints, type Outfit, outfit, type Pose } from './body.ts'
import { type Look, type Tones, tones } from './look.ts'
import {
  add,
  between,
  cos,
  fill,
  line,
  moved,
  type Part,
  type Point,
  polygon,
  ribbon,
  ring,
  type Solid,
  type Stance,
  sin,
  stacked,
  type View,
  view,
} from './shape.ts'

const step = (phase: number): { right: Pose['right']; left: Pose['left']; swing: number } => {
  const leg = (at: number): Pose['right'] => {
    const turn = (at - Math.floor(at)) * 360
    const forward = cos(turn)
    // The knee folds while the leg travels forward (the second half of its turn), the heel leads at the end.
    const travelling = Math.max(0, -sin(turn))
    return {
      thigh: 4 + 22 * forward,
      knee: 5 + 46 * travelling ** 1.4,
      toe: forward < 0 ? 24 * -forward : -10 * forward,
    }
  }
  return { right: leg(phase), left: leg(phase + 0.5), swing: cos(phase * 360) }
}

const walking = (phase: number, big: boolean): Pose => {
  const { right, left, swing } = step(phase)
  return {
    right,
    left,
    lean: big ? 13 : 5,
    twist: swing * 6,
    rightArm: { swing: (big ? -4 : 0) - 20 * swing, bend: big ? 30 : 22 },
    leftArm: { swing: (big ? -4 : 0) + 20 * swing, bend: big ? 30 : 22 },
    look: { up: big ? 4 : -2 },
  }
}

const climbing = (phase: number, big: boolean): Pose => {
  const lifted = 0.5 + 0.5 * sin(phase * 360)
  const up = { thigh: lerp(48, 70, lifted), knee: lerp(52, 76, lifted), toe: 0 }
  const down = { thigh: lerp(-6, -16, lifted), knee: lerp(10, 4, lifted), toe: lerp(8, 26, lifted) }
  const rightUp = Math.floor(phase * 2) % 2 === 0
  return {
    right: rightUp ? up : down,
    left: rightUp ? down : up,
    lean: big ? 20 : 14,
    rightArm: { swing: rightUp ? -22 : 6, bend: 36 },
    leftArm: { swing: rightUp ? 6 : -22, bend: 36 },
    look: { up: 10 },
  }
}

const poses = {
  walk: walking,
  climb: climbing,
  stand: (): Pose => ({
    right: { thigh: 4, knee: 5, out: 4 },
    left: { thigh: -4, knee: 3, out: 4 },
    lean: 1,
    rightArm: { swing: 0, bend: 14, out: 9 },
    leftArm: { swing: 4, bend: 18, out: 9 },
  }),
  /** Weight on one leg, thumbs under the straps. */
  rest: (): Pose => ({
    right: { thigh: 2, knee: 2, out: 3 },
    left: { thigh: 14, knee: 22, out: 7, toe: 4 },
    lean: -2,
    sway: 3,
    rightArm: { reach: [13, 116, 13], elbow: [-0.4, -0.7, 0.8] },
    leftArm: { reach: [13, 116, -13], elbow: [-0.4, -0.7, -0.8] },
    look: { up: 6 },
  }),
  /** Hands on the hips, taking in the view. */
  view: (): Pose => ({
    right: { thigh: 4, knee: 4, out: 7 },
    left: { thigh: -4, knee: 3, out: 7 },
    lean: -3,
    rightArm: { reach: [3, 97, 20], elbow: [-0.5, -0.1, 1] },
    leftArm: { reach: [3, 97, -20], elbow: [-0.5, -0.1, -1] },
    look: { up: 8 },
  }),
  point: (): Pose => ({
    right: { thigh: 12, knee: 8, out: 5 },
    left: { thigh: -10, knee: 2, out: 4, toe: 6 },
    lean: 3,
    twist: -8,
    rightArm: { reach: [62, 152, 24] },
    leftArm: { reach: [12, 98, -22], elbow: [-0.6, 0, -1] },
    look: { up: 8 },
  }),
  /** An open hand to the side: welcoming, showing round. */
  greet: (): Pose => ({
    right: { thigh: 6, knee: 6, out: 4 },
    left: { thigh: -6, knee: 3, out: 5 },
    lean: 2,
    rightArm: { reach: [34, 156, 44], elbow: [0.1, -0.9, 0.9] },
    leftArm: { reach: [30, 108, -40], elbow: [-0.6, -0.7, -0.4] },
    look: { up: 4 },
  }),
  /** Both arms up. */
  cheer: (): Pose => ({
    right: { thigh: 3, knee: 3, out: 8 },
    left: { thigh: -3, knee: 3, out: 8 },
    lean: -3,
    rightArm: { reach: [6, 196, 42] },
    leftArm: { reach: [6, 196, -42] },
    look: { up: 14 },
  }),
  /** In the air: one knee drawn up, the other leg trailing, arms thrown up and forward. */
  leap: (): Pose => ({
    right: { thigh: 74, knee: 82, out: 6, toe: 24 },
    left: { thigh: -14, knee: 26, out: 6, toe: 40 },
    lean: 10,
    rightArm: { reach: [46, 178, 26] },
    leftArm: { reach: [30, 192, -30] },
    look: { up: -6 },
  }),
  /** On a boulder or a bench of 44 cm. */
  sit: (): Pose => ({
    hips: 53,
    right: { thigh: 86, knee: 78, out: 6 },
    left: { thigh: 80, knee: 96, out: 7, toe: 18 },
    lean: 12,
    rightArm: { reach: [40, 62, 12], elbow: [-0.4, -0.8, 0.6] },
    leftArm: { reach: [38, 60, -14], elbow: [-0.4, -0.8, -0.6] },
    look: { up: 4 },
  }),
  /** On the ground, arms round the knees. */
  'sit-low': (): Pose => ({
    hips: 10,
    right: { thigh: 140, knee: 106, out: 4 },
    left: { thigh: 134, knee: 100, out: 5 },
    lean: 16,
    rightArm: { reach: [44, 38, 8], elbow: [0, -0.9, 0.6] },
    leftArm: { reach: [44, 36, -6], elbow: [0, -0.9, -0.6] },
    look: { up: 6 },
  }),
  /** On the ground, leaning back on the hands, legs stretched out. */
  lounge: (): Pose => ({
    hips: 10,
    right: { thigh: 92, knee: 4, out: 5, toe: -40 },
    left: { thigh: 112, knee: 48, out: 4 },
    lean: -24,
    rightArm: { reach: [-48, 4, 22], elbow: [-0.8, 0, 0.3] },
    leftArm: { reach: [-48, 4, -22], elbow: [-0.8, 0, -0.3] },
    look: { up: 12 },
  }),
  /** One knee on the ground, hands at something low in front: a stove, a knot, a chart. */
  kneel: (): Pose => ({
    hips: 51,
    right: { thigh: 88, knee: 92, out: 5 },
    left: { thigh: 8, knee: 98, out: 4, toe: 70 },
    lean: 24,
    rightArm: { reach: [58, 44, 8] },
    leftArm: { reach: [56, 38, -10] },
    look: { up: -28 },
  }),
  /** A mug at the chest, steam in the face. */
  mug: (): Pose => ({
    right: { thigh: 4, knee: 4, out: 4 },
    left: { thigh: -4, knee: 4, out: 4 },
    lean: 2,
    rightArm: { reach: [26, 128, 6], elbow: [-0.5, -0.8, 0.6] },
    leftArm: { reach: [25, 124, -6], elbow: [-0.5, -0.8, -0.6] },
    look: { up: -8 },
  }),
  /** Leaning back on a rope or on the bow of a kayak. */
  pull: (): Pose => ({
    right: { thigh: 52, knee: 42, out: 5 },
    left: { thigh: 12, knee: 46, out: 6 },
    lean: -12,
    rightArm: { reach: [54, 78, 8] },
    leftArm: { reach: [52, 74, -8] },
    look: { up: -4 },
  }),
  /** Hands and feet on steep rock. */
  scramble: (): Pose => ({
    right: { thigh: 82, knee: 84, out: 8 },
    left: { thigh: 8, knee: 22, out: 6, toe: 30 },
    lean: 26,
    rightArm: { reach: [62, 158, 14] },
    leftArm: { reach: [58, 118, -14], elbow: [-0.4, -0.8, -0.8] },
    look: { up: 22 },
  }),
  /** Standing at a wheel or a tiller behind. */
  steer: (): Pose => ({
    right: { thigh: 4, knee: 6, out: 7 },
    left: { thigh: -4, knee: 4, out: 7 },
    lean: 4,
    rightArm: { reach: [44, 112, 20] },
    leftArm: { reach: [44, 104, -20] },
    look: { up: 4 },
  }),
  /** Arms flung out after a round net. */
  cast: (): Pose => ({
    right: { thigh: 22, knee: 24, out: 8 },
    left: { thigh: -14, knee: 12, out: 8 },
    lean: 12,
    twist: -22,
    rightArm: { reach: [58, 128, 4] },
    leftArm: { reach: [46, 118, -44] },
    look: { up: 4 },
  }),
  /** Sitting low with a paddle on the right side. */
  'work-sit': (): Pose => ({
    hips: 34,
    right: { thigh: 92, knee: 12, out: 6 },
    left: { thigh: 92, knee: 12, out: 6 },
    lean: 14,
    twist: -10,
    rightArm: { reach: [50, 46, 26] },
    leftArm: { reach: [38, 92, 6] },
  }),
  /** Bent over work on a trunk or a net. */
  work: (): Pose => ({
    right: { thigh: 18, knee: 16, out: 6 },
    left: { thigh: -6, knee: 6, out: 6 },
    lean: 34,
    rightArm: { reach: [62, 84, 10] },
    leftArm: { reach: [52, 72, -12] },
    look: { up: -18 },
  }),
} as const

export type Doing = keyof typeof poses

/** Every pose, for the sheet that shows them all (`figure-sheet.ts`). */
export const doings: readonly Doing[] = Object.keys(poses).filter((name): name is Doing => name in poses)

export interface Person extends Stance, Look {
  does?: Doing
  phase?: number
  wears: Outfit
}

const poseOf = (does: Doing, phase: number, big: boolean): Pose =>
  does === 'walk' || does === 'climb' ? poses[does](phase, big) : poses[does]()

/** Someone on land. */
export function person(who: Person): string {
  const from = view(who)
  const pose = poseOf(who.does ?? 'stand', who.phase ?? 0.05, who.wears.pack?.kind === 'big')
  const tone = tones(who)
  const parts = body(from, pose, who.wears, tone)
  if (who.does === 'mug') parts.push(mugIn(from, joints(pose).rightHand, tone))
  return stacked(parts)
}

/** Where someone's hands are in the picture, right and left: a rope that they hold runs through these points. */
export function handsOf(who: Person): { right: Point; left: Point } {
  const from = view(who)
  const { rightHand, leftHand } = joints(
    poseOf(who.does ?? 'stand', who.phase ?? 0.05, who.wears.pack?.kind === 'big'),
  )
  return { right: from.at(rightHand), left: from.at(leftHand) }
}

const mugIn = (from: View, hand: Solid, tone: Tones): Part => {
  const [x, y] = from.at(add(hand, [3, 2, -4]))
  return {
    depth: from.depth(hand) + 12,
    svg: ribbon(
      [
        [x, y - from.px(6), from.px(4.4)],
        [x, y + from.px(4), from.px(4.2)],
      ],
      '#d9492f',
      tone,
      { round: 0.15 },
    ),
  }
}

/** The soft shadow of someone on flat ground, thrown away from the light. */
export function groundShadow(
  place: Stance & { light?: 'left' | 'right'; colour: string; length?: number; wide?: number },
): string {
  const { x, y, scale = 1, light = 'left', colour, length = 120, wide = 26 } = place
  const away = light === 'left' ? 1 : -1
  const reach = length * scale * away
  const half = wide * scale
  const round = (value: number): number => Math.round(value * 10) / 10
  return fill(
    `M${round(x - half * away)} ${round(y)}Q${round(x)} ${round(y - half * 0.4)} ${round(x + reach)} ${round(y - half * 0.1)}Q${round(x + reach + half * 0.5 * away)} ${round(y + half * 0.12)} ${round(x + reach)} ${round(y + half * 0.3)}Q${round(x)} ${round(y + half * 0.5)} ${round(x - half * away)} ${round(y)}Z`,
    colour,
    0.4,
  )
}

const swimwear = (random: Random): Outfit => ({ ...outfit(random, 'beach'), hat: undefined, sleeves: 'none' })

/** Head, shoulders and one arm of someone swimming the crawl, the rest under water. */
export function swimmer({
  random,
  water,
  foam,
  ...place
}: Stance & Look & { random: Random; water: string; foam: string }): string {
  const tone = tones(place)
  const from = view({ eye: 10, ...place })
  const wears = swimwear(random)
  const knot = ([f, u, r]: Solid, radius: number): [number, number, number] => [
    ...from.at([f, u, r]),
    from.px(radius),
  ]
  const back = ribbon(
    [knot([-62, 0, 0], 4), knot([-30, 3, 0], 9), knot([4, 5, 0], 11), knot([16, 5, 0], 7)],
    wears.skin,
    tone,
  )
  const head = ribbon([knot([24, 9, 4], 8), knot([34, 11, 5], 9.4)], wears.hair, tone)
  const face = ribbon([knot([35, 6, 7], 6.4), knot([40, 6, 7], 6)], wears.skin, tone)
  const arm = ribbon(
    [knot([6, 7, 14], 6), knot([18, 32, 16], 5), knot([40, 22, 12], 4), knot([54, 8, 8], 3)],
    wears.skin,
    tone,
  )
  const [wx, wy] = from.at([0, -1, 0])
  const cover = fill(
    `M${wx - from.px(76)} ${wy}q${from.px(40)} ${from.px(-6)} ${from.px(80)} ${from.px(1)}t${from.px(70)} ${from.px(-1)}v${from.px(16)}h${from.px(-150)}Z`,
    water,
  )
  const froth = [-74, -44, 6, 44]
    .map((f, i) => {
      const [x, y] = from.at([f, 0, 8])
      return `M${x - from.px(20)} ${y}q${from.px(20)} ${from.px(-6 - (i % 2) * 3)} ${from.px(40)} 0q${from.px(-20)} ${from.px(7)} ${from.px(-40)} 0Z`
    })
    .join('')
  return back + head + face + cover + arm + fill(froth, foam, 0.9)
}

/** Someone standing in water up to `depth` centimetres (90 is the waist); (x, y) is where they meet the surface. */
export function wader({
  wears,
  does = 'stand',
  depth = 90,
  foam,
  ...place
}: Stance &
  Look & {
    wears: Outfit
    does?: 'stand' | 'point' | 'greet' | 'view' | 'pull'
    depth?: number
    foam: string
  }): string {
  const from = view(place)
  const { x: left, y: surface, scale = 1 } = place
  const id = `wader-${Math.round(left)}-${Math.round(surface)}`
  const clip = `<clipPath id="${id}"><rect x="${Math.round(left - 200 * scale)}" y="${Math.round(surface - 260 * scale)}" width="${Math.round(400 * scale)}" height="${Math.round(260 * scale)}"/></clipPath>`
  const standing = person({ ...place, y: surface + depth * scale, does, wears })
  const around = fill(polygon(ring(from, [0, 0, 0], 30, 36)), foam, 0.5)
  const [x, y] = from.at([0, 0, 0])
  const lap = [-34, 0, 30]
    .map((at, i) => {
      const long = from.px(22 + i * 4)
      return `M${x + from.px(at) - long} ${y + from.px(5 + i * 2)}q${long} ${from.px(-4)} ${2 * long} 0q${-long} ${from.px(4)} ${-2 * long} 0Z`
    })
    .join('')
  return `${clip}${around}<g clip-path="url(#${id})">${standing}</g>${fill(lap, foam, 0.85)}`
}

/** Someone in mid-air, head first; (x, y) is the middle of the body. */
export function diver({ random, ...place }: Stance & Look & { random: Random }): string {
  const tone = tones(place)
  const { x, y, scale = 1, heading = 'right', tilt = 0 } = place
  const forward = heading === 'left' || heading === 180 ? -1 : 1
  const wears = swimwear(random)
  const at = (along: number, up: number, radius: number): [number, number, number] => {
    const turn = 34 + tilt
    return [
      x + forward * scale * (along * cos(turn) + up * sin(turn)),
      y + scale * (along * sin(turn) - up * cos(turn)),
      radius * scale,
    ]
  }
  const limb = (knots: readonly (readonly [number, number, number])[], colour: string) =>
    ribbon(
      knots.map(([a, u, r]) => at(a, u, r)),
      colour,
      tone,
    )
  return (
    limb(
      [
        [34, 4, 6],
        [58, 10, 5],
        [84, 6, 3.4],
        [92, 5, 2.4],
      ],
      wears.skin,
    ) +
    limb(
      [
        [-22, 0, 10],
        [-58, 4, 7],
        [-94, 2, 4],
        [-108, -1, 2.2],
      ],
      wears.skin,
    ) +
    limb(
      [
        [-20, -3, 10],
        [-60, -5, 7],
        [-96, -4, 4],
        [-112, -8, 2.2],
      ],
      wears.skin,
    ) +
    limb(
      [
        [-24, 0, 11.5],
        [-8, 2, 12],
        [16, 4, 12.5],
        [34, 3, 10.5],
        [40, 3, 6],
      ],
      wears.skin,
    ) +
    limb(
      [
        [-42, -2, 10],
        [-26, 0, 12],
        [-10, 2, 12],
      ],
      wears.trousers,
    ) +
    limb(
      [
        [46, 7, 8.6],
        [56, 6, 8.6],
      ],
      wears.hair,
    ) +
    limb(
      [
        [32, 0, 6],
        [60, -4, 4.8],
        [86, 0, 3.2],
        [95, 2, 2.4],
      ],
      wears.skin,
    )
  )
}

/** A hammock between two points with someone in it; its cords end at the points. */
export function hammock({
  from: [ax, ay],
  to: [bx, by],
  colour = '#d9643a',
  stripe = '#f2dfb4',
  resting,
  ...look
}: Look & { from: Point; to: Point; colour?: string; stripe?: string; resting?: Outfit }): string {
  const tone = tones(look)
  const span = Math.hypot(bx - ax, by - ay)
  const k = span / 300
  const at = (share: number, down = 0): Point => [lerp(ax, bx, share), lerp(ay, by, share) + down * k]
  const sag = (share: number, depth: number): Point => at(share, depth * 4 * share * (1 - share))
  const shares = Array.from({ length: 17 }, (_, i) => 0.12 + (i / 16) * 0.76)
  const edge = (depth: number) =>
    shares.map((share) => {
      const [x, y] = sag(share, depth)
      return [x, y] as const
    })
  const bag = (low: number, high: number) => polygon([...edge(low), ...edge(high).reverse()])
  const ties = [0.12, 0.88].flatMap((share, i) =>
    [60, 74, 96].map((depth) =>
      line([i ? [bx, by] : [ax, ay], sag(share, depth)], 1.3 * k, tone.deep('#8a7350')),
    ),
  )
  const limb = (knots: readonly (readonly [number, number, number])[], paint: string) =>
    ribbon(
      knots.map(([share, down, r]) => [...at(share, down), r * k] as const),
      paint,
      tone,
    )
  const sleeper = resting
    ? limb(
        [
          [0.34, 52, 10],
          [0.42, 70, 13],
          [0.52, 80, 12],
        ],
        resting.shirt,
      ) +
      limb(
        [
          [0.54, 80, 10],
          [0.64, 58, 7.5],
          [0.72, 74, 5],
        ],
        resting.trousers,
      ) +
      limb(
        [
          [0.5, 80, 10],
          [0.68, 76, 7],
          [0.84, 54, 4.5],
          [0.87, 44, 3.2],
        ],
        resting.trousers,
      ) +
      limb(
        [
          [0.26, 40, 9],
          [0.285, 42, 9.4],
        ],
        resting.hair,
      ) +
      limb(
        [
          [0.285, 38, 7.4],
          [0.3, 42, 6.4],
        ],
        resting.skin,
      ) +
      limb(
        [
          [0.34, 54, 5],
          [0.29, 30, 4.2],
          [0.25, 46, 3.4],
        ],
        resting.shirt,
      )
    : ''
  return (
    ties.join('') +
    fill(bag(74, 58), tone.deep(colour)) +
    sleeper +
    fill(bag(100, 72), tone.base(colour)) +
    fill(bag(100, 92), tone.shade(colour)) +
    fill(bag(84, 80), tone.base(stripe)) +
    fill(bag(76, 73), tone.base(stripe))
  )
}

/** The cone of light of a headlamp, and its core, for night: from the lamp towards `to`. */
export function lampBeam({
  at: [x, y],
  to: [tx, ty],
  spread = 0.22,
  colour,
}: {
  at: Point
  to: Point
  spread?: number
  colour: string
}): string {
  const dx = tx - x
  const dy = ty - y
  const wing = (k: number): Point => [tx - dy * k, ty + dx * k]
  return [1, 0.66, 0.36]
    .map((share) => fill(polygon([[x, y], wing(spread * share), wing(-spread * share)]), colour, 0.13))
    .join('')
}

/** Someone's place in a boat: the same body, its origin moved inside the boat's own space. */
export function aboard(
  boat: View,
  at: Solid,
  { does = 'sit', wears, turn = 0, grow = 1 }: { does?: Doing; wears: Outfit; turn?: number; grow?: number },
  tone: Tones,
): Part {
  const from = moved(boat, at, turn, grow)
  const parts = body(from, poseOf(does, 0.2, false), wears, tone)
  return { depth: boat.depth(between(at, add(at, [0, 90, 0]), 0.5)), svg: stacked(parts) }
}
